"""To find the best of several things by trying them out: all are tried, then the better half more often, and so on."""

from collections.abc import Callable
from math import ceil, log2

import numpy as np

from tablee.games.miramis.engine.kernels.colour_board import Numbers

Try = Callable[[Numbers, int], object]
"""Tries those that are still alive for a share of the budget, and adds what came of it to their totals."""


def winner(attempt: Try, totals: Numbers, budget: int) -> int:
    """The number of the best; the totals are what is thought of each beforehand, and what came of it in the end."""
    alive, rounds = np.arange(len(totals)), ceil(log2(len(totals))) or 1
    while len(alive) > 1:
        attempt(alive, budget // rounds)
        alive = alive[best_numbers(totals[alive], (len(alive) + 1) // 2)]
    return int(alive[0])


def best_numbers(worth: Numbers, many: int) -> Numbers:
    """The numbers of the best, the first of equal ones."""
    return np.sort(np.argsort(-worth, kind="stable")[:many])
