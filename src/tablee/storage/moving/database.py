"""A database of PostgreSQL as an end of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager

import asyncpg

from tablee.storage.log import BadStore
from tablee.storage.moving.ends import AT_ONCE, PARTS, Row, Span, united
from tablee.storage.postgres.pool import Connection, connected
from tablee.storage.postgres.schema import ALONE, prepare, shown
from tablee.storage.postgres.troubles import FAILURES, bad_store

READ = {
    "tables": """SELECT id, version, status, created, array_to_string(browsers, ','), body, sum
        FROM tables ORDER BY id COLLATE "C" """,
    "matches": "SELECT number, id, reached, reached_sum FROM matches ORDER BY number",
    "events": "SELECT match, seq, at, event, ask, sum FROM events ORDER BY match, seq",
    "kin": 'SELECT browser, same_as FROM kin ORDER BY browser COLLATE "C"',
    "notes": """SELECT shelf, key, browser, version, at, body, sum
        FROM notes ORDER BY shelf COLLATE "C", key COLLATE "C", browser COLLATE "C" """,
    "secret": "SELECT secret FROM tablee",
}
COLUMNS = {
    "tables": ("id", "version", "status", "created", "browsers", "body", "sum"),
    "matches": ("number", "id", "reached", "reached_sum"),
    "events": ("match", "seq", "at", "event", "ask", "sum"),
    "kin": ("browser", "same_as"),
    "notes": ("shelf", "key", "browser", "version", "at", "body", "sum"),
}
EMPTY = """SELECT NOT EXISTS (SELECT 1 FROM tables) AND NOT EXISTS (SELECT 1 FROM matches)
    AND NOT EXISTS (SELECT 1 FROM notes)"""
ALIVE = "SELECT count(*) FROM houses WHERE NOT lost AND until > clock_timestamp()"
LOST = "UPDATE houses SET lost = true WHERE NOT lost"
"""A house that was frozen and comes back finds that it may not write."""
NEXT_NUMBER = (
    "SELECT setval(pg_get_serial_sequence('matches', 'number'), greatest(1, (SELECT max(number) FROM matches)))"
)
GONE = """INSERT INTO houses (until, beat, lost) VALUES (clock_timestamp(), $1, true) RETURNING id"""
ITS = "UPDATE matches SET owner = $1 FROM tables WHERE tables.id = matches.id AND status = 'playing'"
"""What is being played is the house's that is gone, so that the first house takes it up."""
AWAY = """INSERT INTO outages SELECT number, since, back, until
    FROM unnest($1::float8[], $2::float8[], $3::float8[]) AS o (since, back, until)
    JOIN tables ON status = 'playing' AND back > created JOIN matches ON matches.id = tables.id"""


@contextmanager
def in_words(address: str) -> Iterator[None]:
    """What goes wrong with a database becomes a BadStore that says so."""
    try:
        yield
    except asyncpg.exceptions.DataError as error:  # a number that a disk made something else of
        raise BadStore("cannot_carry", path=shown(address), problem=error) from None
    except FAILURES as error:
        raise bad_store(error, shown(address)) from None


class DatabaseEnd:
    """In one transaction, under the lock without which no house opens."""

    def __init__(self, db: Connection, where: str) -> None:
        self.where = where
        self._db = db
        self._transaction = db.transaction(isolation="repeatable_read")

    @classmethod
    async def opened(cls, address: str, *, target: bool) -> DatabaseEnd:
        """The database, brought up to date; BadStore if a house is open on it, or a target is not empty."""
        await prepare(address)
        db = await connected(address)
        self = cls(db, shown(address))
        try:
            await db.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
            await db.execute("SELECT pg_advisory_lock($1)", ALONE)
            if many := await db.fetchval(ALIVE):
                raise BadStore("houses_open", path=self.where, count=many)
            if target and not await db.fetchval(EMPTY):
                raise BadStore("not_empty", path=self.where)
            await db.execute(LOST)
            await self._transaction.start()
        except BaseException:
            await db.close()
            raise
        return self

    async def count(self) -> int:
        counts = [await self._db.fetchval(f"SELECT count(*) FROM ({READ[part]}) part") for part in PARTS]
        return sum(counts)

    async def rows(self, part: str) -> AsyncIterator[Sequence[Row]]:
        found = await self._db.cursor(READ[part])
        while some := await found.fetch(AT_ONCE, timeout=None):
            yield [tuple(row) for row in some]

    async def write(self, part: str, rows: Sequence[Row]) -> None:
        if part == "secret":
            await self._db.execute("UPDATE tablee SET secret = $1", *rows[0])
            return
        if part == "tables":
            rows = [(*row[:4], row[4].split(",") if row[4] else [], *row[5:]) for row in rows]
        await self._db.copy_records_to_table(part, records=rows, columns=COLUMNS[part], timeout=None)
        if part == "matches":
            await self._db.execute(NEXT_NUMBER)

    async def away(self) -> tuple[float, list[Span]]:
        beaten = await self._db.fetchval("SELECT coalesce(max(beat), 0) FROM houses")
        return float(beaten), united(map(tuple, await self._db.fetch("SELECT since, back, until FROM outages")))

    async def write_away(self, beaten: float, spans: Sequence[Span]) -> None:
        await self._db.execute(ITS, await self._db.fetchval(GONE, beaten))
        await self._db.execute(AWAY, *([span[place] for span in spans] for place in range(3)))

    async def keep(self) -> None:
        await self._transaction.commit()

    async def close(self) -> None:
        await self._db.close()
