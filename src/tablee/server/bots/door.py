"""The door itself: who is connected, who sits where, and who has to go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import suppress
from time import monotonic

import structlog

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.house.house import House
from tablee.match.play.programs import Programs
from tablee.match.play.referee import Referee
from tablee.match.refusals.bots import NoBotDoor, TooManyBotTables
from tablee.match.refusals.messages import TooFast
from tablee.match.refusals.tables import NotYourSeat
from tablee.match.tables.lobby import program_browser
from tablee.match.tables.table import HouseTable, from_sheet
from tablee.server.bots.lines import BotLine
from tablee.server.bots.shapes import BotAbsent, BotHello, BotMove, BotMoved, BotTable, Reason
from tablee.server.bots.sitting import MOST_REFUSED, BotSeat, moved
from tablee.server.bots.tokens import Tokens
from tablee.server.guard.limits import Bucket, full_bucket
from tablee.server.settings import Limits
from tablee.storage.log import StoreFailed

LOOK = 1.0
"""Seconds between two looks at what bots do, and whether their tokens are still good."""
MOST_TABLES = 20
MOST_KNOWN = 200
"""Tables that a bot was told of and that the house remembers: those of which there was news last."""
MOST_FLOODED = 50
"""So many asks in a row that were too fast, and every seat of the bot is an absent one's."""

notes = structlog.get_logger("tablee.server")


class Connected:
    """A bot that is connected: its stream of events, and what it was told of its tables."""

    def __init__(self, name: str, games: Collection[str], line: BotLine) -> None:
        self.name, self.games, self.line = name, games, line
        self.known: dict[str, BotTable] = {}

    def tell(self, table: HouseTable) -> None:
        """How a table stands with the bot, if that is news."""
        seats = table.seats_of(program_browser(self.name))
        if not seats and table.id not in self.known:
            return
        told = BotTable(table.id, table.game, seats, table.status if seats else "gone")
        if self.known.get(table.id) != told:
            self.known.pop(table.id, None)
            self.known[table.id] = told
            self.line.say(codec.encode(told))
            if len(self.known) > MOST_KNOWN:
                del self.known[next(iter(self.known))]


