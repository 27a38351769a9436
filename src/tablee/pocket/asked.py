"""A call from a page of the same browser, and what stands around it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tablee.match.records.reading import ReadingRoom
from tablee.server.calls.asking import Said

TABLES = 200
"""Tables that one browser may have under way: it is alone here, and only its own memory is at stake."""


@dataclass(frozen=True, slots=True)
class PocketAsked:
    """Nobody else asks here: nothing is counted, and nothing is packed for a journey."""

    reading: ReadingRoom
    sent: bytes
    tables_per_browser: int = TABLES
    packs: bool = False

    @property
    def length(self) -> int:
        return len(self.sent)

    def owe(self, address: str, calls: float) -> None:
        """There is nobody to be protected from."""

    async def body(self) -> bytes:
        return self.sent

    async def gone(self) -> None:
        await asyncio.get_running_loop().create_future()  # a page that is gone is not heard of

    async def objection(self, browser: str) -> Said | None:
        return None
