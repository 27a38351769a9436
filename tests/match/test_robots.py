"""Robots: only their view, the same choice for the same moment, and a match that never stalls because of one."""

import asyncio
import os
import threading
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.core.actions import Action
from tablee.core.seats import Bot
from tablee.match import robots as robots_room
from tablee.match.robots import Robots, get_ready, processes, think
from tablee.search import warm
from tests.exam.toy import GAME
from tests.exam.toy.pieces import Laid, Lay, Swapped
from tests.match.parlour import ANA, BOB, MASTER, PUPIL, parlour


async def test_a_match_against_a_bot_goes_to_its_end(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, PUPIL)
        ear = match.ears["ana"]
        told = await ear.hears("told")
        while told["result"] is None:
            if told["to_play"] == [0]:
                await match.lay(0)
            told = await ear.hears("told")
        assert match.referee.table.status == "finished"


async def test_a_bot_is_handed_its_view_and_nothing_else(tmp_path: Path) -> None:
    seen: list[Any] = []

    def choose(view: Any, level: str, rng: Any) -> Action:
        seen.append(view)
        return GAME.choose(view, level, rng)

    async with parlour(tmp_path, choose=choose) as here:
        match = await here.match(ANA, MASTER)
        hand = match.hands[1]
        await match.lay(0)
        await match.ears["ana"].hears("told", seq=match.seq + 2)
        assert (seen[0].seat, seen[0].hand) == (1, hand)


@pytest.mark.parametrize("fault", ["raises", "cheats", "dawdles", "nonsense", "as_house"])
async def test_a_faulty_bot_is_replaced_by_any_legal_ask(tmp_path: Path, fault: str) -> None:
    never = threading.Event()

    def choose(view: Any, level: str, rng: Any) -> Any:
        match fault:
            case "raises":
                raise ZeroDivisionError
            case "cheats":
                return Lay(1 - view.seat, 1)
            case "dawdles":
                never.wait(0.4)
                return GAME.choose(view, level, rng)
            case "nonsense":
                return Lay(view.seat, 99)
            case _:
                return "deal"

    async with parlour(tmp_path, choose=choose, budget=0.1 if fault == "dawdles" else 5.0) as here:
        match = await here.match(ANA, MASTER)
        hand = match.hands[1]
        await match.lay(0)
        before = match.seq
        while match.seq == before:
            await match.ears["ana"].hears("told")
        asked = match.referee.play.happened[before].event if match.referee.play else None
        assert isinstance(asked, Laid | Swapped)
        assert asked.seat == 1
        assert (asked.card if isinstance(asked, Laid) else asked.gave) in hand


async def test_if_no_legal_ask_is_found_the_house_plays_as_if_time_were_up(tmp_path: Path) -> None:
    def hopeless(*_: Any) -> Action:
        raise ZeroDivisionError

    async with parlour(tmp_path, replace(GAME, random_action=hopeless), choose=hopeless) as here:
        match = await here.match(ANA, MASTER)
        lowest = min(match.hands[1])
        await match.lay(0)
        laid = await match.ears["ana"].hears("told", seq=match.seq + 2)
        assert laid["events"][0]["event"] == {"kind": "laid", "seat": 1, "card": lowest}


async def test_when_all_persons_have_left_and_nobody_looks_on_the_robots_rest(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        for ear in match.ears.values():
            match.referee.part(ear.guest)
        await here.house.leave(match.referee.table.id, "bob", 1)
        await here.house.leave(match.referee.table.id, "ana", 0)
        before = match.seq
        await asyncio.sleep(0)
        assert match.referee.duty.idle
        assert match.seq == before
        match.referee.join(match.ears["ana"].guest)  # somebody comes to watch
        while match.referee.table.status != "finished":
            await match.ears["ana"].hears("told")


async def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    stuck = threading.Event()

    def choose(view: Any, level: str, rng: Any) -> Action:
        stuck.wait(5)
        return GAME.choose(view, level, rng)

    async with parlour(tmp_path, choose=choose) as here:
        match = await here.match(ANA, Bot("master"))
        await match.lay(0)
        before = match.seq
        await here.close()
        stuck.set()
        await here.open()
        referee = await here.house.join(match.referee.table.id, match.ears["ana"].guest)
        while referee.seq == before:
            await match.ears["ana"].hears("told")
        assert referee.play is not None
        assert referee.play.happened[before].event == Laid(1, max(match.hands[1]))


async def test_robots_think_in_processes_of_their_own() -> None:
    robots = Robots()
    try:
        with pytest.raises(KeyError):  # the toy is not on the shelf, and a robot's process knows the shelf alone
            await robots.choose(GAME, None, "pupil", "seed")
    finally:
        robots.close()
    assert (processes, think) == (robots._hire, robots._work)


async def test_an_endless_robot_is_let_go_and_the_next_thought_has_its_full_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(robots_room, "WORKERS", 1)
    never = threading.Event()

    def work(name: str, view: Any, level: str, seed: str) -> Action:
        if level == "endless":
            never.wait(5)
        return Lay(0, 1)

    robots = Robots(lambda: ThreadPoolExecutor(1), work, budget=0.2)
    thoughts = [robots.choose(GAME, None, level, "seed") for level in ("endless", "pupil", "pupil")]
    endless, *others = await asyncio.gather(*thoughts, return_exceptions=True)
    assert isinstance(endless, TimeoutError)
    assert others == [Lay(0, 1)] * 2
    never.set()
    robots.close()


async def test_robots_come_in_before_they_are_needed() -> None:
    robots = Robots(lambda: ThreadPoolExecutor(1))
    robots.warm(GAME)
    pool = robots._pool
    robots.warm(GAME)
    assert robots._pool is pool is not None
    robots.close()
    assert robots._pool is None


def test_a_robot_that_gets_ready_warms_the_kernels_of_its_game_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[tuple[str, ...]] = []
    monkeypatch.setattr(warm, "start", lambda *modules: warmed.append(modules))
    shelf = {"toy": GAME, "engine": replace(GAME, name="engine", kernels=("tablee.search.walk",))}
    monkeypatch.setattr(robots_room, "games", lambda: shelf)
    for name in shelf:
        get_ready(name)
    assert warmed == [("tablee.search.walk",)]


async def test_a_robot_whose_process_dies_is_replaced() -> None:
    robots = Robots(work=_die)
    with pytest.raises(BrokenExecutor):
        await robots.choose(GAME, None, "pupil", "seed")
    robots._work = _live
    assert await robots.choose(GAME, None, "pupil", "seed") == Lay(0, 1)
    robots.close()


def _die(*_: Any) -> Action:
    os._exit(1)


def _live(*_: Any) -> Action:
    return Lay(0, 1)