class BotDoor(Programs):
    """Lets bots in by their tokens, one stream of events each and one for each table."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        seconds: float,
        *,
        open_here: bool = True,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.tokens = Tokens(house.desk.log, house.desk.leases.wall)
        self._house = house
        self._limits = limits
        self._seconds = seconds
        self._now = now
        self._open_here = open_here
        self._callers: dict[str, Connected] = {}
        self._sittings: dict[tuple[str, str], BotSeat] = {}
        self._paces: dict[str, Bucket] = {}
        self._flooded: dict[str, int] = {}
        self._marks: dict[str, str] = {}
        self._watching: asyncio.Task[None] | None = None

    def here(self, game: str) -> tuple[str, ...]:
        """Those that are connected now and play a game."""
        return tuple(sorted(name for name, one in self._callers.items() if not one.games or game in one.games))

    def told(self, referee: Referee) -> None:
        """Something about a table has changed."""
        for caller in self._callers.values():
            caller.tell(referee.table)

    async def admitted(self, header: str) -> str:
        """The name of the bot that calls with this header, or Refused."""
        if not self._open_here:
            raise Refused(NoBotDoor())
        scheme, _, token = header.partition(" ")
        return await self.tokens.who(token.strip() if scheme.lower() == "bearer" else "")

    async def events(self, name: str, games: Collection[str]) -> AsyncIterator[bytes]:
        """The stream of a bot's events: what it sits at already, then what becomes of it."""
        if (older := self._callers.get(name)) is not None:
            older.line.end("connected_again")
        caller = self._callers[name] = Connected(name, games, BotLine(self._limits.unread_bytes))
        caller.line.say(codec.encode(BotHello(name)))
        await self._watch(name)
        for sheet in reversed(await self._house.desk.log.of_browser(program_browser(name), MOST_TABLES)):
            if sheet.status != "finished":
                caller.tell(from_sheet(sheet))
        return self._read(caller.line, lambda: self._hung_up(caller))

    async def match(self, name: str, table: str) -> AsyncIterator[bytes]:
        """The stream of one match, as a window of that seat hears it."""
        browser = program_browser(name)
        referee = await self._house.referee(table)
        if not referee.table.seats_of(browser):
            raise Refused(NotYourSeat())
        if (older := self._sittings.pop((name, table), None)) is not None:
            older.line.end("connected_again")
        elif sum(one == name for one, _ in self._sittings) >= MOST_TABLES:
            self._make_place(name)
        sitting = self._sittings[name, table] = BotSeat(name, referee, BotLine(self._limits.unread_bytes))
        await self._watch(name)
        sitting.open(browser)
        if older is not None:
            older.leave()
        return self._read(sitting.line, lambda: self._left(sitting, table))

    async def move(self, name: str, table: str, wish: BotMove) -> BotMoved | dict[str, object]:
        """A bot's move; what is refused of it counts."""
        self._count(name)
        referee, sitting = await self._house.referee(table), self._sittings.get((name, table))
        refused = True
        try:
            answer = await moved(referee, program_browser(name), wish)
            refused = not isinstance(answer, BotMoved)
            return answer
        finally:
            if sitting is not None:
                sitting.refused = sitting.refused + 1 if refused else 0
                sitting.waiting = sitting.waiting if refused else None
                if sitting.refused >= MOST_REFUSED:
                    self._absent(sitting, "illegal_moves")

    async def leave(self, name: str, table: str, seat: int) -> None:
        """A bot gives up a seat."""
        await self._house.leave(table, program_browser(name), seat)

    def close(self) -> None:
        """The house closes."""
        for line in self._lines():
            line.end("house_closes")
        if self._watching is not None:
            self._watching.cancel()

    def _lines(self) -> list[BotLine]:
        return [*(one.line for one in self._callers.values()), *(one.line for one in self._sittings.values())]

    async def _read(self, line: BotLine, gone: Callable[[], None]) -> AsyncIterator[bytes]:
        try:
            async for text in line.lines():
                yield text
        finally:
            gone()

    def _hung_up(self, caller: Connected) -> None:
        if self._callers.get(caller.name) is caller:
            del self._callers[caller.name]

    def _left(self, sitting: BotSeat, table: str) -> None:
        sitting.leave()
        if self._sittings.get((sitting.name, table)) is sitting:
            del self._sittings[sitting.name, table]

    def _make_place(self, name: str) -> None:
        """Have a bot leave the table it came to first of those at which nobody else is, or Refused; whoever comes back
        there is news for it: so nobody keeps a bot from others by leaving it alone at all the tables it may have."""
        for (whose, table), sitting in self._sittings.items():
            if whose == name and sitting.alone:
                self._absent(sitting, "unattended")
                del self._sittings[whose, table]
                if name in self._callers:
                    self._callers[name].known.pop(table, None)
                return
        raise Refused(TooManyBotTables(MOST_TABLES))

    def _count(self, name: str) -> None:
        """One more ask of a bot, or Refused(TooFast)."""
        now = self._now()
        pace = self._limits.messages_per_second, self._limits.messages_at_once
        if self._paces.setdefault(name, full_bucket(*pace, now)).take(now):
            self._flooded[name] = 0
            return
        self._flooded[name] = self._flooded.get(name, 0) + 1
        if self._flooded[name] >= MOST_FLOODED:
            for sitting in [one for one in self._sittings.values() if one.name == name]:
                self._absent(sitting, "flooding")
        raise Refused(TooFast())

    def _absent(self, sitting: BotSeat, reason: Reason) -> None:
        """The bot no longer counts as being at the table: its stream ends, and both streams say why."""
        sitting.line.end(reason)
        sitting.leave()
        caller = self._callers.get(sitting.name)
        if caller is not None and reason != "over":
            caller.line.say(codec.encode(BotAbsent(sitting.referee.table.id, reason)))

    async def _watch(self, name: str) -> None:
        """Look after the bots from now on; the token that was good a moment ago is the one to be kept."""
        self._marks[name] = (await self.tokens.marks()).get(name, "")
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._look_after())

    async def _look_after(self) -> None:
        while self._lines():
            await asyncio.sleep(LOOK)
            with suppress(StoreFailed):  # then it is looked at again in a moment
                await self.look()

    async def look(self) -> None:
        """See who is silent or does not read, and whose token is gone."""
        marks = await self.tokens.marks()
        for sitting in [one for one in self._sittings.values() if not one.away]:
            if (fault := sitting.line.ended or sitting.faults(self._now(), self._seconds)) is not None:
                notes.info("bot_absent", bot=sitting.name, reason=fault)
                self._absent(sitting, fault)
        for caller in [one for one in self._callers.values() if one.line.ended is not None]:
            self._hung_up(caller)
        for name in {*self._callers, *(one for one, _ in self._sittings)}:
            if marks.get(name) != self._marks.get(name):
                self._turn_out(name)

    def _turn_out(self, name: str) -> None:
        notes.info("bot_revoked", bot=name)
        for sitting in [one for one in self._sittings.values() if one.name == name]:
            sitting.line.end("revoked")
            sitting.leave()
        if name in self._callers:
            self._callers[name].line.end("revoked")
