"""The problems of Multimo: small grids to be filled, as well as the builder fills them with words that people know."""

from collections.abc import Sequence
from random import Random

from tablee.core.game import Example, Problem, Problems
from tablee.games.multimo.problems.grids import read
from tablee.games.multimo.problems.judging import WANTED, best_grid, judge, task
from tablee.games.multimo.problems.making import make, prove
from tablee.games.multimo.rules.actions import Arrange, Ask, Finish


def scene(problem: Problem) -> Example:
    """The grid, and how the builder filled it."""
    return Example(problem.theme, read(problem.position).position, (Arrange(0, best_grid(problem)), Finish(0)), 0)


def day(luck: Random, kept: Sequence[Problem]) -> tuple[Problem, ...]:
    """One grid of five by five."""
    return (luck.choice([problem for problem in kept if problem.theme == "grid"]),)


PROBLEMS: Problems[Ask] = Problems(
    themes=tuple(WANTED), scene=scene, judge=judge, task=task, make=make, prove=prove, day=day
)
