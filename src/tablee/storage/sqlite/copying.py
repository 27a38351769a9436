"""Copies of a store, even while a house writes to it; they get their names when they are whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from tablee.storage.log import BadStore
from tablee.storage.sqlite.files import new_private, synced
from tablee.storage.sqlite.place import has_log
from tablee.storage.sqlite.troubles import why

Progress = Callable[[int, int], None]
"""So many pages of so many."""
AT_ONCE = 2048
"""Pages copied between two words about it."""

as_it_is = partial(str, encoding="utf-8", errors="surrogateescape")
"""The text that stands in a file, or what has become of it."""


def reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing; bytes that are no text come through as they are, to be compared."""
    if not path.is_file():
        raise BadStore("missing", path=path)
    for how in ("mode=ro", "immutable=1"):  # the second for files where nothing can be written, not even a lock
        db = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None, timeout=10)
        db.text_factory = as_it_is
        try:
            db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.Error as error:
            db.close()
            if how == "immutable=1" or has_log(path) or why(error) not in ("cannot_open", "read_only"):
                raise BadStore(why(error), path=path, problem=error) from None
        else:
            return db
    raise AssertionError("the last way returns or raises")


def kept(path: Path, copy: Path) -> None:
    """A copy under its name, which it gets when it is whole: whoever finds it can trust it."""
    making = _unfinished(copy)
    _clear(making)
    copied(path, making)
    making.replace(copy)
    synced(copy)


def copied(path: Path, copy: Path, progress: Progress | None = None) -> None:
    """A copy of the store as it is at this moment, on the disk; nothing is left of one that was not finished."""
    try:
        new_private(copy).close()
        with closing(reading(path)) as source, closing(sqlite3.connect(copy, isolation_level=None)) as target:
            source.execute("BEGIN")  # one moment for all of it, whatever the house writes meanwhile
            source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            told = (lambda _, left, total: progress(total - left, total)) if progress else None
            source.backup(target, pages=AT_ONCE, progress=told)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
        synced(copy)
    except BaseException:
        with suppress(OSError):
            copy.unlink()
        raise


def backed_up(path: Path, target: Path, force: bool, whole: Callable[[Path], bool], progress: Progress) -> bool:
    """A backup under its name; False if the copy is not whole, which is kept beside it and replaces nothing."""
    if target.exists():
        if target.samefile(path):
            raise BadStore("itself", path=target)
        if not force:
            raise BadStore("exists", path=target)
    making = _unfinished(target)
    try:
        _clear(making)
        copied(path, making, progress)
        close_in(making)
        good = whole(making)
        making.replace(target if good else target.with_name(f"{target.name}.damaged"))
        synced(target if good else target.with_name(f"{target.name}.damaged"))
    except (OSError, sqlite3.Error) as error:
        making.unlink(missing_ok=True)
        raise BadStore(_word(error, target), path=target, problem=error) from None
    return good


def close_in(copy: Path) -> None:
    """In the copy no house is open: the log that would be missed beside it is in it already."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        if db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'pulse'").fetchone()[0]:
            db.execute("UPDATE pulse SET open = 0")
    synced(copy)


def _unfinished(copy: Path) -> Path:
    return copy.with_name(f".{copy.name}.new")


def _clear(making: Path) -> None:
    """Remove what somebody who was killed had begun; SQLite would take the journal for the new file's."""
    for left in (making, making.with_name(f"{making.name}-journal")):
        left.unlink(missing_ok=True)


def _word(error: Exception, target: Path) -> str:
    return "full" if why(error, target.absolute().parent) == "full" else "cannot_write"
