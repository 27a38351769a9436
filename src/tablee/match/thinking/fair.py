"""Fair turns: a line for each browser, in a home for each address, and whoever has had least goes first; knows no clock
and no processes."""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Whose(NamedTuple):
    """A browser, and the address it comes from, if that is known: else it counts as an address of its own."""

    browser: str
    home: str = ""


@dataclass(slots=True)
class _Line(Generic[T]):
    had: float
    """What its browser has had so far; a newcomer begins with as much as whoever was served last."""
    things: list[tuple[float, int, T]] = field(default_factory=list)

    @property
    def cost(self) -> float:
        """Of what comes next in it."""
        return self.things[0][0]


@dataclass(slots=True)
class _Home(Generic[T]):
    had: float
    """The same of all its browsers together."""
    last: float = 0.0
    lines: dict[str, _Line[T]] = field(default_factory=dict)

    def first(self, at_most: float) -> str | None:
        """The browser whose turn it is in this home."""
        able = [who for who, line in self.lines.items() if line.cost <= at_most]
        return min(able, key=lambda who: self.lines[who].had + self.lines[who].cost, default=None)

    def served(self, who: str) -> T:
        """Take what comes next in a line."""
        line = self.lines[who]
        cost, _, thing = heappop(line.things)
        self.had += cost
        line.had += cost
        self.last = max(self.last, line.had)
        if not line.things:
            del self.lines[who]
        return thing


class Fair(Generic[T]):
    """Things that wait, each with a cost (self-clocked fair queueing): addresses get equal shares of what is spent, and
    so do the browsers of one address. Cookies can be thrown away: many of them have no more than one.

    Next is whoever will have had least when served, so a cheap thing hardly waits for dear ones; and since every turn
    moves newcomers' beginnings on, no stream of cheap things keeps a dear one waiting for ever.
    """

    def __init__(self) -> None:
        self._homes: dict[str, _Home[T]] = {}
        self._last = 0.0
        """What whoever was served last had had by then."""
        self._numbers = count()

    def add(self, whose: Whose, cost: float, thing: T) -> None:
        """Another thing for somebody's line, in which the cheapest goes first."""
        home = self._homes.setdefault(whose.home or whose.browser, _Home(self._last))
        line = home.lines.setdefault(whose.browser, _Line(home.last))
        heappush(line.things, (cost, next(self._numbers), thing))

    def next(self, at_most: float = inf) -> T | None:
        """Whose turn it is, among things of at most this cost; None if there is nothing."""
        firsts = {name: who for name, home in self._homes.items() if (who := home.first(at_most)) is not None}
        if not firsts:
            return None
        name = min(firsts, key=lambda one: self._homes[one].had + self._homes[one].lines[firsts[one]].cost)
        home = self._homes[name]
        thing = home.served(firsts[name])
        self._last = max(self._last, home.had)
        if not home.lines:
            del self._homes[name]
        return thing
