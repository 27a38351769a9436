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
        numbers = np.array(alive, np.int64)
        roll_out(numbers, ONE_DEAL, totals)
        return totals[numbers].tolist(), looked() * len(alive)

    return deal


def exactly(values: Callable[[], Sequence[int]]) -> Deal:
    """Where there is no luck: the same comes of a move every time; it is found out when it is first asked for."""
    known: list[int] = []

    def deal(alive: Sequence[int]) -> tuple[list[int], int]:
        known.extend(values() if not known else ())
        return [known[number] for number in alive], 0

    return deal
