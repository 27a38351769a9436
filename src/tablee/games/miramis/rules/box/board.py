"""The board: its coloured squares, the letters on them, and the unbroken lines of letters that read as words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tablee.core.quick import quick
from tablee.crossword.lays import OnSquare
from tablee.crossword.squares import ROWS as ALL_ROWS
from tablee.crossword.squares import Line, Square, on_board, stretch
from tablee.games.miramis.rules.box.letters import Colour, Letter

Ground = tuple[str, ...]
"""Rows of squares, a sign each: r red, b blue, * two-coloured; MIRAMIS squares: R red, B blue, M two-coloured."""

SIZE = 15
ROWS = ALL_ROWS[:SIZE]
MIRAMIS_SIGNS = "RBM"
TWO_COLOURED_SIGNS = "*M"


@quick
@dataclass(frozen=True, slots=True)
class Stone:
    """A letter on the board, and what it counts as for the rest of the match (R12)."""

    letter: Letter
    reads: str
    """A to Z: its own face, or what was declared of a pawn."""
    colour: Colour
    """Its own colour, or the one that was declared of a two-coloured letter."""


Stones = tuple[tuple[Stone | None, ...], ...]
"""Rows of squares; None where nothing lies."""


@dataclass(frozen=True, slots=True)
class Tile(OnSquare):
    """A letter of the rack, the square it is laid on, and what is declared of it; a plain letter declares nothing."""

    letter: Letter
    reads: str | None = None
    """What a pawn stands for; None for all other letters."""
    colour: Colour | None = None
    """The colour of a two-coloured letter or pawn; None for all others."""

    @property
    def stone(self) -> Stone:
        """The letter as it will lie; whoever asks has made sure that what must be declared is declared."""
        colour = self.letter.colour
        return Stone(
            self.letter, self.reads or self.letter.face, self.colour or ("blue" if colour == "blue" else "red")
        )


Tiles = tuple[Tile, ...]

EMPTY: Stones = ((None,) * SIZE,) * SIZE


@cache
def reconstructed_ground() -> Ground:
    """The board of the box as we have reconstructed it: the leaflet has no picture of it (R2)."""
    text = (files("tablee.games.miramis") / "data" / "board.txt").read_text("utf-8")
    return tuple(line for line in text.splitlines() if line and not line.startswith("#"))


def first_squares(ground: Ground) -> tuple[Square, ...]:
    """The two-coloured MIRAMIS squares, of which the first word covers one (R6)."""
    return tuple((row, col) for row, line in enumerate(ground) for col, sign in enumerate(line) if sign == "M")


def is_empty(stones: Stones) -> bool:
    return not any(map(any, stones))


def stone_at(stones: Stones, square: Square) -> Stone | None:
    """What lies on a square; nothing outside the board."""
    return stones[square[0]][square[1]] if on_board(square, SIZE) else None


def laid(stones: Stones, tiles: Iterable[Tile]) -> Stones:
    """The board with these letters on it."""
    rows = [list(row) for row in stones]
    for tile in tiles:
        rows[tile.row][tile.col] = tile.stone
    return tuple(map(tuple, rows))


def line_through(stones: Stones, square: Square, across: bool) -> Line:
    """The unbroken line of letters in one direction that a square with a letter belongs to."""
    return stretch(square, across, lambda one: stone_at(stones, one))


def text_of(stones: Stones, line: Iterable[Square]) -> str:
    """What a line of letters reads."""
    return "".join(stone.reads for square in line if (stone := stone_at(stones, square)))
