"""How fast is too fast: token buckets, and a count of open windows."""

from __future__ import annotations

from asyncio import Lock
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from tablee.core.refusal import Refused
from tablee.match.refusals.crowd import TooManySockets
from tablee.match.refusals.messages import TooFast, TooManyReactions
from tablee.server.addresses import home_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from tablee.server.settings import Limits

REMEMBERED = 10_000
"""Addresses whose buckets are kept; the least recent is forgotten first (and so starts with a full one)."""


@dataclass(slots=True)
class Bucket:
    """Fills at a rate up to a brim; every ask takes one drop."""

    rate: float
    brim: float
    level: float
    at: float

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Whether there was a drop left; a debt must be filled first."""
        self.level = min(self.brim, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= drops
        return True


def full_bucket(rate: float, brim: float, now: float) -> Bucket:
    """A bucket nobody has taken from yet."""
    return Bucket(rate, brim, brim, now)


class Paces:
    """How fast each address does each of the things that have a pace: one bucket a thing and address."""

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self._paces = {
            "calls": (limits.calls_per_second, limits.calls_at_once),
            "pages": (limits.pages_per_second, limits.pages_at_once),
            "checks": (limits.checks_per_second, limits.checks_at_once),
            "openings": (limits.openings_per_second, limits.openings_at_once),
            "answers": (limits.answers_per_second, limits.answers_at_once),
            "links": (limits.links_per_second, limits.links_at_once),
            "arrivals": (limits.arrivals_per_second, limits.arrivals_at_once),
        }
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._met: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def allow(self, what: str, address: str, drops: float = 1.0) -> bool:
        """One more, or one that counts as many; whether it is not one too many."""
        return self._bucket(what, address).take(self._now(), drops)

    def _bucket(self, what: str, address: str) -> Bucket:
        key = what, home_of(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = full_bucket(*self._paces[what], self._now())
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def count(self, what: str, address: str) -> None:
        """One more, or Refused(TooFast)."""
        if not self.allow(what, address):
            raise Refused(TooFast())

    def meet(self, browser: str, address: str) -> None:
        """Somebody writes something down here; a browser that has not done so of late counts as a table opened."""
        key = browser, home_of(address)
        if key not in self._met:
            self.count("openings", address)
        self._met[key] = None
        self._met.move_to_end(key)
        if len(self._met) > REMEMBERED:
            self._met.popitem(last=False)

    def owe(self, what: str, address: str, drops: float) -> None:
        """Something turned out to count as so many more; they must be made up for before the next."""
        self._bucket(what, address).level -= drops

    @asynccontextmanager
    async def in_turn(self, what: str, address: str) -> AsyncIterator[None]:
        """One after the other for each address; whoever waited while too much was owed gets Refused(TooFast)."""
        async with self._turns.setdefault(home_of(address), Lock()):
            if self._bucket(what, address).level < 0:
                raise Refused(TooFast())
            yield


class Reactions:
    """How fast each browser reacts, in all its windows together; one that is silent for long is forgotten."""

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def count(self, browser: str) -> None:
        """One more, or Refused(TooManyReactions)."""
        now = self._now()
        fresh = full_bucket(self._limits.reactions_per_second, self._limits.reactions_at_once, now)
        bucket = self._buckets.setdefault(browser, fresh)
        self._buckets.move_to_end(browser)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise Refused(TooManyReactions())


class Windows:
    """How many sockets each browser and each address has open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    @contextmanager
    def opened(self, browser: str, address: str) -> Iterator[None]:
        """For as long as a window is open; Refused(TooManySockets) if it is one too many."""
        home = home_of(address)
        allowed = {browser: self._limits.sockets_per_browser, f"at {home}": self._limits.sockets_per_address}
        for who, limit in allowed.items():
            if self._open[who] >= limit:
                raise Refused(TooManySockets(limit))
        self._open.update(allowed.keys())
        try:
            yield
        finally:
            self._open.subtract(allowed.keys())
            for who in allowed:
                if not self._open[who]:
                    del self._open[who]
