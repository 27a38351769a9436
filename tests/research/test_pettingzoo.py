"""PettingZoo's own tests of every game, and what it does not ask."""

from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import tablee
from tablee import research
from tablee.core.game.shelf import games
from tests.research.tables import A_MASK, TABLES

pytestmark = list(A_MASK)
TOGETHER = {name: table for name, table in TABLES.items() if table[0] in ("motus", "multimo")}


def test_every_game_has_a_table_here() -> None:
    assert {game for game, _, _ in TABLES.values()} == set(games())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES.values(), ids=TABLES)
def test_its_api_test_and_its_seed_test_pass(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(research.env(game, seats, **options), num_cycles=5)
    seed_test(lambda: research.env(game, seats, **options), num_cycles=5)


@pytest.mark.parametrize(("game", "seats", "options"), TOGETHER.values(), ids=TOGETHER)
def test_its_parallel_api_test_passes_where_seats_play_together(game: str, seats: int, options: dict[str, Any]) -> None:
    parallel_api_test(research.parallel_env(game, seats, **options), num_cycles=40)


def test_a_game_in_turns_has_no_parallel_environment() -> None:
    with pytest.raises(ValueError, match="played in turns"):
        research.parallel_env("topword", 2)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES.values(), ids=TABLES)
def test_random_players_reach_the_end_and_rewards_sum_to_nothing(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    env, rng = research.raw_env(game, seats, **options), Random(1)
    env.reset(seed=1)
    while env.node.result is None:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(mask.nonzero()[0].tolist()))
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    winners = env.node.result.winners
    assert [env.rewards[f"player_{seat}"] > 0 for seat in range(seats)] == [seat in winners for seat in range(seats)]


def test_the_same_seed_deals_the_same_cards_as_the_library() -> None:
    env = research.raw_env("multiplipotion", 2)
    env.reset(seed=7)
    assert env.node.position.hands == tablee.deal("multiplipotion", seats=2, seed=7).position.hands


def test_an_ask_that_the_mask_forbids_is_an_error_or_ends_the_match() -> None:
    raw = research.raw_env("multiplipotion", 2)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not a legal action of player_0"):
        raw.step(63)
    env = research.env("multiplipotion", 2)
    env.reset(seed=1)
    env.step(63)
    assert env.terminations["player_0"]
    assert env.rewards["player_0"] == -1


def test_who_is_not_to_play_has_an_empty_mask() -> None:
    env = research.raw_env("multiplipotion", 2)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


def test_a_match_that_is_too_long_is_cut_short() -> None:
    env = research.raw_env("multimo", 2, horizon=3, width=4, height=4)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_time_that_is_up_ends_what_nobody_finishes() -> None:
    """The clock counts rounds: a letter may take two, and the grids five, whatever the players move about."""
    env = research.raw_env("multimo", 2, width=3, height=3, letter_seconds=2, finish_seconds=5)
    env.reset(seed=1)
    while env.node.result is None:
        env.step(int(env.observe(env.agent_selection)["action_mask"][27:].argmax()) + 27)  # anything but naming
    assert env.asks < 40


@pytest.mark.parametrize("wrong", [{"seats": 3}, {"level": "hardest"}])
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(tablee.Refused):
        research.env("multiplipotion", **wrong)


def test_the_table_can_be_looked_at() -> None:
    env = research.raw_env("multiplipotion", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "52" in str(env.render())
