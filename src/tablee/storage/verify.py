"""What every walk through a store looks at: matches, tables and notes, and whether they are what was written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tablee.storage import sums
from tablee.storage.log import Finding, Note, Sheet

Progress = Callable[[int, int], None]
"""So many matches of so many."""


class Walk:
    """One walk through a store; what it went past is counted."""

    def __init__(self, where: object, readable: Callable[[Sheet], object], progress: Progress) -> None:
        self.where = where
        self.tables = self.matches = self.events = 0
        self._readable = readable
        self._progress = progress

    def of_match(self, match: str, mark: tuple[int, int], rows: Iterable[sums.Row]) -> Iterator[Finding]:
        """What is wrong with a match."""
        reached, reached_sum = mark
        number, total = 0, 0
        for number, (row, whole) in enumerate(sums.walked(match, rows), 1):
            if not whole:
                yield Finding("changed", {"match": match, "seq": number})
            total = row[-1] if number == reached else total
        self.events += number
        if number < reached:
            yield Finding("tail", {"match": match, "seq": number + 1, "last": reached})
        elif reached and total != reached_sum:
            yield Finding("other", {"match": match, "seq": reached})

    def of_sheet(self, sheet: Sheet, total: int) -> Iterator[Finding]:
        """What is wrong with a table."""
        if not sums.is_sheet(sheet, total):
            yield Finding("sheet", {"table": sheet.id})
            return
        try:
            self._readable(sheet)
        except Exception as error:  # whatever the match room says of it
            yield Finding("unreadable", {"table": sheet.id, "problem": error})

    def of_note(self, note: Note, total: int) -> Iterator[Finding]:
        """What is wrong with a note."""
        if not sums.is_note(note, total):
            yield Finding("note", {"shelf": note.shelf, "key": note.key})
