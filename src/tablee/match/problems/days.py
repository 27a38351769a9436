"""Days of problems: the same for everybody, one try for each browser, and counted when it is over."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from tablee.core.game import Game, Problem
from tablee.core.refusal import Refused
from tablee.match.play.desk import Desk
from tablee.match.problems.board import Ask, Stand, answered, laid_out, previewed, shown
from tablee.match.problems.diary import DayAsks, DayLine, Diary, asks_of, diary, outworn
from tablee.match.problems.notebook import Kept, settled
from tablee.match.problems.rows import problems_of, rows_of
from tablee.match.problems.season import problems_on
from tablee.match.problems.shapes import DayAnswered, DayOfProblems, DayResult, ProblemBoard, Why
from tablee.match.problems.tally import DayTally, tenths
from tablee.match.refusals.problems import NoSuchProblem
from tablee.match.tables.days import day_named
from tablee.storage.log import Note

MOST_DRAWN = 200
"""Days whose problems are kept in mind."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A day of a browser: its problems, what was asked of each, and the notes that say so."""

    game: Game
    day: str
    problems: tuple[Problem, ...]
    asks: Kept[DayAsks]
    diary: Kept[Diary]

    @property
    def line(self) -> DayLine | None:
        """What the diary says of it."""
        return self.diary.said.lines.get(self.day)

    def stand(self, number: int) -> Stand:
        """A problem of the day as it stands; Refused if there is none of this number."""
        if not 0 <= number < len(self.problems):
            raise Refused(NoSuchProblem(str(number)))
        asked = self.asks.said.asks
        return laid_out(self.game, self.problems[number], asked[number] if asked else ())

    def over(self, number: int) -> bool:
        """Whether nothing more can be answered, whatever the board says: it was given up, or the day is over."""
        return number in self.asks.said.given_up or (self.line is not None and self.line.over)

    def boards(self) -> tuple[ProblemBoard, ...]:
        """All problems of the day."""
        return tuple(board(self.stand(number), self.over(number)) for number in range(len(self.problems)))


