"""How the SQLite file is opened: claimed, looked at, copied before it is changed, brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import time
from typing import IO

from tablee.storage.log import BadStore, Finding
from tablee.storage.sqlite import schema
from tablee.storage.sqlite.copying import as_it_is, kept
from tablee.storage.sqlite.files import free_name
from tablee.storage.sqlite.place import has_log, log_of
from tablee.storage.sqlite.private import FOLDER, keep_private
from tablee.storage.sqlite.schema import claim, connect, step_up, version_of, was_open
from tablee.storage.sqlite.troubles import no_room, why
from tablee.storage.sqlite.wal import damaged_log_kept

KEPT = {"tables", "events", "notes"}
"""What of a store somebody would miss."""
CHECKED_UP_TO = 200 * 2**20
"""Files up to this size are checked whole when opened; larger ones would keep the players waiting."""


def claimed(path: Path) -> IO[str] | None:
    """The file for this house alone, before anything about it is looked at or changed; BadStore if it cannot be had."""
    with in_words(path):
        path.parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        return claim(path)


def prepare(path: Path) -> list[Finding]:
    """Make the file, or bring it up to date, and say what was found; BadStore if it cannot be used."""
    with in_words(path):
        if no_room(path.parent):  # it might do for opening, and then not for the house's first write
            raise BadStore("full", path=path)
        keep_private(path)
        found = damaged_log_kept(path)
        logged = has_log(path)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as db:
            db.text_factory = as_it_is
            version = version_of(db, path)
            _check(db, path)
            if version and version < len(schema.STEPS) and _holds_anything(db):
                found.append(_kept(path, version))
            db.execute("PRAGMA journal_mode = WAL")  # here alone, and for good: two threads at once would collide
            step_up(db, version)
            if not logged and was_open(db):
                found.append(Finding("log_lost", {"file": log_of(path)}))
            db.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?, 0)", (time(),))
        return found


def opened(path: Path) -> sqlite3.Connection:
    """A connection to a prepared file, on which it is written for all to see that a house is open."""
    with in_words(path):
        db = connect(path)
        try:
            db.execute("UPDATE pulse SET open = 1")
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")  # into the file itself: who loses its log will notice
        except BaseException:
            db.close()
            raise
        db.text_factory = as_it_is
        return db


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """What goes wrong with a file becomes a BadStore that says so."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise BadStore(why(error, path.parent), path=path, problem=error) from None


def _check(db: sqlite3.Connection, path: Path) -> None:
    if path.stat().st_size <= CHECKED_UP_TO:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise BadStore("damaged", path=path, problem=verdict)


def _holds_anything(db: sqlite3.Connection) -> bool:
    known = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    return any(db.execute(f"SELECT EXISTS (SELECT 1 FROM {one})").fetchone()[0] for one in known & KEPT)


def _kept(path: Path, version: int) -> Finding:
    """The file as it is, so that the version that wrote it can have it back."""
    copy = free_name(path, f"v{version}")
    kept(path, copy)
    return Finding("copied", {"old": version, "new": len(schema.STEPS), "copy": copy})
