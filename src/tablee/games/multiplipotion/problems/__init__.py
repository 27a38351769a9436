"""The problems of MultipliPotion: captures to be seen, cards to be laid, and ten captures in a row for a day."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tablee.core.game import Example, Problem, Problems
from tablee.games.multiplipotion.problems.answers import best
from tablee.games.multiplipotion.problems.going_on import onward
from tablee.games.multiplipotion.problems.judging import JUDGES, judge
from tablee.games.multiplipotion.problems.making import make, prove
from tablee.games.multiplipotion.problems.tables import read
from tablee.games.multiplipotion.rules.actions import Ask


def scene(problem: Problem) -> Example:
    """The table, and the best answer."""
    position = read(problem.position)
    return Example(problem.theme, position, best(problem, position), position.table.turn)


def task(problem: Problem) -> Mapping[str, Any]:
    """How many captures there are, where all are sought."""
    return {"count": int(problem.answer)} if problem.theme in ("every", "rush") else {}


def day(luck: Random, kept: Sequence[Problem]) -> tuple[Problem, ...]:
    """One rush, with ten captures."""
    return (luck.choice([problem for problem in kept if problem.theme == "rush"]),)


PROBLEMS: Problems[Ask] = Problems(
    themes=tuple(JUDGES),
    scene=scene,
    judge=judge,
    task=task,
    onward=onward,
    make=make,
    prove=prove,
    day=day,
)
