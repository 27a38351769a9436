"""Crossword grids by annealing: two squares are exchanged, and what makes the grid poorer is kept less and less often.

Every square of the grid holds a letter or is neutral; beside the grid lie letters that stay unused. A step exchanges
what two of them hold, at random, and scores the two to four lines that this touches, each by `line_points`; a loss of d
points is accepted with probability exp(-d / heat). An exchange that would cut the letters in two is
taken back whatever it brings.

    squares[i]   what square i of the grid holds, row by row, 0 for neutral; behind them the unused letters
    movable      the numbers of the squares that may be exchanged
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.search.jit import kernel
from tablee.search.packed import Book, Keys, Worths, bind, book_of, line_points, look_up
from tablee.search.walk import EMPTY, cells_of

Squares = npt.NDArray[np.uint8]
Places = npt.NDArray[np.int64]
Num = Any

NOW, BEST = 0, 1
NIL = np.int64(0)
UPPER, UNIT = np.uint64(32), 1.0 / (1 << 53)
COOLEST = -40.0
"""A loss of so many heats is as good as impossible; exp need not be asked."""


class Work(NamedTuple):
    """A grid that is being annealed; made by `work_on`, changed by `anneal`."""

    squares: Squares
    best: Squares
    movable: Places
    rows: Keys
    cols: Keys
    row_points: Places
    col_points: Places
    points: Places
    """Of the grid as it is, and of the best one yet."""
    unused: Places
    """How many of each letter lie beside the grid."""
    limits: Places
    """How many of each letter may."""
    luck: Keys
    seen: Squares
    edge: Places


def work_on(squares: Squares, movable: Places, height: int, width: int, limits: Places, seed: int) -> Work:
    """Begin with a grid whose letters hang together."""
    places = height * width
    unused = np.bincount(squares[places:], minlength=27).astype(np.int64)
    return Work(
        squares.copy(),
        squares.copy(),
        movable,
        np.zeros(height, np.uint64),
        np.zeros(width, np.uint64),
        np.zeros(height, np.int64),
        np.zeros(width, np.int64),
        np.zeros(2, np.int64),
        unused,
        limits,
        np.array([(seed * 2 + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1], np.uint64),
        np.zeros(places, np.uint8),
        np.zeros(places, np.int64),
    )


@kernel
def survey(book: Book, worths: Worths, work: Work) -> None:
    """Read all lines and score them."""
    height, width = work.rows.size, work.cols.size
    work.rows[:], work.cols[:] = np.uint64(0), np.uint64(0)
    for place in range(height * width):
        _turn(work.rows, work.cols, place, np.uint64(work.squares[place]))
    for row in range(height):
        work.row_points[row] = line_points(book, worths, work.rows[row])
    for col in range(width):
        work.col_points[col] = line_points(book, worths, work.cols[col])
    work.points[NOW] = work.row_points.sum() + work.col_points.sum()
    if work.points[NOW] > work.points[BEST]:
        _keep(work)


@kernel
def anneal(  # noqa: C901, PLR0912, PLR0915 - the inner loop: calls that hand bundles on are slow here
    book: Book, worths: Worths, work: Work, heat: float, steps: int
) -> None:
    """So many exchanges at one heat."""
    squares, movable, luck = work.squares, work.movable, work.luck
    rows, cols, row_points, col_points = work.rows, work.cols, work.row_points, work.col_points
    short, sieve, table = book
    many, height, width = np.uint64(movable.size), rows.size, cols.size
    for _ in range(steps):
        one, other = movable[_below(luck, many)], movable[_below(luck, many)]
        a, b = squares[one], squares[other]
        r1, r2 = one // width, other // width
        if a == b or (r1 >= height and not _may_go(work, b, r2)) or (r2 >= height and not _may_go(work, a, r1)):
            continue
        c1, c2 = one - r1 * width, other - r2 * width
        change = np.uint64(a) ^ np.uint64(b)
        a_row, a_col, b_row, b_col = NIL, NIL, NIL, NIL
        gain: Num = NIL
        if r1 < height:
            row, col = rows[r1] ^ change << np.uint64(5 * c1), cols[c1] ^ change << np.uint64(5 * r1)
            if r1 == r2:
                row ^= change << np.uint64(5 * c2)
            elif c1 == c2 and r2 < height:
                col ^= change << np.uint64(5 * r2)
            a_row, a_col = look_up(short, sieve, table, worths, row), look_up(short, sieve, table, worths, col)
            gain += a_row - row_points[r1] + a_col - col_points[c1]
        if r2 < height:
            if r1 == r2:
                b_row = a_row
            else:
                row = rows[r2] ^ change << np.uint64(5 * c2)
                b_row = look_up(short, sieve, table, worths, row)
                gain += b_row - row_points[r2]
            if c1 == c2 and r1 < height:
                b_col = a_col
            else:
                col = cols[c2] ^ change << np.uint64(5 * r2)
                b_col = look_up(short, sieve, table, worths, col)
                gain += b_col - col_points[c2]
        if gain < 0 and (gain < COOLEST * heat or _unit(luck) >= np.exp(gain / heat)):
            continue
        squares[one], squares[other] = b, a
        if (a == 0 or b == 0) and not hangs_together(work):
            squares[one], squares[other] = a, b
            continue
        _turn(rows, cols, one, change)
        _turn(rows, cols, other, change)
        if r1 < height:
            row_points[r1], col_points[c1] = a_row, a_col
        else:
            _lay_aside(work, a, b)
        if r2 < height:
            row_points[r2], col_points[c2] = b_row, b_col
        else:
            _lay_aside(work, b, a)
        work.points[NOW] += gain
        if work.points[NOW] > work.points[BEST]:
            _keep(work)


@kernel
def _may_go(work: Work, tile: Num, row: Num) -> Num:
    """Whether what lies in a row may leave the grid: no neutral square does, and no letter beyond its limit."""
    return row < work.rows.size and tile != 0 and work.unused[tile] < work.limits[tile]


@kernel
def _lay_aside(work: Work, back: Num, gone: Num) -> None:
    work.unused[back] -= 1
    work.unused[gone] += 1


@kernel
def _turn(rows: Keys, cols: Keys, place: Num, change: Num) -> None:
    """Change a square in its row and its column; unused letters are in no line."""
    row, col = place // cols.size, place % cols.size
    if row < rows.size:
        rows[row] ^= change << np.uint64(5 * col)
        cols[col] ^= change << np.uint64(5 * row)


@kernel
def _keep(work: Work) -> None:
    work.points[BEST] = work.points[NOW]
    work.best[:] = work.squares


@kernel
def hangs_together(work: Work) -> bool:
    """Whether one can pass over all letters of the grid without lifting the finger."""
    width, places = work.cols.size, work.seen.size
    left, last = 0, 0
    for place in range(places):
        work.seen[place] = work.squares[place] == 0
        if work.squares[place] != 0:
            left, last = left + 1, place
    if left == 0:
        return True
    work.seen[last], work.edge[0], top = 1, last, 1
    while top > 0:
        top -= 1
        place = work.edge[top]
        left -= 1
        col = place % width
        for beside, there in (
            (place - 1, col > 0), (place + 1, col < width - 1), (place - width, True), (place + width, True)
        ):  # fmt: skip
            if there and 0 <= beside < places and work.seen[beside] == 0:
                work.seen[beside], work.edge[top] = 1, beside
                top += 1
    return left == 0


@kernel
def _next(luck: Keys) -> Num:
    """Marsaglia's xorshift: the same numbers for the same seed, on every machine."""
    state = luck[0]
    state ^= state << np.uint64(13)
    state ^= state >> np.uint64(7)
    state ^= state << np.uint64(17)
    luck[0] = state
    return state


@kernel
def _below(luck: Keys, many: Num) -> Num:
    return np.int64((_next(luck) >> UPPER) * many >> UPPER)


@kernel
def _unit(luck: Keys) -> float:
    return np.float64(_next(luck) >> np.uint64(11)) * UNIT


def warm_up() -> Iterator[object]:
    """Compile everything here, or fetch it from the cache, with a pause after each kernel."""
    book, worths = book_of(EMPTY), np.zeros(27, np.int64)
    yield bind(cells_of(EMPTY), book)
    work = work_on(np.ones(4, np.uint8), np.arange(4), 2, 2, np.zeros(27, np.int64), 0)
    yield survey(book, worths, work)
    yield anneal(book, worths, work, 1.0, 1)
