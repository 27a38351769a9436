"""Problems: grids to be filled, judged by their points beside the par."""

from random import Random

import pytest

from tablee.core.game import Problem
from tablee.core.loop import Applied, apply, view_for
from tablee.core.text.sentences import speaker, texts
from tablee.games.multimo import GAME
from tablee.games.multimo.problems import PROBLEMS
from tablee.games.multimo.problems.grids import read
from tablee.games.multimo.rules.actions import Arrange, Ask, Finish, PlaceTile

FINISH = Problem(
    "1", "finish", 1000, "1 ##M../#BE.E/#OT.R/VU#IF/UT### ONEB neutrals", "##MON/#BEBE/#OTER/VU#IF/UT###", "par 70"
)
SMALL = Problem("2", "small", 1000, "1 .../.../... USFREC nothing", "#S#/FUR/#CE", "par 24")
GRID = Problem(
    "3", "grid", 1700, "1 SORTI/...../...../...../..... RAOACEDCHEOF word", "SORTI/ODE#R/CE#FA/##HA#/##OC#", "par 70"
)
ALL = (FINISH, SMALL, GRID)


def arranged(problem: Problem, grid: str) -> tuple[Ask, ...]:
    return Arrange(0, tuple(grid.split("/"))), Finish(0)


@pytest.mark.parametrize("problem", ALL, ids=lambda problem: problem.theme)
def test_the_best_grid_is_granted_and_right(problem: Problem) -> None:
    scene = PROBLEMS.scene(problem)
    position = scene.position
    assert position.table.phase == "finish"
    assert view_for(GAME, position, 0).until is None
    for ask in scene.asks:
        outcome = apply(GAME, position, ask, Random(0), 0.0)
        assert isinstance(outcome, Applied), outcome
        position = outcome.position
    verdict = PROBLEMS.judge(problem, arranged(problem, problem.answer))
    assert (verdict.done, verdict.right, verdict.points) == (True, True, verdict.most)
    assert read(problem.position).text == problem.position


def test_nothing_is_done_before_the_grid_is_finished() -> None:
    place = PlaceTile(0, "F", (0, 0))
    assert not PROBLEMS.judge(SMALL, [place]).done
    assert PROBLEMS.judge(SMALL, arranged(SMALL, SMALL.answer)[:1]).points == 24
    assert not PROBLEMS.judge(SMALL, arranged(SMALL, SMALL.answer)[:1]).done


def test_points_are_measured_by_the_par_and_nearly_as_many_will_do() -> None:
    verdict = PROBLEMS.judge(GRID, arranged(GRID, "SORTI/ODE#R/CE#FA/##OC#/##HA#"))
    assert (verdict.right, verdict.points, verdict.most) == (True, 59, 70)
    say = speaker(texts("tablee.games.multimo.text", "fr"))
    told = say(f"problem.said.{verdict.said}", **verdict.fields)
    assert told == f"{verdict.points} points, c’est réussi\u00a0! La meilleure grille connue en fait 70."
    assert PROBLEMS.task(GRID) == {"count": 53, "par": 70}
    poor = PROBLEMS.judge(SMALL, arranged(SMALL, "#S#/UFR/#CE"))
    assert (poor.done, poor.right, poor.said) == (True, False, "below")


def test_a_grid_that_is_to_be_finished_needs_all_its_words() -> None:
    verdict = PROBLEMS.judge(FINISH, arranged(FINISH, "##MON/#BEEB/#OTER/VU#IF/UT###"))
    assert (verdict.done, verdict.right, verdict.said) == (True, False, "missed")


def test_a_day_is_one_grid_of_five() -> None:
    assert PROBLEMS.day is not None
    assert PROBLEMS.day(Random(1), ALL) == (GRID,)
