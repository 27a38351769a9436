"""Gymnasium's own check of one seat: alone, and against robots of the house."""

from random import Random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee import research
from tests.research.tables import ALONE


@pytest.mark.parametrize(("game", "seats", "options"), ALONE.values(), ids=ALONE)
def test_its_own_check_passes_alone_at_the_table(game: str, seats: int, options: dict[str, Any]) -> None:
    research.register()
    made = gymnasium.make(f"tablee/{game}-v0", seats=seats, **options)
    check_env(made.unwrapped, skip_render_check=True)


def test_its_own_check_passes_against_a_robot() -> None:
    check_env(research.SeatEnv("multiplipotion", 2, against="novice"), skip_render_check=True)


def test_a_word_found_alone_earns_its_points() -> None:
    env = research.SeatEnv("motus", 1, letters=5, series=1)
    env.reset(seed=3)
    word = env.node.position.box.secrets[0]
    _, reward, over, cut, _ = env.step(env.course.encoding.names.index(word))
    assert (reward, over, cut) == (50.0, True, False)


def test_a_match_against_a_robot_goes_to_its_end() -> None:
    env, rng = research.SeatEnv("multiplipotion", 2, seat=1, against="novice"), Random(2)
    env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(rng.choice(env.action_masks().nonzero()[0].tolist()))
    assert reward in (-1, 0, 1)


def test_a_number_that_is_not_offered_ends_the_match_and_costs() -> None:
    env = research.SeatEnv("multiplipotion", 2, against="novice")
    env.reset(seed=1)
    _, reward, over, _, told = env.step(63)
    assert (reward, over, told) == (-1.0, True, {"illegal": True})


def test_an_opponent_must_be_a_robot_of_the_house() -> None:
    with pytest.raises(tablee.Refused):
        research.SeatEnv("multiplipotion", 2, against="grandmother")
    with pytest.raises(tablee.Refused):
        research.SeatEnv("multiplipotion", 2)
