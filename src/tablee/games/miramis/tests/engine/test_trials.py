"""Trials: the same luck gives the same outcomes, the last turn is exact, and a problem is proven as it was made."""

from dataclasses import replace

import pytest

from tablee.games.miramis.engine.trials import trial
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.problems import PROBLEMS
from tablee.games.miramis.tests.test_problems import REDUITS
from tablee.games.miramis.text.diagram import read_position

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels


def test_the_same_luck_brings_the_same_outcomes_deal_after_deal() -> None:
    view = read_position(REDUITS.position)
    one, same, other = (trial(view, all_words(), luck) for luck in (1, 1, 2))
    first = [one.deal((0, 1, 2)) for _ in range(4)]
    assert first == [same.deal((0, 1, 2)) for _ in range(4)] != [other.deal((0, 1, 2)) for _ in range(4)]
    assert len({tuple(outcomes) for outcomes, _ in first}) > 1
    assert one.most >= max(move.points for move in one.moves)


def test_in_the_last_turn_a_move_is_worth_its_points() -> None:
    last = trial(read_position(REDUITS.position.replace("played=3", "played=13")), all_words(), 0)
    assert last.deal((0, 5)) == ([100 * last.moves[0].points, 100 * last.moves[5].points], 0)


def test_a_problem_is_proven_again_and_a_false_one_is_not() -> None:
    assert PROBLEMS.prove(REDUITS, 7)
    assert not PROBLEMS.prove(replace(REDUITS, answer="A10 oiE"), 7)
