"""Walks through a PostgreSQL store and names what is wrong; changes nothing, and houses may be open meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import groupby

from tablee.storage.log import Finding, Sheet
from tablee.storage.notes import NOTE, note_of
from tablee.storage.postgres.pool import Connection, connected
from tablee.storage.postgres.rows import SHEET, sheet_of
from tablee.storage.postgres.schema import shown, version_of
from tablee.storage.postgres.troubles import FAILURES, bad_store
from tablee.storage.verify import Progress, Walk

NOTES_SINCE = 2
AT_ONCE = 500
"""Matches that are fetched together."""
MATCHES = """SELECT id, reached, reached_sum, number, seq, at, event, ask, sum FROM (
        SELECT * FROM matches WHERE number > $1 ORDER BY number LIMIT $2
    ) m LEFT JOIN events ON match = number ORDER BY number, seq"""
REST = {
    ("stray", "number", "seq"): "SELECT match, seq FROM events WHERE match NOT IN (SELECT number FROM matches)",
    ("no_table", "match"): """SELECT id FROM matches WHERE id NOT IN (SELECT id FROM tables)
        AND EXISTS (SELECT 1 FROM events WHERE match = number)""",
    ("no_match", "table"): """SELECT id FROM tables WHERE status <> 'waiting' AND id NOT IN (
        SELECT id FROM matches WHERE EXISTS (SELECT 1 FROM events WHERE match = number))""",
}


class PostgresVerification(Walk):
    """A walk through a database; for a command of its own, not for a running loop."""

    def __init__(self, address: str, readable: Callable[[Sheet], object], progress: Progress) -> None:
        super().__init__(shown(address), readable, progress)
        self._address = address

    def findings(self) -> Iterator[Finding]:
        """Everything that is not as it was written; BadStore if there is nothing that could be looked at."""
        try:
            yield from asyncio.run(self._walk())
        except FAILURES as error:
            raise bad_store(error, str(self.where)) from None

    async def _walk(self) -> list[Finding]:
        db = await connected(self._address)
        try:
            await db.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
            version = await version_of(db, str(self.where))
            if version == 0:
                return []
            async with db.transaction(isolation="repeatable_read", readonly=True):  # one moment for all of it
                notes = await self._notes(db) if version >= NOTES_SINCE else []
                return [*await self._matches(db), *await self._sheets(db), *notes, *await self._rest(db)]
        finally:
            await db.close()

    async def _matches(self, db: Connection) -> list[Finding]:
        found: list[Finding] = []
        count, last = await db.fetchval("SELECT count(*) FROM matches"), 0
        while rows := await db.fetch(MATCHES, last, AT_ONCE, timeout=None):
            for (match, *mark), events in groupby(rows, lambda row: (row[0], row[1], row[2])):
                self.matches += 1
                found += self.of_match(match, (mark[0], mark[1]), (row[4:] for row in events if row[4] is not None))
                self._progress(self.matches, count)
            last = rows[-1][3]
        return found

    async def _sheets(self, db: Connection) -> list[Finding]:
        found: list[Finding] = []
        async for row in db.cursor(SHEET):
            self.tables += 1
            found += self.of_sheet(sheet_of(row), row["sum"])
        return found

    async def _notes(self, db: Connection) -> list[Finding]:
        return [one async for row in db.cursor(NOTE) for one in self.of_note(*note_of(row))]

    async def _rest(self, db: Connection) -> list[Finding]:
        return [
            Finding(kind, dict(zip(names, row, strict=True)))
            for (kind, *names), query in REST.items()
            for row in await db.fetch(query, timeout=None)
        ]
