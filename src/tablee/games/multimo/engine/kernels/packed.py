"""Words as numbers, and the lines of a crossword grid scored by looking their runs up.

A line of up to twelve squares is one number, five bits a square, the first square lowest: 0 is a neutral square, 1 to
26 are letters. A run of letters is cut out of it by shifting and masking, and is then the key of a word. Keys of up to
four letters are looked up in a set of bits; longer ones pass a sieve, a set of bits by their hash, that lets one wrong
key in thirty through, and are then looked for in a table with open addresses. No letter is walked, and nearly all runs
that are no words cost one read.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.lexicon.graph import Graph
from tablee.search.bits import lowest, popcount
from tablee.search.jit import Num, inner, kernel
from tablee.search.walk import Cells, cells_of

Keys = npt.NDArray[np.uint64]
Worths = npt.NDArray[np.int64]

LONGEST = 10
"""Squares of a line; longer words fit no grid."""
SHORT = np.uint64(1 << 20)
"""Keys below this have four letters or fewer."""
SIEVE_BITS, TABLE_BITS = 23, 20
MIX = np.uint64(0x9E3779B97F4A7C15)
NONE, ONE, TWO, FIVE, SIX = np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(5), np.uint64(6)
LETTER, WORD = np.uint64(31), np.uint64(63)
TO_SIEVE, TO_TABLE = np.uint64(64 - SIEVE_BITS), np.uint64(64 - TABLE_BITS)
LAST = np.uint64((1 << TABLE_BITS) - 1)
LOWS = np.uint64(sum(1 << 5 * square for square in range(12)))
HIGHS = np.uint64(sum(16 << 5 * square for square in range(12)))


class Book(NamedTuple):
    """The words of a vocabulary that fit a grid."""

    short: Keys
    sieve: Keys
    table: Keys


@cache
def book_of(graph: Graph) -> Book:
    """The book of a graph, kept, since one is asked for again and again."""
    book = Book(np.zeros(1 << 14, np.uint64), np.zeros(1 << SIEVE_BITS - 6, np.uint64), np.zeros(1 << 20, np.uint64))
    bind(book, keys_of(graph))
    return book


def keys_of(graph: Graph) -> Keys:
    """The keys of all words of 2 to 10 letters."""
    cells = cells_of(graph)
    keys = np.zeros(spell(cells, np.zeros(0, np.uint64)), np.uint64)
    spell(cells, keys)
    return keys


@kernel
def spell(cells: Cells, found: Keys) -> np.int64:
    """Write down the keys of words as far as there is room; answers how many there are."""
    nodes, keys, masks = np.zeros(LONGEST, np.uint64), np.zeros(LONGEST, np.uint64), np.zeros(LONGEST, np.uint64)
    masks[0] = np.uint64(cells[0] | cells[1])
    depth, many = 0, 0
    while depth >= 0:
        left = masks[depth]
        if left == NONE:
            depth -= 1
            continue
        bit = left & (~left + ONE)
        masks[depth] = left ^ bit
        node = nodes[depth]
        key = keys[depth] | (lowest(bit) + ONE) << np.uint64(5 * depth)
        if np.uint64(cells[node]) & bit != NONE and depth > 0:
            if many < found.size:
                found[many] = key
            many += 1
        goes = np.uint64(cells[node + ONE])
        if goes & bit != NONE and depth < LONGEST - 1:
            depth += 1
            child = np.uint64(cells[node + TWO + popcount(goes & (bit - ONE))])
            nodes[depth], keys[depth], masks[depth] = child, key, np.uint64(cells[child] | cells[child + ONE])
    return np.int64(many)


@kernel
def bind(book: Book, keys: Keys) -> None:
    """Enter every word."""
    for key in keys:
        enter(book, key)


@inner
def enter(book: Book, key: Num) -> None:
    """One word more."""
    if key < SHORT:
        book.short[key >> SIX] |= ONE << (key & WORD)
        return
    mixed = key * MIX
    grain = mixed >> TO_SIEVE
    book.sieve[grain >> SIX] |= ONE << (grain & WORD)
    place = mixed >> TO_TABLE
    while book.table[place] != NONE:
        place = (place + ONE) & LAST
    book.table[place] = key


@inner
def has(short: Keys, sieve: Keys, table: Keys, key: Num) -> Num:
    """Whether a key of two letters or more is that of a word."""
    if key < SHORT:
        return (short[key >> SIX] >> (key & WORD)) & ONE != NONE
    mixed = key * MIX
    grain = mixed >> TO_SIEVE
    if (sieve[grain >> SIX] >> (grain & WORD)) & ONE == NONE:
        return False
    place = mixed >> TO_TABLE
    while table[place] != NONE:
        if table[place] == key:
            return True
        place = (place + ONE) & LAST
    return False


@inner
def look_up(short: Keys, sieve: Keys, table: Keys, worths: Worths, line: Num) -> np.int64:
    """The points of the words of a line; the parts of the book one by one, since handing a bundle on costs time."""
    points = np.int64(0)
    while line != NONE:
        line >>= lowest(line) // FIVE * FIVE
        run = lowest((line - LOWS) & ~line & HIGHS) // FIVE * FIVE
        key = line & ((ONE << run) - ONE)
        line >>= run
        if run > FIVE and has(short, sieve, table, key):
            points += worth_of(worths, key)
    return points


@inner
def worth_of(worths: Worths, key: Num) -> np.int64:
    """The points of the letters of a key."""
    points = np.int64(0)
    while key != NONE:
        points += worths[key & LETTER]
        key >>= FIVE
    return points


@kernel
def line_points(book: Book, worths: Worths, line: Num) -> np.int64:
    """The points of the words of a line: runs of one letter and runs that are no words bring nothing."""
    return look_up(book.short, book.sieve, book.table, worths, line)
