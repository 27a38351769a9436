"""The board: squares, the stacks on them, and the runs of letters that read as words."""

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.crossword.lays import OnSquare
from tablee.crossword.squares import ROWS as ALL_ROWS
from tablee.crossword.squares import Line, Square, on_board, stretch
from tablee.games.topword.rules.letters import spelled

Stacks = tuple[tuple[str, ...], ...]
"""Rows of squares; a square is its letters from bottom to top, an empty square an empty string."""

HIGHEST = 5
ROWS = ALL_ROWS[:10]


@dataclass(frozen=True, slots=True)
class Tile(OnSquare):
    """A letter and the square it is laid on."""

    letter: str


Tiles = tuple[Tile, ...]


def empty(size: int) -> Stacks:
    """A board with nothing on it."""
    return (("",) * size,) * size


def is_empty(stacks: Stacks) -> bool:
    return not any(map(any, stacks))


def centre(size: int) -> tuple[Square, ...]:
    """The four coloured squares in the middle (R6)."""
    low, high = size // 2 - 1, size // 2
    return (low, low), (low, high), (high, low), (high, high)


def stack_at(stacks: Stacks, square: Square) -> str:
    """The letters on a square from bottom to top; nothing outside the board."""
    return stacks[square[0]][square[1]] if on_board(square, len(stacks)) else ""


def laid(stacks: Stacks, tiles: Iterable[Tile]) -> Stacks:
    """The board with these letters on top."""
    rows = [list(row) for row in stacks]
    for tile in tiles:
        rows[tile.row][tile.col] += tile.letter
    return tuple(map(tuple, rows))


def lifted(stacks: Stacks, squares: Iterable[Square]) -> Stacks:
    """The board with the letters on top of these squares taken away."""
    rows = [list(row) for row in stacks]
    for row, col in squares:
        rows[row][col] = rows[row][col][:-1]
    return tuple(map(tuple, rows))


def run_through(stacks: Stacks, square: Square, across: bool) -> Line:
    """The unbroken run of stacks in one direction that a square with a stack belongs to."""
    return stretch(square, across, lambda one: stack_at(stacks, one))


def text_of(stacks: Stacks, run: Iterable[Square]) -> str:
    """What the tops of a run read."""
    return spelled(stack_at(stacks, square)[-1] for square in run)
