"""From an engine's kernels to one deal after the other: the same deal for all moves, and what came of each.

Whoever imports this imports numpy.
"""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from tablee.crossword.problems.trial import Deal

Numbers = npt.NDArray[np.int64]

ONE_DEAL = 1
"""A budget that is used up by the first deal."""


def dealing(many: int, roll_out: Callable[[Numbers, int, Numbers], object], looked: Callable[[], int]) -> Deal:
    """Deals for so many moves; `looked` tells at how many moves the last one of them had its player look."""
    totals = np.zeros(many, np.int64)

    def deal(alive: Sequence[int]) -> tuple[list[int], int]:
        totals[:] = 0
        roll_out(np.array(alive, np.int64), ONE_DEAL, totals)
        return totals[alive].tolist(), looked() * len(alive)

    return deal
