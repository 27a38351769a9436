"""Robots: only their view, the same choice for the same moment, and a match that never stalls because of one."""

import asyncio
import threading
from collections.abc import Awaitable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest

from tablee.core.actions import Action
from tablee.core.seats import Bot
from tablee.match.play import duty
from tablee.match.thinking import robots as robots_room
from tablee.match.thinking.robots import get_ready
from tablee.match.thinking.worker import TRIES
from tablee.search import warm
from tablee.storage.log import StoreFailed
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay
from tests.exam.toy.rules.events import Laid, Swapped
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
        return GAME.engine.choose(view, level, rng)

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
                return GAME.engine.choose(view, level, rng)
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


async def test_a_choice_that_could_not_be_written_is_made_again_and_no_worse_one_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def lowest(view: Any, rng: Any) -> Action:
        return Lay(view.seat, min(view.hand))

    monkeypatch.setattr(duty, "RETRY", 0.01)
    async with parlour(tmp_path, otherwise(GAME, exam={"random_action": lowest})) as here:
        match = await here.match(ANA, MASTER)
        await match.lay(0)
        hand, before, real = match.hands[1], match.seq, here.log.append

        def full_at_first(*what: Any, **more: Any) -> Awaitable[None]:
            tried.append(before)
            if len(tried) == 1:
                raise StoreFailed("disk full", "full")
            return real(*what, **more)

        monkeypatch.setattr(here.log, "append", full_at_first)
        while match.seq == before:
            await match.ears["ana"].hears("told")
        assert match.referee.play is not None
        assert match.referee.play.happened[before].event == Laid(1, max(hand))
        assert len(tried) >= 2


async def test_a_choice_that_changes_nothing_is_replaced_and_does_not_hold_the_match_up(tmp_path: Path) -> None:
    def decide(position: Any, action: Any, *more: Any) -> Any:
        idle = isinstance(action, Lay) and action == Lay(1, max(position.hands[1], default=0))
        return [] if idle else GAME.rules.decide(position, action, *more)

    def lowest(view: Any, rng: Any) -> Action:
        return Lay(view.seat, min(view.hand))

    idle = otherwise(GAME, rules={"decide": decide}, exam={"random_action": lowest})
    async with parlour(tmp_path, idle) as here:
        match = await here.match(ANA, MASTER)
        hand, before = match.hands[1], match.seq + 1
        await match.lay(0)
        while match.seq <= before:
            await match.ears["ana"].hears("told")
        assert match.referee.play is not None
        assert match.referee.play.happened[before].event == Laid(1, min(hand))


async def test_if_no_legal_ask_is_found_the_house_plays_as_if_time_were_up(tmp_path: Path) -> None:
    def hopeless(*_: Any) -> Action:
        raise ZeroDivisionError

    async with parlour(tmp_path, otherwise(GAME, exam={"random_action": hopeless}), choose=hopeless) as here:
        match = await here.match(ANA, MASTER)
        lowest = min(match.hands[1])
        await match.lay(0)
        laid = await match.ears["ana"].hears("told", seq=match.seq + 2)
        assert laid["events"][0]["event"] == {"kind": "laid", "seat": 1, "card": lowest}


@pytest.mark.parametrize("lives", [TRIES - 1, 99])
async def test_a_lost_thought_is_thought_again_and_only_then_any_legal_ask_is_made_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lives: int
) -> None:
    lost: list[str] = []
    noted: list[str] = []

    def choose(view: Any, level: str, rng: Any) -> Action:
        if len(lost) < lives:
            lost.append(level)
            raise BrokenExecutor
        return GAME.engine.choose(view, level, rng)

    def lowest(view: Any, rng: Any) -> Action:
        return Lay(view.seat, min(view.hand))

    monkeypatch.setattr(duty.notes, "exception", lambda what, **_: noted.append(what), raising=False)
    async with parlour(tmp_path, otherwise(GAME, exam={"random_action": lowest}), choose=choose) as here:
        match = await here.match(ANA, MASTER)
        hand, before = match.hands[1], match.seq + 1
        await match.lay(0)
        while match.seq == before:
            await match.ears["ana"].hears("told")
        assert match.referee.play is not None
        laid = match.referee.play.happened[before].event
    if lives < TRIES:
        assert (laid, noted) == (Laid(1, max(hand)), [])
    else:
        assert (laid, noted[:1]) == (Laid(1, min(hand)), ["bot_failed"])


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
        return GAME.engine.choose(view, level, rng)

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


def test_a_robot_that_gets_ready_warms_the_kernels_of_its_game_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[tuple[str, ...]] = []
    monkeypatch.setattr(warm, "start", lambda *modules: warmed.append(modules))
    shelf = {"toy": GAME, "engine": otherwise(GAME, name="engine", engine={"kernels": ("tablee.search.walk",)})}
    monkeypatch.setattr(robots_room, "games", lambda: shelf)
    for name in shelf:
        get_ready(name)
    assert warmed == [("tablee.search.walk",)]
