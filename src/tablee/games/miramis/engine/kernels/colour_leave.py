"""What coloured letters are worth, laid and kept: all figures that a player weighs moves with, as one row of numbers.

A rack is worth the sum of its letters by kind, something for each letter that it has twice or more often, something for
its vowels and consonants, and something for its mixture of hues: runs want one hue. All figures are whole numbers, so
that a plain twin finds the very same.

    rack[kind]   int64   how many there are of each kind: 3 · letter + print (0, 1 one hue, 2 both); letter 26 is a pawn
    counted      int64   vowels, consonants, letters printed in hue 0, in hue 1, in both: eight bits each

The stage of a match is how many turns a player will have after this one. A row of figures holds, one after the other,

    MATCH[option, sign]              what a letter earns on a square, in points, as all up to BONUS (rows of 8)
    RUN[hue, length]                 what a run earns; a row for NO_HUE too, of zeros (rows of 16)
    BONUS[hue]                       what laying a whole rack earns: all of hue 0, all of hue 1, mixed
    WORTHS[kind]                     what a letter kept is worth
    COUNTED[kind]                    what a letter is counted among
    SAME[letter, how many]           what it is worth on top to keep so many of one letter (rows of 16)
    BALANCE[vowels, consonants]      what they are worth together (rows of 16)
    MIXTURE[hue 0, hue 1, both]      and by their hues (rows of 9)
"""

from typing import NamedTuple

import numpy as np

from tablee.games.miramis.engine.kernels.colour_board import ColourRules, Numbers
from tablee.search.jit import Num, inner, kernel

PAWN, PRINTS = 26, 3
KINDS = PRINTS * (PAWN + 1)
MATCH, RUN, BONUS, WORTHS, COUNTED, SAME, BALANCE, MIXTURE, FIGURES = 0, 64, 112, 128, 256, 384, 800, 1056, 1785
LOW = 255


class Leaves(NamedTuple):
    """What a player thinks of letters kept, as tables; those of several stages, the last turn first."""

    kinds: Numbers
    """[stage, kind]"""
    same: Numbers
    """[stage, letter, how many]"""
    balance: Numbers
    """[stage, vowels, consonants]"""
    mixture: Numbers
    """[stage, of hue 0, of hue 1, of both]"""


def no_leaves(stages: int) -> Leaves:
    """For whom nothing on a rack is worth anything."""
    return Leaves(
        np.zeros((stages, KINDS), np.int64),
        np.zeros((stages, PAWN, 9), np.int64),
        np.zeros((stages, 9, 9), np.int64),
        np.zeros((stages, 9, 9, 9), np.int64),
    )


def figures(rules: ColourRules, leaves: Leaves, vowels: str) -> Numbers:
    """[stage]: the figures of a player who plays by these rules."""
    rows = np.zeros((len(leaves.kinds), FIGURES), np.int64)
    rows[:, MATCH:RUN].reshape(-1, 8, 8)[:, :, : rules.match.shape[1]] = rules.match
    rows[:, RUN:BONUS].reshape(-1, 3, 16)[:, :, : rules.run.shape[1]] = rules.run
    rows[:, BONUS : BONUS + 3] = rules.bonus
    rows[:, WORTHS : WORTHS + KINDS] = leaves.kinds
    rows[:, COUNTED : COUNTED + KINDS] = counted_among(vowels)
    rows[:, SAME:BALANCE].reshape(-1, PAWN, 16)[:, :, :9] = leaves.same
    rows[:, BALANCE:MIXTURE].reshape(-1, 16, 16)[:, :9, :9] = leaves.balance
    rows[:, MIXTURE:] = leaves.mixture.reshape(-1, 729)
    return rows


def counted_among(vowels: str) -> list[int]:
    """For each kind, what it is counted among."""
    sides = [1 if chr(65 + letter) in vowels else 1 << 8 for letter in range(PAWN)]
    return [side | 1 << 16 + 8 * colour for side in (*sides, 0) for colour in range(PRINTS)]


@kernel
def whole(rack: Numbers, figures: Numbers) -> Num:
    """What the letters of a rack are worth one by one, and what they are counted among."""
    value, counted = 0, 0
    for letter in range(PAWN + 1):
        many = 0
        for kind in range(PRINTS * letter, PRINTS * letter + PRINTS):
            many += rack[kind]
            value += rack[kind] * figures[WORTHS + kind]
            counted += rack[kind] * figures[COUNTED + kind]
        if letter != PAWN:
            value += figures[SAME + 16 * letter + many]
    return value, counted


@inner
def mixed(figures: Numbers, counted: Num) -> Num:
    """What letters are worth together."""
    vowels, consonants = counted & LOW, (counted >> 8) & LOW
    zeros, ones, both = (counted >> 16) & LOW, (counted >> 24) & LOW, counted >> 32
    return figures[BALANCE + 16 * vowels + consonants] + figures[MIXTURE + 81 * zeros + 9 * ones + both]


@kernel
def worth(rack: Numbers, figures: Numbers) -> Num:
    """What letters kept on a rack are worth."""
    value, counted = whole(rack, figures)
    return value + mixed(figures, counted)
