"""Walks through a SQLite store and names what is wrong; changes nothing, and a house may be open meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

from tablee.storage.log import BadStore, Finding, Sheet
from tablee.storage.notes import NOTE, note_of
from tablee.storage.sqlite.copying import reading
from tablee.storage.sqlite.place import has_log, log_of
from tablee.storage.sqlite.schema import SHEET, claim, lock_of, version_of, was_open
from tablee.storage.sqlite.summing import sheet_of
from tablee.storage.sqlite.troubles import why
from tablee.storage.sqlite.wal import lost_commits
from tablee.storage.verify import Progress, Walk

SUMS_SINCE = 5
NOTES_SINCE = 8
MATCHES = """SELECT id, reached, reached_sum, events.rowid, seq, at, event, ask, sum
    FROM matches LEFT JOIN events ON match = number ORDER BY number, seq"""
"""All of it in one go: in files from before version 7 no index finds the events of a match."""
STRAYS = "SELECT match, seq FROM events WHERE match NOT IN (SELECT number FROM matches)"
WITHOUT_TABLE = """SELECT id FROM matches WHERE id NOT IN (SELECT id FROM tables)
    AND number IN (SELECT match FROM events)"""
WITHOUT_MATCH = """SELECT id FROM tables WHERE status != 'waiting'
    AND id NOT IN (SELECT id FROM matches WHERE number IN (SELECT match FROM events))"""


class Verification(Walk):
    """A walk through a file of SQLite."""

    def __init__(self, path: Path, readable: Callable[[Sheet], object], progress: Progress) -> None:
        super().__init__(path, readable, progress)
        self._path = path

    def findings(self) -> Iterator[Finding]:
        """Everything that is not as it was written; BadStore if there is nothing that could be looked at."""
        yield from _log(self._path)
        with closing(reading(self._path)) as db:
            try:
                version = version_of(db, self._path)
            except sqlite3.Error as error:
                raise BadStore(why(error), path=self._path, problem=error) from None
            parts = self._parts(version)
            if version < SUMS_SINCE:
                yield Finding("older", {"version": version})
            db.execute("BEGIN")  # one moment for all of it
            for part in parts:
                try:
                    yield from part(db)
                except sqlite3.Error as error:  # so damaged that SQLite cannot go on; the next part may be readable
                    yield Finding("sqlite", {"problem": error})

    def _parts(self, version: int) -> list[Callable[[sqlite3.Connection], Iterator[Finding]]]:
        """What there is to be looked at in a file of that version."""
        notes = [self._notes] if version >= NOTES_SINCE else []
        summed = [self._matches, self._sheets, *notes, self._rest] if version >= SUMS_SINCE else []
        return [self._sqlite, *summed]

    def _sqlite(self, db: sqlite3.Connection) -> Iterator[Finding]:
        for (said,) in db.execute("PRAGMA integrity_check"):
            if said != "ok":
                yield Finding("sqlite", {"problem": said})

    def _matches(self, db: sqlite3.Connection) -> Iterator[Finding]:
        (count,) = db.execute("SELECT count(*) FROM matches").fetchone()
        by_match = groupby(db.execute(MATCHES), lambda row: row[:3])
        for self.matches, ((match, *mark), found) in enumerate(by_match, 1):
            yield from self.of_match(match, (mark[0], mark[1]), (row[4:] for row in found if row[3] is not None))
            self._progress(self.matches, count)

    def _sheets(self, db: sqlite3.Connection) -> Iterator[Finding]:
        for self.tables, row in enumerate(db.execute(SHEET), 1):
            yield from self.of_sheet(sheet_of(*row[:-1]), row[-1])

    def _notes(self, db: sqlite3.Connection) -> Iterator[Finding]:
        for row in db.execute(NOTE):
            yield from self.of_note(*note_of(row))

    def _rest(self, db: sqlite3.Connection) -> Iterator[Finding]:
        found: list[tuple[str, str, tuple[str, ...]]] = [
            ("stray", STRAYS, ("number", "seq")),
            ("no_table", WITHOUT_TABLE, ("match",)),
            ("no_match", WITHOUT_MATCH, ("table",)),
        ]
        for kind, query, names in found:
            for row in db.execute(query):
                fields: dict[str, Any] = dict(zip(names, row, strict=True))
                yield Finding(kind, fields)


def _log(path: Path) -> Iterator[Finding]:
    """What is wrong with the write-ahead log, unless a house is open: then it moves, and was looked at before."""
    log = log_of(path)
    try:
        held = claim(path) if lock_of(path).is_file() else None
    except (BadStore, OSError):
        return
    try:
        lost = lost_commits(log.read_bytes()) if log.is_file() else 0
        if lost:
            yield Finding("log_damaged", {"count": lost, "copy": log})
        if not has_log(path) and path.is_file():
            with closing(reading(path)) as db:
                if was_open(db):
                    yield Finding("log_lost", {"file": log})
    finally:
        if held:
            held.close()
