"""A stream to a bot: messages as lines, an empty one now and then, and a last one that says why it ends."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from tablee.match import codec
from tablee.server.bots.shapes import BotClosed, Reason

STILL_HERE = 5.0
"""Seconds of silence after which an empty line says that the house is there; by it a dead line is noticed too."""


class BotLine:
    """What is still to be said to a bot waits here, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._unsaid: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self.ended: Reason | None = None

    def say(self, text: bytes) -> None:
        """Have a message said next; a bot that does not read is given up."""
        if self.ended is None and self._bytes > self._limit:
            self.end("too_slow")
        if self.ended is None:
            self._add(text)

    def end(self, reason: Reason) -> None:
        """Say why, and nothing more."""
        if self.ended is None:
            self.ended = reason
            if reason == "too_slow":  # it will not read what it has not read so far
                self._unsaid.clear()
            self._add(codec.encode(BotClosed(reason)))

    def _add(self, text: bytes) -> None:
        self._unsaid.append(text)
        self._bytes += len(text)
        self._news.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """Everything that is said, until the end."""
        while True:
            while self._unsaid:
                text = self._unsaid.popleft()
                self._bytes -= len(text)
                yield text + b"\n"
            if self.ended is not None:
                return
            self._news.clear()
            try:
                async with asyncio.timeout(STILL_HERE):
                    await self._news.wait()
            except TimeoutError:
                yield b"\n"
