"""What each day brings: the match of the day, the days of problems, and the page that shows all of them at once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import structlog

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.match.house.live import Live
from tablee.match.play.desk import Desk
from tablee.match.play.referee import Referee
from tablee.match.problems.days import DaysOfProblems
from tablee.match.problems.diary import DayLine, Diary, diaries, diary
from tablee.match.problems.notebook import settled
from tablee.match.problems.season import has_day
from tablee.match.problems.shapes import GameToday, Today
from tablee.match.problems.tally import DayTally
from tablee.match.tables import days, lobby
from tablee.match.tables.seen import TableSeen
from tablee.match.tables.table import NO_DAY, HouseTable, from_sheet
from tablee.storage.leases import Elsewhere
from tablee.storage.log import StoreFailed

MOST_DAYS = 2_000
"""Matches of the day of one browser that are looked through."""

notes = structlog.get_logger("tablee.match")


class Daily:
    """The days of all games, as a browser finds them."""

    def __init__(self, games: Mapping[str, Game], desk: Desk, live: Live) -> None:
        self._games = games
        self._desk = desk
        self._live = live
        self._tally = DayTally(desk)
        self._opening = asyncio.Lock()
        self._counting = set[asyncio.Task[None]]()
        self.problems = DaysOfProblems(desk, self._tally)
        desk.ended = self.ended

    async def table(self, browser: str, game: str, day: str, name: str, source: str = "") -> TableSeen:
        """A browser's match of a day, begun or as it stands; however often it is asked for, there is one."""
        now, secret = self._desk.now(), await self._desk.log.secret()
        date = days.day_named(day, self._desk.today())
        wish = days.wish_for(lobby.game_named(self._games, game), name)
        table = days.dated(lobby.opened(self._games, wish, browser, now), date, secret)
        async with self._opening:
            if (begun := (await self._begun(browser, game)).get(table.day)) is not None:
                table = begun  # perhaps on a device that this one has become one with
            await self._desk.leases.take(table.id, now, now, new=True)
            if begun is None and await self._desk.log.sheet(table.id) is None:
                self._live.make_room(source)
                referee = Referee(self._games[game], table, self._desk, source)
                await referee.deal_alike(days.luck(secret, game, date))
                self._live[table.id] = referee
        seen = (await self._live.referee(table.id)).shown_to(browser)
        await self._live.pass_on(table.id)
        return seen

    async def days_of(self, browser: str, game: str) -> days.Days:
        """The days of a game that a browser has begun, newest first, and how many in a row were won."""
        known, now = lobby.game_named(self._games, game), self._desk.today()
        if has_day(known):
            mine = (await diary(self._desk, browser, game)).said.played()
        else:
            mine = tuple(days.played(table, browser) for table in (await self._begun(browser, game)).values())
        streak, best = days.in_a_row(mine, now)
        return days.Days(days.FIRST.isoformat(), days.today(now).isoformat(), streak, best, mine)

    async def today(self, browser: str) -> Today:
        """All days of today, in one answer."""
        now = self._desk.today()
        mine = await diaries(self._desk, browser)
        each = [
            self._problems_today(game, mine.get(game.name, Diary())) if has_day(game) else self._match(browser, game)
            for game in self._games.values()
            if has_day(game) or game.rules.daily is not None
        ]
        return Today(days.today(now).isoformat(), days.left_of(now), tuple(await asyncio.gather(*each)))

    async def _problems_today(self, game: Game, mine: Diary) -> GameToday:
        now = self._desk.today()
        day, (streak, best) = days.today(now), days.in_a_row(mine.played(), now)
        line = mine.lines.get(day.isoformat())
        return GameToday(
            game=game.name,
            kind="problems",
            status="new" if line is None else "finished" if line.over else "playing",
            table="",
            won=line is not None and line.over,
            done=line.done if line else 0,
            items=line.items if line else len(self.problems.on(game, day)),
            streak=streak,
            best=best,
            result=await self.problems.result(game.name, day.isoformat(), line),
        )

    async def _match(self, browser: str, game: Game) -> GameToday:
        told = await self.days_of(browser, game.name)
        found = next((one for one in told.played if one.day == told.today), None)
        over = found is not None and found.status == "finished"
        line = await self._counted(browser, game, found.table, told.today) if found and over else None
        return GameToday(
            game=game.name,
            kind="match",
            status="new" if found is None else "finished" if over else "playing",
            table=found.table if found else "",
            won=found is not None and found.won,
            done=0,
            items=0,
            streak=told.streak,
            best=told.best,
            result=await self.problems.result(game.name, told.today, line),
        )

    def ended(self, referee: Referee) -> None:
        """Count a match of the day that has come to its end."""
        if referee.table.day:
            task = asyncio.create_task(self._count(referee.game, referee.table))
            self._counting.add(task)
            task.add_done_callback(self._counting.discard)

    async def _count(self, game: Game, table: HouseTable) -> None:
        try:
            await self._counted(table.chairs[0].browser, game, table.id, table.day)
        except (Refused, StoreFailed, Elsewhere) as problem:  # it is counted when its player looks at the day
            notes.warning("day_not_counted", problem=str(problem))

    async def _counted(self, browser: str, game: Game, table: str, day: str) -> DayLine:
        """The line of a match of the day that is over, written when it is first asked for, and counted with it."""
        return await settled(lambda: self._count_once(browser, game, table, day))

    async def _count_once(self, browser: str, game: Game, table: str, day: str) -> DayLine:
        async with self._tally.one_by_one(game.name, day):
            mine = await diary(self._desk, browser, game.name)
            if (known := mine.said.lines.get(day)) is not None:
                return known
            line = await self._line(game, table)
            _, noted = await self._tally.counted(game.name, day, line.mark)
            await self._desk.log.write_down(mine.saying(mine.said.with_line(day, line), self._desk.now()), *noted)
            return line

    async def _line(self, game: Game, table_id: str) -> DayLine:
        try:
            referee = await self._live.referee(table_id)
        except Elsewhere:
            referee = await self._live.copy_of(table_id)
        table, play = referee.table, referee.begun()
        won = bool(table.winners)
        mark = game.rules.mark(play.position.table) if game.rules.mark else str(int(won))
        return DayLine(table.created, 1, 1, int(won), 1, mark)

    async def _begun(self, browser: str, game: str) -> dict[str, HouseTable]:
        held = await self._desk.log.of_browser(browser, MOST_DAYS, without=NO_DAY)
        return days.first_of_each_day(map(from_sheet, held), game)
