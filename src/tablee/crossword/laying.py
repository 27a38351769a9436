"""May letters be laid so? What every game of crossing words asks first: squares of their own, one line, no gap.

A game hands over its own refusals, since the numbers of their rules are its own.
"""

from typing import Protocol

from tablee.core.refusal import Refused
from tablee.crossword import refusals as shared
from tablee.crossword.lays import Lay
from tablee.crossword.squares import Filled, first_gap, name_of, on_board, out_of_line


class Refusals(Protocol):
    """A game's module of refusals."""

    NothingLaid: type[shared.NothingLaid]
    OffBoard: type[shared.OffBoard]
    SquareTwice: type[shared.SquareTwice]
    NotInLine: type[shared.NotInLine]
    Gap: type[shared.Gap]


def require_some(no: Refusals, tiles: Lay) -> None:
    """At least one letter."""
    if not tiles:
        raise Refused(no.NothingLaid())


def require_square(no: Refusals, tiles: Lay, number: int, size: int) -> None:
    """The letter of that number is on the board, and on a square that none before it has."""
    tile = tiles[number]
    if not on_board(tile.square, size):
        raise Refused(no.OffBoard(tile.row + 1, tile.col + 1, size))
    if tile.square in (other.square for other in tiles[:number]):
        raise Refused(no.SquareTwice(name_of(tile.square)))


def require_one_line(no: Refusals, tiles: Lay, faces: list[str]) -> None:
    """All in one row or all in one column; `faces` is what a refusal calls the letters."""
    astray = out_of_line([tile.square for tile in tiles])
    if astray is not None:
        raise Refused(no.NotInLine(name_of(tiles[astray].square), faces[astray]))


def require_no_gap(no: Refusals, tiles: Lay, filled: Filled) -> None:
    """Letters that lie there already fill the gaps."""
    gap = first_gap([tile.square for tile in tiles], filled)
    if gap is not None:
        raise Refused(no.Gap(name_of(gap)))
