"""Versions of the server beside each other: all run, the load goes from one to the next every half second.

A shared machine is never the same for two minutes, so figures of two runs say little. Here each version is a tree of
sources (`git worktree add`) with its own server and its own players, of whom all but one are stopped at any moment.
Compared is processor time, not time, and by the median and the standard error of many rounds.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from statistics import median, stdev

from bench.server import OPEN_HOUSE, wait_for

QUIET = 0.02
"""Seconds without any work after which a server has answered everything."""
WAKE_EVERY = 5.0
PATIENCE = 20
"""So many turns the players may get no processor at all on a busy machine."""


@dataclass
class Version:
    """A tree, its server and its players; what each turn cost."""

    tree: Path
    address: str
    server: int
    store: Path
    players: int = 0
    costs: list[float] = field(default_factory=list)
    """Seconds an event, turn by turn."""
    spent: float = 0.0
    moves: int = 0

    def turn(self, seconds: float) -> None:
        """Let the players play so long, and note the server's seconds an event."""
        spent, events = processor_seconds(self.server), self.written()
        os.kill(self.players, signal.SIGCONT)
        for _ in range(PATIENCE):
            time.sleep(seconds)
            if self.written() > events:
                break
        else:
            raise SystemExit(f"{self.tree}: nobody plays; give --spare more")
        os.kill(self.players, signal.SIGSTOP)
        spent, events = self._when_quiet() - spent, self.written() - events
        self.costs.append(spent / events)
        self.spent += spent

    def written(self, what: str = "max(rowid)") -> int:
        """How many events are in the store."""
        with closing(sqlite3.connect(f"{self.store.as_uri()}?mode=ro", uri=True)) as db:
            return int(db.execute(f"SELECT {what} FROM events").fetchone()[0])

    def asks(self) -> int:
        """How many asks were answered; takes long."""
        return self.written("sum(ask != '')")

    def _when_quiet(self) -> float:
        before = -1.0
        while (now := processor_seconds(self.server)) - before > QUIET / 10:
            before = now
            time.sleep(QUIET)
        return now


def main() -> None:
    """Start every version, change the load between them, print a line each."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("trees", nargs="+", type=Path, help="sources, e.g. git worktrees; ratios are to the first")
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--rounds", type=int, default=40, help="turns of each version")
    options.add_argument("--turn", type=float, default=0.3, help="seconds a turn")
    options.add_argument("--spare", type=int, default=16, help="matches that each table can play one after the other")
    chosen = options.parse_args()
    folder = tempfile.TemporaryDirectory(dir=Path.cwd() / ".cache")
    with folder as data, every(chosen.trees, Path(data), chosen.tables, chosen.spare) as versions:
        in_turns(versions, chosen.rounds, chosen.turn)
        print(as_table(versions))


def in_turns(versions: list[Version], rounds: int, seconds: float) -> None:
    """Play the rounds, each the other way round, and count the moves."""
    before = [one.asks() for one in versions]
    for number in range(rounds):
        for one in versions[:: 1 if number % 2 else -1]:
            one.turn(seconds)
    for one, asks in zip(versions, before, strict=True):
        one.moves = one.asks() - asks


@contextmanager
def every(trees: list[Path], data: Path, tables: int, spare: int) -> Iterator[list[Version]]:
    """All versions, seated and stopped; ended afterwards."""
    started: list[subprocess.Popen[str]] = []
    try:
        versions = [started_in(tree.absolute(), data / str(number), started) for number, tree in enumerate(trees)]
        seating = [players_of(one, tables, spare, started) for one in versions]
        seat(versions, seating)
        yield versions
    finally:
        for process in started:
            process.terminate()
            process.send_signal(signal.SIGCONT)  # who is stopped hears nothing
            process.wait(20)


def seat(versions: list[Version], seating: list[subprocess.Popen[str]]) -> None:
    """Wait until everybody sits; who sits first is woken now and then, or its server would hang up on it."""
    with DefaultSelector() as doors:
        for number, players in enumerate(seating):
            assert players.stdout is not None
            doors.register(players.stdout, EVENT_READ, number)
        while doors.get_map():
            for door, _ in doors.select(WAKE_EVERY):
                doors.unregister(door.fileobj)
                versions[door.data].players = seating[door.data].pid
            for one in versions:
                if one.players:
                    os.kill(one.players, signal.SIGCONT)
                    time.sleep(QUIET)
                    os.kill(one.players, signal.SIGSTOP)


def started_in(tree: Path, data: Path, started: list[subprocess.Popen[str]]) -> Version:
    """A version with an open house."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    serve = [sys.executable, "-m", "tablee", "serve", "--port", port, "--data", str(data)]
    server = subprocess.Popen(serve, env=surroundings(tree), cwd=tree, stdout=subprocess.DEVNULL, text=True)
    started.append(server)
    wait_for(f"127.0.0.1:{port}")
    return Version(tree, f"127.0.0.1:{port}", server.pid, data / "tablee.db")


def players_of(one: Version, tables: int, spare: int, started: list[subprocess.Popen[str]]) -> subprocess.Popen[str]:
    """The players of a version, on their way to their seats."""
    command = [sys.executable, "-m", "bench.players", one.address, *map(str, (tables, 1e6, 0.0, spare))]
    players = subprocess.Popen(command, env=surroundings(one.tree), cwd=one.tree, stdout=subprocess.PIPE, text=True)
    started.append(players)
    return players


def surroundings(tree: Path) -> dict[str, str]:
    """Those in which a tree is run as it is."""
    return {**os.environ, **OPEN_HOUSE, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}


def processor_seconds(pid: int) -> float:
    """Time of a process and all its threads, to the nanosecond."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def as_table(versions: list[Version]) -> str:
    """A line a version: µs a move, and the ratio to the first: in all, in the median of the rounds, with its error."""
    lines = [f"{'µs a move':>9}  {'ratio':>6}  {'median':>6}  {'s.e.':>6}  {'moves':>6}  tree"]
    first = versions[0]
    for one in versions:
        ratios = [here / there for here, there in zip(one.costs, first.costs, strict=True)]
        move = one.spent / one.moves
        figures = move / (first.spent / first.moves), median(ratios), stdev(ratios) / len(ratios) ** 0.5
        said = "  ".join(f"{figure:>6.3f}" for figure in figures)
        lines.append(f"{move * 1e6:>9.0f}  {said}  {one.moves:>6}  {one.tree.name}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
