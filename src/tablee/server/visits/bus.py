"""The line between houses that share a store: NATS core. One asks and is answered, or tells, in order."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from tablee.match import codec
from tablee.server.visits.elsewhere import Unanswered

ANSWER = 12.0
"""Seconds until an answer must be there: longer than a store may take."""
AGAIN = 0.5
PORT = 4222
"""Where NATS listens unless it is told otherwise."""
MOST_UNSENT = 10_000

Head = dict[str, Any]
Answer = tuple[Head, bytes]
Take = Callable[[Head, bytes], Awaitable[Answer]]

notes = structlog.get_logger("tablee.server")


class Bus:
    """A connection that mends itself; what is said while it is broken is lost, and those who listen notice a gap."""

    def __init__(self, address: str) -> None:
        self.name = secrets.token_hex(8)
        """What is told to windows of this process comes under this name."""
        self._servers = address.split(",")
        self.address = ", ".join(one.rpartition("@")[2] for one in self._servers)
        """Where it is, without passwords."""
        self._client = Client()
        self._unsent: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_UNSENT)
        self._sending: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()
        self._asking: set[asyncio.Task[Msg]] = set()

    @property
    def up(self) -> bool:
        """Whether it can be spoken over."""
        return bool(self._client.is_connected)

    async def open(self) -> None:
        """Connect; waits, and says so, for as long as nobody is there."""
        while not self.up:
            try:
                self._client = await nats.connect(
                    self._servers,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=AGAIN,
                    ping_interval=5,
                    error_cb=_noted,
                    disconnected_cb=self._away,
                    reconnected_cb=_back,
                )
            except (OSError, Error):
                notes.warning("bus_away", address=self.address)
                await asyncio.sleep(AGAIN)
        self._sending = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        """Say what is still to be said, and leave."""
        for task in (*self._answering, *filter(None, [self._sending])):
            task.cancel()
        with suppress(Error, OSError, TimeoutError):
            await self._client.close()

    async def finish(self) -> None:
        """Until all who have asked so far are answered."""
        if self._answering:
            await asyncio.wait(self._answering)
        await self._arrived()

    async def ask(self, who: str, head: Head, body: bytes = b"", patience: float = ANSWER) -> Answer:
        """The answer of whoever answers under a name, or Unanswered; at once if the connection breaks meanwhile."""
        if not self.up:
            raise Unanswered
        asking = asyncio.create_task(self._client.request(who, _packed(head, body), timeout=patience))
        self._asking.add(asking)
        try:
            return _unpacked((await asking).data)
        except (Error, OSError, TimeoutError) as error:
            raise Unanswered from error
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            raise Unanswered from None
        finally:
            self._asking.discard(asking)

    async def answer(self, who: str, take: Take, group: str = "") -> Subscription:
        """Answer under a name, to all who ask from now on; of those in one group, one is asked."""

        async def asked(message: Msg) -> None:
            task = asyncio.create_task(self._answered(message, take))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

        listening = await self._client.subscribe(who, group, cb=asked)
        await self._arrived()  # whoever asks sooner would hear that nobody answers
        return listening

    async def leave(self, listening: Subscription) -> None:
        """No longer answer; what is on its way still is."""
        await listening.drain()  # type: ignore[no-untyped-call]  # the library has no types for it

    async def hear(self, who: str, take: Callable[[str, bytes], None]) -> Subscription:
        """Hear what is told under names, each with its last two words."""

        async def told(message: Msg) -> None:
            take(message.subject, message.data)

        return await self._client.subscribe(who, cb=told)

    def tell(self, who: str, body: bytes) -> None:
        """Say this next, to whoever hears it."""
        if self.up and not self._unsent.full():
            self._unsent.put_nowait((who, body))

    async def _arrived(self) -> None:
        """Until NATS has all that was sent; a connection that is broken sends it when it is mended.

        The library's flush asks past what still waits to be written (nats-py 2.16); that has gone when it is answered.
        """
        with suppress(Error, OSError, TimeoutError):
            await self._client.flush()
            await self._client.flush()

    async def _away(self) -> None:
        """What was asked may be lost, and so may be its answer: nobody waits for it."""
        notes.warning("bus_away")
        for asking in self._asking:
            asking.cancel()

    async def _send_all(self) -> None:
        while True:
            who, body = await self._unsent.get()
            with suppress(Error, OSError):
                await self._client.publish(who, body)

    async def _answered(self, message: Msg, take: Take) -> None:
        try:
            answer = _packed(*await take(*_unpacked(message.data)))
            if len(answer) > self._client.max_payload:
                raise ValueError("too long for the bus")
        except Exception:  # our fault: whoever asked hears at once that there is no answer
            notes.exception("visit_failed")
            answer = _packed({"failed": True})
        if message.reply:
            with suppress(Error, OSError):
                await message.respond(answer)


async def _noted(error: Exception) -> None:
    notes.debug("bus_trouble", problem=repr(error))  # every try to connect again is one


async def _back() -> None:
    notes.info("bus_back")


def _is_cancelled() -> bool:
    """Whether it is the one who waits that is told to stop, and not only what it waits for."""
    me = asyncio.current_task()
    return me is not None and me.cancelling() > 0


def _packed(head: Head, body: bytes = b"") -> bytes:
    return b"%b\n%b" % (codec.encode(head), body)


def _unpacked(data: bytes) -> Answer:
    head, _, body = data.partition(b"\n")
    return codec.parse(head), body
