"""Cross-sets: which letters make a word of a run that lacks one, in one look.

Every word is entered once for each of its letters: its key with 31 in the place of that letter leads to a mask of the
letters that fit there, A lowest. Keys have 50 bits. Multiplied by an odd number and cut to 50 bits they are shuffled,
and none becomes the same as another; the upper bits are the address in an open table, and an entry holds, from below,

    26 bits      the letters that fit
    bits - 12    how far behind its address the entry was moved, since others were there
    50 - bits    the lower bits of the shuffled key

so an entry fills its 64 bits and is never taken for that of another key. A gate of bits stands before the table: nearly
all runs that no letter makes a word of are turned away by one read. And a long run that lacks one letter has one half
that is whole, so where neither half is that of a word of the same length, no square of the run need be asked about.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from tablee.games.multimo.engine.kernels.packed import FIVE, LETTER, MIX, NONE, ONE, SIX, TWO, WORD, Keys, keys_of
from tablee.lexicon.graph import Graph
from tablee.search.bits import lowest
from tablee.search.jit import Num, inner, kernel, part

FIFTY = np.uint64(50)
SHUFFLE, CUT = np.uint64(0x1E3779B97F4A7C15 & (1 << 50) - 1), np.uint64((1 << 50) - 1)
LETTERS, FITTING = np.uint64(26), np.uint64((1 << 26) - 1)
TWELVE = np.uint64(12)
LEAST_BITS = 18
"""Addresses of the smallest table: entries are moved by up to 2⁶ - 1 places then."""
ROOM = 16
"""Places in the table to one word, of up to ten entries."""
GATES = 4
"""Gates to one place of the table."""
HALVED = np.uint64(6)
"""Words of so many letters and more are known by their halves, too; shorter halves would say little."""
HALF_BITS = 21
TO_HALF, SIZE, SECOND = np.uint64(64 - HALF_BITS), np.uint64(52), np.uint64(1 << 51)


class CrossSets(NamedTuple):
    """The words of a vocabulary with one letter left out."""

    gate: Keys
    table: Keys
    halves: Keys
    """The halves of long words, each with the length of its word, a set of bits by their hash."""


@cache
def cross_sets_of(graph: Graph) -> CrossSets:
    """The cross-sets of a graph, kept, since they are asked for again and again: 34 MB for all words."""
    keys = keys_of(graph)
    places = 1 << max(LEAST_BITS, (ROOM * keys.size - 1).bit_length())
    gate, halves = np.zeros(places * GATES // 64, np.uint64), np.zeros(1 << HALF_BITS - 6, np.uint64)
    cross_sets = CrossSets(gate, np.zeros(places, np.uint64), halves)
    pierce(cross_sets, keys)
    return cross_sets


@kernel
def pierce(cross_sets: CrossSets, keys: Keys) -> None:
    """Enter every word, once without each of its letters."""
    for key in keys:
        rest, at = key, NONE
        while rest != NONE:
            _enter(cross_sets.gate, cross_sets.table, key | LETTER << at, ONE << ((rest & LETTER) - ONE))
            rest >>= FIVE
            at += FIVE
        length = at // FIVE
        if length >= HALVED:
            for half in _halves(key, length):
                cross_sets.halves[half >> SIX] |= ONE << (half & WORD)


@part
def _halves(key: Num, length: Num) -> Num:
    """The numbers of the two halves of a key in the set of bits."""
    cut, sized = FIVE * (length // TWO), length << SIZE
    first, second = key & ((ONE << cut) - ONE) | sized, key >> cut | sized | SECOND
    return first * MIX >> TO_HALF, second * MIX >> TO_HALF


@kernel
def doubtful(halves: Keys, key: Num, length: Num) -> Num:
    """From which square up to which a letter of a run may be left out so that others fit: those behind are hopeless."""
    if length < HALVED:
        return NONE, length
    first, second = _halves(key, length)
    whole = (halves[first >> SIX] >> (first & WORD)) & ONE != NONE
    low = NONE if (halves[second >> SIX] >> (second & WORD)) & ONE != NONE else length // TWO
    return low, length if whole else length // TWO


@inner
def _enter(gate: Keys, table: Keys, key: Num, letter: Num) -> None:
    bits = lowest(np.uint64(table.size))
    shuffled = key * SHUFFLE & CUT
    door = shuffled >> (FIFTY - bits - ONE - ONE)
    gate[door >> SIX] |= ONE << (door & WORD)
    place = shuffled >> (FIFTY - bits)
    entry = (shuffled & ((ONE << (FIFTY - bits)) - ONE)) << (bits - TWELVE)
    while table[place] != NONE and table[place] >> LETTERS != entry:
        place = (place + ONE) & np.uint64(table.size - 1)
        entry += ONE
    table[place] |= entry << LETTERS | letter


@kernel
def fitting(gate: Keys, table: Keys, key: Num) -> Num:
    """The letters that make a word of a key with a hole, as a mask."""
    bits = lowest(np.uint64(table.size))
    shuffled = key * SHUFFLE & CUT
    door = shuffled >> (FIFTY - bits - ONE - ONE)
    if (gate[door >> SIX] >> (door & WORD)) & ONE == NONE:
        return NONE
    place = shuffled >> (FIFTY - bits)
    entry = (shuffled & ((ONE << (FIFTY - bits)) - ONE)) << (bits - TWELVE)
    while table[place] != NONE:
        if table[place] >> LETTERS == entry:
            return table[place] & FITTING
        place = (place + ONE) & np.uint64(table.size - 1)
        entry += ONE
    return NONE
