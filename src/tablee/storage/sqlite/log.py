"""The default store: one SQLite file, one writing thread, one reading thread; nothing to install or configure."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import structlog

from tablee.storage import sums
from tablee.storage.log import Conflict, Damaged, Entry, Finding, Note, Outage, Sheet, StoreFailed
from tablee.storage.notes import one_note, whole_notes
from tablee.storage.sqlite.notes import found, write_notes
from tablee.storage.sqlite.opening import claimed, opened, prepare
from tablee.storage.sqlite.place import OpenedFiles
from tablee.storage.sqlite.schema import SHEET
from tablee.storage.sqlite.summing import sheet_of
from tablee.storage.sqlite.troubles import why
from tablee.storage.sqlite.writer import Writer

T = TypeVar("T")

EVENTS = """SELECT seq, at, event, ask, sum FROM events
    WHERE match = (SELECT number FROM matches WHERE id = ?) ORDER BY seq"""
LAST = "SELECT number, (SELECT max(seq) FROM events WHERE match = number) FROM matches WHERE id = ?"
OF_BROWSER = """WHERE id IN (SELECT id FROM holders WHERE browser = ?) AND (? = '' OR instr(body, ?) = 0)
    ORDER BY created DESC, id LIMIT ?"""
AGED = """WHERE status <> 'waiting' AND created > ? AND created < ? AND coalesce((
        SELECT at FROM events WHERE match = (SELECT number FROM matches WHERE matches.id = tables.id)
        ORDER BY seq DESC LIMIT 1
    ), created) < ? ORDER BY created, id LIMIT ?"""

notes = structlog.get_logger("tablee.storage")


class SqliteLog:
    """Keeps the promises of `storage.log.Log` in a file."""

    def __init__(self, path: Path) -> None:
        self._claim = claimed(path)
        try:
            self.found: tuple[Finding, ...] = tuple(prepare(path))
            self._reading = opened(path)
        except BaseException:
            if self._claim:
                self._claim.close()
            raise
        self._place = OpenedFiles(path)
        self._writer = Writer(path, self._place)
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="tablee-reader")

    def append(
        self, match: str, after_seq: int, entries: Sequence[Entry], *, sheets: Sequence[Sheet] = ()
    ) -> Awaitable[None]:
        for seq, one in enumerate(entries, after_seq + 1):
            if one.seq != seq:
                raise ValueError("entries must be numbered from after_seq on")
        return self._writer.submit(match, entries, partial(_put_all, sheets=sheets) if sheets else None)

    async def put(self, *sheets: Sheet) -> None:
        await self._writer.submit("", (), partial(_put_all, sheets=sheets))

    async def read(self, match: str, after_seq: int = 0) -> list[Entry]:
        return (await self._fetch(lambda db: _entries(db, match)))[after_seq:]

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._sheets("WHERE id = ?", table)
        for one, whole in found:
            if not whole:
                raise Damaged("the table is not what was written")
            return one
        return None

    async def of_browser(self, browser: str, limit: int = 100, without: str = "") -> list[Sheet]:
        return _whole(await self._sheets(OF_BROWSER, browser, without, without, limit))

    async def with_status(self, status: str) -> list[Sheet]:
        return _whole(await self._sheets("WHERE status = ? ORDER BY created, id", status))

    async def write_down(self, *notes: Note, gone: Sequence[Note] = ()) -> None:
        await self._writer.submit("", (), partial(write_notes, notes=notes, gone=gone))

    async def note(self, shelf: str, key: str, browser: str = "") -> Note | None:
        return one_note(await self._fetch(partial(found, shelf=shelf, key=key, browser=browser)))

    async def notes(
        self, shelf: str | None = None, *, key: str | None = None, browser: str | None = None, limit: int = 1_000
    ) -> list[Note]:
        asked = partial(found, shelf=shelf, key=key, browser=browser, limit=limit)
        return whole_notes(await self._fetch(asked))

    async def beat(self, now: float) -> None:
        await self._writer.submit("", (), lambda db: _run(db, "INSERT OR REPLACE INTO beats VALUES (1, ?)", now))

    async def reopened(self, now: float, until: float) -> None:
        def work(db: sqlite3.Connection) -> None:
            _run(db, "INSERT INTO outages SELECT at, ?, ? FROM beats WHERE at < ?", now, until, now)
            _run(db, "INSERT OR REPLACE INTO beats VALUES (1, ?)", now)

        await self._writer.submit("", (), work)

    async def beaten(self) -> float:
        return await self._fetch(lambda db: float(db.execute("SELECT coalesce(max(at), 0) FROM beats").fetchone()[0]))

    async def expire(self, before: float, spared: Collection[str], limit: int = 1_000) -> int:
        old = "SELECT id FROM tables WHERE status = 'waiting' AND created < ? ORDER BY created LIMIT ?"
        asked = (before, limit + len(spared))
        gone = [row for row in await self._fetch(lambda db: db.execute(old, asked).fetchall()) if row[0] not in spared]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("DELETE FROM tables WHERE status = 'waiting' AND id = ?", gone[:limit])
            still = "EXISTS (SELECT 1 FROM tables WHERE tables.id = holders.id)"
            db.executemany(f"DELETE FROM holders WHERE id = ? AND NOT {still}", gone[:limit])

        if gone:
            await self._writer.submit("", (), work)
        return len(gone[:limit])

    async def aged(self, before: float, after: float = 0.0, limit: int = 100) -> list[Sheet]:
        return _whole(await self._sheets(AGED, after, before, before, limit))

    async def remove(self, sheet: Sheet, seq: int) -> None:
        await self._writer.submit(sheet.id, (), partial(_remove, sheet=sheet, seq=seq), gone=True)

    async def outages(self, match: str, after: float) -> list[Outage]:
        rows = "SELECT since, back, until FROM outages WHERE back > ? ORDER BY back"
        return await self._fetch(lambda db: [Outage(*row) for row in db.execute(rows, (after,))])

    async def secret(self) -> str:
        return await self._fetch(lambda db: str(db.execute("SELECT secret FROM secrets").fetchone()[0]))

    async def unite(self, browser: str, same_as: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            _run(db, "UPDATE kin SET same_as = ? WHERE same_as = ?", same_as, browser)
            _run(db, "INSERT OR REPLACE INTO kin VALUES (?, ?)", browser, same_as)

        await self._writer.submit("", (), work)

    async def kin(self) -> dict[str, str]:
        return await self._fetch(lambda db: dict(db.execute("SELECT browser, same_as FROM kin").fetchall()))

    async def check(self, now: float) -> None:
        def work(db: sqlite3.Connection) -> None:
            self._place.look()
            _run(db, "UPDATE pulse SET at = ?", now)

        await self._writer.submit("", (), work)

    async def close(self) -> None:
        await self._writer.close()
        await self._fetch(lambda db: db.close())
        self._reader.shutdown()
        if self._claim:
            self._claim.close()

    async def _sheets(self, where: str, *values: Any) -> list[tuple[Sheet, bool]]:
        return await self._fetch(lambda db: [_sheet(row) for row in db.execute(f"{SHEET} {where}", values)])

    async def _fetch(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, query, self._reading)
        except sqlite3.Error as error:
            raise StoreFailed(str(error), why(error)) from error


def _entries(db: sqlite3.Connection, match: str) -> list[Entry]:
    mark = db.execute("SELECT reached, reached_sum FROM matches WHERE id = ?", (match,)).fetchone()
    return sums.checked(match, db.execute(EVENTS, (match,)), mark or (0, 0))  # in this order: a match only grows


def _run(db: sqlite3.Connection, statement: str, *values: Any) -> None:
    db.execute(statement, values)


def _require_version(db: sqlite3.Connection, sheet: Sheet) -> None:
    row = db.execute("SELECT version FROM tables WHERE id = ?", (sheet.id,)).fetchone()
    if (row[0] if row else 0) != sheet.version - 1:
        raise Conflict(sheet.id)


def _put_all(db: sqlite3.Connection, sheets: Sequence[Sheet]) -> None:
    for one in sheets:
        _require_version(db, one)
    for one in sheets:
        row = (one.id, one.version, one.status, one.created, one.body, sums.of_sheet(one))
        db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
        db.execute("DELETE FROM holders WHERE id = ?", (one.id,))
        db.executemany(
            "INSERT INTO holders VALUES (?, ?)", [(browser, one.id) for browser in sorted(set(one.browsers))]
        )


def _remove(db: sqlite3.Connection, sheet: Sheet, seq: int) -> None:
    _require_version(db, replace(sheet, version=sheet.version + 1))
    number, last = db.execute(LAST, (sheet.id,)).fetchone() or (0, 0)
    if last != seq:
        raise Conflict(sheet.id)
    for statement in ("events WHERE match", "matches WHERE number"):
        db.execute(f"DELETE FROM {statement} = ?", (number,))
    for table in ("tables", "holders"):
        db.execute(f"DELETE FROM {table} WHERE id = ?", (sheet.id,))


def _sheet(row: tuple[Any, ...]) -> tuple[Sheet, bool]:
    sheet = sheet_of(*row[:-1])
    return sheet, sums.is_sheet(sheet, row[-1])


def _whole(sheets: Sequence[tuple[Sheet, bool]]) -> list[Sheet]:
    """Those that are what was written; one that is not must not hide the others."""
    damaged = sum(not whole for _, whole in sheets)
    if damaged:
        notes.error("tables_damaged", tables=damaged)
    return [sheet for sheet, whole in sheets if whole]
