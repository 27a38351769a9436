"""The SQLite file: its tables, the steps from older versions, and what is said of a file that is not ours."""

import os
import sqlite3
from pathlib import Path
from types import ModuleType
from typing import IO

from tablee.storage.log import BadStore
from tablee.storage.private import keep_private, open_private

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows has none; there two houses on one file only conflict, which the log survives
    fcntl = None

OURS = 0x7461626C
"""SQLite's application_id of our files: "tabl"."""

CHECKED_UP_TO = 200 * 2**20
"""Files up to this size are checked whole when opened; larger ones would keep the players waiting."""

STEPS = (
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
    """
    CREATE TABLE kin (browser TEXT PRIMARY KEY, same_as TEXT NOT NULL) WITHOUT ROWID;
    """,  # browsers whose seats were carried to another's: both are one from then on
)
"""Step n leads from version n to version n + 1; steps are never changed, only added."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection for one thread, with full durability; transactions are begun and ended by hand."""
    db = sqlite3.connect(path, isolation_level=None, timeout=10, cached_statements=1024, check_same_thread=False)
    db.execute("PRAGMA synchronous = FULL")
    return db


def claim(path: Path) -> IO[str] | None:
    """Keep other houses away from the file for as long as the answer is open; BadStore if one is there already."""
    if fcntl is None:
        return None
    held = os.fdopen(open_private(path.with_suffix(".lock")), "w")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadStore(f"Another house is open on {path}. Close it, or choose another folder with --data.") from None
    return held


def prepare(path: Path) -> None:
    """Make the file, or bring it up to date; BadStore if it is foreign, newer or damaged."""
    try:
        keep_private(path)
        db = sqlite3.connect(path, isolation_level=None, timeout=10)
    except (OSError, sqlite3.Error) as error:
        raise BadStore(f"{path} cannot be opened: {error}. Choose another folder with --data.") from None
    try:
        _check(db, path)
        db.execute("PRAGMA journal_mode = WAL")  # here alone, and for good: two threads doing it at once would collide
        _step_up(db)
    except sqlite3.DatabaseError as error:
        raise BadStore(f"{path} is damaged or no SQLite file: {error}. Put a copy from your backup there.") from None
    finally:
        db.close()


def _check(db: sqlite3.Connection, path: Path) -> None:
    (owner,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if owner != OURS and (things or version or owner):
        raise BadStore(f"{path} belongs to another program. Choose another folder with --data.")
    if version > len(STEPS):
        raise BadStore(
            f"{path} was written by a newer Tablée (version {version}, this one knows {len(STEPS)}). Update it."
        )
    if path.stat().st_size <= CHECKED_UP_TO:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)


def _step_up(db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(STEPS[version:], version + 1):
        db.executescript(
            f"BEGIN IMMEDIATE; {step} PRAGMA application_id = {OURS}; PRAGMA user_version = {number}; COMMIT;"
        )
