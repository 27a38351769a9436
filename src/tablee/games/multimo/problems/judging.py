"""What an answer is worth: the points of the grid, of the par that the builder reached."""

from collections.abc import Mapping, Sequence
from functools import reduce
from random import Random
from typing import Any

from tablee.core.game import Problem, Verdict
from tablee.games.multimo.problems.grids import ROWS, read
from tablee.games.multimo.rules.actions import Ask, Finish
from tablee.games.multimo.rules.decide import decide
from tablee.games.multimo.rules.evolve import evolve
from tablee.games.multimo.rules.grid import Grid
from tablee.games.multimo.rules.scoring import sheet_of

WANTED = {"finish": 100, "small": 90, "grid": 75}
"""So many hundredths of the par are wanted: a grid of one's own need not be as good as the builder's."""


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """The grid as it stands; it counts once it is declared finished."""
    position = read(problem.position).position
    for ask in asks:
        position = reduce(evolve, decide(position, ask, Random(0), 0.0), position)
    par, points = par_of(problem), sheet_of(position.hands[0].grid).points
    done = any(isinstance(ask, Finish) for ask in asks)
    return Verdict(
        done=done,
        right=done and points >= wanted(problem),
        points=min(points, par),
        most=par,
        said=_said(points, wanted(problem), par) if done else "",
        fields={"count": points, "par": par, "wanted": wanted(problem)},
    )


def _said(points: int, enough: int, par: int) -> str:
    if points >= par:
        return "beyond" if points > par else "par"
    if points >= enough:
        return "enough"
    return "missed" if enough == par else "below"


def task(problem: Problem) -> Mapping[str, Any]:
    """What is to be reached."""
    return {"count": wanted(problem), "par": par_of(problem)}


def par_of(problem: Problem) -> int:
    """The points of the best grid."""
    return sheet_of(best_grid(problem)).points


def best_grid(problem: Problem) -> Grid:
    """The grid that the builder made."""
    return tuple(problem.answer.split(ROWS))


def wanted(problem: Problem) -> int:
    """The points that solve it."""
    return -(-par_of(problem) * WANTED[problem.theme] // 100)
