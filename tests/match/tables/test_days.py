"""The match of the day: alike for all, once for each browser, proof against midnight and summer time."""

import asyncio
import sqlite3
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.match.refusals.tables import NoMatchOfTheDay, NoSuchDay, OnceADay
from tablee.match.tables import days, lobby
from tablee.match.tables.days import HERE, DayPlayed, day_named, in_a_row, today
from tablee.match.tables.table import NO_DAY, to_sheet
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.match.parlour import Ear, LiveMatch, Parlour, parlour

DAILY = otherwise(GAME, rules={"seat_counts": (1, 2, 3), "daily": {"hand": 2}})
DAY = "2026-11-16"


def at(text: str) -> float:
    """A time by the clocks of Paris."""
    return datetime.fromisoformat(text).replace(tzinfo=HERE).timestamp()


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        ("2026-11-16 00:00:00", date(2026, 11, 16)),
        ("2026-11-16 23:59:59.999", date(2026, 11, 16)),
        ("2027-03-28 01:59:59", date(2027, 3, 28)),  # summer time begins
        ("2027-03-28 03:00:00", date(2027, 3, 28)),
        ("2027-10-31 00:30:00", date(2027, 10, 31)),  # and ends
        ("2027-10-31 23:30:00", date(2027, 10, 31)),
    ],
)
def test_a_day_is_a_day_in_paris(moment: str, day: date) -> None:
    assert today(at(moment)) == day


@pytest.mark.parametrize("text", ["2026-11-17", "2026-10-31", "yesterday", "", "2026-13-01", "9" * 50])
def test_a_day_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        day_named(text, at("2026-11-16 12:00"))
    assert refused.value.refusal == NoSuchDay(text[:20], "2026-11-01", "2026-11-16")


def test_a_match_of_the_day_is_found_without_reading_all_tables() -> None:
    table = lobby.opened({"toy": DAILY}, days.wish_for(DAILY, "Ana"), "ana", 0.0)
    assert NO_DAY in to_sheet(table).body
    assert NO_DAY not in to_sheet(days.dated(table, date(2026, 11, 16), "secret")).body


def won(*dates: str, on_time: bool = True, won: bool = True) -> list[DayPlayed]:
    return [DayPlayed(day, "t", "finished", won, on_time) for day in dates]


@pytest.mark.parametrize(
    ("played", "streak", "best"),
    [
        ([], 0, 0),
        (won("2026-11-14", "2026-11-15"), 2, 2),  # today is still to come
        (won("2026-11-14", "2026-11-15", "2026-11-16"), 3, 3),
        (won("2026-11-14", "2026-11-15") + won("2026-11-16", won=False), 0, 2),
        (won("2026-11-10", "2026-11-11", "2026-11-12", "2026-11-15"), 1, 3),
        (won("2026-11-14") + won("2026-11-15", on_time=False), 0, 1),  # out of the archive
    ],
)
def test_days_in_a_row_are_those_won_on_their_day(played: list[DayPlayed], streak: int, best: int) -> None:
    assert in_a_row(played, at("2026-11-16 09:00")) == (streak, best)


async def opened(here: Parlour, browser: str, day: str = DAY) -> str:
    here.time = at("2026-11-16 12:00")
    return (await here.house.daily.table(browser, GAME.name, day, "Ana")).id


async def test_everybody_is_dealt_alike_and_every_day_differently(tmp_path: Path) -> None:
    async with parlour(tmp_path, DAILY) as here:
        tables = [await opened(here, browser, day) for browser in ("ana", "bob") for day in (DAY, "2026-11-15")]
        plays = [(await here.house.referee(table)).play for table in tables]
        (ana, ana_before, bob, bob_before) = [play.position.box for play in plays if play]
        assert (ana, ana_before) == (bob, bob_before)
        assert ana != ana_before
        assert len(set(tables)) == 4


async def test_two_clicks_at_once_and_a_restart_lead_to_one_table(tmp_path: Path) -> None:
    async with parlour(tmp_path, DAILY) as here:
        here.time = at("2026-11-16 12:00")
        first, second = await asyncio.gather(opened(here, "ana"), opened(here, "ana"))
        await here.close()
        await here.open()
        assert first == second == await opened(here, "ana")


async def test_a_day_is_played_once_and_remembered(tmp_path: Path) -> None:
    async with parlour(tmp_path, DAILY) as here:
        ear = Ear("ana")
        match = LiveMatch(here, await here.house.join(await opened(here, "ana"), ear.guest), {"ana": ear})
        assert (await here.house.daily.days_of("ana", GAME.name)).played[0].status == "playing"
        assert not match.referee.table.takeback, "it is the same for everybody"
        await match.to_the_end()
        told = await here.house.daily.days_of("ana", GAME.name)
        assert (told.today, told.streak, told.best) == (DAY, 1, 1)
        assert told.played == (DayPlayed(DAY, match.referee.table.id, "finished", won=True, on_time=True),)
        assert (await here.house.daily.days_of("bob", GAME.name)).played == ()
        with pytest.raises(Refused) as refused:
            await here.house.rematch(match.referee.table.id, "ana")
        assert refused.value.refusal == OnceADay()


async def test_a_match_of_the_day_is_counted_once_for_everybody_who_has_played(tmp_path: Path) -> None:
    async with parlour(tmp_path, DAILY) as here:
        for browser in ("ana", "bob"):
            ear = Ear(browser)
            match = LiveMatch(here, await here.house.join(await opened(here, browser), ear.guest), {browser: ear})
            (before,) = (await here.house.daily.today(browser)).games
            assert (before.kind, before.status, before.table, before.result) == (
                "match",
                "playing",
                match.referee.table.id,
                None,
            )
            await match.to_the_end()
        both = await asyncio.gather(*(here.house.daily.today("ana") for _ in range(3)))
        (mine,) = both[0].games
        assert mine.result is not None
        assert (mine.status, mine.won, mine.streak, mine.result.mark) == ("finished", True, 1, "1")
        while mine.result is not None and mine.result.distribution != {"1": 2}:  # Bob's is counted when it is over
            (mine,) = (await here.house.daily.today("ana")).games
        assert both[0].day == DAY
        assert both[0].ends == pytest.approx(12 * 3600)


async def test_a_match_of_the_day_is_remembered_though_its_count_is_damaged(tmp_path: Path) -> None:
    async with parlour(tmp_path, DAILY) as here:
        for browser in ("ana", "bob"):
            ear = Ear(browser)
            match = LiveMatch(here, await here.house.join(await opened(here, browser), ear.guest), {browser: ear})
            await match.to_the_end()
            await here.house.daily.today(browser)
            with sqlite3.connect(tmp_path / "tablee.db") as db:
                db.execute("UPDATE notes SET sum = sum + 1 WHERE shelf = 'tally' AND version = 1")
            db.close()
        (mine,) = (await here.house.daily.today("bob")).games
        assert mine.result is not None
        assert (mine.status, mine.streak, mine.result.mark, mine.result.distribution) == ("finished", 1, "1", {})


async def test_who_gives_the_seat_up_has_not_won(tmp_path: Path) -> None:
    async with parlour(tmp_path, DAILY) as here:
        table = await opened(here, "ana")
        await here.house.leave(table, "ana", 0)
        referee = await here.house.referee(table)
        assert not days.played(replace(referee.table, status="finished", winners=(0,)), "ana").won


async def test_a_game_without_a_match_of_the_day_says_so(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        with pytest.raises(Refused) as refused:
            await opened(here, "ana")
        assert refused.value.refusal == NoMatchOfTheDay("toy")
