"""Step 5 of the SQLite file: events and tables get their sums, matches the mark they have reached."""

import sqlite3
from collections.abc import Iterator

from tablee.storage import sums
from tablee.storage.log import Sheet

TABLES = (
    "ALTER TABLE matches ADD COLUMN reached INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN reached_sum INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE events RENAME TO events_without",
    """CREATE TABLE events (
        line INTEGER PRIMARY KEY, before INTEGER NOT NULL UNIQUE, match INTEGER NOT NULL, seq INTEGER NOT NULL,
        at REAL NOT NULL, event TEXT NOT NULL, ask TEXT NOT NULL, sum INTEGER NOT NULL
    )""",
    "CREATE TABLE pulse (only INTEGER PRIMARY KEY CHECK (only = 1), at REAL NOT NULL, open INTEGER NOT NULL)",
)
IN_ORDER = """SELECT line, match, seq, at, event, ask, coalesce(id, '')
    FROM events_without LEFT JOIN matches ON number = match ORDER BY line"""
"""Every event after the one that it follows."""
WITH_SUM = """INSERT INTO events
    SELECT line, before, match, seq, at, event, ask, ? FROM events_without WHERE line = ?"""
"""What stands in the file is moved as it is, even if it is no text any more."""


def with_sums(db: sqlite3.Connection) -> None:
    """Take what is in the file for true; from here on changes are noticed."""
    for statement in TABLES:
        db.execute(statement)
    ends: dict[int, tuple[int, int]] = {}
    db.executemany(WITH_SUM, _summed(db, ends))
    db.execute("DROP TABLE events_without")
    marks = [(seq, total, match) for match, (seq, total) in ends.items()]
    db.executemany("UPDATE matches SET reached = ?, reached_sum = ? WHERE number = ?", marks)
    holders = "(SELECT group_concat(browser) FROM holders WHERE holders.id = tables.id)"
    rows = db.execute(f"SELECT id, version, status, created, body, {holders} FROM tables").fetchall()
    totals = [(sums.of_sheet(sheet_of(*row)), row[0]) for row in rows]
    db.executemany("UPDATE tables SET sum = ? WHERE id = ?", totals)


def sheet_of(table: str, version: int, status: str, created: float, body: str, browsers: str | None) -> Sheet:
    """A table, from a row with the browsers as SQLite joins them."""
    return Sheet(table, version, status, created, tuple(browsers.split(",")) if browsers else (), body)


def _summed(db: sqlite3.Connection, ends: dict[int, tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for line, match, seq, at, event, ask, name in db.execute(IN_ORDER):
        last = ends[match][1] if match in ends else sums.first(name)
        total = sums.following(last, seq, at, event, ask)
        ends[match] = seq, total
        yield total, line
