"""Fair turns: a line for each browser, and whoever has had least goes first; knows no clock and no processes."""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class _Line(Generic[T]):
    had: float
    """What its browser has had so far; a newcomer begins with as much as whoever was served last."""
    things: list[tuple[float, int, T]] = field(default_factory=list)

    @property
    def after(self) -> float:
        """What its browser will have had after its next turn."""
        return self.had + self.things[0][0]


class Fair(Generic[T]):
    """Things that wait, each with a cost (self-clocked fair queueing): browsers get equal shares of what is spent.

    Next is whoever will have had least when served, so a cheap thing hardly waits for dear ones; and since every turn
    moves newcomers' beginnings on, no stream of cheap things keeps a dear one waiting for ever.
    """

    def __init__(self) -> None:
        self._lines: dict[str, _Line[T]] = {}
        self._last = 0.0
        """What whoever was served last had had by then."""
        self._numbers = count()

    def add(self, who: str, cost: float, thing: T) -> None:
        """Another thing for somebody's line, in which the cheapest goes first."""
        line = self._lines.setdefault(who, _Line(self._last))
        heappush(line.things, (cost, next(self._numbers), thing))

    def next(self, at_most: float = inf) -> T | None:
        """Whose turn it is, among things of at most this cost; None if there is nothing."""
        able = [who for who, line in self._lines.items() if line.things[0][0] <= at_most]
        if not able:
            return None
        who = min(able, key=lambda one: self._lines[one].after)
        line = self._lines[who]
        line.had = line.after
        self._last = max(self._last, line.had)
        thing = heappop(line.things)[2]
        if not line.things:
            del self._lines[who]
        return thing
