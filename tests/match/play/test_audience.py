"""The windows at a table: told once what has changed, however many they are."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablee.match.envelope import Guest
from tablee.match.play import audience
from tablee.match.tables.seen import shown
from tests.match.parlour import ANA, BOB, Ear, LiveMatch, Parlour, ended_turn, parlour


class Crowd:
    """Spectators, each with a browser of its own, who count what they hear."""

    def __init__(self, size: int) -> None:
        self.heard = 0
        self.guests = [Guest(f"watcher{number}", self._hear) for number in range(size)]

    def _hear(self, text: bytes) -> None:
        self.heard += 1


def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For whom the table is drawn from now on."""
    drawn: list[str] = []

    def noted(table: Any, browser: str, *more: Any) -> Any:
        drawn.append(browser)
        return shown(table, browser, *more)

    monkeypatch.setattr(audience, "shown", noted)
    return drawn


async def begun(here: Parlour) -> LiveMatch:
    match = await here.match(ANA, BOB)
    await ended_turn()
    for ear in match.ears.values():
        ear.so_far()
    return match


async def test_a_crowd_that_comes_and_goes_is_drawn_one_picture_and_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(tmp_path) as here:
        match, crowd = await begun(here), Crowd(50)
        drawn = made(monkeypatch)
        for guest in crowd.guests:
            match.referee.join(guest)
        await ended_turn()
        assert len(drawn) <= 1
        assert crowd.heard == 2 * 50  # the table and the match
        for guest in crowd.guests:
            match.referee.part(guest)
        await ended_turn()
        assert match.ears["ana"].so_far() == match.ears["bob"].so_far() == []
        assert len(drawn) <= 1


async def test_what_comes_and_goes_costs_the_same_however_many_look_on(tmp_path: Path) -> None:
    """Counted in lines run, which no busy machine changes."""
    async with parlour(tmp_path) as here:
        match = await begun(here)
        costs = []
        for size in (10, 200):
            crowd, late = Crowd(size), Crowd(1).guests[0]
            for guest in crowd.guests:
                match.referee.join(guest)
            await ended_turn()
            costs.append(lines_run(partial(come_and_go, match, late)))
        assert costs[1] <= costs[0] * 1.1


def come_and_go(match: LiveMatch, guest: Guest) -> None:
    match.referee.join(guest)
    match.referee.part(guest)


def lines_run(what: Any) -> int:
    """How many lines of Python it takes."""
    lines = 0

    def count(frame: Any, event: str, arg: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        what()
    finally:
        sys.settrace(before)
    return lines


async def test_changes_of_one_turn_are_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path) as here:
        match, crowd = await begun(here), Crowd(20)
        for guest in crowd.guests:
            match.referee.join(guest)
        await ended_turn()
        crowd.heard = 0
        drawn = made(monkeypatch)
        for _ in range(10):
            match.referee.part(match.ears["bob"].guest)
            match.referee.join(match.ears["bob"].guest)
        await ended_turn()
        assert crowd.heard == 20
        assert drawn.count("") == 1
        assert drawn.count("ana") == 1


async def test_a_players_second_window_is_no_news(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match, second = await begun(here), Ear("bob")
        match.referee.join(second.guest)
        await ended_turn()
        assert match.ears["ana"].so_far() == []
        assert [one["type"] for one in second.so_far()] == ["table", "told"]
        match.referee.part(second.guest)
        await ended_turn()
        assert match.ears["ana"].so_far() == []
        assert set(match.referee.online) == {"ana", "bob"}


async def test_a_window_hears_of_the_table_before_it_hears_of_the_match(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        referee, ana = await here.table(ANA, BOB), Ear("ana")
        referee.join(ana.guest)
        ana.so_far()
        await referee.start("ana")
        assert [one.get("status", one["type"]) for one in ana.so_far()] == ["playing", "told"]


async def test_who_has_just_left_a_seat_may_not_ask_for_it(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await begun(here)
        turn = match.turn
        browser = match.referee.table.chairs[turn].browser
        await here.house.leave(match.referee.table.id, browser, turn)
        await match.ask(browser, turn, {"kind": "lay", "card": 1})
        assert (await match.ears[browser].hears("refused"))["refused"] == "not_your_seat"
