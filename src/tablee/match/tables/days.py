"""The match of the day: which day it is, one luck for all who play it, and how many days in a row were won; pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.core.seats import Person
from tablee.match.luck import digest
from tablee.match.refusals.tables import NoMatchOfTheDay, NoSuchDay
from tablee.match.tables.lobby import Wish, id_of
from tablee.match.tables.table import HouseTable, Status

HERE = ZoneInfo("Europe/Paris")
"""Where a new day begins for everybody, whatever the clock of the browser says."""
FIRST = date(2026, 11, 1)
A_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DayPlayed:
    """A day that a browser has begun; `on_time` if that was on the day itself. All problems done is won."""

    day: str
    table: str
    status: Status
    won: bool
    on_time: bool
    points: int | None = None
    most: int | None = None
    """Of a day of problems: points, of so many."""


@dataclass(frozen=True, slots=True)
class Days:
    """The matches of the day of a browser, newest first, and the days in a row that it won; dates as 2026-11-16."""

    first: str
    today: str
    streak: int
    best: int
    played: tuple[DayPlayed, ...]


def today(now: float) -> date:
    """The day it is."""
    return datetime.fromtimestamp(now, UTC).astimezone(HERE).date()


def left_of(now: float) -> float:
    """How many seconds are left until the next day begins."""
    midnight = datetime.combine(today(now) + A_DAY, datetime.min.time(), HERE)
    return midnight.timestamp() - now


def day_named(text: str, now: float) -> date:
    """The day that a date means, if it has a match."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if not FIRST <= day <= today(now):
        raise Refused(NoSuchDay(text[:20], FIRST.isoformat(), today(now).isoformat()))
    return day


def luck(secret: str, game: str, day: date) -> Random:
    """What everybody's match of that day is dealt from; nobody outside this house can know it beforehand."""
    return Random(_digest(secret, "luck", game, day.isoformat()))


def wish_for(game: Game, name: str) -> Wish:
    """What somebody of that name plays who plays the match of the day."""
    if game.rules.daily is None:
        raise Refused(NoMatchOfTheDay(game.name))
    return Wish(game.name, (Person(name),), dict(game.rules.daily), takeback=False)


def dated(table: HouseTable, day: date, secret: str) -> HouseTable:
    """A new table as its browser's one table of that day: its id is always the same, so there is never a second."""
    number = _digest(secret, "table", table.game, day.isoformat(), table.host)
    return replace(table, id=id_of(number), day=day.isoformat(), status="playing")


def played(table: HouseTable, browser: str) -> DayPlayed:
    """What is told of a table of the day."""
    won = table.winners is not None and bool(set(table.winners) & set(table.seats_of(browser)))
    on_time = today(table.created).isoformat() == table.day
    return DayPlayed(table.day, table.id, table.status, won, on_time)


def first_of_each_day(tables: Iterable[HouseTable], game: str) -> dict[str, HouseTable]:
    """A browser's tables of the day by their dates; of two that two devices brought, the one begun first counts."""
    mine = (table for table in tables if table.day and table.game == game)
    return {table.day: table for table in sorted(mine, key=lambda one: one.created, reverse=True)}


def in_a_row(all_played: Collection[DayPlayed], now: float) -> tuple[int, int]:
    """How many days in a row were won on time: up to today (or yesterday, while today is not over), and at best."""
    won = {date.fromisoformat(one.day) for one in all_played if one.won and one.on_time}
    runs: dict[date, int] = {}
    for day in sorted(won):
        runs[day] = runs.get(day - A_DAY, 0) + 1
    over = any(one.day == today(now).isoformat() and one.status == "finished" for one in all_played)
    last = today(now) if over or today(now) in won else today(now) - A_DAY
    return runs.get(last, 0), max(runs.values(), default=0)


def _digest(secret: str, *what: str) -> int:
    return int.from_bytes(digest(secret, *what))
