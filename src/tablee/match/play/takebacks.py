"""A move taken back: its player asks, every other person at the table answers, and robots never mind.

What is asked lives in memory alone: a house that stops forgets it, and the match is as it was.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from tablee.core.actions import Action
from tablee.core.refusal import Refused
from tablee.core.seats import Person
from tablee.match import codec
from tablee.match.envelope import AnswerLetter, Guest, TakebackLetter, done_message
from tablee.match.play.marks import Mark, mark_for
from tablee.match.play.play import Play
from tablee.match.play.step import NothingToDo, Step
from tablee.match.play.telling import Telling
from tablee.match.play.trail import Leg
from tablee.match.refusals.play import Stale
from tablee.match.refusals.tables import NotYourSeat
from tablee.match.refusals.takebacks import (
    NothingToTakeBack,
    TakebackAsked,
    TakebackDeclined,
    TakebackOver,
    TakebacksForbidden,
    TakebackTooSoon,
)
from tablee.match.shapes import TakebackTold
from tablee.match.tables.table import Chair, HouseTable

if TYPE_CHECKING:
    from tablee.match.play.referee import Referee

PATIENCE = 60.0
"""Seconds after which nobody waits for an answer any more."""
BREATH = 10.0
"""Seconds between two requests of a seat."""


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """What the log's mark of a takeback is a digest of."""

    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class Request:
    """Who wants to take which move back, and who has not answered yet; and how match and table stood."""

    told: TakebackTold
    leg: Leg
    mark: Mark
    latest: int | None
    chairs: tuple[Chair, ...]


class Takebacks:
    """The one request that a table may have open, and what was asked before it."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._open: Request | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._number = 0
        self._asked: dict[int, float] = {}
        self._declined: Leg | None = None
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def settled(self) -> None:
        """Wait until nothing is asked: robots are in no hurry."""
        await self._quiet.wait()

    def shown_to(self, guest: Guest) -> None:
        """A window opens: it is told what is asked."""
        if self._open:
            guest.hear(codec.encode(self._open.told))

    async def ask(self, guest: Guest, letter: TakebackLetter) -> None:
        """A player wants to take the last move back: at once where nobody could mind, else the others are asked."""
        referee, play = self._referee, self._referee.begun()
        if letter.seat not in guest.seats:
            raise Refused(NotYourSeat())
        mark = mark_for(TakeBack(letter.seat), letter.id)
        if (done := play.answered(mark)) is not None:
            raise NothingToDo(done)
        if any(one.event.takeback != "along" for one in play.happened[max(0, letter.seq) :]):
            guest.hear(Telling(play, 0, "stale", referee.desk.now()).to(guest.seats))
            raise Refused(Stale(play.seq))
        leg = _required(referee.table, play, letter.seat)
        others = _others(referee.table, guest.browser)
        if others:
            self._put(letter.seat, leg, mark, others)
            guest.hear(done_message(letter.id, play.seq))
        else:
            await self._go_back(leg, mark, guest, letter.id)

    async def answer(self, guest: Guest, letter: AnswerLetter) -> None:
        """Another player grants what was asked, or does not; who has nothing to answer is told so."""
        request = self._open
        mine = [seat for seat in guest.seats if request and seat in request.told.waits_for]
        if request is None or request.told.number != letter.request or not mine:
            raise Refused(TakebackOver())
        left = tuple(seat for seat in request.told.waits_for if seat not in mine)
        if not letter.grant:
            self._declined = request.leg
            self._close(replace(request.told, state="declined", by=mine[0]))
        elif left:
            self._open = replace(request, told=replace(request.told, waits_for=left))
            self._tell(self._open.told)
        else:
            await self._granted(request)
        guest.hear(done_message(letter.id, self._referee.seq))

    def look_again(self) -> None:
        """The match or the table has changed: a request is over as soon as somebody has played on."""
        request, play = self._open, self._referee.play
        if request and play and (play.trail.latest, self._referee.table.chairs) != (request.latest, request.chairs):
            self._lapse()

    def _put(self, seat: int, leg: Leg, mark: Mark, others: tuple[int, ...]) -> None:
        """Ask the others."""
        now, play = self._referee.desk.now(), self._referee.begun()
        if self._open:
            if self._open.told.seat == seat:
                return  # a second click
            raise Refused(TakebackAsked())
        if leg == self._declined:
            raise Refused(TakebackDeclined())
        if now - self._asked.get(seat, -BREATH) < BREATH:
            raise Refused(TakebackTooSoon())
        self._asked[seat] = now
        self._number += 1
        told = TakebackTold(self._number, seat, others, "asked")
        self._open = Request(told, leg, mark, play.trail.latest, self._referee.table.chairs)
        self._quiet.clear()
        self._alarm = asyncio.get_running_loop().call_later(PATIENCE, self._lapse)
        self._tell(told)

    async def _granted(self, request: Request) -> None:
        self._open = None  # before the match goes back, which would have it lapse
        state: Literal["granted", "lapsed"] = "lapsed"
        try:
            await self._go_back(request.leg, request.mark)
            state = "granted"
        finally:
            self._close(replace(request.told, state=state))

    async def _go_back(self, leg: Leg, mark: Mark, asker: Guest | None = None, ask_id: str = "") -> None:
        referee = self._referee

        def gone_back() -> Step:
            play = referee.begun()
            if play.back(leg.seat) != leg:  # somebody at another house was quicker
                raise Refused(NothingToTakeBack())
            return Step(referee.table, (), play, play.going_back(leg, play.later(referee.desk.now()), mark))

        await referee.move(gone_back, asker, ask_id)

    def _lapse(self) -> None:
        if self._open:
            self._close(replace(self._open.told, state="lapsed"))

    def _close(self, told: TakebackTold) -> None:
        self._open = None
        self._quiet.set()
        if self._alarm:
            self._alarm.cancel()
        self._tell(told)

    def _tell(self, told: TakebackTold) -> None:
        message = codec.encode(told)
        for guest in self._referee.guests:
            guest.hear(message)


def _required(table: HouseTable, play: Play, seat: int) -> Leg:
    """The move that is to be taken back, or Refused."""
    if not table.takeback:
        raise Refused(TakebacksForbidden())
    leg = play.back(seat)
    if leg is None:
        raise Refused(NothingToTakeBack())
    return leg


def _others(table: HouseTable, browser: str) -> tuple[int, ...]:
    """The seats of those who must agree: every person but those who sit at the asker's own device."""
    return tuple(
        seat for seat, chair in enumerate(table.chairs) if isinstance(chair.sitter, Person) and chair.browser != browser
    )
