"""The way back: the moves of a match that may be taken back, since something hidden was last seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.core.events import Event, WentBack
from tablee.core.game import Game
from tablee.core.position import AnyPosition


class Leg(NamedTuple):
    """A move: the number of the last event before it, where the match stood then, and whose move it is."""

    to: int
    before: AnyPosition
    seat: int
    shows: bool
    """Whether the others saw by it what the seat held."""


class Trail:
    """The moves since something hidden was last seen, the latest last; a match goes back along them and no farther."""

    def __init__(self) -> None:
        self._legs: list[Leg] = []

    @property
    def latest(self) -> int | None:
        """Where the latest move began; another number tells that somebody has moved."""
        return self._legs[-1].to if self._legs else None

    def leg_of(self, seat: int) -> Leg | None:
        """The last move of a seat, unless something has been seen since that was hidden from somebody."""
        for leg in reversed(self._legs):
            if leg.seat == seat:
                return leg
            if leg.shows:
                return None
        return None

    def folded(self, game: Game, position: AnyPosition, event: Event) -> AnyPosition:
        """The position after an event of the log; ValueError if the match cannot go back so far."""
        if not isinstance(event, WentBack):
            return game.rules.evolve(position, event)
        before = next((leg.before for leg in self._legs if leg.to == event.to), None)
        if before is None:
            raise ValueError(f"the match cannot go back to event {event.to}")
        return before

    def went(self, after: int, before: AnyPosition, events: Sequence[Event]) -> None:
        """The match went on, after so many events and from that position, by one ask."""
        last: Any = events[-1]
        if isinstance(last, WentBack):
            self._legs = [leg for leg in self._legs if leg.to < last.to]
        elif any(event.takeback == "never" for event in events):
            self._legs.clear()
        else:
            moves: list[Any] = [event for event in events if event.takeback != "along"]
            self._legs += [Leg(after, before, move.seat, move.takeback == "own") for move in moves[:1]]
