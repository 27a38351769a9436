"""Where matches are kept, by what was asked for: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.core.text.sentences import texts
from tablee.storage.log import BadStore, Log, Sheet, StoreFailed
from tablee.storage.sqlite.aside import NotesAside
from tablee.storage.sqlite.log import SqliteLog
from tablee.storage.sqlite.verify import Verification
from tablee.storage.verify import Progress

if TYPE_CHECKING:
    from tablee.storage.postgres.log import PostgresLog
    from tablee.storage.postgres.verify import PostgresVerification

SAID = texts("tablee.storage", "en")["bad_store"]
"""What there are sentences for."""
POSTGRES = ("postgresql://", "postgres://")


def is_postgres(store: str | Path) -> bool:
    """Whether this is the address of a database and no file."""
    return isinstance(store, str) and store.startswith(POSTGRES)


def open_store(store: str | Path) -> Log:
    """The store, looked at and brought up to date; BadStore if it cannot be had. Not for a running loop."""
    if not is_postgres(store):
        return SqliteLog(Path(store))
    require_extra()
    from tablee.storage.postgres.log import PostgresLog
    from tablee.storage.postgres.schema import prepare

    asyncio.run(prepare(str(store)))
    return PostgresLog(str(store))


def in_words(failed: StoreFailed, store: str | Path) -> BadStore:
    """A store that could be had, and then did not work for the house, as a sentence about it."""
    if not is_postgres(store):
        return BadStore(failed.why if failed.why in SAID else "failed", path=store, problem=failed)
    from tablee.storage.postgres.schema import shown

    why = f"database_{failed.why}"
    return BadStore(why if why in SAID else "database_failed", path=shown(str(store)), problem=failed)


def notes_aside(store: str | Path) -> NotesAside | PostgresLog:
    """The notes of a store that houses may have open meanwhile; BadStore if it cannot be had."""
    if not is_postgres(store):
        return NotesAside(Path(store))
    require_extra()
    from tablee.storage.postgres.log import PostgresLog

    return PostgresLog(str(store))


def verification(
    store: str | Path, readable: Callable[[Sheet], object], progress: Progress
) -> Verification | PostgresVerification:
    """A walk through a store that names what is not as it was written."""
    if not is_postgres(store):
        return Verification(Path(store), readable, progress)
    require_extra()
    from tablee.storage.postgres.verify import PostgresVerification

    return PostgresVerification(str(store), readable, progress)


def require_extra() -> None:
    """BadStore if what PostgreSQL needs is not installed."""
    if find_spec("asyncpg") is None:
        raise BadStore("no_extra", path="PostgreSQL")
