"""Seats carried from device to device: two browsers become one, and whatever either had, both have."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from tablee.core.refusal import Refused
from tablee.match.house.inherit import inherit
from tablee.match.house.live import Live
from tablee.match.play.desk import Desk
from tablee.match.refusals.devices import PlayEachOther, SameDevice
from tablee.match.refusals.messages import HouseTrouble
from tablee.match.tables.links import Links, LinkState
from tablee.match.tables.table import Absent, Chair, HouseTable, from_sheet, to_sheet
from tablee.storage.log import Conflict, Sheet

ALL = 1_000_000
A_FEW = 50
"""Tables that are carried before the players have their turn again."""
TRIES = 5
LINKS = "links"
"""The house that has this name makes and tries all links."""


class Carrying:
    """Who is who: links to be used once, and the browsers that are one since a link was used."""

    def __init__(self, desk: Desk, live: Live) -> None:
        self._desk = desk
        self._live = live
        self._links = Links()
        self._kin: dict[str, str] = {}
        self.one_by_one = asyncio.Lock()
        """Held while seats are carried, and by whoever must not have that happen meanwhile."""

    async def open(self) -> None:
        """Remember who is who."""
        self._kin = await self._desk.log.kin()

    async def here(self) -> None:
        """See that links are this house's to make and to try, of all that share a store; or Elsewhere."""
        now = self._desk.now()
        await self._desk.leases.take(LINKS, now, now, new=True)

    async def follow(self, united: int) -> None:
        """Another house may have made two browsers one: then the tables and windows here are changed as well."""
        if united == len(self._kin):
            return
        async with self.one_by_one:
            kin = await self._desk.log.kin()
            news = [(one, into) for one, into in kin.items() if self._kin.get(one) != into]
            self._kin = kin
            for browser, into in news:
                await self._change_here(browser, into)
                await inherit(self._desk.log, browser, into)  # what was written down here before the news came

    def who(self, browser: str) -> str:
        """The name a browser is known by."""
        return self._kin.get(browser, browser)

    def link(self, browser: str) -> str:
        """The code of a new link to this browser's seats."""
        return self._links.made(browser, self._desk.now())

    def state(self, browser: str) -> LinkState:
        """How it stands with the last link of this browser."""
        return self._links.state(browser, self._desk.now())

    async def redeem(self, code: str, browser: str) -> None:
        """Have a browser share the seats of the one that made the link, which works once."""
        async with self.one_by_one:
            link = self._links.found(code, self._desk.now())
            into, browser = self.who(link.browser), self.who(browser)
            if into == browser:
                raise Refused(SameDevice())
            await self._unite(browser, into)
            link.used = True

    async def _unite(self, browser: str, into: str) -> None:
        sheets = await self._desk.log.of_browser(browser, ALL)
        if any(_opponents(from_sheet(sheet), browser, into) for sheet in sheets if sheet.status == "playing"):
            raise Refused(PlayEachOther())
        await self._move(browser, into)
        await self._desk.log.unite(browser, into)
        self._kin = {**{one: into if same == browser else same for one, same in self._kin.items()}, browser: into}
        await self._move(browser, into)  # what was begun in between
        await inherit(self._desk.log, browser, into)
        self._reseat(browser, into)

    async def _change_here(self, browser: str, into: str) -> None:
        for referee in list(self._live.values()):
            if referee.table.concerns(browser) or browser in referee.table.forgotten:
                await referee.change(lambda table: moved(table, browser, into))
        self._reseat(browser, into)

    def _reseat(self, browser: str, into: str) -> None:
        """Windows that were one browser's are the other's."""
        for referee in list(self._live.values()):
            for guest in [one for one in referee.guests if one.browser == browser]:
                referee.part(guest)
                guest.browser = into
                referee.join(guest)

    async def _move(self, browser: str, into: str) -> None:
        """Tables in memory are changed before the eyes of those who look on, all others where they are kept."""
        for _ in range(TRIES):
            sheets = await self._desk.log.of_browser(browser, ALL)
            others = await self._desk.leases.elsewhere(*(sheet.id for sheet in sheets))
            sheets = [sheet for sheet in sheets if sheet.id not in others]  # those houses will follow
            if not sheets:
                return
            for first in range(0, len(sheets), A_FEW):
                await self._move_some(sheets[first : first + A_FEW], browser, into)
        raise Refused(HouseTrouble())

    async def _move_some(self, sheets: Sequence[Sheet], browser: str, into: str) -> None:
        for sheet in sheets:
            if sheet.id in self._live:
                await self._live[sheet.id].change(lambda table: moved(table, browser, into))
        names = [sheet.id for sheet in sheets]
        async with self._live.finding.held(*names):  # so that nobody takes up meanwhile what is changed here
            asleep = [from_sheet(sheet) for sheet in sheets if sheet.id not in self._live]
            with suppress(Conflict):
                await self._desk.log.put(*(to_sheet(moved(table, browser, into)) for table in asleep))


def moved(table: HouseTable, browser: str, into: str) -> HouseTable:
    """The table, with everything that was one browser's now another's."""

    def named(one: str) -> str:
        return into if one == browser else one

    def chair(one: Chair) -> Chair:
        absent = one.absent and Absent(one.absent.name, named(one.absent.browser))
        return replace(one, browser=named(one.browser), absent=absent)

    away = tuple(dict.fromkeys(map(named, table.forgotten)))
    return table.changed(chairs=tuple(map(chair, table.chairs)), host=named(table.host), forgotten=away)


def _opponents(table: HouseTable, one: str, other: str) -> bool:
    """Whether each plays a hand of a match that the other must not see."""
    both = [table.seats_of(browser) or table.kept_for(browser) for browser in (one, other)]
    return table.status == "playing" and all(both)
