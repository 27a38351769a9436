"""A cluster on this machine, as on several: PostgreSQL with a synchronous standby, NATS, houses behind Caddy, robots.

    make cluster N=4    says where it is and how to kill what; what was killed is brought back, Ctrl+C ends everything

As systemd and a database's keeper would, it starts again what died; a dead primary's standby is promoted, and a new
standby follows it.
"""

from __future__ import annotations

import argparse
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from time import sleep
from types import FrameType, TracebackType

from tools.houses import Caddy, HouseProcess, RobotsProcess
from tools.servers import Nats, Postgres, Server

FOLLOWED = "ALTER SYSTEM SET synchronous_standby_names = '{names}'"
DURABLE = ("synchronous_commit=on", "max_connections=200")
LOOK = 0.5
PATIENCE = 120.0
"""Seconds for all houses to open side by side on a busy machine."""
NOTHING: Mapping[str, str] = {}

Say = Callable[[str], None]


class Cluster:
    """Everything that runs, and the hand that keeps it running."""

    def __init__(self, houses: int = 2, port: int = 0, chosen: Mapping[str, str] = NOTHING, robots: int = 0) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-cluster-"))
        self.primary, self.standby = Postgres(DURABLE), Postgres(DURABLE)
        self.nats = Nats()
        both = f"127.0.0.1:{self.primary.port},127.0.0.1:{self.standby.port}"
        self.store = f"postgresql://postgres@{both}/postgres"
        believed = {"store": self.store, "bus": self.nats.address, "proxies": "127.0.0.1", "log_level": "warning"}
        folders = [self.folder / f"house-{number}" for number in range(1, houses + 1)]
        self.houses = [HouseProcess(folder, {**believed, **chosen}) for folder in folders]
        self.robots = [RobotsProcess(robots, self.nats, self.store)] if robots else []
        self.caddy = Caddy(self.houses, port)

    @property
    def address(self) -> str:
        return self.caddy.address

    @property
    def members(self) -> Iterator[tuple[str, Server]]:
        """All processes by their names."""
        yield "primary", self.primary
        yield "standby", self.standby
        yield "nats", self.nats
        for number, house in enumerate(self.houses, 1):
            yield f"house {number}", house
        for crew in self.robots:
            yield "robots", crew
        yield "caddy", self.caddy

    def start(self) -> None:
        """Start everything; nothing is left if one of them does not come."""
        try:
            self.primary.start()
            self.follow()
            self.nats.start()
            for house in self.houses:
                house.begin()
            for crew in self.robots:
                crew.start()
            for house in self.houses:
                house.wait(PATIENCE)
            self.caddy.start()
        except BaseException:
            self.end()
            raise

    def follow(self) -> None:
        """Have the standby follow the primary, and no commit count before both have it."""
        self.standby.start(standby_of=self.primary)
        self._wait_for("standby")

    def _wait_for(self, names: str) -> None:
        self.primary.psql(FOLLOWED.format(names=names))
        self.primary.psql("SELECT pg_reload_conf()")

    def promote(self) -> None:
        """The primary is dead: the standby takes its place, and another one follows it, at the port that is free."""
        self.primary.kill()
        gone, self.primary = self.primary, self.standby
        self.standby = Postgres(DURABLE, gone.port)
        gone.remove()
        self.primary.promote()
        self._wait_for("")  # nobody can follow yet; a keeper like Patroni does the same
        self.follow()

    def mend(self, say: Say = print) -> None:
        """Bring back what died since the last look; what does not come is tried again at the next."""
        for name, member in self.members:
            if not member.runs and isinstance(member, HouseProcess | Nats | Caddy | RobotsProcess):
                member.kill()
                try:
                    getattr(member, "begin", member.start)()
                    say(f"{name}: dead; started again, {member.pid}")
                except RuntimeError:
                    say(f"{name}: did not start")
        if not self.primary.runs:
            say("primary: dead; the standby is promoted")
            self.promote()
            say(f"primary: {self.primary.pid}, standby: {self.standby.pid}")
        if self.primary.follows:  # it could not be promoted at the last look
            self.primary.promote()
        if not self.standby.runs:
            self._wait_for("")
            self.standby.remove()
            self.standby = Postgres(DURABLE, self.standby.port)
            self.follow()
            say(f"standby: dead; a new one follows, {self.standby.pid}")

    def end(self) -> None:
        """End everything and leave nothing behind."""
        for _, member in reversed(list(self.members)):
            with suppress(Exception):  # what cannot be ended must not keep the others alive
                member.kill()
        for server in (self.primary, self.standby):
            server.remove()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Cluster:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


def tell(cluster: Cluster) -> None:
    """Where it is, and how to kill things."""
    print(f"\n{cluster.address}\n")
    for name, member in cluster.members:
        print(f"  {name:<9} port {member.port:<6} kill -9 {member.pid}")
    first = cluster.houses[0].pid
    print(f"\n  frozen for a while: kill -STOP {first}; sleep 5; kill -CONT {first}")
    print(f"  upgraded in order:  kill -TERM {first}   (its tables go to the others, its windows follow)")
    print(f"  notes of houses:    {cluster.folder}/*.log\nCtrl+C ends all of it.", flush=True)


def main() -> int:
    """Run until told to stop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--houses", type=int, default=4)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--robots", type=int, default=1, help="how many of the pool think at once")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, _interrupt)
    print("· servers and houses are started", flush=True)
    with suppress(KeyboardInterrupt), Cluster(asked.houses, asked.port, robots=asked.robots) as cluster:
        tell(cluster)
        while True:
            sleep(LOOK)
            cluster.mend(lambda words: print(words, flush=True))
    print("· everything is ended")
    return 0


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
