"""OpenSpiel's own test of a game, on those that it can express; copies of states, and what it cannot."""

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from tablee.research import openspiel

GAMES = (
    "tablee_miramis",
    "tablee_motus(players=1,series=1,letters=5)",
    "tablee_multimo(players=1,width=4,height=3)",
    "tablee_multiplipotion(level=low)",
    "tablee_topword(players=3,size=8)",
)


@pytest.fixture(autouse=True)
def registered() -> list[str]:
    return openspiel.register()


@pytest.mark.parametrize("game", GAMES)
def test_its_random_simulation_finds_nothing(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_a_copy_of_a_state_goes_its_own_way_to_the_same_place() -> None:
    state, rng = pyspiel.load_game("tablee_multiplipotion").new_initial_state(), Random(1)
    while not state.is_terminal():
        chance = state.is_chance_node()
        number = rng.choice([one for one, _ in state.chance_outcomes()] if chance else state.legal_actions())
        copy, before = state.clone(), str(state)
        copy.apply_action(number)
        assert str(state) == before
        state.apply_action(number)
        assert str(copy) == str(state)
    assert sum(state.returns()) == 0


def test_its_learning_environment_can_be_stepped() -> None:
    env = rl_environment.Environment(pyspiel.load_game("tablee_multiplipotion"), chance_event_sampler=None)
    step = env.reset()
    player = step.observations["current_player"]
    step = env.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"][0]) == np.prod(env.observation_spec()["info_state"])


def test_seats_that_play_together_cannot_be_expressed() -> None:
    with pytest.raises(ValueError, match="several seats play at the same time"):
        pyspiel.load_game("tablee_motus(players=2)")
