"""Crossword grids by annealing: two squares are exchanged, and what makes the grid poorer is kept less and less often.

Every square of the grid holds a letter or is neutral; beside the grid lie letters that stay unused. A step takes the
tile of a square at random and draws how much may be lost, d points or more with probability exp(-d / heat). From the
notes on all lines (`cross_scores`) it knows at once what an exchange with every square of other rows and columns brings
(`gains`), and makes one of those that are good enough; if there is none, it tries one square of the same row or
column, whose line must be looked up. An exchange that would cut the letters in two is taken back whatever it brings.

    squares[i]   what square i of the grid holds, row by row, 0 for neutral; behind them the unused letters, then
                 nothing up to a round number
    worth[i]     the points of the letter there
    movable      the squares of the grid that may be exchanged
    apart[i, j]  0 if i and j may be exchanged without looking lines up, else a large loss
    beside[i]    how many squares of the same row and column may be exchanged with i, and then these
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.multimo.engine.kernels.cross_scores import DOWN, POINTS, WORTH, Memo, Notes, memo, renew
from tablee.games.multimo.engine.kernels.cross_sets import CrossSets, cross_sets_of
from tablee.games.multimo.engine.kernels.gains import NEVER, Tiles, letter_gains, line_gain, neutral_gains
from tablee.games.multimo.engine.kernels.packed import Book, Keys, Worths, book_of, keys_of, look_up
from tablee.search.jit import Num, inner, kernel
from tablee.search.luck import Luck, below, draw, luck
from tablee.search.walk import EMPTY

Places = npt.NDArray[np.int64]

NOW, BEST = 0, 1
ROUND = 8
"""Arrays that are worked upon as vectors have a multiple of so many squares."""
RELUCTANCE = 0.2
"""Of exchanges that bring nothing so many are made: they open ways, but there are too many of them."""
WORST = 64
"""Nobody loses so many points at once."""
LOWER, UPPER = np.uint64((1 << 32) - 1), np.uint64(32)


class Work(NamedTuple):
    """A grid that is being annealed; made by `work_on`, changed by `anneal`."""

    squares: Tiles
    worth: Tiles
    best: Tiles
    movable: Places
    apart: Tiles
    beside: Places
    cross_scores: Notes
    lines: Keys
    """The rows, then the columns, packed."""
    sums: Places
    """What each line scores and what its letters are worth."""
    points: Places
    """Of the grid as it is, and of the best one yet."""
    unused: Places
    """How many of each letter lie beside the grid."""
    limits: Places
    """How many of each letter may."""
    luck: Luck
    gains: Tiles
    seen: npt.NDArray[np.uint8]
    edge: Places
    memo: Memo
    width: int
    moving: bool
    """Whether neutral squares may be exchanged."""


def work_on(squares: list[int], movable: list[int], height: int, width: int, limits: Places, seed: int) -> Work:
    """Begin with a grid whose letters hang together, and behind it the unused letters."""
    places, size = height * width, -(-len(squares) // ROUND) * ROUND
    tiles = np.zeros(size, np.int32)
    tiles[: len(squares)] = squares
    apart, beside = np.full((places, size), NEVER, np.int32), np.zeros((places, height + width), np.int64)
    for one in movable:
        mates = [two for two in movable if two != one and (two // width == one // width or two % width == one % width)]
        beside[one, : len(mates) + 1] = [len(mates), *mates]
        apart[one, [two for two in movable if two != one and two not in mates]] = 0
        apart[one, places : len(squares)] = 0
    return Work(
        tiles,
        np.zeros(size, np.int32),
        tiles.copy(),
        np.array(movable, np.int64),
        apart,
        beside,
        np.zeros((2 * DOWN, size), np.int32),
        np.zeros(height + width, np.uint64),
        np.zeros((height + width, 2), np.int64),
        np.zeros(2, np.int64),
        np.bincount(squares[places:], minlength=27).astype(np.int64),
        limits,
        luck(seed),
        np.zeros(size, np.int32),
        np.zeros(places, np.uint8),
        np.zeros(places, np.int64),
        memo(),
        width,
        any(squares[place] == 0 for place in movable),
    )


@kernel
def survey(book: Book, cross_sets: CrossSets, worths: Worths, work: Work) -> None:
    """Read all lines and score them."""
    short, sieve, table = book
    gate, pierced, halves = cross_sets
    noted, notes, note_sums = work.memo
    squares, lines, cross_scores, sums, width = work.squares, work.lines, work.cross_scores, work.sums, work.width
    lines[:] = np.uint64(0)
    height = lines.size - width
    for place in range(squares.size):
        work.worth[place] = worths[squares[place]]
        if place < height * width:
            _turn(lines, height, width, place, np.uint64(squares[place]))
    for number in range(lines.size):
        renew(
            short, sieve, table, gate, pierced, halves, worths, work.moving, noted, notes, note_sums,
            lines, height, width, number, cross_scores, sums,
        )  # fmt: skip
    work.points[NOW] = sums[:, POINTS].sum()
    if work.points[NOW] > work.points[BEST]:
        work.points[BEST] = work.points[NOW]
        work.best[:] = squares


@kernel
def anneal(  # noqa: C901, PLR0912, PLR0915 - the inner loop: calls that hand many arrays on are slow here
    book: Book, cross_sets: CrossSets, worths: Worths, work: Work, heat: float, steps: int
) -> None:
    """So many steps at one heat."""
    short, sieve, table = book
    gate, pierced, halves = cross_sets
    noted, notes, note_sums = work.memo
    squares, worth, cross_scores, lines, sums = work.squares, work.worth, work.cross_scores, work.lines, work.sums
    movable, apart, beside, unused, limits = work.movable, work.apart, work.beside, work.unused, work.limits
    points, best, luck, gains, seen, edge = work.points, work.best, work.luck, work.gains, work.seen, work.edge
    many, places, width, height = np.uint64(movable.size), seen.size, work.width, lines.size - work.width
    odds, touched = _odds(heat), np.zeros(4, np.int64)
    for _ in range(steps):
        bits = draw(luck)
        one = movable[np.int64((bits >> UPPER) * many >> UPPER)]
        row, col, tile = one // width, one % width, squares[one]
        least = np.int32(1)
        while least > 2 - WORST and bits & LOWER < odds[1 - least]:
            least -= np.int32(1)
        end = squares.size if tile != 0 and unused[tile] < limits[tile] else places
        if tile != 0:
            most = letter_gains(squares, worth, cross_scores, apart, one, end, gains)
        else:
            most = neutral_gains(squares, worth, cross_scores, apart, one, end, gains)
        if most >= least:
            other = _any_of(luck, gains, end, least)
            gain = np.int64(gains[other])
        elif beside[one, 0] > 0:
            other = beside[one, 1 + below(luck, beside[one, 0])]
            change = np.uint64(tile) ^ np.uint64(squares[other])
            level = other // width == row
            number, kind = (row, DOWN) if level else (height + col, 0)
            gain = line_gain(cross_scores, kind, one, squares[other], worth[other]) - sums[number, POINTS]
            gain += line_gain(cross_scores, kind, other, tile, worth[one])
            if change == 0 or gain + sums[number, WORTH] < least:
                continue
            here, there = (col, other % width) if level else (row, other // width)
            line = lines[number] ^ change << np.uint64(5 * here) ^ change << np.uint64(5 * there)
            gain += look_up(short, sieve, table, worths, line)
            if gain < least:
                continue
        else:
            continue
        back = squares[other]
        squares[one], squares[other] = back, tile
        if (tile == 0 or back == 0) and not hangs_together(squares, width, seen, edge):
            squares[one], squares[other] = tile, back
            continue
        worth[one], worth[other] = worth[other], worth[one]
        change = np.uint64(tile) ^ np.uint64(back)
        _turn(lines, height, width, one, change)
        touched[0], touched[1], count = row, height + col, 2
        if other < places:
            _turn(lines, height, width, other, change)
            if other // width != row:
                touched[count], count = other // width, count + 1
            if other % width != col:
                touched[count], count = height + other % width, count + 1
        else:
            unused[back] -= 1
            unused[tile] += 1
        for turn in range(count):
            renew(
                short, sieve, table, gate, pierced, halves, worths, work.moving, noted, notes, note_sums,
                lines, height, width, touched[turn], cross_scores, sums,
            )  # fmt: skip
        points[NOW] += gain
        if points[NOW] > points[BEST]:
            points[BEST] = points[NOW]
            best[:] = squares


@inner
def _odds(heat: float) -> Keys:
    """How many of 2³² draws let a loss of 0, 1, 2... points pass."""
    odds = np.zeros(WORST, np.uint64)
    for loss in range(WORST):
        odds[loss] = np.uint64(min(RELUCTANCE, np.exp(-loss / heat)) * (1 << 32))
    return odds


@inner
def _any_of(luck: Luck, gains: Tiles, end: Num, least: Num) -> Num:
    """One of the squares up to an end that bring enough, any of them."""
    count = 0
    for other in range(end):
        count += gains[other] >= least
    skip = below(luck, count)
    for other in range(end):
        if gains[other] >= least:
            if skip == 0:
                return other
            skip -= 1
    return -1


@inner
def _turn(lines: Keys, height: Num, width: Num, place: Num, change: Num) -> None:
    """Change a square in its row and its column."""
    row, col = place // width, place % width
    lines[row] ^= change << np.uint64(5 * col)
    lines[height + col] ^= change << np.uint64(5 * row)


@kernel
def hangs_together(squares: Tiles, width: Num, seen: npt.NDArray[np.uint8], edge: Places) -> bool:
    """Whether one can pass over all letters of the grid without lifting the finger."""
    places = seen.size
    left, last = 0, 0
    for place in range(places):
        seen[place] = squares[place] == 0
        if squares[place] != 0:
            left, last = left + 1, place
    if left == 0:
        return True
    seen[last], edge[0], top = 1, last, 1
    while top > 0:
        top -= 1
        place = edge[top]
        left -= 1
        col = place % width
        for beside, there in (
            (place - 1, col > 0), (place + 1, col < width - 1), (place - width, True), (place + width, True)
        ):  # fmt: skip
            if there and 0 <= beside < places and seen[beside] == 0:
                seen[beside], edge[top] = 1, beside
                top += 1
    return left == 0


def warm_up() -> Iterator[object]:
    """Compile everything here, or fetch it from the cache, with a pause after each kernel."""
    keys, worths = keys_of(EMPTY), np.zeros(27, np.int64)
    yield keys
    book, cross_sets = book_of(EMPTY), cross_sets_of(EMPTY)
    yield book, cross_sets
    work = work_on([1] * 4, [0, 1, 2, 3], 2, 2, np.zeros(27, np.int64), 0)
    yield hangs_together(work.squares, 2, work.seen, work.edge)
    yield survey(book, cross_sets, worths, work)
    yield anneal(book, cross_sets, worths, work, 1.0, 1)
