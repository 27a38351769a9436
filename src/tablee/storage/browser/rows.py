"""What the store keeps as rows, and rows as what they were; each with its sum, as in every store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import structlog

from tablee.storage import sums
from tablee.storage.browser.door import Row
from tablee.storage.log import Damaged, Entry, Note, Sheet
from tablee.storage.notes import Found

notes = structlog.get_logger("tablee.storage")


def row_of(sheet: Sheet) -> Row:
    """A table."""
    browsers = ",".join(sorted(set(sheet.browsers)))
    return (sheet.id, sheet.version, sheet.status, sheet.created, browsers, sheet.body, sums.of_sheet(sheet))


def sheet_of(row: Row) -> Sheet:
    """The table in a row, or Damaged."""
    table, version, status, created, browsers, body, total = row
    sheet = Sheet(table, version, status, created, tuple(browsers.split(",")) if browsers else (), body)
    if not sums.is_sheet(sheet, total):
        raise Damaged("the table is not what was written")
    return sheet


def whole_sheets(rows: Iterable[Row]) -> list[Sheet]:
    """Those that are what was written; one that is not must not hide the others."""
    found, damaged = [], 0
    for row in rows:
        try:
            found.append(sheet_of(row))
        except Damaged:
            damaged += 1
    if damaged:
        notes.error("tables_damaged", tables=damaged)
    return found


def note_row(note: Note) -> Row:
    """A note."""
    return (note.shelf, note.key, note.browser, note.version, note.at, note.body, sums.of_note(note))


def notes_of(rows: Iterable[Row]) -> Found:
    """The notes in rows, each with its sum."""
    return [(Note(*row[:6]), row[6]) for row in rows]


def chained(match: str, before: int | None, entries: Sequence[Entry]) -> tuple[list[Row], int]:
    """Entries as rows that hang on the sum before them (None: they are the first), and the last sum."""
    total = sums.first(match) if before is None else before
    rows: list[Row] = []
    for one in entries:
        total = sums.following(total, one.seq, one.at, one.event, one.ask)
        rows.append((one.seq, one.at, one.event, one.ask, total))
    return rows, total


def named(rows: Mapping[str, Row], beginning: str) -> list[Row]:
    """The rows under keys that begin so, in order."""
    return [rows[key] for key in sorted(rows) if key.startswith(beginning)]
