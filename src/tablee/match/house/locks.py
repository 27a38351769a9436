"""A lock for each name, there for as long as somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    """Tables are found side by side, but each by one at a time."""

    def __init__(self) -> None:
        self._waited_for: dict[str, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def held(self, *names: str) -> AsyncIterator[None]:
        """Hold all of these names; whoever has one of them is waited for."""
        while busy := [self._waited_for[name] for name in names if name in self._waited_for]:
            await asyncio.wait(busy)
        mine = asyncio.get_running_loop().create_future()
        self._waited_for.update(dict.fromkeys(names, mine))
        try:
            yield
        finally:
            for name in names:
                self._waited_for.pop(name, None)
            mine.set_result(None)
