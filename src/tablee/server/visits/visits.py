"""Both ends of all visits that are carried between houses, for as long as the house is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from nats.aio.subscription import Subscription
from nats.errors import Error

from tablee.match.house.house import House
from tablee.server.visits.bus import Answer, Bus, Head
from tablee.server.visits.calls import CallsElsewhere
from tablee.server.visits.company import Company
from tablee.server.visits.hosting import Hosting, Take
from tablee.server.visits.lending import Lending

LOOK_ROUND = 0.5
COUNTED = ("call", "open", "say")
"""What costs both houses something each time, and would not if the proxy knew who has the table."""


class Visits:
    """Answers under the number of this house, and listens under the name of this process."""

    def __init__(
        self, bus: Bus, house: House, calls: CallsElsewhere, take: Take, carried: Callable[[str], None]
    ) -> None:
        self._bus = bus
        self._carried = carried
        self._house = house
        self._calls = calls
        self._hosting = Hosting(bus, house, take)
        self.lending = Lending(bus)
        self._company = Company(bus, house.desk.leases)
        self._number = 0
        self._answering: Subscription | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def up(self) -> bool:
        """Whether the other houses can be spoken to."""
        return self._bus.up

    @property
    def cut_off(self) -> bool:
        """Whether the other houses have the store, and this one has not."""
        return self._company.cut_off

    async def open(self) -> None:
        """Be there for the others."""
        await self._bus.open()
        self._calls.bus = self._bus
        await self._bus.hear(f"told.{self._bus.name}.>", self.lending.hear)
        await self._company.open()
        await self._answer_as(self._house.desk.leases.house)
        self._looking = asyncio.create_task(self._look_round())

    async def close(self) -> None:
        """Leave."""
        if self._looking is not None:
            self._looking.cancel()
        await self._bus.close()

    async def _look_round(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            with suppress(Error, OSError):
                await self._answer_as(self._house.desk.leases.house)
            self._hosting.look_round()
            self.lending.look_round()
            self._company.look_round()
            if self.cut_off:
                self._house.send_away()

    async def _answer_as(self, number: int) -> None:
        """A house that was lost has another number."""
        if number != self._number:
            if self._answering is not None:
                await self._answering.unsubscribe()
            self._answering = await self._bus.answer(f"ask.{number}", self._asked)
            self._number = number

    async def _asked(self, head: Head, body: bytes) -> Answer:
        asked = head.pop("do")
        if asked in COUNTED:
            self._carried(asked)
        match asked:
            case "call":
                return await self._calls.answer(head, body)
            case "open":
                return await self._hosting.open(head)
            case "say":
                return await self._hosting.say(head, body)
            case "close":
                self._hosting.close(head["window"])
            case "here":
                self._hosting.here(head["from"], head["windows"])
            case _:
                raise ValueError("another house asks what this one does not know")
        return {}, b""
