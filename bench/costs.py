"""What a move and an idle window cost a house: processor, memory, network and disk.

    python -m bench.costs                       SQLite: 50 tables a move a second, then 2,000 windows
    python -m bench.costs --idle                10,000 idle windows and nothing else; under three minutes
    python -m bench.costs --postgres            the same on PostgreSQL, whose processor time is counted apart

Times of the processor are the house's alone, so that neighbours on the machine count little. The figures of
docs/scale.md are from here.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from time import perf_counter

from bench.players import call
from bench.server import OPEN_HOUSE, play, processor_seconds
from bench.windows import Crowd
from tablee.core.game import shelf
from tools.houses import HouseProcess
from tools.servers import Postgres

IDLE = 40.0
"""Seconds for which idle windows are watched: two pings of each."""
TABLES_EACH = 20
"""Windows at one table, when onlookers are measured."""


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--postgres", action="store_true", help="keep matches in PostgreSQL (from its wheel)")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--windows", type=int)
    parser.add_argument("--idle", action="store_true", help="no moves, but more windows")
    asked = parser.parse_args()
    database = Postgres() if asked.postgres else None
    try:
        if database:
            database.start()
        measure(asked, database)
    finally:
        if database:
            database.remove()
    return 0


def measure(asked: argparse.Namespace, database: Postgres | None) -> None:
    """A house of its own for all figures."""
    limits = {name.removeprefix("TABLEE_").lower(): text for name, text in OPEN_HOUSE.items()}
    store = {"store": database.address} if database else {}
    with tempfile.TemporaryDirectory(dir=Path.cwd() / ".cache") as room:
        house = HouseProcess(Path(room) / "house", limits | store | {"connections": "1000000"})
        try:
            house.start()
            if not asked.idle:
                say(of_moves(house, database, asked))
            say(asyncio.run(of_windows(house, asked.windows or (10_000 if asked.idle else 2_000))))
        finally:
            house.kill()


def say(figures: list[tuple[str, str]]) -> None:
    """One on a line."""
    for name, figure in figures:
        print(f"{name:<58} {figure}", flush=True)


def of_moves(house: HouseProcess, database: Postgres | None, asked: argparse.Namespace) -> list[tuple[str, str]]:
    """What a move costs at a pace of one a second and table."""
    written = _written(house.pid)
    told = play(house.pid, house.address, asked.tables, asked.seconds, 1.0)
    return [
        (
            f"a move ({told['moves_per_second']:.0f}/s, p99 {told['p99_ms']:.1f} ms): CPU",
            f"{told['cpu_us_per_move']:.0f} µs",
        ),
        ("a move: bytes over the windows of two players, both ways", f"{told['bytes_per_move']:.0f}"),
        ("a move: bytes the house had written to the disk", f"{(_written(house.pid) - written) / told['moves']:.0f}"),
        ("an event: bytes in the store", f"{_size_of_event(house, database):.0f}"),
    ]


async def of_windows(house: HouseProcess, many: int) -> list[tuple[str, str]]:
    """What idle windows cost, and how long they take to come back."""
    game = next(iter(shelf.games()))
    wish = {"game": game, "seats": [{"kind": "person", "name": "Camille"}, {"kind": "open"}]}
    tables = [call(house.address, "/api/tables", wish, "")[0]["id"] for _ in range(-(-many // TABLES_EACH))]
    crowd = Crowd(house.address, lambda number: tables[number % len(tables)])
    await crowd.come(100)
    memory, processor = _memory(house.pid), processor_seconds(house.pid)
    await crowd.come(many - 100)
    joined = processor_seconds(house.pid) - processor
    grown = _memory(house.pid) - memory
    crowd.bytes, processor = 0, processor_seconds(house.pid)
    await asyncio.sleep(IDLE)
    idle = processor_seconds(house.pid) - processor
    made = [
        (f"an idle window (of {many:,}): memory of the house", f"{grown / (many - 100) / 1024:.1f} KiB"),
        ("an idle window: CPU", f"{idle / IDLE / many * 1e6:.1f} µs a second"),
        ("an idle window: bytes over its socket, both ways", f"{crowd.bytes / IDLE / many * 3600:.0f} an hour"),
        ("a window that comes: CPU", f"{joined / (many - 100) * 1e6:.0f} µs"),
        *await _came_back(house, crowd, many),
    ]
    crowd.leave()
    return made


async def _came_back(house: HouseProcess, crowd: Crowd, many: int) -> list[tuple[str, str]]:
    """Restart the house in order and wait for everybody."""
    before, began = crowd.calls, perf_counter()
    await asyncio.to_thread(house.stop)
    await asyncio.to_thread(house.start)
    opened = perf_counter() - began
    waits = [await crowd.until(share * many // 100, 300.0) for share in (50, 99, 100)]
    waits = [opened + sum(waits[: number + 1]) for number in range(3)]
    said = ", ".join(f"{share} % after {wait:.1f} s" for share, wait in zip((50, 99, 100), waits, strict=True))
    calls = (crowd.calls - before) / many
    return [(f"all {many:,} back after a restart (it took {opened:.1f} s)", f"{said}; {calls:.1f} calls each")]


def _memory(pid: int) -> int:
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return int(status["VmRSS"].split()[0]) * 1024


def _written(pid: int) -> int:
    counts = dict(line.split(": ") for line in Path(f"/proc/{pid}/io").read_text().splitlines())
    return int(counts["write_bytes"])


def _size_of_event(house: HouseProcess, database: Postgres | None) -> float:
    """With its place in the index, as the store keeps it for good."""
    if database:
        return float(database.psql("SELECT pg_total_relation_size('events')::float8 / count(*) FROM events"))
    with closing(sqlite3.connect(house.folder / "tablee.db")) as db:
        db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        pages = db.execute("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()").fetchone()[0]
        return float(pages / db.execute("SELECT count(*) FROM events").fetchone()[0])


if __name__ == "__main__":
    sys.exit(main())
