"""Tables are taken by the dozen: whoever asks while some are being taken goes along with the next ones."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import asyncpg

from tablee.storage.leases import Elsewhere, Orphan
from tablee.storage.log import StoreFailed
from tablee.storage.postgres.pool import Connection, Pool
from tablee.storage.postgres.rows import SHEET, whole

MOST_TOGETHER = 256
A_FEW = 100
"""Matches of lost houses that are taken at once: the other houses want their share."""

MINE = """INSERT INTO matches (id, owner) SELECT id, $1 FROM unnest($2::text[], $3::boolean[]) AS w (id, new)
    WHERE new OR EXISTS (SELECT 1 FROM tables WHERE tables.id = w.id) ORDER BY id ON CONFLICT DO NOTHING"""
LOCKED = "SELECT FROM matches WHERE id = ANY($1) ORDER BY id FOR UPDATE"
"""Always in this order, so that nobody waits for somebody who waits for him; and before one looks whose they are."""
TAKEN = """WITH held AS MATERIALIZED (
        SELECT number, w.id, owner, h.id IS NOT NULL AS alive, coalesce(d.beat, 0) AS beat, w.back, w.until
        FROM unnest($2::text[], $3::float8[], $4::float8[]) AS w (id, back, until) JOIN matches ON matches.id = w.id
        LEFT JOIN houses h ON h.id = owner AND NOT h.lost LEFT JOIN houses d ON d.id = owner AND d.lost
    ), free AS MATERIALIZED (
        SELECT * FROM held WHERE owner IS DISTINCT FROM $1 AND NOT alive
    ), taken AS (
        UPDATE matches SET owner = $1 FROM free WHERE matches.number = free.number
    ), away AS (
        INSERT INTO outages SELECT number, beat, back, until FROM free WHERE beat > 0
    ) SELECT id, owner, alive, beat > 0 AS away FROM held"""
ORPHANS = """WITH few AS MATERIALIZED (
        SELECT number, matches.id, beat FROM matches JOIN houses ON houses.id = owner AND lost
        JOIN tables ON tables.id = matches.id
        WHERE status = 'playing' AND position($2 IN body) = 0 LIMIT $3 FOR UPDATE OF matches SKIP LOCKED
    ), taken AS (
        UPDATE matches SET owner = $1 FROM few WHERE matches.number = few.number
    ), away AS (
        INSERT INTO outages SELECT number, beat, $4::float8, $5::float8 FROM few WHERE beat > 0
    ) SELECT tables.id, version, status, created, browsers, body, sum, beat > 0 AS away
    FROM tables JOIN few ON few.id = tables.id"""
"""A lost house writes no more, so what is read of its tables here is the last that there is."""
OWN = f"""{SHEET} JOIN matches ON matches.id = tables.id
    WHERE owner = $1 AND status = 'playing' AND position($2 IN body) = 0"""
GIVEN = "UPDATE matches SET owner = NULL WHERE owner = $1 AND id = ANY($2)"


@dataclass(slots=True, eq=False)
class _Wish:
    table: str
    now: float
    until: float
    new: bool
    done: asyncio.Future[bool]


class Taking:
    """One transaction at a time, for all that were asked for meanwhile."""

    def __init__(self, pool: Pool, held: Callable[[], Awaitable[int]]) -> None:
        self._pool = pool
        self._held = held
        self._wishes: dict[str, _Wish] = {}
        self._task: asyncio.Task[None] | None = None
        self._in_doubt = False

    async def take(self, table: str, now: float, until: float, *, new: bool) -> bool:
        """Have a table for this house; whether its clock stood because its own was gone. Elsewhere if it is not."""
        loop = asyncio.get_running_loop()
        wish = self._wishes.setdefault(table, _Wish(table, now, until, new, loop.create_future()))
        if self._task is None:
            self._task = loop.create_task(self._take_all())
        return await asyncio.shield(wish.done)

    async def orphans(self, without: str, now: float, until: float) -> list[Orphan]:
        """Some matches of lost houses, taken for this one; after a failure all that are its own are among them."""
        house = await self._held()
        own = whole(await self._pool.fetch(OWN, house, without)) if self._in_doubt else []
        self._in_doubt = True  # should the connection break: they may have been taken all the same
        rows = await self._pool.run(lambda db: db.fetch(ORPHANS, house, without, A_FEW, now, until), patience=0.0)
        self._in_doubt = False
        away = {row["id"]: row["away"] for row in rows}
        return [Orphan(sheet, away.get(sheet.id, False)) for sheet in (*own, *whole(rows))]

    async def give(self, house: int, tables: Sequence[str]) -> None:
        """Leave tables to whoever is asked for them next."""
        await self._pool.run(lambda db: _given(db, house, tables))

    async def _take_all(self) -> None:
        await asyncio.sleep(0)  # whoever asks in the same turn of the loop goes along
        while self._wishes:
            names = list(self._wishes)[:MOST_TOGETHER]
            await self._take_some([self._wishes.pop(name) for name in names])
        self._task = None

    async def _take_some(self, wishes: Sequence[_Wish]) -> None:
        try:
            house = await self._held()  # by another number than when it was asked, perhaps
            found = await self._pool.run(lambda db: _taken(db, house, wishes))
        except Exception as error:  # whatever it was, those who wait must hear of it
            failed = error if isinstance(error, StoreFailed) else StoreFailed(str(error))
            for wish in wishes:
                wish.done.set_exception(failed)
        else:
            for wish in wishes:
                _answer(wish, found.get(wish.table), house)


def _answer(wish: _Wish, found: asyncpg.Record | None, house: int) -> None:
    if found is None or found["owner"] == house:
        wish.done.set_result(False)
    elif found["alive"]:
        wish.done.set_exception(Elsewhere(found["owner"]))
    else:
        wish.done.set_result(found["away"])


async def _taken(db: Connection, house: int, wishes: Sequence[_Wish]) -> dict[str, asyncpg.Record]:
    tables = [wish.table for wish in wishes]
    async with db.transaction():
        await db.execute(MINE, house, tables, [wish.new for wish in wishes])
        await db.execute(LOCKED, tables)
        since, until = [wish.now for wish in wishes], [wish.until for wish in wishes]
        return {row["id"]: row for row in await db.fetch(TAKEN, house, tables, since, until)}


async def _given(db: Connection, house: int, tables: Sequence[str]) -> None:
    async with db.transaction():
        await db.execute(LOCKED, tables)
        await db.execute(GIVEN, house, tables)
