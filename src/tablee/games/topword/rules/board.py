"""The board: squares, the stacks on them, and the runs of letters that read as words."""

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.core.squares import is_row, stretch
from tablee.games.topword.rules.letters import spelled

Square = tuple[int, int]
"""Row and column, from 0, top left."""
Stacks = tuple[tuple[str, ...], ...]
"""Rows of squares; a square is its letters from bottom to top, an empty square an empty string."""

HIGHEST = 5
ROWS = "ABCDEFGHIJ"


@dataclass(frozen=True, slots=True)
class Tile:
    """A letter and the square it is laid on."""

    row: int
    col: int
    letter: str

    @property
    def square(self) -> Square:
        return self.row, self.col


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


def name_of(square: Square) -> str:
    """E3: row E, column 3."""
    row, col = square
    return f"{ROWS[row]}{col + 1}" if 0 <= row < len(ROWS) else f"({row + 1},{col + 1})"


def stack_at(stacks: Stacks, square: Square) -> str:
    """The letters on a square from bottom to top; nothing outside the board."""
    row, col = square
    size = len(stacks)
    return stacks[row][col] if 0 <= row < size and 0 <= col < size else ""


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


def run_through(stacks: Stacks, square: Square, across: bool) -> tuple[Square, ...]:
    """The unbroken run of stacks in one direction that a square with a stack belongs to."""
    return stretch(square, across, lambda one: stack_at(stacks, one))


def text_of(stacks: Stacks, run: Iterable[Square]) -> str:
    """What the tops of a run read."""
    return spelled(stack_at(stacks, square)[-1] for square in run)


def is_across(tiles: Tiles) -> bool:
    """Whether letters in one line lie in a row; a single letter counts as lying in its row."""
    return is_row([tile.square for tile in tiles])
