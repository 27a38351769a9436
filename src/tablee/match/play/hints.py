"""Hints for whoever plays alone or with robots: thought by a robot that sees what the player sees, told step by step.

Every step is an event of the log, so it is counted whatever becomes of the house. The thought itself lives in memory:
a house that stops thinks again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tablee.core.actions import Action
from tablee.core.events import Hinted
from tablee.core.game import Hint
from tablee.core.loop import view_for
from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.luck import seed_of
from tablee.match.play.play import Play
from tablee.match.play.step import Step
from tablee.match.refusals.hints import HintsOff, NoHint
from tablee.match.refusals.play import Stale
from tablee.match.refusals.tables import NotYourSeat
from tablee.match.shapes import HintGiven

if TYPE_CHECKING:
    from tablee.match.play.referee import Referee

Known = tuple[object, int, Hint]
"""The moment and the seat that a hint is for."""


class Hints:
    """The last hint of a table, and how many of its steps were told."""

    def __init__(self, referee: Referee, lock: asyncio.Lock) -> None:
        self._referee = referee
        self._lock = lock
        self._thinking = asyncio.Lock()
        self._known: Known | None = None
        self._told = 0

    async def give(self, browser: str, seat: int, step: int) -> HintGiven:
        """A step of the hint for a seat: one that was told before, or the next one, which counts."""
        play = self._referee.begun()
        if seat not in self._referee.table.seats_of(browser):
            raise Refused(NotYourSeat())
        if seat not in play.may_hint:
            raise Refused(HintsOff())
        moment = _moment(play, seat)
        async with self._thinking:
            hint = await self._thought(play, seat)
        async with self._lock:
            if _moment(self._referee.begun(), seat) != moment:
                raise Refused(Stale(self._referee.seq))
            number = max(1, min(step, self._told + 1, len(hint.steps)))
            if number > self._told:
                await self._count(seat, number)
        return _given(hint, number)

    async def _thought(self, play: Play, seat: int) -> Hint:
        """The hint for this moment, thought once."""
        referee, moment = self._referee, _moment(play, seat)
        if self._known and self._known[:2] == (moment, seat):
            return self._known[2]
        seed = seed_of(referee.desk.secret, referee.table.id, seat, _length(play), "hint")
        view = view_for(play.game, play.position, seat)
        hint = await referee.desk.robots.hint(play.game, view, seed, referee.whose)
        if hint is None:
            raise Refused(NoHint())
        self._known, self._told = (moment, seat, hint), 0
        return hint

    async def _count(self, seat: int, number: int) -> None:
        referee = self._referee

        def told() -> Step:
            play = referee.begun()
            return Step(referee.table, (), play, play.hinting(seat, number, play.later(referee.desk.now())))

        await referee.move(told)
        self._told = number


def _moment(play: Play, seat: int) -> object:
    """What a hint for this seat rests on: what its game says, or the whole match."""
    of = play.game.engine.hint_moment
    return of(view_for(play.game, play.position, seat)) if of else _length(play)


def _length(play: Play) -> int:
    return sum(not isinstance(one.event, Hinted) for one in play.happened)


def _given(hint: Hint, number: int) -> HintGiven:
    step, last = hint.steps[number - 1], number == len(hint.steps)
    return HintGiven(
        step=number,
        of=len(hint.steps),
        said=step.said,
        fields=dict(step.fields),
        squares=step.squares,
        things=step.things,
        ask=_asked(hint.ask) if last else None,
    )


def _asked(action: Action) -> dict[str, Any]:
    """The move as a window asks it."""
    return {name: value for name, value in codec.plain(action).items() if name != "seat"}
