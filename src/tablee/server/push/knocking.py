"""Who is told that it is their turn, and what: after a move is written and told, and never in its way."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
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
    from tablee.server.push.sending import Outcome, Parcel

AT_ONCE = 8
MOST_WAITING = 2_000
"""Browsers to whom something is still to be told."""
AGAIN = (20.0, 120.0)
"""Seconds after which a push service with trouble is tried once more, and a last time."""
REST = 2.0
"""Seconds between two knocks for one browser: whoever makes moves in a flood makes no flood of knocks."""
A_WEEK = 7 * 24 * 3600

notes = structlog.get_logger("tablee.server")


@dataclass(frozen=True, slots=True)
class Knock:
    """What is told of a table: who moved, up to which event; on all devices, or again on some, for which time."""

    referee: Referee
    mover: int
    seq: int
    devices: tuple[PushWish, ...] = ()
    time: int = 0


class Knocks:
    """The house's messenger; it may fail, be late or be switched off, and no move notices.

    Browsers are told side by side, each of one table at a time, and of the last move there only. Messengers are threads
    of their own: those that wait for a push service keep nobody waiting who looks up a word.
    """

    def __init__(self, desk: Desk, subscriptions: Subscriptions, contact: str) -> None:
        self.subscriptions = subscriptions
        self._desk = desk
        self._contact = contact
        self._messengers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="tablee-knock")
        self._lines: dict[str, dict[str, Knock]] = {}
        """What is still to be told, by browser and table."""
        self._under_way: set[asyncio.Task[None]] = set()
        self.again, self.rest = AGAIN, REST

    async def state(self, browser: str) -> PushState:
        """The public part of the house's key, and on how many devices a browser's player is told."""
        key = public_part(house_key(self._desk.secret)) if self.subscriptions.services else ""
        return PushState(key, len(await self.subscriptions.of(browser)))

    def moved(self, referee: Referee) -> None:
        """A match has gone on: whoever is to play now, or was in it when it ended, is told."""
        if not referee.table.clock.slow:
            return
        news, mover = _news(referee)
        for browser in {referee.table.chairs[seat].browser for seat in news} - {"", _browser(referee, mover)}:
            self._put(browser, Knock(referee, mover, referee.seq))

    def close(self) -> None:
        """What is on its way is given up."""
        for task in self._under_way:
            task.cancel()
        self._messengers.shutdown(wait=False, cancel_futures=True)

    def _put(self, browser: str, knock: Knock) -> None:
        """Have it told in its turn; what was still to be told of that table is old."""
        if browser in self._lines:
            self._lines[browser][knock.referee.table.id] = knock
        elif len(self._lines) < MOST_WAITING:
            self._lines[browser] = {knock.referee.table.id: knock}
            task = asyncio.create_task(self._tell(browser, self._lines[browser]))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _tell(self, browser: str, line: dict[str, Knock]) -> None:
        try:
            while line:
                await self._told(browser, line.pop(next(iter(line))))
                await asyncio.sleep(self.rest)
        finally:
            del self._lines[browser]

    async def _told(self, browser: str, knock: Knock) -> None:
        try:
            devices = knock.devices or await self.subscriptions.of(browser)
            later = tuple([one for one in devices if await self._sent(browser, one, knock) == "later"])
        except StoreFailed:
            notes.warning("knock_lost", why="store")
        except Exception:
            notes.exception("knock_failed")
        else:
            if later and knock.time < len(self.again):
                again = replace(knock, devices=later, time=knock.time + 1)
                asyncio.get_running_loop().call_later(self.again[knock.time], self._try_again, browser, again)

    def _try_again(self, browser: str, knock: Knock) -> None:
        if knock.referee.seq == knock.seq:  # otherwise something newer was told meanwhile, or will be
            self._put(browser, knock)

    async def _sent(self, browser: str, to: PushWish, knock: Knock) -> Outcome:
        from tablee.server.push.sending import delivered  # not above: half a second that no start-up should wait for

        parcel = _parcel(knock.referee, knock.mover, to.language)
        work = partial(delivered, parcel, to, house_key(self._desk.secret), self._contact)
        came = await asyncio.get_running_loop().run_in_executor(self._messengers, work)
        if came == "gone":
            await self.subscriptions.stop(browser, to.endpoint)
        notes.info("knocked", came=came)
        return came


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
