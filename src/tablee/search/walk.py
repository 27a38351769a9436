"""Kernels that walk the graph of a vocabulary; the layout of its cells is told in tablee.lexicon.graph.

`cells` and `tally` are the graph's two arrays of uint32, read-only. Letters are numbers 0 to 25 in an array of uint8; a
word is the part of it from `low` up to `high`. Nodes are offsets of type uintp: an index that numba need not check for
being negative. 0 is the root and, as an answer, "no such node".
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.lexicon.graph import Graph
from tablee.search.bits import lowest, popcount
from tablee.search.jit import inner, kernel

Cells = npt.NDArray[np.uint32]
Letters = npt.NDArray[np.uint8]
Int = int | np.integer[Any]

ONE, TWO = np.uintp(1), np.uintp(2)
BIT = np.uint64(1)


def cells_of(graph: Graph) -> Cells:
    """The cells of a graph for kernels, without a copy."""
    return np.frombuffer(graph.cells, np.uint32)


def tally_of(graph: Graph) -> Cells:
    """The tally of a graph for kernels, without a copy; read-only as the cells are, so that kernels compile once."""
    return np.frombuffer(memoryview(graph.tally).toreadonly(), np.uint32)


def letters_of(word: str) -> Letters:
    """A word in capitals as numbers."""
    return np.frombuffer(word.encode("ascii"), np.uint8) - np.uint8(65)


@inner
def step(cells: Cells, node: np.uintp, letter: Int) -> np.uintp:
    """The node that a letter leads to, or 0."""
    goes = np.uint64(cells[node + ONE])
    bit = BIT << np.uint64(letter)
    if goes & bit == 0:
        return np.uintp(0)
    return np.uintp(cells[node + TWO + np.uintp(popcount(goes & (bit - BIT)))])


@inner
def follow(cells: Cells, node: np.uintp, letters: Letters, low: Int, high: Int) -> np.uintp:
    """The node that letters lead to from a node, or 0; no letters lead nowhere else."""
    for place in range(int(low), int(high)):
        node = step(cells, node, letters[np.uintp(place)])
        if node == 0:
            return np.uintp(0)
    return node


@inner
def is_word(cells: Cells, letters: Letters, low: Int, high: Int) -> np.bool_:
    """Whether letters are a word."""
    if high <= low:
        return np.bool_(False)
    node = follow(cells, np.uintp(0), letters, low, high - 1)
    if node == 0 and high - low > 1:
        return np.bool_(False)
    return np.bool_((np.uint64(cells[node]) >> np.uint64(letters[np.uintp(high - 1)])) & BIT != 0)


@inner
def number_of(cells: Cells, tally: Cells, letters: Letters, low: Int, high: Int) -> np.int64:
    """The place of a word in the alphabetical order, or -1."""
    node = np.uintp(0)
    number = np.int64(0)
    for place in range(int(low), int(high)):
        bit = BIT << np.uint64(letters[np.uintp(place)])
        ends, goes = np.uint64(cells[node]), np.uint64(cells[node + ONE])
        passed = np.uintp(popcount(goes & (bit - BIT)))
        number += np.int64(popcount(ends & (bit - BIT))) + np.int64(tally[node + ONE + passed])
        if place == high - 1:
            return number if ends & bit != 0 else np.int64(-1)
        if goes & bit == 0:
            return np.int64(-1)
        number += np.int64(ends & bit != 0)
        node = np.uintp(cells[node + TWO + passed])
    return np.int64(-1)


@kernel
def between(cells: Cells, before: Letters, after: Letters) -> np.uint32:
    """The mask of letters that make a word when put between some letters and others: a cross-check."""
    node = follow(cells, np.uintp(0), before, 0, len(before))
    if node == 0 and len(before) > 0:
        return np.uint32(0)
    if len(after) == 0:
        return np.uint32(cells[node])
    fits = np.uint64(0)
    last = len(after) - 1
    left = np.uint64(cells[node + ONE])
    while left != 0:
        bit = left & (~left + BIT)
        left ^= bit
        end = follow(cells, step(cells, node, np.int64(lowest(bit))), after, 0, last)
        if end != 0 and (np.uint64(cells[end]) >> np.uint64(after[np.uintp(last)])) & BIT != 0:
            fits |= bit
    return np.uint32(fits)


@kernel
def are_words(cells: Cells, letters: Letters, starts: npt.NDArray[np.int64], out: npt.NDArray[np.bool_]) -> None:
    """For words laid end to end, word i from starts[i] to starts[i + 1]: which of them are words."""
    for i in range(len(out)):
        out[np.uintp(i)] = is_word(cells, letters, starts[np.uintp(i)], starts[np.uintp(i + 1)])


@kernel
def numbers_of(
    cells: Cells, tally: Cells, letters: Letters, starts: npt.NDArray[np.int64], out: npt.NDArray[np.int64]
) -> None:
    """For words laid end to end: their places in the alphabetical order, or -1."""
    for i in range(len(out)):
        out[np.uintp(i)] = number_of(cells, tally, letters, starts[np.uintp(i)], starts[np.uintp(i + 1)])


def warm_up() -> Iterator[object]:
    """Compile everything here, or fetch it from the cache, with a pause after each kernel."""
    cells, letters = cells_of(EMPTY), letters_of("A")
    starts = np.array([0, 1], np.int64)
    yield between(cells, letters, letters)
    yield are_words(cells, letters, starts, np.zeros(1, np.bool_))
    yield numbers_of(cells, tally_of(EMPTY), letters, starts, np.zeros(1, np.int64))


EMPTY = Graph(memoryview(bytes(8)).cast("I"))
"""A graph without words: a root with nothing behind it."""
