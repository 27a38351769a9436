"""What every store does with the notes it found: whether they are what was written."""

from __future__ import annotations

from typing import Any

import structlog

from tablee.storage import sums
from tablee.storage.log import Damaged, Note

NOTE = "SELECT shelf, key, browser, version, at, body, sum FROM notes"

notes = structlog.get_logger("tablee.storage")

Found = list[tuple[Note, int]]
"""Notes, each with the sum that stands beside it."""


def note_of(row: Any) -> tuple[Note, int]:
    """The note that a row holds, and its sum."""
    *fields, total = row
    return Note(*fields), total


def one_note(rows: Found) -> Note | None:
    """The note that was found, if it is what was written."""
    for note, total in rows:
        if not sums.is_note(note, total):
            raise Damaged("the note is not what was written")
        return note
    return None


def whole_notes(rows: Found) -> list[Note]:
    """Those that are what was written; one that is not must not hide the others."""
    good = [note for note, total in rows if sums.is_note(note, total)]
    if len(good) < len(rows):
        notes.error("notes_damaged", notes=len(rows) - len(good))
    return good
