"""PostgreSQL keeps the promises of `storage.log.Log`, for one house or for several."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection, Sequence
from contextlib import suppress
from typing import Any

from tablee.storage import sums
from tablee.storage.log import Conflict, Damaged, Entry, Finding, Note, Outage, Sheet, StoreFailed
from tablee.storage.notes import one_note, whole_notes
from tablee.storage.postgres.lease import Lease
from tablee.storage.postgres.notes import found_in, writing
from tablee.storage.postgres.pool import Connection, Pool
from tablee.storage.postgres.rows import EVENTS, SHEET, is_whole, sheet_of, whole
from tablee.storage.postgres.writer import MARK_EVERY, Writer
from tablee.storage.sums import End

MATCH = "SELECT number, reached, reached_sum FROM matches WHERE id = $1"
BEAT = "UPDATE houses SET beat = $2 WHERE id = $1 AND NOT lost"
REOPENED = """WITH me AS (
        UPDATE houses SET beat = $2::float8 WHERE id = $1 AND NOT lost
        RETURNING (SELECT beat FROM houses WHERE id = $1) AS since
    ) INSERT INTO outages SELECT number, since, $2::float8, $3::float8 FROM matches, me
    WHERE owner = $1 AND since > 0 AND since < $2"""
OUTAGES = """SELECT since, back, until FROM outages
    WHERE match = (SELECT number FROM matches WHERE id = $1) AND back > $2 ORDER BY back"""
OLD = """DELETE FROM tables WHERE id IN (
        SELECT tables.id FROM tables LEFT JOIN matches ON matches.id = tables.id
        LEFT JOIN houses ON houses.id = owner AND NOT lost
        WHERE status = 'waiting' AND created < $1 AND NOT tables.id = ANY($2) AND (houses.id IS NULL OR houses.id = $4)
        ORDER BY created LIMIT $3 FOR UPDATE OF tables SKIP LOCKED
    ) RETURNING id"""
"""A table that another house has in memory is spared by that house."""
WITHOUT = "DELETE FROM matches WHERE id = ANY($1) AND NOT EXISTS (SELECT 1 FROM events WHERE match = number)"

AGED = """LEFT JOIN matches ON matches.id = tables.id LEFT JOIN LATERAL (
        SELECT at FROM events WHERE match = number ORDER BY seq DESC LIMIT 1
    ) last ON true
    WHERE status <> 'waiting' AND created > $1 AND created < $2 AND coalesce(at, created) < $2
    ORDER BY created, tables.id LIMIT $3"""
THIS = """SELECT number, owner IS NULL OR owner = $2 OR NOT EXISTS (SELECT 1 FROM houses WHERE id = owner AND NOT lost),
        (SELECT max(seq) FROM events WHERE match = number), tables.version
    FROM tables JOIN matches USING (id) WHERE id = $1 FOR UPDATE OF tables, matches"""
"""A table that another house has in memory is that house's affair."""