class DaysOfProblems:
    """The days of all games, for all browsers; everything is in notes, so any house may be asked."""

    def __init__(self, desk: Desk, tally: DayTally) -> None:
        self._desk = desk
        self._tally = tally
        self._drawn: dict[tuple[str, date], tuple[Problem, ...]] = {}

    async def told(self, browser: str, game: Game, day: str) -> DayOfProblems:
        """The problems of a day, as far as a browser has answered them; nothing is begun by looking."""
        here = await self._opened(browser, game, day)
        boards = await asyncio.to_thread(here.boards)
        return DayOfProblems(here.day, boards, await self.result(game.name, here.day, here.line))

    async def preview(self, browser: str, game: Game, day: str, number: int, ask: Ask) -> dict[str, Any]:
        """What an ask would bring."""
        here = await self._opened(browser, game, day)
        return await asyncio.to_thread(lambda: previewed(here.stand(number), ask))

    async def answer(self, browser: str, game: Game, day: str, number: int, ask: Ask, asked: int) -> DayAnswered:
        """Put an ask to the rules, on the board where so many were granted before; asked twice, done once."""
        return await settled(lambda: self._answer(browser, game, day, number, ask, asked))

    async def give_up(self, browser: str, game: Game, day: str, number: int) -> DayAnswered:
        """See the best answer to a problem of a day: it is worth what was found so far."""
        return await settled(lambda: self._give_up(browser, game, day, number))

    async def result(self, game: str, day: str, line: DayLine | None) -> DayResult | None:
        """How a day ended, for this browser and for all; nothing before it has."""
        if line is None or not line.over:
            return None
        return DayResult(line.points, line.most, line.mark, await self._tally.told(game, day))

    def on(self, game: Game, day: date) -> tuple[Problem, ...]:
        """The problems of a day."""
        if (game.name, day) not in self._drawn:
            if len(self._drawn) >= MOST_DRAWN:
                self._drawn.clear()
            self._drawn[game.name, day] = problems_on(game, day, self._desk.secret)
        return self._drawn[game.name, day]

    async def _opened(self, browser: str, game: Game, day: str) -> Opened:
        when = day_named(day, self._desk.today())
        drawn, known = self.on(game, when), rows_of(game).by_id
        asks = await asks_of(self._desk, browser, game.name, when.isoformat())
        mine = await diary(self._desk, browser, game.name)
        if asks.said.ids and all(name in known for name in asks.said.ids):  # a newer Tablée may draw others
            drawn = tuple(known[name] for name in asks.said.ids)
        elif asks.said.ids:
            asks = Kept(asks.note, DayAsks())
        return Opened(game, when.isoformat(), drawn, asks, mine)

    async def _answer(self, browser: str, game: Game, day: str, number: int, ask: Ask, asked: int) -> DayAnswered:
        here = await self._opened(browser, game, day)
        stand = await asyncio.to_thread(here.stand, number)
        if here.over(number) or stand.verdict.done or asked != len(stand.asks):
            return await self._as_it_is(here, number, stand, stand.why(asked, ask))
        after = await asyncio.to_thread(answered, stand, ask)
        return await self._keep(browser, here, number, after, over=False)

    async def _give_up(self, browser: str, game: Game, day: str, number: int) -> DayAnswered:
        here = await self._opened(browser, game, day)
        stand = await asyncio.to_thread(here.stand, number)
        if here.over(number) or stand.verdict.done:
            return await self._as_it_is(here, number, stand, "again")
        return await self._keep(browser, here, number, replace(stand, events=()), over=True)

    async def _as_it_is(self, here: Opened, number: int, stand: Stand, why: Why) -> DayAnswered:
        told = await asyncio.to_thread(board, stand, here.over(number))
        return DayAnswered(why, (), number, told, await self.result(here.game.name, here.day, here.line))

    async def _keep(self, browser: str, here: Opened, number: int, stand: Stand, *, over: bool) -> DayAnswered:
        """Write down what was answered; what ends the day is counted with it."""
        line, result = self._line(here, stand, done=over or stand.verdict.done), None
        asks = replace(_asks(here, number, stand, over=over), began=line.began)
        if line.done < line.items:
            await self._write(browser, here, asks, line)
        else:
            line = line._replace(mark=tenths(line.points, line.most))
            async with self._tally.one_by_one(here.game.name, here.day):
                counts, noted = await self._tally.counted(here.game.name, here.day, line.mark)
                await self._write(browser, here, asks, line, *noted)
                result = DayResult(line.points, line.most, line.mark, counts)
        told = await asyncio.to_thread(board, stand, over)
        return DayAnswered("done", stand.told(stand.events), number, told, result)

    def _line(self, here: Opened, stand: Stand, *, done: bool) -> DayLine:
        """The line of the diary after an answer."""
        line = here.line
        if line is None:
            judge = problems_of(here.game).judge
            most = sum(judge(one, ()).most for one in here.problems)
            line = DayLine(self._desk.today(), 0, len(here.problems), 0, most)
        return line._replace(done=line.done + 1, points=line.points + stand.verdict.points) if done else line

    async def _write(self, browser: str, here: Opened, asks: DayAsks, line: DayLine, *counted: Note) -> None:
        now, mine = self._desk.now(), here.diary.said.with_line(here.day, line)
        notes = [here.asks.saying(asks, now), *counted]
        if line != here.line:
            notes.append(here.diary.saying(mine, now))
        gone = await outworn(self._desk, browser, here.game.name, mine) if line.over else ()
        await self._desk.log.write_down(*notes, gone=gone)


def board(stand: Stand, over: bool) -> ProblemBoard:
    """What is told of a problem; of one that is over, all of it."""
    told = shown(stand, over=over)
    return replace(told, verdict=replace(told.verdict, done=True)) if over else told


def _asks(here: Opened, number: int, stand: Stand, *, over: bool) -> DayAsks:
    """What the day's note says after an answer."""
    asks = list(here.asks.said.asks or ((),) * len(here.problems))
    asks[number] = stand.kept()
    given_up = here.asks.said.given_up
    return DayAsks(tuple(one.id for one in here.problems), tuple(asks), (*given_up, number) if over else given_up)
