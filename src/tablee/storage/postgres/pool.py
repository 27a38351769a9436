"""Connections to PostgreSQL: the server that can be written to, found again after it was away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, TypeVar

import asyncpg
import structlog

from tablee.storage.log import StoreFailed
from tablee.storage.postgres.troubles import AWAY, FAILURES, why

T = TypeVar("T")
Connection = Any
"""One of asyncpg, which has no types."""

STATEMENT = 4.0
"""Seconds for a statement; the client waits a little longer, for the server must be the one that knows."""
FROZEN = 1.5
"""Seconds after which the server gives up on a house that stopped inside a transaction, and frees its locks."""
PATIENCE = 10.0
"""Seconds that a database may be away before those who wait hear of it."""
AGAIN = 0.1
READERS = 4

notes = structlog.get_logger("tablee.storage")


async def connected(address: str) -> Connection:
    """A connection to the server among those of the address that can be written to."""
    settings = {
        "statement_timeout": f"{STATEMENT}s",
        "idle_in_transaction_session_timeout": f"{FROZEN}s",
        "client_encoding": "UTF8",
        "application_name": "tablee",
    }
    return await asyncpg.connect(
        address,
        timeout=3.0,
        command_timeout=STATEMENT + 1.0,
        server_settings=settings,
        target_session_attrs="read-write",
    )


class Pool:
    """A few connections; each is used by one at a time, and replaced when it broke."""

    def __init__(self, address: str, size: int = READERS) -> None:
        self._address = address
        self._idle: list[Connection] = []
        self._places = asyncio.Semaphore(size)

    async def run(self, work: Callable[[Connection], Awaitable[T]], patience: float | None = None) -> T:
        """What comes of work that may be done twice; StoreFailed if no server does it in time."""
        until = monotonic() + (PATIENCE if patience is None else patience)
        while True:
            try:
                async with self._places:
                    return await self._once(work)
            except AWAY as error:
                if monotonic() > until:
                    raise StoreFailed(str(error), why(error)) from error
            except FAILURES as error:
                raise StoreFailed(str(error), why(error)) from error
            await asyncio.sleep(AGAIN)

    async def _once(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        db = self._idle.pop() if self._idle else await connected(self._address)
        try:
            done = await work(db)
        except asyncio.CancelledError:
            db.terminate()
            raise
        except AWAY:
            notes.warning("database_away")
            db.terminate()
            for other in self._idle:  # they lead to the same server
                other.terminate()
            self._idle.clear()
            raise
        except BaseException:
            self._idle.append(db)
            raise
        self._idle.append(db)
        return done

    async def fetch(self, statement: str, *values: Any) -> list[asyncpg.Record]:
        """The rows that a statement finds."""
        return await self.run(lambda db: db.fetch(statement, *values))

    async def value(self, statement: str, *values: Any) -> Any:
        """The one value that a statement finds."""
        return await self.run(lambda db: db.fetchval(statement, *values))

    async def close(self) -> None:
        """Let all connections go."""
        for db in self._idle:
            db.terminate()
        self._idle.clear()
