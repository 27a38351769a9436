"""Who is told that it is their turn, and what: after a move is written and told, and never in its way."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from tablee.core.game.shelf import text_room
from tablee.core.seats import Person
from tablee.core.text.robots import seated
from tablee.core.text.sentences import speaker, texts
from tablee.match import codec
from tablee.server.calls.shapes import PushState, PushWish
from tablee.server.push.keys import house_key, public_part
from tablee.server.push.subscriptions import Subscriptions
from tablee.storage.log import StoreFailed

if TYPE_CHECKING:
    from tablee.match.play.desk import Desk
    from tablee.match.play.referee import Referee
    from tablee.server.push.sending import Parcel

AT_ONCE = 8
MOST_WAITING = 2_000
AGAIN = (20.0, 120.0)
"""Seconds after which a push service with trouble is tried once more, and a last time."""
A_WEEK = 7 * 24 * 3600

notes = structlog.get_logger("tablee.server")


class Knocks:
    """The house's messenger; it may fail, be late or be switched off, and no move notices."""

    def __init__(self, desk: Desk, subscriptions: Subscriptions, contact: str) -> None:
        self.subscriptions = subscriptions
        self._desk = desk
        self._contact = contact
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()
        self.again = AGAIN

    async def state(self, browser: str) -> PushState:
        """The public part of the house's key, and on how many devices a browser's player is told."""
        key = public_part(house_key(self._desk.secret)) if self.subscriptions.services else ""
        return PushState(key, len(await self.subscriptions.of(browser)))

    def moved(self, referee: Referee) -> None:
        """A match has gone on: whoever is to play now, or was in it when it ended, is told."""
        if not referee.table.clock.slow or len(self._under_way) >= MOST_WAITING:
            return
        news, mover = _news(referee)
        browsers = {referee.table.chairs[seat].browser for seat in news} - {"", _browser(referee, mover)}
        for browser in browsers:
            task = asyncio.create_task(self._told(browser, referee, mover))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def close(self) -> None:
        """What is on its way is given up."""
        for task in self._under_way:
            task.cancel()

    async def _told(self, browser: str, referee: Referee, mover: int) -> None:
        try:
            for to in await self.subscriptions.of(browser):
                await self._sent(browser, to, partial(_parcel, referee, mover, to.language)())
        except StoreFailed:
            notes.warning("knock_lost", why="store")
        except Exception:
            notes.exception("knock_failed")

    async def _sent(self, browser: str, to: PushWish, parcel: Parcel) -> None:
        from tablee.server.push.sending import delivered  # not above: half a second that no start-up should wait for

        for wait in (*self.again, None):
            async with self._turns:
                came = await asyncio.to_thread(delivered, parcel, to, house_key(self._desk.secret), self._contact)
            if came == "gone":
                await self.subscriptions.stop(browser, to.endpoint)
            if came != "later" or wait is None:
                notes.info("knocked", came=came)
                return
            await asyncio.sleep(wait)


def _news(referee: Referee) -> tuple[Iterable[int], int]:
    """The seats for which something is new since the last move, and the seat that made it (-1: nobody did)."""
    play, chairs = referee.play, referee.table.chairs
    if play is None or not play.happened:
        return (), -1
    at = play.happened[-1].at
    batch = [one for one in play.happened if one.at == at]
    seats = (getattr(one.event, "seat", -1) for one in batch if batch[0].seq > 1)  # nobody made the first: a deal
    mover = next((seat for seat in seats if seat >= 0), -1)
    if play.result is not None:
        return [seat for seat, chair in enumerate(chairs) if isinstance(chair.sitter, Person)], mover
    return [seat for seat in play.to_play if play.glass.since[seat] == at and seat != mover], mover


def _parcel(referee: Referee, mover: int, language: str) -> Parcel:
    """What a device shows, sealed until it is there; the table's name is in it, and never outside."""
    from tablee.server.push.sending import Parcel

    table, play = referee.table, referee.play
    books = [texts(room, language) for room in (text_room(referee.game), "tablee.core", "tablee.match")]
    say = speaker(*books, language=language)
    names = [one.name for one in seated([chair.sitter for chair in table.chairs], say)]
    what = "over" if play and play.result is not None else "turn" if mover >= 0 else "begun"
    shown: dict[str, Any] = {
        "title": say("name.title"),
        "body": say(f"push.{what}", name=names[mover]),
        "stop": say("push.stop"),
        "table": table.id,
    }
    topic = hashlib.sha256(table.id.encode()).hexdigest()[:32]
    return Parcel(codec.encode(shown).decode(), min(table.clock.per_turn, A_WEEK), topic)


def _browser(referee: Referee, seat: int) -> str:
    return referee.table.chairs[seat].browser if seat >= 0 else ""
