"""Robots where speed decides: they take the time that their game says, and look again when somebody was quicker."""

import threading
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.core.actions import Action
from tablee.core.game.engine import usual_pause
from tablee.core.loop import view_for
from tablee.core.refusal import Refusal, Refused
from tablee.core.seats import Bot
from tablee.games.motus import GAME
from tablee.games.motus.engine.pace import average, pause
from tablee.games.motus.exam.scene import super_partie, words
from tablee.games.motus.rules.actions import Guess
from tablee.match.play.duty import paced
from tablee.match.refusals.tables import NotYourSeat, PersonsPlay
from tests.exam.toy import GAME as TOY
from tests.match.parlour import ANA, PUPIL, parlour
from tests.match.racing import RACE


def test_without_a_word_of_the_game_the_house_makes_its_usual_pause() -> None:
    assert TOY.engine.pause is usual_pause
    assert paced(usual_pause(None, "pupil", Random(1)), 0.8) == 0.8


@pytest.mark.parametrize(("house", "seconds"), [(0.8, 6.0), (0.4, 3.0), (0.0, 0.0)])
def test_a_house_in_a_hurry_hurries_its_racers_too(house: float, seconds: float) -> None:
    assert paced(6.0, house) == pytest.approx(seconds)


def test_only_those_who_race_take_their_time() -> None:
    race, series = super_partie("CARTON"), words("CARTON", "MAISON")
    level = GAME.engine.levels[0]
    taken = [pause(view_for(GAME, race, seat), level, Random(1)) for seat in range(4)]
    assert [seconds is None for seconds in taken] == [False, False, True, True]
    assert pause(view_for(GAME, series, 1), level, Random(1)) is None


def test_no_robot_answers_before_a_person_could() -> None:
    view = view_for(GAME, super_partie("CARTON"), 0)
    for level in (*GAME.engine.levels, *GAME.engine.sparring):
        assert average(level) >= 5
        assert all((pause(view, level, Random(luck)) or 0) > 2 for luck in range(50))


async def test_a_bot_that_was_overtaken_looks_again_instead_of_asking_just_anything(tmp_path: Path) -> None:
    overtaken, lines = threading.Event(), []

    def choose(view: Any, level: str, rng: Random) -> Action:
        lines.append(view.asked[0].line)
        overtaken.wait(5)
        return Guess(1, 0, view.round, view.asked[0].line, "CANARD")

    async with parlour(tmp_path, RACE, choose=choose) as here:
        match = await here.match(ANA, Bot(GAME.engine.levels[0]), ANA, ANA, letters=6, words="house")
        await match.ask("ana", 0, {"kind": "guess", "slate": 0, "round": 2, "line": 1, "word": "CITRON"})
        here.time += 60
        await match.referee.asks.if_due()
        overtaken.set()
        told = await match.ears["ana"].hears("told", to_play=[0])
        (event,) = (one["event"] for one in told["events"])
        assert (event["kind"], event["seat"], event["line"], event["word"]) == ("proposed", 1, 2, "CANARD")
        assert lines == [1, 2]


async def test_robots_among_themselves_can_be_hurried_by_who_plays_there(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        here.desk = here.house.desk = replace(here.desk, pause=3600.0)
        match = await here.match(ANA, PUPIL)
        table = match.referee.table.id
        if match.turn == 1:
            await here.house.hurry(table, "ana")
            await match.ears["ana"].hears("told", to_play=[0])
        assert await refusal_of(here.house.hurry(table, "ana")) == PersonsPlay()
        await match.lay(0)
        assert await refusal_of(here.house.hurry(table, "bob")) == NotYourSeat()
        await here.house.hurry(table, "ana")
        await match.ears["ana"].hears("told", to_play=[0])


async def refusal_of(call: Awaitable[None]) -> Refusal:
    with pytest.raises(Refused) as refused:
        await call
    return refused.value.refusal