class PostgresLog:
    """Connects when it is first asked for something; `schema.prepare` has looked at the database before."""

    found: tuple[Finding, ...] = ()

    def __init__(self, address: str) -> None:
        self._pool = Pool(address)
        self._writing = Pool(address, 1)
        self.leases = Lease(Pool(address, 2), Pool(address, 1))
        self._writer = Writer(self._writing, self.leases)
        self._marking: asyncio.Task[None] | None = None

    def append(
        self, match: str, after_seq: int, entries: Sequence[Entry], *, sheets: Sequence[Sheet] = ()
    ) -> Awaitable[None]:
        for seq, one in enumerate(entries, after_seq + 1):
            if one.seq != seq:
                raise ValueError("entries must be numbered from after_seq on")
        self._marking = self._marking or asyncio.create_task(self._mark_now_and_then())
        return self._writer.submit(match, entries, sheets)

    async def put(self, *sheets: Sheet) -> None:
        await self._writer.submit("", (), sheets)

    async def read(self, match: str, after_seq: int = 0) -> list[Entry]:
        return (await self._pool.run(lambda db: self._entries(db, match)))[after_seq:]

    async def sheet(self, table: str) -> Sheet | None:
        for row in await self._pool.fetch(f"{SHEET} WHERE id = $1", table):
            if not is_whole(row):
                raise Damaged("the table is not what was written")
            return sheet_of(row)
        return None

    async def of_browser(self, browser: str, limit: int = 100, without: str = "") -> list[Sheet]:
        held = "WHERE browsers @> ARRAY[$1::text] AND ($3 = '' OR position($3 IN body) = 0)"
        asked = f"{SHEET} {held} ORDER BY created DESC, id LIMIT $2"
        return whole(await self._pool.fetch(asked, browser, limit, without)) if browser else []

    async def with_status(self, status: str) -> list[Sheet]:
        return whole(await self._pool.fetch(f"{SHEET} WHERE status = $1 ORDER BY created, id", status))

    async def write_down(self, *notes: Note, gone: Sequence[Note] = ()) -> None:
        await self._pool.run(writing(notes, gone))

    async def note(self, shelf: str, key: str, browser: str = "") -> Note | None:
        return one_note(await self._pool.run(found_in(shelf, key, browser)))

    async def notes(
        self, shelf: str | None = None, *, key: str | None = None, browser: str | None = None, limit: int = 1_000
    ) -> list[Note]:
        return whole_notes(await self._pool.run(found_in(shelf, key, browser, limit)))

    async def beat(self, now: float) -> None:
        await self._do(BEAT, await self.leases.held(), now)

    async def reopened(self, now: float, until: float) -> None:
        await self._do(REOPENED, await self.leases.held(), now, until)

    async def beaten(self) -> float:
        return float(await self._pool.value("SELECT coalesce(max(beat), 0) FROM houses"))

    async def expire(self, before: float, spared: Collection[str], limit: int = 1_000) -> int:
        house = await self.leases.held()
        gone = [row[0] for row in await self._pool.fetch(OLD, before, list(spared), limit, house)]
        if gone:
            await self._do(WITHOUT, gone)
        return len(gone)

    async def aged(self, before: float, after: float = 0.0, limit: int = 100) -> list[Sheet]:
        return whole(await self._pool.fetch(f"{SHEET} {AGED}", after, before, limit))

    async def remove(self, sheet: Sheet, seq: int) -> None:
        house = await self.leases.held()
        await self._pool.run(lambda db: _remove(db, house, sheet, seq))
        self._writer.known.ends.pop(sheet.id, None)

    async def outages(self, match: str, after: float) -> list[Outage]:
        return [Outage(*row) for row in await self._pool.fetch(OUTAGES, match, after)]

    async def secret(self) -> str:
        return str(await self._pool.value("SELECT secret FROM tablee"))

    async def unite(self, browser: str, same_as: str) -> None:
        await self._pool.run(lambda db: _unite(db, browser, same_as))

    async def kin(self) -> dict[str, str]:
        return dict(await self._pool.fetch("SELECT browser, same_as FROM kin"))

    async def check(self, now: float) -> None:
        await self._pool.run(lambda db: db.execute("UPDATE tablee SET pulse = $1", now), patience=0.0)

    async def close(self) -> None:
        if self._marking is not None:
            self._marking.cancel()
        with suppress(StoreFailed):  # a database that is gone keeps nobody from leaving
            await self._writer.close()
            await self.leases.end()
        for pool in (self._pool, self._writing, self.leases.pool):
            await pool.close()

    async def _do(self, statement: str, *values: Any) -> None:
        await self._pool.run(lambda db: db.execute(statement, *values))

    async def _entries(self, db: Connection, match: str) -> list[Entry]:
        mark = await db.fetchrow(MATCH, match)  # in this order: a match only grows
        if mark is None:
            return []
        rows = await db.fetch(EVENTS, mark[0])
        entries = sums.checked(match, rows, (mark[1], mark[2]))
        if rows and match not in self._writer.known.ends:
            self._writer.known.ends[match] = End(mark[0], rows[-1][0], rows[-1][4])
        return entries

    async def _mark_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(MARK_EVERY)
            with suppress(StoreFailed):
                await self._writer.mark()


async def _unite(db: Connection, browser: str, same_as: str) -> None:
    async with db.transaction():
        await db.execute("UPDATE kin SET same_as = $2 WHERE same_as = $1", browser, same_as)
        into = "INSERT INTO kin VALUES ($1, $2) ON CONFLICT (browser) DO UPDATE SET same_as = excluded.same_as"
        await db.execute(into, browser, same_as)


async def _remove(db: Connection, house: int, sheet: Sheet, seq: int) -> None:
    async with db.transaction():
        found = await db.fetchrow(THIS, sheet.id, house)
        if found is None or tuple(found)[1:] != (True, seq, sheet.version):
            raise Conflict(sheet.id)
        for table, key in (("events", "match"), ("outages", "match"), ("matches", "number")):
            await db.execute(f"DELETE FROM {table} WHERE {key} = $1", found[0])
        await db.execute("DELETE FROM tables WHERE id = $1", sheet.id)
