"""Why a database does not work, by its own codes, in the words of `storage.sqlite.troubles` and a few of its own."""

from __future__ import annotations

import asyncpg

from tablee.storage.log import BadStore

BY_CODE: tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...] = (
    ((asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError), "password"),
    (asyncpg.InvalidCatalogNameError, "no_database"),
    ((asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError), "no_rights"),
    (asyncpg.DiskFullError, "full"),
    (asyncpg.ReadOnlySQLTransactionError, "read_only"),
    (asyncpg.TargetServerAttributeNotMatched, "read_only"),
    ((asyncpg.TooManyConnectionsError, asyncpg.LockNotAvailableError), "busy"),
    (asyncpg.QueryCanceledError, "slow"),
    (asyncpg.DataCorruptedError, "damaged"),
)
AWAY = (
    OSError,  # a TimeoutError is one
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TargetServerAttributeNotMatched,
    asyncpg.InternalClientError,
)
"""What comes of a server that dies, is far, or is no longer the one to write to: another try may find the next."""

FAILURES = (asyncpg.PostgresError, *AWAY)


def why(error: BaseException) -> str:
    """In one word: full, read_only, password, no_rights, unreachable, slow, busy, or failed."""
    for kinds, word in BY_CODE:
        if isinstance(error, kinds):
            return word
    return "unreachable" if isinstance(error, AWAY) else "failed"


def bad_store(error: BaseException, where: str) -> BadStore:
    """Why a database cannot be opened, as a sentence about it."""
    return BadStore(f"database_{why(error)}", path=where, problem=str(error) or type(error).__name__)
