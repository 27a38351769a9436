"""What a call that came over the network is given: the house, who asks and from where, and the call itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from fastapi import Request

from tablee.core.refusal import Refused
from tablee.match.house.house import House
from tablee.match.records.reading import ReadingRoom
from tablee.match.refusals.messages import TooLarge
from tablee.server.addresses import home_of
from tablee.server.calls.asking import Said
from tablee.server.guard.limits import Paces
from tablee.server.visits.calls import CallsElsewhere, call_of

REFUSED = 400


class HttpAsked:
    """A call that came over the network."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._state = request.app.state

    @property
    def reading(self) -> ReadingRoom:
        room: ReadingRoom = self._state.reading
        return room

    @property
    def tables_per_browser(self) -> int:
        return int(self._state.settings.limits.tables_per_browser)

    @property
    def length(self) -> int:
        """As long as it says, or as it may become if it does not say."""
        most: int = self._state.settings.limits.record_bytes
        length = self._request.headers.get("content-length", "")
        size = int(length) if length.isascii() and length.isdigit() else most
        if size > most:
            raise Refused(TooLarge(most))
        return size

    @property
    def packs(self) -> bool:
        return "gzip" in self._request.headers.get("accept-encoding", "")

    def owe(self, address: str, calls: float) -> None:
        self._state.paces.owe("calls", address, calls)

    async def body(self) -> bytes:
        return await self._request.body()

    async def gone(self) -> None:
        while (await self._request.receive())["type"] != "http.disconnect":
            pass

    async def objection(self, browser: str) -> Said | None:
        calls: CallsElsewhere = self._state.calls
        house: House = self._state.house
        if calls.came_from_elsewhere(self._request):
            return None
        for owner in await house.desk.leases.played_at(browser):
            said = await calls.asked(owner, call_of(self._request), b"")
            if said is not None and said.status_code >= REFUSED:
                return Said(bytes(said.body), said.status_code)
        return None


async def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _browser(request: Request) -> str:
    house: House = request.app.state.house
    return house.carrying.who(str(request.state.browser))


async def address_of(request: Request) -> str:
    return home_of(request.client.host if request.client else "")


async def _asked(request: Request) -> HttpAsked:
    return HttpAsked(request)


def in_turn(request: Request) -> AbstractAsyncContextManager[None]:
    """After all other dear calls of the same address, or Refused."""
    paces: Paces = request.app.state.paces
    return paces.in_turn("calls", request.client.host if request.client else "")


def paced(pace: str) -> Callable[[Request], Awaitable[None]]:
    """Has a call refused that is made too often from an address."""

    async def count(request: Request) -> None:
        paces: Paces = request.app.state.paces
        paces.count(pace, await address_of(request))
        if pace == "answers":
            paces.meet(request.state.browser, await address_of(request))

    return count


GIVEN: dict[str, Callable[..., Any]] = {"house": _house, "browser": _browser, "address": address_of, "asked": _asked}
"""Who fills in what."""
