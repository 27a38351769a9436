"""The store in a browser: tables, notes and ends of matches in memory, events read when wanted, all writes durable."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Collection, Sequence
from contextlib import suppress
from functools import partial

from tablee.storage import sums
from tablee.storage.browser.door import Row, RowDoor, event_key, key
from tablee.storage.browser.rows import named, notes_of, sheet_of, whole_sheets
from tablee.storage.browser.works import appended, noted, put, removed, reopened, united
from tablee.storage.browser.writer import Work, Writer
from tablee.storage.log import Conflict, Entry, Finding, Note, Outage, Sheet, StoreFailed
from tablee.storage.notes import one_note, whole_notes

IN_MEMORY = ("table", "note", "end", "house", "outage", "kin")
"""Kinds of rows of which there are few."""
BEAT, SECRET, PULSE = key("house", "beat"), key("house", "secret"), key("house", "pulse")


async def opened(door: RowDoor) -> BrowserLog:
    """The store behind a door; a new one gets its secret."""
    known: dict[str, Row] = {}
    for kind in IN_MEMORY:
        known |= dict(await door.read(key(kind, "")))
    log = BrowserLog(door, known)
    if SECRET not in known:
        await log.write(lambda find: {SECRET: (secrets.token_hex(32),)})
    return log


class BrowserLog:
    """Keeps the promises of `storage.log.Log` in the database of a browser, which one house has to itself."""

    found: tuple[Finding, ...] = ()

    def __init__(self, door: RowDoor, known: dict[str, Row]) -> None:
        self._door = door
        self._known = known
        self._writer = Writer(door, known)

    def write(self, work: Work) -> Awaitable[None]:
        """Have something written that is worked out when its turn has come."""
        return self._writer.submit(work)

    def append(
        self, match: str, after_seq: int, entries: Sequence[Entry], *, sheets: Sequence[Sheet] = ()
    ) -> Awaitable[None]:
        for seq, one in enumerate(entries, after_seq + 1):
            if one.seq != seq:
                raise ValueError("entries must be numbered from after_seq on")
        return self.write(partial(appended, match=match, after_seq=after_seq, entries=entries, sheets=sheets))

    async def put(self, *sheets: Sheet) -> None:
        await self.write(partial(put, sheets=sheets))

    async def read(self, match: str, after_seq: int = 0) -> list[Entry]:
        seq, total, _ = self._known.get(key("end", match), (0, 0, 0.0))
        rows = [row for _, row in await self._door.read(event_key(match))]
        return sums.checked(match, [tuple(row) for row in rows], (seq, total))[after_seq:]

    async def sheet(self, table: str) -> Sheet | None:
        row = self._known.get(key("table", table))
        return None if row is None else sheet_of(row)

    async def of_browser(self, browser: str, limit: int = 100, without: str = "") -> list[Sheet]:
        mine = (one for one in self.tables() if browser in one.browsers)
        held = [one for one in mine if not without or without not in one.body]
        return sorted(held, key=lambda one: (-one.created, one.id))[:limit]

    async def with_status(self, status: str) -> list[Sheet]:
        return [one for one in self.tables() if one.status == status]

    async def write_down(self, *notes: Note, gone: Sequence[Note] = ()) -> None:
        await self.write(partial(noted, notes=notes, gone=gone))

    async def note(self, shelf: str, key: str, browser: str = "") -> Note | None:
        return one_note(self._notes(shelf, key, browser))

    async def notes(
        self, shelf: str | None = None, *, key: str | None = None, browser: str | None = None, limit: int = 1_000
    ) -> list[Note]:
        return whole_notes(self._notes(shelf, key, browser)[:limit])

    async def beat(self, now: float) -> None:
        await self.write(lambda find: {BEAT: (now,)})

    async def reopened(self, now: float, until: float) -> None:
        await self.write(partial(reopened, beat=BEAT, now=now, until=until))

    async def beaten(self) -> float:
        return float(self._known.get(BEAT, (0.0,))[0])

    async def expire(self, before: float, spared: Collection[str], limit: int = 1_000) -> int:
        old = [one for one in self.tables() if one.status == "waiting" and one.created < before]
        gone = [one for one in old if one.id not in spared][:limit]
        for one in gone:
            with suppress(Conflict):  # somebody has just begun to play
                await self.write(partial(removed, sheet=one, seq=0))
        return len(gone)

    async def aged(self, before: float, after: float = 0.0, limit: int = 100) -> list[Sheet]:
        old = [one for one in self.tables() if one.status != "waiting" and after < one.created < before]
        return [one for one in old if self._last(one) < before][:limit]

    async def remove(self, sheet: Sheet, seq: int) -> None:
        await self.write(partial(removed, sheet=sheet, seq=seq))

    async def outages(self, match: str, after: float) -> list[Outage]:
        every = (Outage(*row) for row in named(self._known, key("outage", "")))
        return sorted((one for one in every if one.back > after), key=lambda one: one.back)

    async def secret(self) -> str:
        return str(self._known[SECRET][0])

    async def unite(self, browser: str, same_as: str) -> None:
        await self.write(partial(united, kin=await self.kin(), browser=browser, same_as=same_as))

    async def kin(self) -> dict[str, str]:
        return {row[0]: row[1] for row in named(self._known, key("kin", ""))}

    async def check(self, now: float) -> None:
        await self.write(lambda find: {PULSE: (now,)})
        rows = dict(await self._door.read(key("house", "")))
        if SECRET not in rows or list(rows.get(PULSE, ())) != [now]:
            raise StoreFailed("the browser has cleared its storage", "gone")

    async def close(self) -> None:
        await self._writer.close()

    def tables(self) -> list[Sheet]:
        """All tables, oldest first."""
        return sorted(whole_sheets(named(self._known, key("table", ""))), key=lambda one: (one.created, one.id))

    def _last(self, sheet: Sheet) -> float:
        """When something last happened at a table."""
        end = self._known.get(key("end", sheet.id))
        return sheet.created if end is None else float(end[2])

    def _notes(self, shelf: str | None, name: str | None, browser: str | None) -> list[tuple[Note, int]]:
        wanted = (shelf, name, browser)
        rows = (row for row in named(self._known, key("note", "")))
        fits = [row for row in rows if all(one is None or one == has for one, has in zip(wanted, row, strict=False))]
        return sorted(notes_of(fits), key=lambda found: (found[0].shelf, found[0].key, found[0].browser))
