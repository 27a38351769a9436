"""Letters laid on a board: the lines they make, and the move as it stands on the score sheet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.crossword.squares import Filled, Line, Square, is_row, start_of, stretch


@dataclass(frozen=True, slots=True)
class OnSquare:
    """What lies on a square; a game's own tile adds its letter."""

    row: int
    col: int

    @property
    def square(self) -> Square:
        return self.row, self.col


@dataclass(frozen=True, slots=True)
class Formed:
    """A word that letters form, and where it begins."""

    text: str
    row: int
    col: int
    across: bool


Lay = Sequence[OnSquare]
"""What is laid in one turn."""


def is_across(tiles: Lay) -> bool:
    """Whether letters in one line lie in a row; a single letter counts as lying in its row."""
    return is_row([tile.square for tile in tiles])


def new_lines(tiles: Lay, filled: Filled) -> list[tuple[Line, bool]]:
    """Every line of two or more letters that a new one is part of, and whether it is a row; their own line first."""
    across = is_across(tiles)
    lines = [(stretch(tiles[0].square, across, filled), across)]
    lines += ((stretch(tile.square, not across, filled), not across) for tile in tiles)
    return [(line, way) for line, way in lines if len(line) > 1]


def described(tiles: Lay, filled: Filled, written: Callable[[Square, bool], str]) -> str:
    """A move with its whole word: `written(square, whether it is new)` says what stands for a letter."""
    squares = {tile.square for tile in tiles}
    across = is_across(tiles) and (len(tiles) > 1 or len(stretch(tiles[0].square, True, filled)) > 1)
    line = stretch(tiles[0].square, across, filled)
    body = "".join(written(square, square in squares) for square in line)
    return f"{start_of(line[0], across)} {body.replace(')(', '')}"
