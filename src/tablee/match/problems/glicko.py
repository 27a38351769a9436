"""Glicko-2 as Mark Glickman published it (« Example of the Glicko-2 system », 2022), one answer at a time.

A rating says how strong somebody is, its deviation how sure that is, its volatility how much it is going to move. A
player and a problem rate each other: who solves it has won. Numbers of steps are those of the paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
MIDDLE = 1500.0
TAU = 0.5
"""How much volatilities may change; the paper finds 0.3 to 1.2 reasonable."""
NEAR = 1e-6
UNSURE = 350.0
SUREST = 45.0
"""Nobody is rated so surely that nothing can be learnt any more."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of a strength."""

    rating: float = MIDDLE
    deviation: float = UNSURE
    volatility: float = 0.06


Score = tuple[Rating, float]
"""Against whom, and what came of it: 1 won, 0 lost."""


def rated(one: Rating, scores: Sequence[Score]) -> Rating:
    """The rating after a period with these results (steps 2 to 8)."""
    mu, phi = (one.rating - MIDDLE) / SCALE, one.deviation / SCALE
    met = [_met(mu, other, score) for other, score in scores]
    variance = 1 / sum(g * g * e * (1 - e) for g, e, _ in met)
    gain = sum(g * (score - e) for g, e, score in met)
    volatility = _volatility(phi, one.volatility, variance, variance * gain)
    before = sqrt(phi**2 + volatility**2)
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    return Rating(MIDDLE + SCALE * (mu + after**2 * gain), SCALE * after, volatility)


def rested(one: Rating, periods: float) -> Rating:
    """The rating after periods without a result: what is known grows old (step 6)."""
    phi = sqrt((one.deviation / SCALE) ** 2 + periods * one.volatility**2)
    return Rating(one.rating, min(UNSURE, SCALE * phi), one.volatility)


def bounded(one: Rating) -> Rating:
    """The same, never surer than is good for it."""
    return Rating(one.rating, max(SUREST, one.deviation), one.volatility)


def _met(mu: float, other: Rating, score: float) -> tuple[float, float, float]:
    """What the other's rating weighs, what was expected, and what came of it (step 3)."""
    phi = other.deviation / SCALE
    g = 1 / sqrt(1 + 3 * phi**2 / pi**2)
    return g, 1 / (1 + exp(-g * (mu - (other.rating - MIDDLE) / SCALE))), score


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility, by the Illinois algorithm (step 5)."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low, high = start, _bound(start, phi, variance, delta, f)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        there = f(middle)
        if there * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, there
    return exp(low / 2)


def _bound(start: float, phi: float, variance: float, delta: float, f: Callable[[float], float]) -> float:
    """Where the search for the volatility begins on the other side."""
    if delta**2 > phi**2 + variance:
        return log(delta**2 - phi**2 - variance)
    steps = 1
    while f(start - steps * TAU) < 0:
        steps += 1
    return start - steps * TAU
