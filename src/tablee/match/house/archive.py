"""Matches in which nothing has happened for long: written down as records in a folder, then removed from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import structlog

from tablee.match.house.locks import Locks
from tablee.match.play.desk import Desk
from tablee.match.play.referee import Referee
from tablee.match.records.records import put_away
from tablee.match.tables.table import from_sheet
from tablee.storage.log import Conflict, Damaged, Sheet
from tablee.storage.sqlite.files import new_private, synced
from tablee.storage.sqlite.private import FOLDER

DAY = 24 * 3600.0
A_FEW = 100
"""Matches that are looked for at once."""

notes = structlog.get_logger("tablee.match")


class Archive:
    """Does nothing unless it is told after how many days; a match is removed once its record is on the disk."""

    def __init__(self, desk: Desk, live: Mapping[str, Referee], finding: Locks) -> None:
        self._desk = desk
        self._live = live
        self._finding = finding
        self._folder = Path()
        self._days = 0.0

    def keep(self, days: float, folder: Path) -> None:
        """Keep matches for so many days after their last event (0: for ever), their records in a folder."""
        self._days, self._folder = days, folder

    async def tidy(self) -> int:
        """Put away what is old enough; says how many."""
        if not self._days:
            return 0
        before, after, many = self._desk.now() - self._days * DAY, 0.0, 0
        while sheets := await self._desk.log.aged(before, after, A_FEW):
            for sheet in sheets:
                with suppress(Conflict):  # somebody plays on after all
                    many += await self._put_away(sheet)
            after = sheets[-1].created
        if many:
            notes.info("archived", matches=many)
            self._desk.witness.archived(many)
        return many

    async def _put_away(self, sheet: Sheet) -> bool:
        if sheet.id in self._live:
            return False
        try:
            entries = await self._desk.log.read(sheet.id)
            record = put_away(from_sheet(sheet), entries)
        except Damaged as error:  # it stays, for whoever can mend it
            notes.error("match_damaged", problem=str(error), which="ask tablee verify")
            return False
        last = datetime.fromtimestamp(entries[-1].at if entries else sheet.created, UTC)
        await asyncio.to_thread(_written, self._folder / f"{last:%Y/%m}" / f"{sheet.id}.txt", record)
        async with self._finding.held(sheet.id):  # so that nobody takes up meanwhile what goes
            if sheet.id in self._live:
                return False
            await self._desk.log.remove(sheet, len(entries))
        return True


def _written(file: Path, text: str) -> None:
    """A file for its owner alone, under its name when it is whole; one that is there is the same match's."""
    file.parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    making = file.with_suffix(".new")
    making.unlink(missing_ok=True)
    with new_private(making) as opened:
        opened.write(text.encode())
    synced(making)
    making.replace(file)
    synced(file)
