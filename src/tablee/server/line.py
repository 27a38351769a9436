"""The line to one window: what it sends and what it is told, each at its own pace."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.types import Message, Receive, Send

TOO_SLOW = 4408
GONE: Message = {"type": "websocket.disconnect", "code": TOO_SLOW}

AtOnce = Callable[[bytes], bool]
"""Sends a text now and says so, or says that it cannot be sent without waiting."""


def never(text: bytes) -> bool:
    """A wire that cannot tell whether sending would have to wait."""
    return False


class Line:
    """What is still to be said to a window waits here, so that a slow reader keeps nobody else waiting."""

    def __init__(self, receive: Receive, send: Send, at_once: AtOnce, limit: int) -> None:
        self.broken = False
        self._receive = receive
        self._listener: asyncio.Task[Any] | None = None
        self._listening = False
        self._send = send
        self._at_once = at_once
        self._limit = limit
        self._unsaid: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def say(self, text: bytes) -> None:
        """Have this said next, now if possible; a window that does not read is given up."""
        if self._waiting is not None and self._at_once(text):  # the speaker waits: nothing is to be said before this
            return
        self._unsaid.append(text)
        if len(self._unsaid) > self._limit and not self.broken:
            self.broken = True
            if self._listening and self._listener:  # otherwise it is at the referee's, and not to be disturbed there
                self._listener.cancel()
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    async def heard(self) -> Message:
        """What the window sends next, or that it is gone."""
        if self.broken:
            return GONE
        self._listener = self._listener or asyncio.current_task()  # asked once: it is slow
        self._listening = True
        try:
            return await self._receive()
        except asyncio.CancelledError:
            if len(self._unsaid) <= self._limit:
                raise
            return GONE
        finally:
            self._listening = False

    async def speak(self) -> None:
        """Say what is to be said, for as long as the window is open."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                if self._unsaid:
                    await self._send({"type": "websocket.send", "text": self._unsaid.popleft().decode()})
                else:
                    self._waiting = loop.create_future()
                    await self._waiting
        except (OSError, RuntimeError):  # the window closed meanwhile; its listener notices by itself
            return

    async def hang_up(self) -> None:
        """Close the window of a slow reader, which perhaps does not even read this."""
        with suppress(TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(1):
                await self._send({"type": "websocket.close", "code": TOO_SLOW, "reason": "too_slow"})
