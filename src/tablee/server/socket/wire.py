"""uvicorn's WebSocket with a short way for what goes over it all day: whole texts of ordinary size, in and out."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from time import monotonic
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from tablee.match.envelope import PONG
from tablee.server.guard.limits import full_bucket
from tablee.server.guard.porch import Porch
from tablee.server.settings import Limits

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine for which it is not compiled
    from websockets.utils import apply_mask

AT_ONCE = "tablee.at_once"
"""The ASGI extension by which an application may say a text without waiting."""

PING = '{"ping":true}'
"""What a page says to hear whether the house lives: answered at the door, also while the house is busy."""

WHOLE_TEXT, LAST, MASKED = 0x81, 0x80, 0x80
"""How a text in one frame begins, the bit of a message's last frame, and the bit of a mask."""
TINY, ORDINARY = 126, 65_536
"""Frames below these sizes have their length in one byte, or in three."""

UNREAD = 16
"""Letters that may wait for the application; then the other end has to wait, too."""
PIECE = 1024
"""Bytes for uvicorn at once: among more, a flood of tiny frames would be noticed too late."""
FLOODED = 4429


class Wire(WebSocketsSansIOProtocol):
    """Whatever is not ordinary (handshake, pings, large or broken frames, goodbyes) is left to uvicorn."""

    limits = Limits()
    porch: Porch | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()
        self._between_frames = False
        self._frames = full_bucket(self.limits.frames_per_second, self.limits.frames_at_once, monotonic())

    def connection_lost(self, exc: Exception | None) -> None:
        if self.porch is None:
            super().connection_lost(exc)
            return
        self.disconnected = True  # at once; the rest when its turn comes, for a whole crowd may leave together
        self.porch.left(self.transport)
        self.porch.see_off(partial(super().connection_lost, exc))

    def shutdown(self) -> None:
        if not self.disconnected:  # it may have left already, and only wait to be seen off
            super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # a knock that is none of ours has been turned away
            self.scope["extensions"][AT_ONCE] = {"say": self.say_at_once, "hang_up": self.transport.abort}
            self._between_frames = True

    def data_received(self, data: bytes) -> None:
        at, end = 0, len(data)
        while at < end and self._between_frames:
            size = _frame_size(data, at)
            # After half a frame, or half a message, only uvicorn knows where this connection stands.
            self._between_frames = 0 < size <= end - at and data[at] >= LAST
            if self._between_frames:
                frame, at = data[at : at + size], at + size
                if frame[0] != WHOLE_TEXT or not self._taken(frame):
                    super().data_received(frame)
                elif not self._frames.take(monotonic()):
                    self._show_out()
            if self.transport.is_closing():
                return
        for start in range(at, end, PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Frames on the long way count as well, pings and parts of messages among them."""
        now, frames = monotonic(), len(self.conn.events)
        super().handle_events()
        if not all(self._frames.take(now) for _ in range(frames)) and not self.transport.is_closing():
            self._show_out()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # who answers no ping will not read a goodbye either

    def _show_out(self) -> None:
        """Close the window of somebody who floods us."""
        if self.porch is not None:
            self.porch.fine(self.transport)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED, "reason": "too_fast"})
        if self.conn.state is not OPEN:
            self.transport.abort()
            return
        self.conn.send_close(FLOODED, "too_fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def _taken(self, frame: bytes) -> bool:
        start = 6 if frame[1] - MASKED < TINY else 8
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if self.conn.state is not OPEN:
            return False
        if text == PING and self.say_at_once(PONG):
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def say_at_once(self, text: bytes) -> bool:
        """Send a text now; False if it is none for the short way, or would have to wait."""
        size = len(text)
        if size >= ORDINARY or self.disconnected or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        head = bytes((WHOLE_TEXT, size)) if size < TINY else bytes((WHOLE_TEXT, TINY, size >> 8, size & 255))
        self.transport.write(head + text)
        return True


class Inbox(asyncio.Queue[Any]):
    """A queue without a limit and with one reader, which is all that a connection needs."""

    def __init__(self) -> None:
        super().__init__()
        self._things: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._loop = asyncio.get_running_loop()

    def qsize(self) -> int:
        return len(self._things)

    def empty(self) -> bool:
        return not self._things

    def put_nowait(self, thing: Any) -> None:
        self._things.append(thing)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._things:
            self._reader = self._loop.create_future()
            await self._reader
        return self._things.popleft()


def _frame_size(data: bytes, at: int) -> int:
    """How long the frame is that begins there; 0 if that cannot be seen, or if it is not an ordinary one."""
    if len(data) < at + 6 or data[at + 1] < MASKED:
        return 0
    size = data[at + 1] - MASKED
    if size < TINY:
        return 6 + size
    return 8 + (data[at + 2] << 8 | data[at + 3]) if size == TINY else 0
