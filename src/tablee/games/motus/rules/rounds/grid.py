"""The number grid of a side and its basin (R10–R12)."""

from dataclasses import dataclass, replace
from random import Random

BLANKS = 3
"""Blank balls in a basin (R10)."""
BLANK = 0
"""A blank ball among the numbers drawn."""


@dataclass(frozen=True, slots=True)
class Completed:
    """A grid as it was when a line of it was completed, before a fresh one was dealt (R12)."""

    numbers: tuple[int, ...]
    covered: tuple[int, ...]
    line: tuple[int, ...]
    """The numbers of the line."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Numbers row by row, those that are covered, and what has been drawn."""

    size: int
    numbers: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    """In the order in which they were covered."""
    blanks: int = BLANKS
    """Blank balls left in the basin."""
    last: int | None = None
    """The ball that was drawn last from this basin (0: a blank one)."""
    completed: Completed | None = None
    """The grid that the last draw completed; gone with the next draw."""
    motus: int = 0
    """How many lines have been completed."""

    @property
    def basin(self) -> tuple[int, ...]:
        """The balls in the basin, numbers in order, then the blank ones."""
        return (*sorted(set(self.numbers) - set(self.covered)), *(BLANK,) * self.blanks)


def lines(size: int) -> tuple[tuple[int, ...], ...]:
    """The squares of every row, column and diagonal, counted from 0, row by row (R12)."""
    rows = [tuple(range(row * size, (row + 1) * size)) for row in range(size)]
    columns = [tuple(range(column, size * size, size)) for column in range(size)]
    down = tuple(range(0, size * size, size + 1))
    up = tuple(range(size - 1, size * size - 1, size - 1))
    return (*rows, *columns, down, up)


def line_of(grid: Grid) -> tuple[int, ...]:
    """The numbers of a line that is covered whole, or nothing."""
    covered = set(grid.covered)
    for line in lines(grid.size):
        numbers = tuple(grid.numbers[square] for square in line)
        if covered.issuperset(numbers):
            return numbers
    return ()


def most_covered(size: int) -> int:
    """So many squares can be covered at most with one open square in every line."""
    return size * (size - 1)


def dealt(side: int, size: int, covered: int, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """R10: odd numbers for even sides, even numbers for odd ones, shuffled; so many covered, but no line of them."""
    numbers = list(range(1 + side % 2, 2 * size * size + 1, 2))
    rng.shuffle(numbers)
    wanted = min(covered, most_covered(size))
    while True:
        squares = _without_line(size, wanted, rng)
        if len(squares) == wanted:
            return tuple(numbers), tuple(numbers[square] for square in squares)


def _without_line(size: int, wanted: int, rng: Random) -> list[int]:
    """Squares in a random order, leaving out each that would complete a line; there may come out too few."""
    taken: list[int] = []
    for square in rng.sample(range(size * size), size * size):
        full = any(square in line and all(one in taken or one == square for one in line) for line in lines(size))
        if not full and len(taken) < wanted:
            taken.append(square)
    return taken


def covered_with(grid: Grid, number: int) -> Grid:
    """The grid after a number is drawn and covered."""
    return replace(grid, covered=(*grid.covered, number), last=number, completed=None)


def after_blank(grid: Grid) -> Grid:
    """The grid after a blank ball is drawn and put aside."""
    return replace(grid, blanks=grid.blanks - 1, last=BLANK, completed=None)
