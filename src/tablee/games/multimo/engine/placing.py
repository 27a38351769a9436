"""Where a robot puts a neutral square (R20): all will have to live with it, so where it leaves room for words."""

from random import Random

from tablee.games.multimo.rules.grid import NEUTRAL, Grid, Square, columns, put
from tablee.games.multimo.rules.phases.opening import placeable

TROUBLE = {1: 10, 2: 1, 3: 0, 4: 0, 5: 0, 6: 1, 7: 2, 8: 4, 9: 6, 10: 8}
"""By the squares of a run: one alone never counts, and few words of nine or ten letters cross eight others."""


def well_placed(fixed: Grid, rng: Random) -> Square:
    """The square that leaves the least trouble; which one of several, luck decides."""
    free = list(placeable(fixed))
    rng.shuffle(free)
    return min(free, key=lambda square: trouble(put(fixed, {square: NEUTRAL})))


def trouble(fixed: Grid) -> int:
    """How hard the runs across and down are to fill."""
    return sum(TROUBLE[len(run)] for line in (*fixed, *columns(fixed)) for run in line.split(NEUTRAL) if run)
