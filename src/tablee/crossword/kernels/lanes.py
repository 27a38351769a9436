"""A board as kernels read it: lane by lane in both directions, with what the crossing lanes demand of each square.

A board of n × n squares has n rows (way 0) and n columns (way 1). Everything is kept for both ways, so that a lane is
always a run of neighbouring cells; square `at` of lane (way, number) is square `number` of lane (1 - way, at).

    faces[way, number, at]       uint32  the letter on top, as a mask with one bit (A is bit 0); 0 on an empty square.
                                         A lane has one square more than the board, always empty
    cross_sets[way, number, at]  uint32  the mask of letters that may be laid there: each makes a word of the crossing
                                         lane, where there is one, and is not the letter on top; 0 where nothing may be
    full[way, number + 1]        uint32  bit `at` is set where something lies. Lanes 0 and n + 1 are always empty
    closed[way, number]          uint32  bit `at` is set where nothing more may be laid

Indices and masks are uint64 in kernels: numba need not check them for being negative, and signed numbers do not mix
with unsigned ones.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.search.bits import popcount
from tablee.search.copies import pour
from tablee.search.jit import Num, inner
from tablee.search.walk import Cells

Masks = npt.NDArray[np.uint32]
NONE, ONE, TWO = np.uint64(0), np.uint64(1), np.uint64(2)
ANY = np.uint64((1 << 26) - 1)


class Lanes(NamedTuple):
    """The arrays of a board; kernels change them in place."""

    faces: Masks
    cross_sets: Masks
    full: Masks
    closed: Masks


def empty_lanes(size: int) -> Lanes:
    """A board with nothing on it; any letter may be laid anywhere."""
    return Lanes(
        np.zeros((2, size, size + 1), np.uint32),
        np.full((2, size, size), ANY, np.uint32),
        np.zeros((2, size + 2), np.uint32),
        np.zeros((2, size), np.uint32),
    )


@inner
def copy_lanes(old: Lanes, new: Lanes) -> None:
    """Make a board equal to another."""
    pour(old.faces, new.faces)
    pour(old.cross_sets, new.cross_sets)
    pour(old.full, new.full)
    pour(old.closed, new.closed)


@inner
def put(lanes: Lanes, way: Num, number: Num, at: Num, face: Num) -> None:
    """A letter, as a mask with one bit, lies on top of a square."""
    way, number, at = np.uint64(way), np.uint64(number), np.uint64(at)
    lanes.faces[way, number, at] = face
    lanes.faces[ONE - way, at, number] = face
    lanes.full[way, number + ONE] |= np.uint32(ONE << at)
    lanes.full[ONE - way, at + ONE] |= np.uint32(ONE << number)


@inner
def close(lanes: Lanes, way: Num, number: Num, at: Num) -> None:
    """Nothing more may be laid on a square."""
    way, number, at = np.uint64(way), np.uint64(number), np.uint64(at)
    lanes.closed[way, number] |= np.uint32(ONE << at)
    lanes.closed[ONE - way, at] |= np.uint32(ONE << number)


@inner
def clear(lanes: Lanes, row: Num, col: Num) -> None:
    """Nothing lies on a square any more."""
    lanes.faces[NONE, row, col] = 0
    lanes.faces[ONE, col, row] = 0
    lanes.full[NONE, row + ONE] &= ~np.uint32(ONE << col)
    lanes.full[ONE, col + ONE] &= ~np.uint32(ONE << row)


@inner
def reopen(lanes: Lanes, row: Num, col: Num) -> None:
    """Something may be laid on a square again."""
    lanes.closed[NONE, row] &= ~np.uint32(ONE << col)
    lanes.closed[ONE, col] &= ~np.uint32(ONE << row)


@inner
def demand(cells: Cells, lanes: Lanes, way: Num, number: Num, wanted: Num) -> None:
    """What a lane demands of the lanes that cross it, for the letters wanted: one walk along it, square by square.

    `node` is where the letters that lie unbroken before the square lead, and `lost` if they lead nowhere.
    """
    way, number, wanted = np.uint64(way), np.uint64(number), np.uint64(wanted)
    line, closed = lanes.faces[way, number], np.uint64(lanes.closed[way, number])
    size = np.uint64(line.size) - ONE
    node, before, lost = NONE, False, False
    for place in range(size):
        at = np.uint64(place)
        face = np.uint64(line[at])
        behind = line[at + ONE] != 0
        fits = wanted & ~face
        if (closed >> at) & ONE != 0 or lost:
            fits = NONE
        elif behind:
            fits = _fitting(cells, node, line, at, fits & np.uint64(cells[node + ONE]))
        elif before:
            fits &= np.uint64(cells[node])
        lanes.cross_sets[ONE - way, at, number] = np.uint32(fits)
        if face == 0:
            node, before, lost = NONE, False, False
        else:
            before = True
            if not lost:
                node = _child(cells, node, face)
                lost = node == 0


@inner
def _child(cells: Cells, node: Num, face: Num) -> Num:
    """The node that a letter leads to, or 0."""
    goes = np.uint64(cells[node + ONE])
    if goes & face == 0:
        return NONE
    return np.uint64(cells[node + TWO + popcount(goes & (face - ONE))])


@inner
def _fitting(cells: Cells, node: Num, line: Masks, at: Num, tried: Num) -> Num:
    """Of the letters tried on a square, those that together with what lies unbroken behind it make a word."""
    fits = NONE
    while tried != 0:
        face = tried & (~tried + ONE)
        tried ^= face
        here, place = _child(cells, node, face), at + ONE
        while here != 0 and line[place + ONE] != 0:
            here = _child(cells, here, np.uint64(line[place]))
            place += ONE
        if here != 0 and np.uint64(cells[here]) & np.uint64(line[place]) != 0:
            fits |= face
    return fits
