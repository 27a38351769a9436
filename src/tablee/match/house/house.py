"""All tables of the house: found when needed, let go when idle, and taken up again after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any

import structlog

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.core.seats import Sitter
from tablee.match.envelope import Guest
from tablee.match.house.archive import Archive
from tablee.match.house.awake import Caps
from tablee.match.house.carry import Carrying
from tablee.match.house.chores import Chores
from tablee.match.house.daily import Daily
from tablee.match.house.dictionary import require_open_dictionary
from tablee.match.house.live import Live
from tablee.match.house.past import Past
from tablee.match.play.desk import Desk
from tablee.match.play.foresight import foreseen
from tablee.match.play.referee import Referee
from tablee.match.problems.ladder import ProblemLadder
from tablee.match.refusals.crowd import TooManyTables
from tablee.match.refusals.tables import NotYourSeat, PersonsPlay
from tablee.match.shapes import HintGiven
from tablee.match.tables import lobby
from tablee.match.tables.forgetting import forgotten
from tablee.match.tables.lobby import Wish
from tablee.match.tables.seen import MyTable, TableSeen, listed, shown
from tablee.match.tables.table import HouseTable, from_sheet, to_sheet
from tablee.match.thinking.turns import in_turns
from tablee.storage.log import StoreFailed

DAY = 24 * 3600.0
ALL_OF_ONE = 2_000
"""Tables of one browser that are listed."""
LEAVING = 3.0
"""Seconds for saying goodbye to a store that does not answer."""

notes = structlog.get_logger("tablee.match")


HOME = Caps()


class House:
    """Where every table is found by its id."""

    def __init__(
        self,
        games: Mapping[str, Game],
        desk: Desk,
        *,
        grace: float = 5.0,
        idle: float = 600.0,
        waiting_days: float = 30.0,
        caps: Caps = HOME,
    ) -> None:
        self.games = games
        self.desk = desk
        self._live = Live(games, desk, caps, grace)
        self.chores = Chores(self, self._live, grace=grace, idle=idle, waiting_days=waiting_days)
        self.carrying = Carrying(desk, self._live)
        self._handed_over = False
        self.archive = Archive(desk, self._live, self._live.finding)
        self.daily = Daily(games, desk, self._live)
        self.past = Past(desk, self._live)
        self.ladder = ProblemLadder(desk)

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def awake(self) -> list[Referee]:
        """The referees of the tables in memory."""
        return list(self._live.values())

    async def open(self) -> None:
        """Open the doors: nobody's clock ran while the house was away, and its duties are taken up again."""
        await self.desk.leases.begin()
        self.desk.secret = await self.desk.log.secret()
        await self.carrying.open()
        await self.chores.begin()

    async def hand_over(self) -> None:
        """Stop acting, and leave the tables to the other houses; what is still asked here is refused, not lost."""
        if self._handed_over:
            return
        self._handed_over = True
        self.chores.stop()
        for referee in self._live.values():
            referee.duty.stop()
        with suppress(StoreFailed, TimeoutError):  # a store that is full or gone keeps nobody from leaving
            async with asyncio.timeout(LEAVING):
                await self.desk.log.beat(self.desk.now())
                await self.desk.leases.end()

    async def close(self) -> None:
        """Stop acting; everything that matters is in the log already."""
        await self.hand_over()
        self.desk.robots.close()
        self.desk.analyses.close()

    async def referee(self, table_id: str) -> Referee:
        """The referee of a table; Refused(NoSuchTable), or Elsewhere if it is another house's."""
        return await self._live.referee(table_id)

    async def adopt(self, table: HouseTable, *, away: bool) -> None:
        """Take up a match that a lost house has left to this one."""
        await self._live.adopt(table, away=away)

    async def open_table(self, browser: str, wish: Wish, limit: int, source: str = "") -> TableSeen:
        """A new table of this browser at an address, which may have so many under way (those of the last day count)."""
        now = self.desk.now()
        self.desk.programs.require(wish.game, wish.seats)
        table = lobby.opened(self.games, wish, browser, now)
        mine = await self.desk.log.of_browser(browser, limit * 4)
        if sum(one.status != "finished" and one.created > now - DAY for one in mine) >= limit:
            raise Refused(TooManyTables(limit))
        self._live.make_room(source)
        await self.desk.log.put(to_sheet(table))
        self._live[table.id] = Referee(self.games[table.game], table, self.desk, source)
        self.desk.programs.told(self._live[table.id])
        await self._live.pass_on(table.id)
        if table.robots or (table.alone and self.games[table.game].engine.hint):
            self.desk.robots.warm(self.games[table.game])
        return shown(table, browser, ())

    async def tables_of(self, browser: str) -> list[MyTable]:
        """The tables of a browser that it has not put away, newest first, with whose turn it is."""
        held = await self.desk.log.of_browser(browser, ALL_OF_ONE)
        tables = [one async for one in in_turns(map(from_sheet, held)) if browser not in one.forgotten]
        turns = await self._live.turns.of(tables)
        looks = (listed(shown(one, browser, self._online(one.id)), turns.get(one.id)) for one in tables)
        return [one async for one in in_turns(looks)]

    async def table(self, table_id: str, browser: str) -> TableSeen:
        """A table as this browser sees it."""
        referee = await self.referee(table_id)
        return referee.shown_to(browser)

    async def sit(self, table_id: str, browser: str, seat: int, name: str) -> None:
        """Take an open chair."""
        await (await self.referee(table_id)).change(lambda table: lobby.seated(table, browser, seat, name))

    async def leave(self, table_id: str, browser: str, seat: int) -> None:
        """Give up a seat."""
        referee = await self.referee(table_id)
        await referee.change(lambda table: lobby.left(table, referee.game, browser, seat))

    async def forget(self, table_id: str, browser: str) -> None:
        """Put a table away."""
        referee = await self.referee(table_id)
        await referee.change(lambda table: forgotten(table, referee.game, browser))

    async def relieve(self, table_id: str, browser: str, seat: int) -> None:
        """Have a robot stand in for somebody who has vanished."""
        referee = await self.referee(table_id)
        await referee.change(lambda table: lobby.relieved(table, referee.game, browser, seat, referee.waits.get(seat)))

    async def hurry(self, table_id: str, browser: str) -> None:
        """Have robots that are among themselves play without pauses, until a person is to play."""
        referee = await self.referee(table_id)
        if not referee.table.seats_of(browser):
            raise Refused(NotYourSeat())
        if not referee.duty.among_robots:
            raise Refused(PersonsPlay())
        referee.duty.hurry()

    async def resume(self, table_id: str, browser: str, seat: int) -> None:
        """Take one's seat back from the robot that kept it."""
        await (await self.referee(table_id)).change(lambda table: lobby.resumed(table, browser, seat))

    async def chair(self, table_id: str, browser: str, seat: int, sitter: Sitter) -> None:
        """Put a bot on a chair, or open it."""
        referee = await self.referee(table_id)
        self.desk.programs.require(referee.table.game, (sitter,))
        await referee.change(lambda table: lobby.chaired(table, referee.game, browser, seat, sitter))

    async def start(self, table_id: str, browser: str) -> None:
        """Start the match."""
        await (await self.referee(table_id)).start(browser)

    async def rematch(self, table_id: str, browser: str) -> str:
        """The id of the next match of these sitters."""
        referee = await self.referee(table_id)
        follower = await referee.rematch(browser)
        if follower is not None:
            self._live.setdefault(follower.table.id, follower)
            await self._live.pass_on(follower.table.id)
        return str(referee.table.rematch)

    async def preview(self, table_id: str, browser: str, seat: int, ask: dict[str, Any]) -> Any:
        """What an ask of this browser's seat would bring; looked at outside the loop, for words take their time."""
        referee = await self.referee(table_id)
        return await asyncio.to_thread(foreseen, referee.game, referee.table, referee.play, browser, seat, ask)

    async def hint(self, table_id: str, browser: str, seat: int, step: int) -> HintGiven:
        """A step of a hint for this browser's seat."""
        return await (await self.referee(table_id)).hints.give(browser, seat, step)

    def require_open_dictionary(self, browser: str) -> None:
        """Refuse if a match that is open in this browser, and played from it, forbids looking words up."""
        for referee in self._live.values():
            require_open_dictionary(referee, browser)

    async def join(self, table_id: str, guest: Guest) -> Referee:
        """A window opens at a table."""
        referee = await self.referee(table_id)
        referee.join(guest)
        return referee

    def _online(self, table_id: str) -> Collection[str]:
        found = self._live.get(table_id)
        return found.online if found else ()

    def let_go(self, unused_since: float) -> None:
        """Forget tables that nobody looks at and that need nothing from the house; the store has them."""
        self._live.let_go(unused_since)

    def send_away(self) -> None:
        """Have all windows call again: another house can serve them, and this one cannot."""
        for referee in self.awake:
            for guest in list(referee.guests):
                guest.bye()

    async def keep_lease(self) -> None:
        """Leave to others what sleeps here; begin anew, without a table, if this house was given up."""
        leases = self.desk.leases
        if leases.lost:
            for referee in self.awake:
                self._live.lose(referee)
            await leases.begin()
            notes.warning("house_begins_anew", house=leases.house)
        await self._live.give_away()
        if leases.shared:
            await self.carrying.follow(leases.united)
