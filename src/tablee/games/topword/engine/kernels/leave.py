"""What letters kept on a rack are worth, and what to think of the squares that others are laid on.

All in hundredths of a point, so that sums are whole numbers and a plain twin finds the very same figures.
"""

from typing import NamedTuple

import numpy as np

from tablee.crossword.kernels.lanes import ONE, TWO
from tablee.crossword.kernels.moves import SQUARES
from tablee.games.topword.engine.kernels.stacking import LANE, Numbers, Stacks
from tablee.search.bits import lowest, popcount
from tablee.search.jit import Num, inner, kernel


class Leaves(NamedTuple):
    """What a player thinks of letters kept and of squares covered, in hundredths of a point."""

    stage: Numbers
    """[letters in the bag]: the stage of the match; the tables differ between stages."""
    kept: Numbers
    """[stage, letter, how many]"""
    balance: Numbers
    """[stage, vowels, consonants]"""
    vowel: Numbers
    """[letter]: 1 for vowels."""
    height: Numbers
    """[stage, height]: what it is worth to lay a letter on a stack of this height."""
    opening: Numbers
    """[stage, half the free sides]: what it costs to leave so many free squares beside squares that were empty."""


@inner
def worth(rack: Numbers, leaves: Leaves, stage: Num) -> Num:
    """What letters kept on a rack are worth."""
    letters, vowels = summed(rack, leaves, stage)
    return letters + leaves.balance[stage, vowels, rack.sum() - vowels]


@inner
def summed(rack: Numbers, leaves: Leaves, stage: Num) -> Num:
    """What the letters of a rack are worth one by one, and how many of them are vowels."""
    total, vowels = 0, 0
    for letter in range(26):
        total += leaves.kept[stage, letter, rack[letter]]
        vowels += rack[letter] * leaves.vowel[letter]
    return total, vowels


@kernel
def ground(stacks: Stacks, leaves: Leaves, stage: Num, where: Num) -> Num:
    """What to think of the squares of a move: how high it stacks, and what openings it gives."""
    free, fresh = free_sides(stacks, where)
    value = leaves.opening[stage, min(free // 2, leaves.opening.shape[1] - 1)]
    way, number, squares = where & ONE, (where >> ONE) & LANE, where >> SQUARES
    value += leaves.height[stage, 0] * np.int64(popcount(fresh))
    squares ^= fresh
    while squares != 0:
        value += leaves.height[stage, stacks.heights[way, number, lowest(squares)]]
        squares &= squares - ONE
    return value


@inner
def free_sides(stacks: Stacks, where: Num) -> Num:
    """How many sides of squares that were empty will face an empty square; and those squares, as a mask."""
    way, number, squares = where & ONE, (where >> ONE) & LANE, where >> SQUARES
    full, size = stacks.lanes.full, np.uint64(stacks.heights.shape[1])
    here = np.uint64(full[way, number + ONE]) | squares
    fresh = squares & ~np.uint64(full[way, number + ONE])
    inside = (ONE << size) - ONE
    free = popcount(fresh & ~(here << ONE) & ~ONE) + popcount(fresh & ~(here >> ONE) & (inside >> ONE))
    if number > 0:
        free += popcount(fresh & ~np.uint64(full[way, number]))
    if number + ONE < size:
        free += popcount(fresh & ~np.uint64(full[way, number + TWO]))
    return np.int64(free), fresh


@inner
def least_wanted(rack: Numbers, leaves: Leaves, stage: Num) -> Num:
    """The letter without which a rack is worth most."""
    given, most = -1, 0
    for letter in range(26):
        if rack[letter] > 0:
            rack[letter] -= 1
            value = worth(rack, leaves, stage)
            rack[letter] += 1
            if given < 0 or value > most:
                given, most = letter, value
    return given


def smallest_leaves() -> Leaves:
    """The leaves of somebody who does not mind: enough to compile what asks for them."""
    shapes = ((1,), (1, 26, 8), (1, 8, 8), (26,), (1, 5), (1, 8))
    return Leaves(*(np.zeros(shape, np.int64) for shape in shapes))
