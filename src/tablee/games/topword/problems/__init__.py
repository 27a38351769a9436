"""Problems of Topword: positions of robots' matches in which one move is clearly best."""

from collections.abc import Iterator

from tablee.core.game import Problem, Problems
from tablee.crossword.problems.days import three_of
from tablee.games.topword.problems.judge import judge
from tablee.games.topword.problems.scene import scene
from tablee.games.topword.problems.themes import THEMES
from tablee.games.topword.rules.actions import Ask


def make(seed: int) -> Iterator[Problem]:
    """The problems of one match."""
    from tablee.games.topword.problems.workshop import problems  # not above: numba comes with it

    return problems(seed)


def prove(problem: Problem, seed: int) -> bool:
    """Whether the answer is found best once more."""
    from tablee.games.topword.problems.workshop import still_best

    return still_best(problem, seed)


PROBLEMS: Problems[Ask] = Problems(themes=THEMES, scene=scene, judge=judge, make=make, prove=prove, day=three_of)
