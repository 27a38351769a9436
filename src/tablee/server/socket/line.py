"""The line to one window: what it sends and what it is told, each at its own pace."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.types import Message, Receive, Send

TOO_SLOW, MOVED = 4408, 1012
SLOW: Message = {"code": TOO_SLOW, "reason": "too_slow"}
ELSEWHERE: Message = {"code": MOVED, "reason": "moved"}
A_MOMENT = 1.0
"""Seconds in which a goodbye must be read."""
GONE: Message = {"type": "websocket.disconnect", "code": TOO_SLOW}

AtOnce = Callable[[bytes], bool]
"""Sends a text now and says so, or says that it cannot be sent without waiting."""


Cut = Callable[[], None]
"""Ends the connection at once, whatever is still unread."""


def never(text: bytes) -> bool:
    """A wire that cannot tell whether sending would have to wait."""
    return False


def nothing() -> None:
    """A wire that cannot be cut."""


class SocketLine:
    """What is still to be said to a window waits here, so that a slow reader keeps nobody else waiting."""

    def __init__(self, receive: Receive, send: Send, at_once: AtOnce, limit: int, cut: Cut) -> None:
        self._receive = receive
        self._listener: asyncio.Task[Any] | None = None
        self._listening = False
        self._send = send
        self._at_once = at_once
        self._limit = limit
        self._cut = cut
        self._unsaid: deque[bytes] = deque()
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        self._farewell: Message | None = None

    @property
    def broken(self) -> bool:
        """Whether it is to be hung up on."""
        return self._farewell is not None

    def say(self, text: bytes) -> None:
        """Have this said next, now if possible; a window that does not read is given up."""
        if self._waiting is not None and self._at_once(text):  # the speaker waits: nothing is to be said before this
            return
        if self._bytes > self._limit:  # one message of any length may wait; another one beyond the limit may not
            self._give_up(SLOW)
            return
        self._unsaid.append(text)
        self._bytes += len(text)
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
            if self._farewell is None:
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
                    text = self._unsaid.popleft()
                    self._bytes -= len(text)
                    await self._send({"type": "websocket.send", "text": text.decode()})
                else:
                    self._waiting = loop.create_future()
                    await self._waiting
        except (OSError, RuntimeError):  # the window closed meanwhile; its listener notices by itself
            return

    def dismiss(self) -> None:
        """Have the window call again: what it looks at is elsewhere now."""
        self._give_up(ELSEWHERE)

    def send_away(self) -> None:
        """The same, without waiting for an ask that is being done: the window repeats it where it calls next."""
        at_work = not self._listening
        self.dismiss()
        if at_work:
            self._cut()

    async def hang_up(self) -> None:
        """Close the window of a slow reader, or of one that must call again; who does not read this is cut off."""
        try:
            async with asyncio.timeout(A_MOMENT):
                await self._send({"type": "websocket.close", **(self._farewell or SLOW)})
        except (TimeoutError, OSError, RuntimeError):
            self._cut()

    def _give_up(self, farewell: Message) -> None:
        if self.broken:
            return
        self._farewell = farewell
        self._unsaid.clear()
        if self._listening and self._listener:  # otherwise it is at the referee's, and not to be disturbed there
            self._listener.cancel()
