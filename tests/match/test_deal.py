"""The deal says which seats robots have, wherever a match is begun; a game may refuse it for that."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.arena import field
from tablee.arena.bout import Bout, Contest, fought
from tablee.arena.crew import crew
from tablee.core.actions import Deal
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.match import local
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.refusals import NoSwap
from tests.match.parlour import ANA, BOB, PUPIL, parlour


def listening(heard: list[tuple[int, ...]]) -> Game:
    """The toy, which notes what every deal says."""

    def decide(position: Any, action: Any, rng: Random, now: float) -> Sequence[Event]:
        if isinstance(action, Deal):
            heard.append(action.robots)
        return GAME.rules.decide(position, action, rng, now)

    return otherwise(GAME, rules={"decide": decide})


def for_persons(position: Any, action: Any, rng: Random, now: float) -> Sequence[Event]:
    """The toy, among persons only."""
    if isinstance(action, Deal) and action.robots:
        raise Refused(NoSwap())
    return GAME.rules.decide(position, action, rng, now)


async def test_the_house_tells_the_game_which_seats_robots_have(tmp_path: Path) -> None:
    heard: list[tuple[int, ...]] = []
    async with parlour(tmp_path, listening(heard)) as here:
        await here.match(ANA, BOB, PUPIL)
        await here.match(ANA, PUPIL, PUPIL)
        await here.match(ANA, BOB)
    assert heard == [(2,), (1, 2), ()]


async def test_a_table_that_the_game_refuses_to_deal_still_waits(tmp_path: Path) -> None:
    async with parlour(tmp_path, otherwise(GAME, rules={"decide": for_persons})) as here:
        referee = await here.table(ANA, PUPIL)
        with pytest.raises(Refused, match="NoSwap"):
            await here.house.start(referee.table.id, "ana")
        assert referee.table.status == "waiting"


def test_a_script_tells_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, ...]] = []
    monkeypatch.setattr(local, "games", lambda: {"toy": listening(heard)})
    local.deal("toy", seats=(ANA, PUPIL))
    local.deal("toy", seats=3)
    assert heard == [(1,), ()]


def test_in_the_arena_all_are_robots() -> None:
    heard: list[tuple[int, ...]] = []
    contest = Contest(game="toy", options={}, seats=3, a="pupil", b="master", seed=1, deals=1, swap=False)
    fought(listening(heard), contest, Bout(0, 0))
    assert heard == [(0, 1, 2)]


def test_what_does_not_suit_robots_is_refused_before_the_arena_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "games", lambda: {"toy": otherwise(GAME, rules={"decide": for_persons})})
    contest = Contest(game="toy", options={}, seats=2, a="pupil", b="master", seed=1, deals=1, swap=False)
    with crew(1) as hands, pytest.raises(Refused, match="NoSwap"):
        list(field.scores(contest, hands))
