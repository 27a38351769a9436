"""Tables of a dead house change hands: how many a second, one by one and by the dozen.

    python -m bench.handover                  4,000 tables, four houses, a synchronous standby
    python -m bench.handover --tables 16000

Everything is on one disk and the houses are one process, so the figure is a lower bound. docs/scale.md has it, and
bench/storms.py reckons with it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import suppress
from time import perf_counter

from tablee.storage.leases import Elsewhere
from tablee.storage.postgres import taking
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tools.cluster import Cluster

NO_CLOCK = "no clock"
DEAD = "INSERT INTO houses (until, beat, lost) VALUES (now(), 1.0, true) RETURNING id"
LEFT = """INSERT INTO tables SELECT 't' || n, 1, 'playing', 1.0, '{{}}', repeat('x', 500), 0
    FROM generate_series(1, {many}) n ON CONFLICT DO NOTHING;
    INSERT INTO matches (id, owner) SELECT 't' || n, {dead} FROM generate_series(1, {many}) n
    ON CONFLICT (id) DO UPDATE SET owner = excluded.owner; ANALYZE matches; ANALYZE tables"""


async def one_by_one(houses: list[PostgresLog], many: int) -> None:
    """Each house takes its share, a transaction a table, as windows come back."""

    async def share(number: int, house: PostgresLog) -> None:
        for table in range(number + 1, many + 1, len(houses)):
            await house.leases.take(f"t{table}", 2.0, 3.0)

    await asyncio.gather(*(share(number, house) for number, house in enumerate(houses)))


async def all_at_once(houses: list[PostgresLog], many: int) -> None:
    """All windows have come back, wherever the proxy sent them."""

    async def one(table: int) -> None:
        with suppress(Elsewhere):
            await houses[table % len(houses)].leases.take(f"t{table}", 2.0, 3.0)

    await asyncio.gather(*map(one, range(1, many + 1)))


async def orphans(houses: list[PostgresLog], _many: int) -> None:
    """The houses themselves look for matches whose clock runs."""

    async def look(house: PostgresLog) -> None:
        while await house.leases._taking._pool.fetch(taking.ORPHANS, house.leases.house, NO_CLOCK, 100, 2.0, 3.0):  # noqa: SLF001 - sums are left out
            pass

    await asyncio.gather(*map(look, houses))


async def measure(cluster: Cluster, asked: argparse.Namespace) -> None:
    """All three, in turns."""
    await prepare(cluster.primary.address)
    houses = [PostgresLog(cluster.primary.address) for _ in range(asked.houses)]
    for house in houses:
        await house.leases.begin()
    for how in (one_by_one, all_at_once, orphans):
        many = asked.tables // 8 if how is one_by_one else asked.tables
        dead = cluster.primary.psql(DEAD)
        cluster.primary.psql(LEFT.format(many=many, dead=dead))
        began = perf_counter()
        await how(houses, many)
        seconds = perf_counter() - began
        left = cluster.primary.psql(f"SELECT count(*) FROM matches WHERE owner = {dead}")
        name = how.__name__.replace("_", " ")
        print(f"{name:<12} {many:>6,} tables, {asked.houses} houses: {many / seconds:>7,.0f} a second, {left} left")
    for house in houses:
        await house.close()


def main() -> int:
    """On a database and a standby of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=4_000)
    parser.add_argument("--houses", type=int, default=4)
    asked = parser.parse_args()
    cluster = Cluster(0)
    try:
        cluster.primary.start()
        cluster.follow()
        asyncio.run(measure(cluster, asked))
    finally:
        cluster.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
