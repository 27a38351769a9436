"""What a browser has made of its days: a line for each in one note a game, and a note with the asks of each day."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any, NamedTuple

from tablee.match import codec
from tablee.match.play.desk import Desk
from tablee.match.problems.notebook import Kept, page
from tablee.match.tables.days import DayPlayed, today
from tablee.storage.log import Note

DAYS, DAY = "days", "day"
"""The shelves of lines and of asks."""
ASKS_KEPT = timedelta(days=30)
"""How long the asks of a day that is over are kept; its line stays."""
SOME = 500


class DayLine(NamedTuple):
    """How a day went: when it was begun, how many of its problems are done, and points of most; a match is one."""

    began: float
    done: int
    items: int
    points: int
    most: int
    mark: str = ""
    """Under which it was counted, once it is over."""

    @property
    def over(self) -> bool:
        return bool(self.mark)


@dataclass(frozen=True, slots=True)
class Diary:
    """All days of a game that a browser has begun."""

    lines: dict[str, DayLine] = field(default_factory=dict)

    def with_line(self, day: str, line: DayLine) -> Diary:
        """The same, with a line changed."""
        return replace(self, lines=self.lines | {day: line})

    def played(self) -> tuple[DayPlayed, ...]:
        """The days, newest first; whoever has done all problems of a day has won it."""
        return tuple(_played(day, self.lines[day]) for day in sorted(self.lines, reverse=True))


@dataclass(frozen=True, slots=True)
class DayAsks:
    """The problems of a day as a browser found them, and what it asked so far."""

    ids: tuple[str, ...] = ()
    asks: tuple[tuple[dict[str, Any], ...], ...] = ()
    given_up: tuple[int, ...] = ()
    """The numbers of those whose answer was looked at."""
    began: float = 0.0
    """When, as its line says: what two browsers have asked on one day is told apart by it."""


read_diary, read_asks = codec.reader(Diary), codec.reader(DayAsks)


async def diary(desk: Desk, browser: str, game: str) -> Kept[Diary]:
    """The diary of a browser."""
    return await page(desk.log, read_diary, Diary(), DAYS, game, browser)


async def diaries(desk: Desk, browser: str) -> dict[str, Diary]:
    """The diaries of a browser, of all games."""
    return {one.key: read_diary(one.body) for one in await desk.log.notes(DAYS, browser=browser)}


async def asks_of(desk: Desk, browser: str, game: str, day: str) -> Kept[DayAsks]:
    """What a browser has asked on a day."""
    return await page(desk.log, read_asks, DayAsks(), DAY, f"{game} {day}", browser)


async def outworn(desk: Desk, browser: str, game: str, mine: Diary) -> list[Note]:
    """The asks of days that have been over for long."""
    old = (today(desk.today()) - ASKS_KEPT).isoformat()
    found = await desk.log.notes(DAY, browser=browser, limit=SOME)
    return [one for one in found if one.key in _over(game, mine.lines.items(), old)]


def _over(game: str, lines: Iterable[tuple[str, DayLine]], before: str) -> set[str]:
    return {f"{game} {day}" for day, line in lines if line.over and day < before}


def _played(day: str, line: DayLine) -> DayPlayed:
    on_time = today(line.began) == date.fromisoformat(day)
    return DayPlayed(day, "", "finished" if line.over else "playing", line.over, on_time, line.points, line.most)
