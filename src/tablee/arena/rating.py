"""Ratings: one number a robot that explains best who took how many points from whom.

The model is Bradley and Terry's: of two robots whose ratings differ by d, the better one takes 1 / (1 + 10^(-d/400)) of
the points, a draw being half a point for each. The ratings are those that make the results most likely (Newton's
method; the likelihood has one summit), with 1500 for the average robot. How far they can be trusted comes from how
sharp that summit is. A draw tells a little more than is counted here, so the margins are on the wide side.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, log, sqrt

from tablee.arena.tally import Z95, Count

AVERAGE = 1500.0
SCALE = 400 / log(10)
"""What one unit of log-odds is in points of rating."""
STEPS = 100
LONGEST_STEP = 2.0
CLOSE = 1e-10

Results = Mapping[tuple[int, int], Count]
"""By the numbers of A and B: what A won, lost and drew against B."""
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings of robots in their order, and how far each can be trusted, 95 times out of 100."""

    values: tuple[float, ...]
    margins: tuple[float, ...]
    bounded: bool = True
    """Whether the results alone set them: if somebody won or lost everything, neighbours were given half a draw."""


def fitted(many: int, results: Results) -> Ratings:
    """The most likely ratings of so many robots."""
    points, met = _added_up(many, results)
    bounded = _all_tied_together(points)
    if not bounded:
        for one in range(many - 1):
            for a, b in ((one, one + 1), (one + 1, one)):
                points[a][b] += 0.25
                met[a][b] += 0.5
    values, spread = _summit(points, met)
    margins = (Z95 * SCALE * sqrt(max(0.0, spread[one][one] - 1 / many)) for one in range(many))
    return Ratings(tuple(AVERAGE + SCALE * value for value in values), tuple(margins), bounded)


def _added_up(many: int, results: Results) -> tuple[Matrix, Matrix]:
    """The points that each took from each, and how often they met."""
    points, met = _square(many), _square(many)
    for (a, b), count in results.items():
        matches = count.decided + count.draws
        for one, other, score in ((a, b, count.score), (b, a, 1 - count.score)):
            points[one][other] += score * matches
            met[one][other] += matches
    return points, met


def _summit(points: Matrix, met: Matrix) -> tuple[list[float], Matrix]:
    """The log-odds that explain the points best, around 0, and the inverse of the curvature there."""
    values = [0.0] * len(points)
    for _ in range(STEPS):
        slope, spread = _slope_and_spread(points, met, values)
        step = [sum(one * other for one, other in zip(row, slope, strict=True)) for row in spread]
        longest = max(map(abs, step))
        if longest < CLOSE:
            break
        share = min(1.0, LONGEST_STEP / longest)
        values = [value + share * by for value, by in zip(values, step, strict=True)]
    return values, _slope_and_spread(points, met, values)[1]


def _slope_and_spread(points: Matrix, met: Matrix, values: Sequence[float]) -> tuple[list[float], Matrix]:
    """How the likelihood rises with each value, and the inverse of how it bends; the mean is kept where it is."""
    many = len(points)
    slope, curve = [0.0] * many, [[1 / many] * many for _ in range(many)]
    for a, b in permutations(range(many), 2):
        share = 1 / (1 + exp(values[b] - values[a]))
        bend = met[a][b] * share * (1 - share)
        slope[a] += points[a][b] - met[a][b] * share
        curve[a][a] += bend
        curve[a][b] -= bend
    return slope, _inverse(curve)


def _all_tied_together(points: Matrix) -> bool:
    """Whether everybody took points from everybody else, directly or by way of others (Ford's condition)."""
    return all(
        _reached(points) == set(range(len(points))) for points in (points, list(map(list, zip(*points, strict=True))))
    )


def _reached(points: Matrix) -> set[int]:
    found, rest = {0}, [0]
    while rest:
        new = {other for other, score in enumerate(points[rest.pop()]) if score > 0} - found
        found |= new
        rest += new
    return found


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the curvature of a likelihood needs no pivots."""
    size = len(matrix)
    rows = [[*row, *(float(one == column) for column in range(size))] for one, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for one in range(size):
            if one != pivot:
                rows[one] = _less(rows[one], rows[pivot], rows[one][pivot])
    return [row[size:] for row in rows]


def _less(row: Sequence[float], other: Sequence[float], times: float) -> list[float]:
    return [one - times * two for one, two in zip(row, other, strict=True)]


def _square(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]
