"""Where matches end: what the writing thread keeps in mind, and the marks by which a lost end would be noticed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from tablee.storage.sums import End, first

MARK = "UPDATE matches SET reached = ?, reached_sum = ? WHERE number = ?"


@dataclass(slots=True)
class Known:
    """What the thread knows of the file without looking: where matches end."""

    ends: dict[str, End] = field(default_factory=dict)
    grown: set[str] = field(default_factory=set)
    """Matches that have gone on since their marks were written."""

    def forget(self, matches: Iterable[str]) -> None:
        """These were not written after all, or somebody else has written here: the file knows better."""
        for match in matches:
            self.ends.pop(match, None)


def end_in_file(db: sqlite3.Connection, match: str) -> End:
    """Where a match ends; a new match gets its number."""
    db.execute("INSERT INTO matches (id) VALUES (?) ON CONFLICT DO NOTHING", (match,))
    (number,) = db.execute("SELECT number FROM matches WHERE id = ?", (match,)).fetchone()
    last = db.execute("SELECT seq, sum FROM events WHERE match = ? ORDER BY seq DESC LIMIT 1", (number,)).fetchone()
    return End(number, *(last or (0, first(match))))


def mark(db: sqlite3.Connection, known: Known, match: str) -> None:
    """Write down, in the transaction that is open, how far a match has got."""
    end = known.ends.get(match)
    if end:
        db.execute(MARK, (end.seq, end.sum, end.match))


def mark_all(db: sqlite3.Connection, known: Known, *, closing: bool = False) -> None:
    """Write down how far those have got that went on, and at closing that the house was closed in order.

    An own page for every match is too dear for a move, but not for now and then.
    """
    ends = [known.ends[match] for match in known.grown if match in known.ends]
    with suppress(sqlite3.Error):  # a full disk: moves say so, and marks can wait
        try:
            db.execute("BEGIN IMMEDIATE")
            db.executemany(MARK, [(end.seq, end.sum, end.match) for end in ends])
            if closing:
                db.execute("UPDATE pulse SET open = 0")
            db.execute("COMMIT")
            known.grown.clear()
        finally:
            if db.in_transaction:
                db.execute("ROLLBACK")
