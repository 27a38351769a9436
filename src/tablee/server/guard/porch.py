"""The porch: connections are counted from accept to close, heard a few at a time, and not waited for for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Container
from dataclasses import dataclass
from time import monotonic

from tablee.core.refusal import Refusal
from tablee.match.refusals.crowd import HouseFull, TooManyConnections
from tablee.match.thinking.turns import Turnstile
from tablee.server.addresses import home_of
from tablee.server.guard.limits import Paces
from tablee.server.settings import Limits

REQUESTS, FAREWELLS = 4, 16
"""Requests (handshakes among them) heard, and windows seen off, in one turn of the event loop."""
FINE = 20
"""A window that was closed for flooding counts as so many new connections."""
SWEEP = 1.0
SPARE = 50
"""Connections beyond an address's share that are still told so; further ones are cut off."""
LAST_WORD = 5.0
"""Seconds in which a closed connection must have read what it was still sent."""


@dataclass(eq=False, slots=True)
class Visit:
    """One connection: whose it is, what it still owes us and since when, and what it has not read."""

    transport: asyncio.Transport
    home: str
    owes: str
    since: float
    unread: int = 0
    reading: float = 0.0
    """When it was last seen to read, or to have nothing to read."""


class Porch:
    """Counts the connections of every address, and shows out those who only stand about."""

    def __init__(self, limits: Limits, proxies: Container[str] = (), now: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._proxies = proxies
        self._now = now
        self._paces = Paces(limits, now)
        self._visits: dict[asyncio.BaseTransport, Visit] = {}
        self._homes: Counter[str] = Counter()
        self._requests, self._farewells = Turnstile(REQUESTS), Turnstile(FAREWELLS)
        self._sweeping = False

    @property
    def connections(self) -> int:
        """How many are open now."""
        return len(self._visits)

    def arrives(self, transport: asyncio.Transport, address: str) -> Refusal | None:
        """A connection was made; says why it is only to be told so, if it is one too many."""
        home = "" if address in self._proxies else home_of(address)  # who comes through a proxy is not the proxy
        limit, now = self._limits.connections_per_address, self._now()
        beyond = self._homes[home] - limit if home else -1
        full = len(self._visits) - self._limits.connections
        self._homes[home] += 1
        self._visits[transport] = Visit(transport, home, "headers", now, reading=now)
        if max(beyond, full) >= SPARE or (home and not self._paces.allow("arrivals", home)):
            transport.abort()
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        if beyond >= 0:
            return TooManyConnections(limit)
        return HouseFull() if full >= 0 and not self._made_room() else None

    def left(self, transport: asyncio.BaseTransport) -> None:
        """A connection is gone."""
        visit = self._visits.pop(transport, None)
        if visit is not None:
            self._homes[visit.home] -= 1
            if not self._homes[visit.home]:
                del self._homes[visit.home]

    def owes(self, transport: asyncio.BaseTransport, what: str) -> None:
        """A connection has begun to send something (`headers`, `body`), or has sent it all (nothing)."""
        visit = self._visits.get(transport)
        if visit is not None:
            visit.owes, visit.since = what, self._now()

    def owes_nothing(self, transport: asyncio.BaseTransport) -> bool:
        """Whether a request has come in whole on this connection."""
        visit = self._visits.get(transport)
        return visit is not None and not visit.owes

    def hear(self, transport: asyncio.BaseTransport, request: Callable[[], None]) -> bool:
        """Have a request heard, now (then say so) or in its turn."""
        visit = self._visits.get(transport)
        return self._requests.let(visit.home if visit else "", request)

    def fine(self, transport: asyncio.BaseTransport) -> None:
        """Somebody floods us: this address has to wait longer before it may come again."""
        visit = self._visits.get(transport)
        if visit is not None and visit.home:
            self._paces.allow("arrivals", visit.home, FINE)

    def see_off(self, farewell: Callable[[], None]) -> None:
        """Have what is still to be done for somebody who has left done in its turn."""
        self._farewells.let("", farewell)

    def _made_room(self) -> bool:
        """Show out the connection that has owed us a request for longest, if any does."""
        for visit in list(self._visits.values())[:-1]:
            if visit.owes == "headers" and not visit.transport.is_closing():
                visit.transport.abort()
                return True
        return False

    def _sweep(self) -> None:
        now = self._now()
        for visit in list(self._visits.values()):
            if self._overdue(visit, now):
                visit.transport.abort()
        self._sweeping = bool(self._visits)
        if self._sweeping:
            asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def _overdue(self, visit: Visit, now: float) -> bool:
        unread = visit.transport.get_write_buffer_size()
        if not unread or unread < visit.unread:
            visit.reading = now
        visit.unread = unread
        limits = self._limits
        if visit.owes and now - visit.since > (
            limits.header_seconds if visit.owes == "headers" else limits.body_seconds
        ):
            return True
        patience = min(LAST_WORD, limits.stalled_seconds) if visit.transport.is_closing() else limits.stalled_seconds
        return now - visit.reading > patience
