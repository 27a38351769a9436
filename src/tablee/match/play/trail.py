"""The way back: the moves of a match that may be taken back, since something hidden was last seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.core.events import Event, Hinted, WentBack
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

    def last_legs(self, seats: int) -> dict[int, Leg]:
        """Of each seat its last move, unless something has been seen since that was hidden from somebody."""
        found: dict[int, Leg] = {}
        for leg in reversed(self._legs):
            found.setdefault(leg.seat, leg)
            if leg.shows or len(found) == seats:
                break
        return found

    def folded(self, game: Game, position: AnyPosition, event: Event) -> AnyPosition:
        """The position after an event of the log; ValueError if the match cannot go back so far."""
        if isinstance(event, Hinted):
            return position
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
            return
        move: Any = None
        for event in events:
            if event.takeback == "never":
                self._legs.clear()
                return
            if move is None and event.takeback != "along":
                move = event
        if move is not None:
            self._legs.append(Leg(after, before, move.seat, move.takeback == "own"))
