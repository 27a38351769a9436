"""Somebody vanishes from a match: a robot may stand in for them, and they have the seat again when they are back."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.core.actions import Action
from tablee.core.refusal import MatchOver, Refusal, Refused
from tablee.core.seats import Bot, Person
from tablee.match.refusals.tables import (
    NoSuchSeat,
    NotAPerson,
    NotAtTable,
    NotStarted,
    NotYourSeat,
    StillHere,
    TooEarly,
)
from tablee.match.tables import lobby
from tablee.match.tables.table import Absent, Chair, HouseTable, from_sheet, to_sheet
from tests.exam.toy import GAME
from tests.match.parlour import ANA, BOB, OPEN, PUPIL, Ear, LiveMatch, Parlour, parlour
from tests.match.tables.test_lobby import playing, refused, table

MASTER, ABSENT_BOB = Bot("master"), Absent("Bob", "bob")


def two() -> HouseTable:
    """Ana and Bob are playing."""
    return lobby.started(lobby.seated(table(ANA, OPEN), "bob", 1, "Bob"), "ana")


def vanished() -> HouseTable:
    """Bob has vanished, and a robot keeps his seat."""
    return lobby.relieved(two(), GAME, "ana", 1, 0.0)


async def no(asked: Any) -> Refusal:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.refusal


def relief(match: LiveMatch, browser: str) -> list[float | None]:
    return [seat.relief for seat in match.referee.shown_to(browser).seats]


def bob_goes(match: LiveMatch) -> None:
    match.referee.part(match.ears["bob"].guest)


async def ana_relieves(here: Parlour, match: LiveMatch) -> None:
    await here.house.relieve(match.referee.table.id, "ana", 1)


async def test_after_two_minutes_another_player_may_have_a_robot_stand_in(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        here.time += 500  # he has been here all the time
        assert await no(ana_relieves(here, match)) == StillHere("Bob")
        bob_goes(match)
        here.time += 119.5
        assert await no(ana_relieves(here, match)) == TooEarly("Bob", 1)
        here.time += 0.5
        await match.lay(0)
        await ana_relieves(here, match)
        assert match.referee.table.chairs[1] == Chair(MASTER, "", ABSENT_BOB)
        await match.ears["ana"].hears("told", to_play=[0])  # the robot has played


async def test_who_sits_at_the_table_is_told_how_long_to_be_patient(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        bob_goes(match)
        shown = await match.ears["ana"].hears("table", status="playing")
        assert [seat["relief"] for seat in shown["seats"]] == [None, None]  # when the match began
        shown = await match.ears["ana"].hears("table")
        assert [seat["relief"] for seat in shown["seats"]] == [None, 120.0]
        here.time += 50
        assert relief(match, "ana") == [None, 70.0]
        here.time += 100
        assert relief(match, "ana") == [None, 0.0]
        assert relief(match, "bob") == [None, None]
        assert relief(match, "zoe") == [None, None]
        match.referee.join(match.ears["bob"].guest)
        assert relief(match, "ana") == [None, None]


async def test_patience_begins_when_the_last_window_closes(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        second = Ear("bob")
        match.referee.join(second.guest)
        bob_goes(match)
        here.time += 300
        assert relief(match, "ana") == [None, None]
        match.referee.part(second.guest)
        assert relief(match, "ana") == [None, 120.0]


async def test_nobody_is_missed_before_the_match_has_begun(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        referee = await here.table(ANA, OPEN)
        await here.house.sit(referee.table.id, "bob", 1, "Bob")
        here.time += 500
        assert await no(here.house.relieve(referee.table.id, "ana", 1)) == NotStarted()
        await here.house.start(referee.table.id, "ana")
        assert referee.shown_to("ana").seats[1].relief == 120.0


async def test_after_a_restart_patience_begins_anew(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        bob_goes(match)
        here.time += 500
        await here.close()
        await here.open()
        again = await here.house.referee(match.referee.table.id)
        assert again.shown_to("ana").seats[1].relief == 120.0


async def test_who_comes_back_takes_the_seat_from_the_robot_and_plays(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        table_id = match.referee.table.id
        bob_goes(match)
        here.time += 120
        await ana_relieves(here, match)
        match.referee.join(match.ears["bob"].guest)
        match.ears["bob"].so_far()
        assert [seat.kept for seat in match.referee.shown_to("bob").seats] == [False, True]
        assert [seat.kept for seat in match.referee.shown_to("ana").seats] == [False, False]
        assert await no(here.house.resume(table_id, "ana", 1)) == NotYourSeat()
        await here.house.resume(table_id, "bob", 1)
        assert match.referee.table.chairs[1] == Chair(Person("Bob"), "bob")
        told = await match.ears["bob"].hears("told", why="joined")
        assert list(told["views"]) == ["1"]
        await match.lay(0)
        await match.lay(1)
        assert match.turn == 0


async def test_the_right_to_the_seat_outlives_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        bob_goes(match)
        here.time += 120
        await ana_relieves(here, match)
        await here.close()
        await here.open()
        assert [one.id for one in await here.house.tables_of("bob")] == [match.referee.table.id]
        await here.house.resume(match.referee.table.id, "bob", 1)
        assert (await here.house.referee(match.referee.table.id)).table.seats_of("bob") == (1,)


async def test_a_robot_that_still_thinks_does_not_play_for_who_is_back(tmp_path: Path) -> None:
    thinking, go = threading.Event(), threading.Event()

    def choose(view: Any, level: str, rng: Any) -> Action:
        thinking.set()
        go.wait(5)
        return GAME.engine.choose(view, level, rng)

    async with parlour(tmp_path, choose=choose) as here:
        match = await here.match(ANA, BOB)
        bob_goes(match)
        here.time += 120
        await match.lay(0)
        await ana_relieves(here, match)
        assert await asyncio.to_thread(thinking.wait, 5)
        before = match.seq
        await here.house.resume(match.referee.table.id, "bob", 1)
        go.set()
        await asyncio.gather(*match.referee.duty._thinking.values())
        assert (match.seq, match.turn) == (before, 1)


def test_only_players_have_a_robot_stand_in_and_only_for_absent_persons() -> None:
    assert vanished().chairs[1] == Chair(MASTER, "", ABSENT_BOB)
    assert refused(lobby.relieved, two(), GAME, "zoe", 1, 0.0) == NotAtTable()
    assert refused(lobby.relieved, two(), GAME, "", 1, 0.0) == NotAtTable()
    assert refused(lobby.relieved, two(), GAME, "bob", 1, 0.0) == StillHere("Bob")  # who asks is here
    assert refused(lobby.relieved, two(), GAME, "ana", 1, None) == StillHere("Bob")
    assert refused(lobby.relieved, two(), GAME, "ana", 1, 30.2) == TooEarly("Bob", 31)
    assert refused(lobby.relieved, two(), GAME, "ana", 2, 0.0) == NoSuchSeat(2)
    assert refused(lobby.relieved, playing(ANA, PUPIL), GAME, "ana", 1, None) == NotAPerson()
    assert refused(lobby.relieved, vanished(), GAME, "bob", 0, 0.0) == NotAtTable()
    assert refused(lobby.relieved, two().changed(status="finished"), GAME, "ana", 1, 0.0) == MatchOver()
    assert refused(lobby.relieved, table(ANA, OPEN), GAME, "ana", 1, 0.0) == NotStarted()


def test_nobody_else_takes_the_seat_and_nobody_after_the_match() -> None:
    for browser in ("ana", "zoe", ""):
        assert refused(lobby.resumed, vanished(), browser, 1) == NotYourSeat()
    assert refused(lobby.resumed, vanished(), "bob", 0) == NotYourSeat()
    assert refused(lobby.resumed, vanished(), "bob", -1) == NoSuchSeat(-1)
    assert refused(lobby.resumed, vanished().changed(status="finished"), "bob", 1) == MatchOver()
    back = lobby.resumed(vanished(), "bob", 1)
    assert refused(lobby.resumed, back, "bob", 1) == NotYourSeat()


def test_a_seat_given_up_on_purpose_cannot_be_taken_back() -> None:
    assert refused(lobby.resumed, lobby.left(two(), GAME, "bob", 1), "bob", 1) == NotYourSeat()


def test_in_the_next_match_the_robot_keeps_the_seat_for_nobody() -> None:
    _, again = lobby.rematched(vanished().changed(status="finished"), GAME, "ana", 9.0)
    assert again.chairs[1] == Chair(MASTER)


def test_a_sheet_remembers_whose_seat_it_was_and_old_sheets_still_read() -> None:
    without = vanished()
    assert from_sheet(to_sheet(without)) == without
    assert to_sheet(without).browsers == ("ana", "bob")
    both = two()
    old = to_sheet(both)
    body = old.body.replace(',"absent":[null,null]', "")
    assert body != old.body
    assert from_sheet(replace(old, body=body)) == both
