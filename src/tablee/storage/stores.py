"""Where matches are kept, by what was asked for: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tablee.storage.leases import Alone, Leases
from tablee.storage.log import BadStore, Log
from tablee.storage.sqlite import SqliteLog

POSTGRES = ("postgresql://", "postgres://")


def is_postgres(store: str | Path) -> bool:
    """Whether this is the address of a database and no file."""
    return isinstance(store, str) and store.startswith(POSTGRES)


def open_store(store: str | Path) -> Log:
    """The store, looked at and brought up to date; BadStore if it cannot be had. Not for a running loop."""
    if not is_postgres(store):
        return SqliteLog(Path(store))
    try:
        from tablee.storage.postgres.log import PostgresLog
        from tablee.storage.postgres.schema import prepare
    except ImportError:
        raise BadStore("no_extra", path="PostgreSQL") from None
    asyncio.run(prepare(str(store)))
    return PostgresLog(str(store))


def leases_of(log: Log) -> Leases:
    """Whose tables they are: those of a database are shared by houses, a file has one."""
    found: Leases | None = getattr(log, "leases", None)
    return Alone(log) if found is None else found
