"""The socket of a window: letters in, messages out, each at its own pace."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Protocol

import structlog
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from tablee.core.refusal import Refused
from tablee.match.envelope import PONG, Asking, Guest, Ping, ReactLetter, letter_from, refused_message
from tablee.match.house.house import House
from tablee.match.play.referee import Referee
from tablee.match.refusals.messages import HouseTrouble, TextOnly, TooFast, TooLarge
from tablee.server.guard.headers import same_origin
from tablee.server.guard.hosts import Hosts
from tablee.server.guard.identity import Visitor, visitor
from tablee.server.guard.limits import Reactions, Windows, full_bucket
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings
from tablee.server.socket.line import SocketLine, never, nothing
from tablee.server.socket.wire import AT_ONCE
from tablee.server.visits.elsewhere import AGAIN, TAKEOVER, TurnedAway, Unanswered
from tablee.storage.leases import Elsewhere
from tablee.storage.log import StoreFailed

if TYPE_CHECKING:
    from tablee.server.visits.visits import Visits


PATH = "/ws/"
CLOSE = {"no_such_table": 4404, "match_damaged": 4410, "too_many_sockets": 4429}
TROUBLE = 1011
MOST_BYTES = 4
"""Of a character, in UTF-8."""

notes = structlog.get_logger("tablee.server")


class OpenedWindow(Protocol):
    """A window at its table, here or elsewhere."""

    async def say(self, text: str, letter: Asking | ReactLetter) -> None:
        """Do what a letter wants, as it came and as it is understood."""

    def close(self) -> None:
        """The window has closed."""


@dataclass(frozen=True, slots=True)
class OwnWindow:
    """A window at a table of this house."""

    take: Callable[[Guest, Referee, Asking | ReactLetter], Awaitable[None]]
    guest: Guest
    referee: Referee

    async def say(self, text: str, letter: Asking | ReactLetter) -> None:
        await self.take(self.guest, self.referee, letter)

    def close(self) -> None:
        self.referee.part(self.guest)


class Sockets:
    """Accepts windows; a plain ASGI application, because this path is the hot one."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.house: House | None = None
        self.visits: Visits | None = None
        self._settings = settings
        self._metrics = metrics
        self._windows = Windows(settings.limits)
        self._reactions = Reactions(settings.limits)
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not scope["path"].startswith(PATH) or not self._welcome(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: the browser sees a 403
            return
        who = visitor(scope["headers"], https=scope["scheme"] == "wss")
        cookie = [(b"set-cookie", who.cookie)] if who.new else []
        await send({"type": "websocket.accept", "headers": cookie})
        self._metrics.sockets.inc()
        try:
            await self._serve(scope, receive, send, who)
        finally:
            self._metrics.sockets.dec()

    def _welcome(self, headers: Headers) -> bool:
        """Whether the page that knocks is one of this house."""
        host = headers.get("host")
        try:
            self._hosts.require(host)
        except Refused:
            return False
        return same_origin(headers.get("origin"), host, self._settings.origins)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, who: Visitor) -> None:
        assert self.house is not None, "the house opens before its doors do"
        address = scope["client"][0] if scope.get("client") else ""
        wire = scope.get("extensions", {}).get(AT_ONCE, {})
        say, cut = wire.get("say", never), wire.get("hang_up", nothing)
        line = SocketLine(receive, send, say, self._settings.limits.unread_bytes, cut)
        guest = Guest(self.house.carrying.who(who.browser), line.say, bye=line.send_away)
        try:
            with self._windows.opened(who.browser, address):
                await self._attend(line, guest, await self._opened(scope["path"].removeprefix(PATH), guest, line))
            if line.broken:
                await line.hang_up()
        except TurnedAway as away:
            await _turn_away(send, away.name, away.message)
        except (Refused, StoreFailed) as error:
            refusal = error.refusal if isinstance(error, Refused) else HouseTrouble()
            await _turn_away(send, str(getattr(refusal, "refused", "")), refused_message("", refusal))

    async def _attend(self, line: SocketLine, guest: Guest, window: OpenedWindow) -> None:
        """Listen and speak until the window closes."""
        # Each in a task of its own: one that is woken inside all our middlewares passes through each of them.
        listening = asyncio.create_task(self._listen(line, guest, window))
        speaking = asyncio.create_task(line.speak())
        try:
            await listening
        finally:
            window.close()
            listening.cancel()
            speaking.cancel()

    async def _opened(self, table: str, guest: Guest, line: SocketLine) -> OpenedWindow:
        """The window at its table, wherever that is."""
        assert self.house is not None, "the house opens before its doors do"
        until = monotonic() + TAKEOVER
        while True:
            try:
                return OwnWindow(self.take, guest, await self.house.join(table, guest))
            except Elsewhere as elsewhere:
                owner = elsewhere.owner
            with suppress(Unanswered):
                if self.visits is not None:
                    return await self.visits.lending.open(owner, table, guest.browser, line)
            if monotonic() > until:
                raise Refused(HouseTrouble())
            await asyncio.sleep(AGAIN)  # its house is gone: soon it is ours, or another's

    async def take(self, guest: Guest, referee: Referee, letter: Asking | ReactLetter) -> None:
        """Do what a letter wants; the answer goes to the guest."""
        if isinstance(letter, ReactLetter):
            self._react(guest, referee, letter)
            return
        try:
            await referee.asks.player(guest, letter)
        except Exception:  # our fault: say so, and let connection and match live on
            notes.exception("ask_failed", table=referee.name)
            guest.hear(refused_message(letter.id, HouseTrouble()))

    async def _listen(self, line: SocketLine, guest: Guest, window: OpenedWindow) -> None:
        limits = self._settings.limits
        bucket = full_bucket(limits.messages_per_second, limits.messages_at_once, monotonic())
        while (message := await line.heard())["type"] == "websocket.receive":
            try:
                if not bucket.take(monotonic()):
                    raise Refused(TooFast())
                text = _text(message, limits.message_bytes)
                letter = letter_from(text)
            except Refused as refused:
                self._metrics.refused(getattr(refused.refusal, "refused", ""))
                guest.hear(refused_message("", refused.refusal))
                continue
            if isinstance(letter, Ping):
                guest.hear(PONG)
                continue
            await window.say(text, letter)

    def _react(self, guest: Guest, referee: Referee, letter: ReactLetter) -> None:
        try:
            self._reactions.count(guest.browser)
            referee.audience.react(guest, letter)
        except Refused as refused:
            self._metrics.refused(getattr(refused.refusal, "refused", ""))
            guest.hear(refused_message(letter.id, refused.refusal))


def _text(message: Message, limit: int) -> str:
    text = message.get("text")
    if text is None:
        raise Refused(TextOnly())
    if len(text) * MOST_BYTES > limit and len(text.encode()) > limit:
        raise Refused(TooLarge(limit))
    return str(text)


async def _turn_away(send: Send, name: str, message: bytes) -> None:
    await send({"type": "websocket.send", "text": message.decode()})
    await send({"type": "websocket.close", "code": CLOSE.get(name, TROUBLE), "reason": name})
