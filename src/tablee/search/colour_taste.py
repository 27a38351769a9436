"""What coloured letters kept on a rack are worth: figures that players learn, as tables that kernels read.

A rack is worth the sum of its letters by kind, something for each letter that it has twice or more often, something for
its vowels and consonants, and something for its mixture of hues: runs want one hue. All figures are whole numbers, so
that a plain twin finds the very same.

    rack[kind]      int64   how many there are of each kind: 3 · letter + print (0, 1 one hue, 2 both); letter 26 is a pawn
    counted         uint64  vowels, consonants, letters printed in hue 0, in hue 1, in both: eight bits each
"""

from typing import NamedTuple

import numpy as np

from tablee.search.colour_board import Numbers
from tablee.search.crossword import Words
from tablee.search.jit import kernel
from tablee.search.lanes import Num

KINDS, PAWN, PRINTS = 81, 26, 3
BYTE, LOW = np.uint64(8), np.uint64(255)


class Taste(NamedTuple):
    """What a player thinks of letters; a stage is how many turns the player will have after this one."""

    point: int
    """What a point is worth; all other figures are in the same unit."""
    kinds: Numbers
    """[stage, kind]"""
    same: Numbers
    """[stage, letter, how many]: what it is worth on top to have so many of one letter."""
    balance: Numbers
    """[stage, vowels, consonants]"""
    mixture: Numbers
    """[stage, of hue 0, of hue 1, of both]"""
    counted: Words
    """[kind]: what a letter of this kind is counted among."""


def counted_among(vowels: str) -> Words:
    """For each kind, what it is counted among."""
    counted = np.zeros(KINDS, np.uint64)
    for letter in range(27):
        side = 0 if letter == PAWN else 1 if chr(65 + letter) in vowels else 1 << 8
        for colour in range(PRINTS):
            counted[PRINTS * letter + colour] = side | 1 << 16 + 8 * colour
    return counted


@kernel
def whole(rack: Numbers, taste: Taste, stage: Num) -> Num:
    """What the letters of a rack are worth one by one, and what they are counted among."""
    value, counted = 0, np.uint64(0)
    for letter in range(27):
        many = 0
        for kind in range(PRINTS * letter, PRINTS * letter + PRINTS):
            many += rack[kind]
            value += rack[kind] * taste.kinds[stage, kind]
            counted += np.uint64(rack[kind]) * taste.counted[kind]
        if letter != PAWN:
            value += taste.same[stage, letter, many]
    return value, counted


@kernel
def loss(rack: Numbers, taste: Taste, stage: Num, kind: Num) -> Num:
    """What a rack loses of its value, letter by letter, with one of a kind that it has."""
    letter = kind // PRINTS
    value = taste.kinds[stage, kind]
    if letter != PAWN:
        many = rack[PRINTS * letter] + rack[PRINTS * letter + 1] + rack[PRINTS * letter + 2]
        value += taste.same[stage, letter, many] - taste.same[stage, letter, many - 1]
    return value


@kernel
def mixed(taste: Taste, stage: Num, counted: Num) -> Num:
    """What letters are worth together."""
    vowels, consonants = counted & LOW, (counted >> BYTE) & LOW
    counted >>= BYTE + BYTE
    return (
        taste.balance[stage, vowels, consonants]
        + taste.mixture[stage, counted & LOW, (counted >> BYTE) & LOW, counted >> (BYTE + BYTE)]
    )


@kernel
def worth(rack: Numbers, taste: Taste, stage: Num) -> Num:
    """What letters kept on a rack are worth."""
    value, counted = whole(rack, taste, stage)
    return value + mixed(taste, stage, counted)


def no_taste(point: int, stages: int, rack_size: int) -> Taste:
    """For whom nothing on a rack is worth anything."""
    most = rack_size + 1
    return Taste(
        point,
        np.zeros((stages, KINDS), np.int64),
        np.zeros((stages, 26, most), np.int64),
        np.zeros((stages, most, most), np.int64),
        np.zeros((stages, most, most, most), np.int64),
        counted_among("AEIOUY"),
    )
