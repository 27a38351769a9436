"""Words on stacks: boards on which letters may cover letters, what a move there earns, and what it makes of the board.

A word earns the letters of all its stacks, twice that if it lies flat; every word that a laid letter is part of counts;
some letters earn a bonus when they are laid, and so does laying a whole rack at once.

    heights[way, number, at]   int64  how many letters lie on a square
    crossing[way, number, at]  int64  what the crossing word will earn if a letter is laid there; 0 where there is none
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.crossword.kernels.lanes import ANY, NONE, ONE, Lanes, Masks, clear, close, demand, empty_lanes, put, reopen
from tablee.crossword.kernels.moves import BYTE, COUNT, FIVE, SQUARES, Moves, Scratch, find, scratch
from tablee.games.topword.engine.kernels.tiles import cells_with_qu
from tablee.search.bits import lowest
from tablee.search.jit import Num, inner, kernel
from tablee.search.walk import EMPTY, Cells

Numbers = npt.NDArray[np.int64]

LANE, PLACE, LETTER, NOBODY = np.uint64(127), np.uint64(255), np.uint64(31), np.uint64(31)
WHERE, LETTERS, POINTS = np.uint64(0), np.uint64(1), np.uint64(2)
MOST_MOVES = 1 << 14


class StackRules(NamedTuple):
    """What games on stacks can settle differently."""

    bonus: Numbers
    """What each of the 26 letters earns when it is laid."""
    starts: Masks
    """[way, number]: squares of which the first word must hold one, as masks."""
    rack_size: int
    whole_rack: int
    """What laying a whole rack earns on top."""
    highest: int
    no_full_cover: bool
    """No word may be covered whole."""
    no_bare: int
    """The letter that may not be all that is added behind a word; -1 if none."""


class Stacks(NamedTuple):
    """A board with its heights; kernels change it in place."""

    lanes: Lanes
    heights: Numbers
    crossing: Numbers


class Tools(NamedTuple):
    """What every search on stacks works with: the graph, the rules, room to walk in, and room for the moves found."""

    cells: Cells
    rules: StackRules
    room: Scratch
    moves: Moves


def empty_stacks(size: int) -> Stacks:
    """A board with nothing on it."""
    return Stacks(empty_lanes(size), np.zeros((2, size, size), np.int64), np.zeros((2, size, size), np.int64))


def tools(cells: Cells, rules: StackRules) -> Tools:
    """Tools for searches, to be used by one search at a time."""
    return Tools(cells, rules, scratch(rules.rack_size), np.zeros((MOST_MOVES, 3), np.uint64))


@inner
def raise_to(stacks: Stacks, row: Num, col: Num, height: Num, letter: Num, highest: Num) -> None:
    """A square has a stack of this height with this letter on top; what that means for others is told by `survey`."""
    put(stacks.lanes, NONE, row, col, ONE << np.uint64(letter))
    stacks.heights[NONE, np.uint64(row), np.uint64(col)] = height
    stacks.heights[ONE, np.uint64(col), np.uint64(row)] = height
    if height >= highest:
        close(stacks.lanes, NONE, row, col)


@kernel
def set_up(cells: Cells, stacks: Stacks, heights: Numbers, letters: Numbers, highest: Num, wanted: Num) -> None:
    """Fill an empty board: heights and the letters on top by row and column; surveyed for the letters wanted."""
    for row in range(heights.shape[0]):
        for col in range(heights.shape[1]):
            if heights[row, col] > 0:
                raise_to(stacks, row, col, heights[row, col], letters[row, col], highest)
    survey_all(cells, stacks, wanted)


@inner
def survey(cells: Cells, stacks: Stacks, way: Num, number: Num, wanted: Num) -> None:
    """Work out what a lane demands of those that cross it, for the letters wanted, and what it would earn them."""
    way, number = np.uint64(way), np.uint64(number)
    demand(cells, stacks.lanes, way, number, wanted)
    line = stacks.heights[way, number]
    for place in range(line.size):
        letters, squares = line[np.uint64(place)] + 1, 1
        low, high = place - 1, place + 1
        while low >= 0 and line[np.uint64(low)] > 0:
            letters, squares, low = letters + line[np.uint64(low)], squares + 1, low - 1
        while high < line.size and line[np.uint64(high)] > 0:
            letters, squares, high = letters + line[np.uint64(high)], squares + 1, high + 1
        earned = 2 * letters if letters == squares else letters
        stacks.crossing[ONE - way, np.uint64(place), number] = earned if squares > 1 else 0


@inner
def survey_all(cells: Cells, stacks: Stacks, wanted: Num) -> None:
    """Work out every lane."""
    for way in range(2):
        for number in range(stacks.heights.shape[1]):
            survey(cells, stacks, way, number, wanted)


@kernel
def lay(cells: Cells, stacks: Stacks, where: Num, letters: Num, highest: Num) -> None:
    """Lay the letters of a move; only the lanes that it touches are surveyed again, for all letters."""
    way, number = where & ONE, (where >> ONE) & LANE
    squares, at = where >> SQUARES, NONE
    while squares != 0:
        if squares & ONE != 0:
            row, col = (number, at) if way == 0 else (at, number)
            raise_to(stacks, row, col, stacks.heights[NONE, row, col] + 1, letters & LETTER, highest)
            survey(cells, stacks, ONE - way, at, ANY)
            letters >>= FIVE
        squares >>= ONE
        at += ONE
    survey(cells, stacks, way, number, ANY)


@inner
def beneath(stacks: Stacks, where: Num) -> Num:
    """What lies on the squares that a move will cover, five bits each as in a move; NOBODY where nothing lies."""
    way, number, squares = where & ONE, (where >> ONE) & LANE, where >> SQUARES
    letters, shift, at = NONE, NONE, NONE
    while squares >> at != 0:
        if (squares >> at) & ONE != 0:
            face = np.uint64(stacks.lanes.faces[way, number, at])
            letters |= (lowest(face) if face != 0 else NOBODY) << shift
            shift += FIVE
        at += ONE
    return letters


@inner
def lift(cells: Cells, stacks: Stacks, where: Num, covered: Num) -> None:
    """Take back a move whose letters lie on top; `covered` is what was beneath them."""
    way, number, squares = where & ONE, (where >> ONE) & LANE, where >> SQUARES
    at = NONE
    while squares >> at != 0:
        if (squares >> at) & ONE != 0:
            row, col = (number, at) if way == 0 else (at, number)
            _lower(stacks, row, col, covered & LETTER)
            survey(cells, stacks, ONE - way, at, ANY)
            covered >>= FIVE
        at += ONE
    survey(cells, stacks, way, number, ANY)


@inner
def _lower(stacks: Stacks, row: Num, col: Num, letter: Num) -> None:
    """Take the top letter from a stack; `letter` was beneath it."""
    stacks.heights[NONE, row, col] -= 1
    stacks.heights[ONE, col, row] -= 1
    reopen(stacks.lanes, row, col)
    if letter == NOBODY:
        clear(stacks.lanes, row, col)
    else:
        put(stacks.lanes, NONE, row, col, ONE << letter)


@kernel
def find_scored(tools: Tools, stacks: Stacks, counts: Numbers) -> Num:
    """All moves of a rack with their points; answers how many there are, be they more than there is room for or not."""
    rules, moves, heights, crossing = tools.rules, tools.moves, stacks.heights, stacks.crossing
    strict = rules.no_full_cover or rules.no_bare >= 0
    found = find(tools.cells, stacks.lanes, counts, rules.starts, tools.room, moves)
    kept = NONE
    for i in range(min(found, moves.shape[0])):
        k = np.uint64(i)
        where, letters = moves[k, WHERE], moves[k, LETTERS]
        if strict and _forbidden(stacks, rules, where, letters):
            found -= 1
            continue
        moves[kept, WHERE], moves[kept, LETTERS] = where, letters
        moves[kept, POINTS] = np.uint64(_earned(heights, crossing, rules, where, letters))
        kept += ONE
    return found


@inner
def _earned(heights: Numbers, crossing: Numbers, rules: StackRules, where: Num, letters: Num) -> Num:
    """What a move earns."""
    way, number = where & ONE, (where >> ONE) & LANE
    at, end = (where >> BYTE) & PLACE, (where >> (BYTE + BYTE)) & PLACE
    squares, laid = where >> SQUARES, np.int64(letters >> COUNT)
    flat, total, points = np.int64(end - at), laid, np.int64(0)
    while at < end:
        total += heights[way, number, at]
        if (squares >> at) & ONE != 0:
            points += crossing[way, number, at] + rules.bonus[letters & LETTER]
            letters >>= FIVE
        at += ONE
    points += 2 * total if total == flat else total
    return points + rules.whole_rack if laid == rules.rack_size else points


@inner
def _forbidden(stacks: Stacks, rules: StackRules, where: Num, letters: Num) -> Num:
    """Whether a rule that the table has chosen forbids a move."""
    return (rules.no_full_cover and _covers_a_word(stacks, where)) or (
        rules.no_bare >= 0 and _is_bare(stacks, rules, where, letters)
    )


@inner
def _covers_a_word(stacks: Stacks, where: Num) -> Num:
    """Whether some run of two stacks or more in the lane of a move is covered from its first to its last."""
    full = np.uint64(stacks.lanes.full[where & ONE, ((where >> ONE) & LANE) + ONE])
    squares = where >> SQUARES
    while full != 0:
        low = full & (~full + ONE)
        run = full & ~(full + low)
        full ^= run
        if run != low and run & squares == run:
            return True
    return False


@inner
def _is_bare(stacks: Stacks, rules: StackRules, where: Num, letters: Num) -> Num:
    """Whether a move is a single letter of that kind on an empty square behind two or more, with no word across."""
    way, number, first = where & ONE, (where >> ONE) & LANE, (where >> BYTE) & PLACE
    last = ((where >> (BYTE + BYTE)) & PLACE) - ONE
    return (
        letters == (ONE << COUNT) + np.uint64(rules.no_bare)
        and where >> SQUARES == ONE << last
        and last > first + ONE
        and stacks.heights[way, number, last] == 0
        and stacks.crossing[way, number, last] == 0
    )


def smallest_tools() -> Tools:
    """Tools for a language without words: enough to compile what works with tools."""
    rules = StackRules(np.zeros(26, np.int64), np.zeros((2, 8), np.uint32), 7, 0, 5, False, -1)
    return tools(cells_with_qu(EMPTY), rules)


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    tools, stacks, squares = smallest_tools(), empty_stacks(8), np.zeros((8, 8), np.int64)
    yield set_up(tools.cells, stacks, squares, squares, tools.rules.highest, ANY)
    yield find_scored(tools, stacks, np.zeros(26, np.int64))
