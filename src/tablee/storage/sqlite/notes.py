"""Notes in the SQLite file: written all or none, each after its last version, and found by shelf, key and browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

from tablee.storage import sums
from tablee.storage.log import Conflict, Note
from tablee.storage.notes import NOTE, Found, note_of

NAMED = "WHERE shelf = ? AND key = ? AND browser = ?"


def found(db: sqlite3.Connection, shelf: str | None, key: str | None, browser: str | None, limit: int = 1) -> Found:
    """The notes with these names, in order; None stands for any."""
    names = {"shelf": shelf, "key": key, "browser": browser}
    given = {name: value for name, value in names.items() if value is not None}
    where = " AND ".join(f"{name} = ?" for name in given) or "true"
    asked = f"{NOTE} WHERE {where} ORDER BY shelf, key, browser LIMIT ?"
    return [note_of(row) for row in db.execute(asked, (*given.values(), limit))]


def write_notes(db: sqlite3.Connection, notes: Sequence[Note], gone: Sequence[Note]) -> None:
    """Write notes and strike others out, or Conflict if one of them has another version by now."""
    for one in (*notes, *(replace(old, version=old.version + 1) for old in gone)):
        row = db.execute(f"SELECT version FROM notes {NAMED}", (one.shelf, one.key, one.browser)).fetchone()
        if (row[0] if row else 0) != one.version - 1:
            raise Conflict(one.key)
    for one in gone:
        db.execute(f"DELETE FROM notes {NAMED}", (one.shelf, one.key, one.browser))
    for one in notes:
        row = (one.shelf, one.key, one.browser, one.version, one.at, one.body, sums.of_note(one))
        db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?, ?, ?, ?, ?)", row)
