"""Whether the house can keep what is played: tried out by writing, at most once a second however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time

from tablee.storage.log import Log, StoreFailed

FRESH = 1.0
"""Seconds for which an answer is good."""
PATIENCE = 5.0
"""Seconds after which a disk that does not answer counts as trouble."""


class Health:
    """The answer of a moment ago, or a new one; who asks meanwhile waits for the same one."""

    def __init__(self, log: Log, now: Callable[[], float] = monotonic) -> None:
        self._log = log
        self._now = now
        self._asked = -FRESH
        self._trying: asyncio.Task[str] | None = None

    async def of_store(self) -> str:
        """`ok`, or in one word what is wrong with the store: full, gone, read_only, disk, slow…"""
        now = self._now()
        if self._trying is None or (self._trying.done() and now - self._asked >= FRESH):
            self._asked = now
            self._trying = asyncio.create_task(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
        except TimeoutError:
            return "slow"

    async def _try(self) -> str:
        try:
            await self._log.check(time())
        except StoreFailed as failed:
            return failed.why
        return "ok"
