"""How fast is too fast: token buckets, and a count of open windows."""

from __future__ import annotations

from collections import Counter, OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from tablee.core.refusal import Refused
from tablee.match.refusals import TooFast, TooManySockets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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

    def take(self, now: float) -> bool:
        """Whether there was a drop left."""
        self.level = min(self.brim, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


def full_bucket(rate: float, brim: float, now: float) -> Bucket:
    """A bucket nobody has taken from yet."""
    return Bucket(rate, brim, brim, now)


class Calls:
    """One bucket for the HTTP calls of each address."""

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def count(self, address: str) -> None:
        """One more call, or Refused(TooFast)."""
        now, limits = self._now(), self._limits
        bucket = self._buckets.setdefault(address, full_bucket(limits.calls_per_second, limits.calls_at_once, now))
        self._buckets.move_to_end(address)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise Refused(TooFast())


class Windows:
    """How many sockets each browser and each address has open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    @contextmanager
    def opened(self, browser: str, address: str) -> Iterator[None]:
        """For as long as a window is open; Refused(TooManySockets) if it is one too many."""
        allowed = {browser: self._limits.sockets_per_browser, f"at {address}": self._limits.sockets_per_address}
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
