"""Load: what a move costs on SQLite and on PostgreSQL, and what several houses behind Caddy do together.

    python -m bench.load              all four set-ups, under three minutes on a machine that is not busy
    python -m bench.load --quick      smaller and shorter, to see that it works

SQLite with one house, PostgreSQL with one, two and four behind Caddy with NATS: all are up at the same time, and the
players of one set-up at a time play as fast as they are answered, in turns, so that what else the machine does falls on
all of them alike (docs/adr/0014). Then, one after the other, 500 tables at each of which somebody moves every second.
The processor's time is that of the houses, of the database and of Caddy, each by itself; the houses count the moves.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, stdev
from typing import TypeVar

from bench.server import OPEN_HOUSE, processor_seconds
from tools.houses import Caddy, HouseProcess
from tools.servers import Nats, Postgres

S = TypeVar("S", Postgres, Nats, Caddy)

PATIENCE = 120.0
"""Seconds for eight houses to open side by side."""
SETTLED = 0.15
"""Seconds until what was asked last is answered."""
LANES, TABLES = 24, 1440
"""Tables of a house that are played at together without pauses, and all that are opened: enough for 90,000 moves."""
COUNT = "tablee_move_seconds_count"
ROWS = (
    "moves/s, as fast as they can",
    *(f"CPU of {one} a move" for one in ("the houses", "the database", "Caddy", "NATS")),
)


@dataclass
class Setup:
    """Houses on a store, the way to them, and what each turn brought."""

    name: str
    houses: list[HouseProcess]
    database: Postgres | None = None
    nats: Nats | None = None
    caddy: Caddy | None = None
    players: int = 0
    turns: list[tuple[float, ...]] = field(default_factory=list)
    """Moves, seconds, and seconds of houses, database, Caddy and NATS."""

    @property
    def address(self) -> str:
        return self.houses[0].address if self.caddy is None else f"127.0.0.1:{self.caddy.port}"

    def spent(self) -> list[float]:
        """Seconds of the processor so far: of the houses, the database, Caddy and NATS."""
        houses = sum(processor_seconds(house.pid) for house in self.houses)
        others = [processor_seconds(one.pid) if one else 0.0 for one in (self.caddy, self.nats)]
        return [houses, of_family(self.database.pid) if self.database else 0.0, *others]

    def moves(self) -> float:
        """How many moves the houses have granted so far."""
        return sum(count_at(house.address) for house in self.houses)

    def turn(self, seconds: float) -> None:
        """Let the players play for so long."""
        moves, before, began = self.moves(), self.spent(), time.perf_counter()
        os.kill(self.players, signal.SIGCONT)
        time.sleep(seconds)
        os.kill(self.players, signal.SIGSTOP)
        lasted = time.perf_counter() - began
        time.sleep(SETTLED)
        spent = (after - one for after, one in zip(self.spent(), before, strict=True))
        self.turns.append((self.moves() - moves, lasted, *spent))

    def figures(self) -> list[float]:
        """Medians over all turns: moves a second, then microseconds a move of each."""
        rates = [moves / seconds for moves, seconds, *_ in self.turns]
        return [median(rates)] + [median(turn[part] / turn[0] * 1e6 for turn in self.turns) for part in range(2, 6)]


def count_at(address: str) -> float:
    """How many moves a house has granted, as its figures say."""
    with urllib.request.urlopen(f"http://{address}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(COUNT))


def of_family(pid: int) -> float:
    """Seconds of a process and of all that it has started and that still run."""
    children = [
        int(child)
        for thread in Path(f"/proc/{pid}/task").iterdir()
        for child in (thread / "children").read_text().split()
    ]
    return processor_seconds(pid) + sum(processor_seconds(child) for child in children)


def set_up(stack: ExitStack, room: Path) -> list[Setup]:
    """All four, open."""
    limits = {name.removeprefix("TABLEE_").lower(): text for name, text in OPEN_HOUSE.items()}
    limits |= {"connections": "1000000", "checks_per_second": "1000000", "checks_at_once": "1000000"}
    setups = [Setup("SQLite, one house", [HouseProcess(room / "file", limits)])]
    for many in (1, 2, 4):
        database = started(stack, Postgres())
        more = {"store": database.address, "proxies": "127.0.0.1"}
        nats = started(stack, Nats()) if many > 1 else None
        if nats is not None:
            more["bus"] = nats.address
        houses = [HouseProcess(room / f"{many}-{number}", limits | more) for number in range(many)]
        setups.append(Setup(f"PostgreSQL, {many}", houses, database, nats))
    for setup in setups:
        for house in setup.houses:
            stack.callback(house.kill)
            house.begin()
    for setup in setups:
        for house in setup.houses:
            house.wait(PATIENCE)
        if len(setup.houses) > 1:
            setup.caddy = started(stack, Caddy(setup.houses))
    return setups


def started(stack: ExitStack, server: S) -> S:
    """The server, which ends with everything else."""
    stack.callback(server.remove if isinstance(server, Postgres) else server.kill)
    server.start()
    return server


def seated(
    stack: ExitStack, setup: Setup, tables: int, seconds: float, pace: float, spare: int
) -> subprocess.Popen[str]:
    """Players of a set-up, who have just begun to play."""
    command = [sys.executable, "-m", "bench.players", *map(str, (setup.address, tables, seconds, pace, spare))]
    players = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    stack.callback(players.kill)
    assert players.stdout is not None
    assert players.stdout.readline().strip() == "seated"
    return players


def as_fast_as_they_can(setups: list[Setup], turns: int, seconds: float) -> None:
    """All set-ups in turns."""
    with ExitStack() as stack:
        for setup in setups:
            lanes = LANES * len(setup.houses)
            setup.players = seated(stack, setup, lanes, 3600.0, 0.0, TABLES // lanes).pid
            os.kill(setup.players, signal.SIGSTOP)
        for number in range(turns + 1):
            for setup in setups:
                setup.turn(seconds)
                if number == 0:
                    setup.turns.clear()  # the first turn warms up


def at_a_walk(setup: Setup, tables: int, seconds: float) -> tuple[float, float]:
    """The median and the 99th percentile, in ms, when somebody moves at each of so many tables every second."""
    with ExitStack() as stack:
        players = seated(stack, setup, tables, seconds, 1.0, 1)
        assert players.stdout is not None
        waits = sorted(json.loads(players.stdout.readline())["seconds"])
    return waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000


def tell(setups: list[Setup], walks: list[tuple[float, float]], tables: int) -> None:
    """A table in Markdown."""
    figures = [setup.figures() for setup in setups]
    print(f"| | {' | '.join(setup.name for setup in setups)} |\n|---|{'---|' * len(setups)}")
    for row, name in enumerate(ROWS):
        cells = [f"{one[row]:,.0f}" if row == 0 else f"{one[row]:.0f} µs" if one[row] else "–" for one in figures]
        print(f"| {name} | {' | '.join(cells)} |")
    alone = [turn[2] / turn[0] for turn in setups[0].turns]
    ratios = [[turn[2] / turn[0] / one for turn, one in zip(setup.turns, alone, strict=True)] for setup in setups]
    cells = [f"{median(one):.2f} ± {stdev(one) / len(one) ** 0.5:.2f}" for one in ratios]
    print(f"| the same for the houses, SQLite = 1 | {' | '.join(cells)} |")
    cells = [f"{half:.1f} ms, {late:.1f} ms" for half, late in walks]
    print(f"| {tables} tables, a move a second each: p50, p99 | {' | '.join(cells)} |")


def main() -> int:
    """Set up, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="small and short: the figures say little")
    asked = parser.parse_args()
    turns, seconds, tables, walk = (3, 0.5, 50, 4.0) if asked.quick else (8, 1.0, 500, 10.0)
    with ExitStack() as stack:
        room = stack.enter_context(tempfile.TemporaryDirectory(dir=Path.cwd() / ".cache"))
        setups = set_up(stack, Path(room))
        as_fast_as_they_can(setups, turns, seconds)
        tell(setups, [at_a_walk(setup, tables, walk) for setup in setups], tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
