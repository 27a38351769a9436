"""The SQLite file: its tables, the steps from older versions, and how it is claimed and connected to."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import IO

from tablee.storage.log import BadStore
from tablee.storage.sqlite.private import open_private
from tablee.storage.sqlite.summing import with_sums

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows has none; there two houses on one file only conflict, which the log survives
    fcntl = None

OURS = 0x7461626C
"""SQLite's application_id of our files: "tabl"."""

STEPS: tuple[str | Callable[[sqlite3.Connection], None], ...] = (
    """
    CREATE TABLE events (
        match TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, event TEXT NOT NULL, ask TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    CREATE TRIGGER no_gaps BEFORE INSERT ON events
        WHEN NEW.seq > 1 AND NOT EXISTS (SELECT 1 FROM events WHERE match = NEW.match AND seq = NEW.seq - 1)
        BEGIN SELECT RAISE(ABORT, 'gap'); END;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL, body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, created);
    CREATE TABLE holders (
        browser TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (browser, id)
    ) WITHOUT ROWID;
    CREATE INDEX holders_by_table ON holders (id);
    CREATE TABLE beats (only INTEGER PRIMARY KEY CHECK (only = 1), at REAL NOT NULL);
    CREATE TABLE outages (since REAL NOT NULL, back REAL NOT NULL, until REAL NOT NULL);
    """,
    """
    CREATE TABLE secrets (only INTEGER PRIMARY KEY CHECK (only = 1), secret TEXT NOT NULL);
    INSERT INTO secrets VALUES (1, lower(hex(randomblob(32))));
    """,
    """
    CREATE TABLE matches (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);
    INSERT INTO matches (id) SELECT match FROM events GROUP BY match ORDER BY min(at);
    ALTER TABLE events RENAME TO events_by_id;
    CREATE TABLE events (
        match INTEGER NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, event TEXT NOT NULL, ask TEXT NOT NULL
    );
    INSERT INTO events SELECT number, seq, at, event, ask FROM events_by_id JOIN matches ON id = match ORDER BY at, seq;
    DROP TABLE events_by_id;
    CREATE UNIQUE INDEX events_in_order ON events (match, seq);
    CREATE TRIGGER no_gaps BEFORE INSERT ON events
        WHEN NEW.seq > 1 AND NOT EXISTS (SELECT 1 FROM events WHERE match = NEW.match AND seq = NEW.seq - 1)
        BEGIN SELECT RAISE(ABORT, 'gap'); END;
    """,  # new events of all matches stand together, and numbers make a small index: a commit touches fewer pages
    """
    DROP TRIGGER no_gaps;
    ALTER TABLE events RENAME TO events_by_match;
    CREATE TABLE events (
        line INTEGER PRIMARY KEY, before INTEGER NOT NULL UNIQUE,
        match INTEGER NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, event TEXT NOT NULL, ask TEXT NOT NULL
    );
    INSERT INTO events SELECT rowid,
        coalesce((SELECT b.rowid FROM events_by_match b WHERE b.match = a.match AND b.seq = a.seq - 1), -a.match),
        match, seq, at, event, ask FROM events_by_match a ORDER BY rowid;
    DROP TABLE events_by_match;
    """,  # an event names the one before it in its match, a first one its match (-number): two can never follow one,
    # and what is played together stands together in the index as well: a commit touches a few pages
    with_sums,
    """
    CREATE TABLE kin (browser TEXT PRIMARY KEY, same_as TEXT NOT NULL) WITHOUT ROWID;
    """,  # browsers whose seats were carried to another's: both are one from then on
    """
    ALTER TABLE events RENAME TO events_in_a_chain;
    CREATE TABLE events (
        match INTEGER NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, event TEXT NOT NULL, ask TEXT NOT NULL,
        sum INTEGER NOT NULL, PRIMARY KEY (match, seq)
    );
    INSERT OR IGNORE INTO events SELECT match, seq, at, event, ask, sum FROM events_in_a_chain ORDER BY line;
    DROP TABLE events_in_a_chain;
    """,  # a number that a disk made equal to another must not keep the house shut: the sums refuse that match alone
    """
    CREATE TABLE notes (
        shelf TEXT NOT NULL, key TEXT NOT NULL, browser TEXT NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL,
        body TEXT NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (shelf, key, browser)
    ) WITHOUT ROWID;
    CREATE INDEX notes_by_browser ON notes (browser, shelf, key);
    """,
)
"""Step n leads from version n to version n + 1; steps are never changed, only added."""


SHEET = """SELECT id, version, status, created, body,
    (SELECT group_concat(browser) FROM holders WHERE holders.id = tables.id), sum FROM tables"""
"""Tables, with the browsers they belong to and their sums."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection for one thread, with full durability; transactions are begun and ended by hand."""
    db = sqlite3.connect(path, isolation_level=None, timeout=10, cached_statements=1024, check_same_thread=False)
    db.execute("PRAGMA synchronous = FULL")
    return db


def claim(path: Path) -> IO[str] | None:
    """Keep other houses away from the file for as long as the answer is open; BadStore if one is there already."""
    if fcntl is None:
        return None
    held = os.fdopen(open_private(lock_of(path)), "w")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadStore("another_house", path=path) from None
    return held


def lock_of(path: Path) -> Path:
    """The file that a house holds while it is open."""
    return path.with_suffix(".lock")


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """How old the file is (0: empty); BadStore if it is foreign or newer than this house."""
    (owner,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if owner != OURS and (things or version or owner):
        raise BadStore("foreign", path=path)
    if version > len(STEPS):
        raise BadStore("newer", path=path, version=version, known=len(STEPS))
    return int(version)


def step_up(db: sqlite3.Connection, version: int) -> None:
    """Bring the file from a version to the present one; each step is taken whole or not at all."""
    for number, step in enumerate(STEPS[version:], version + 1):
        ours = f"PRAGMA application_id = {OURS}; PRAGMA user_version = {number}; COMMIT;"
        if isinstance(step, str):
            db.executescript(f"BEGIN IMMEDIATE; {step} {ours}")
        else:
            db.execute("BEGIN IMMEDIATE")
            step(db)
            for statement in ours.split(";")[:-1]:
                db.execute(statement)


def was_open(db: sqlite3.Connection) -> bool:
    """Whether the file says that a house is open, or ended without closing."""
    known = db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'pulse'").fetchone()[0]
    row = db.execute("SELECT open FROM pulse").fetchone() if known else None
    return bool(row and row[0])
