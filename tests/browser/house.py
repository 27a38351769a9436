"""A real house in a process of its own, which can be killed as by a power cut and opened again at its address."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

FOR_TESTS = {
    "TABLEE_ROBOT_PAUSE": "0.02",
    "TABLEE_MESSAGES_AT_ONCE": "150",
    "TABLEE_FRAMES_AT_ONCE": "5000",
    "TABLEE_OPENINGS_AT_ONCE": "5000",
}
"""Bots need not wait for people to follow, and a whole match may be played over one line in a second."""
ANALYSIS = 120_000
"""Milliseconds; the process that analyses yields to everything else, and a test machine has much else to do."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(url: str) -> bool:
    """Whether the house opens its door."""
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except OSError:
        return False


class RealHouse:
    """One data directory and one address, for as many openings as a test wants."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._chosen = {**FOR_TESTS, **{f"TABLEE_{name.upper()}": value for name, value in settings.items()}}
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start it and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "tablee",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self._folder / "data"),
        ]
        with (self._folder / "output").open("ab") as output:
            self._process = subprocess.Popen(
                command, stdout=output, stderr=subprocess.STDOUT, env={**os.environ, **self._chosen}
            )
        for _ in range(600):
            if answers(f"{self.url}/health"):
                break
            try:  # waiting for it to end is our pause, and notices a house that falls over at once
                self._process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        assert self._process.poll() is None, f"the house did not open:\n{(self._folder / 'output').read_text()}"

    def kill(self) -> None:
        """No farewell, nothing saved at the last moment."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """As one closes it properly."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None
