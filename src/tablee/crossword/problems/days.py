"""The problems of a day: three positions, each harder than the one before."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from tablee.core.game import Problem

POSITIONS = 3


def three_of(luck: Random, problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """One from each third, the easiest first."""
    ordered = sorted(problems, key=lambda problem: (problem.level, problem.id))
    bounds = [len(ordered) * part // POSITIONS for part in range(POSITIONS + 1)]
    return tuple(ordered[luck.randrange(low, high)] for low, high in pairwise(bounds) if high > low)
