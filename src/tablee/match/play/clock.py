"""When the house must act by itself, and the pauses in which no clock runs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tablee.core.actions import Deadline, TimeUp
from tablee.core.clock import Clock, Hourglass
from tablee.core.game import Game
from tablee.core.position import AnyPosition
from tablee.storage.log import Outage

if TYPE_CHECKING:
    from tablee.match.play.play import Play

AT_ONCE = 0.0


def paused(glass: Hourglass, outage: Outage) -> Hourglass:
    """The hourglass after the house was away: whoever's time ran has lost none of it."""

    def moved(began: float | None) -> float | None:
        return None if began is None else began + max(0.0, outage.until - max(outage.since, began))

    return replace(glass, since=tuple(map(moved, glass.since)))


def due_in(play: Play, clock: Clock, not_before: float) -> Deadline | None:
    """What the house must do next in a match; who overdoes it is played for as if time were up."""
    if play.result is None and play.overdone:
        return Deadline(AT_ONCE, TimeUp(play.overdone[0]))
    return next_due(play.game, clock, play.glass, play.position, not_before)


def next_due(game: Game, clock: Clock, glass: Hourglass, position: AnyPosition, not_before: float) -> Deadline | None:
    """What the house must do next and when; a game's own deadline waits for `not_before`, when an outage ends."""
    if game.rules.result(position.table) is not None:
        return None
    ends = ((glass.runs_out(clock, seat), seat) for seat in range(len(glass.since)))
    due = [Deadline(at, TimeUp(seat)) for at, seat in ends if at is not None]
    if (own := game.rules.deadline(position)) is not None:
        due.append(Deadline(max(own.at, not_before), own.action))
    return min(due, key=lambda deadline: deadline.at, default=None)
