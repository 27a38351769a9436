"""Moves as text, as far as games of crossing words write them alike.

`B4 ROUGE` lies in row B from column 4 on, `4B ROUGE` in column 4 from row B down: what comes first is the line. A full
stop stands for a square that stays as it is; letters that lie in no line stand alone, with commas between.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from tablee.core.refusal import Refused, Unreadable
from tablee.crossword.lays import OnSquare, is_across
from tablee.crossword.squares import ROWS, Square, beside, name_of, start_of

T = TypeVar("T", bound=OnSquare)

PASS_WORDS = ("-", "PASS", "PASSE", "PASSER")
LONGEST = 200


class Stretch(NamedTuple):
    """A part of a written move: where it begins, whether it is a row, and what is written of its squares."""

    start: Square
    across: bool
    body: str


def write_tiles(tiles: tuple[T, ...], size: int, text_of: Callable[[T], str]) -> str:
    """What is laid, from the first letter to the last; `read_stretches` understands it."""
    rows, cols = {tile.row for tile in tiles}, {tile.col for tile in tiles}
    if 1 in (len(rows), len(cols)) and rows | cols <= set(range(size)):
        return _in_line(tiles, text_of)
    return ", ".join(f"{name_of(tile.square)} {text_of(tile)}" for tile in tiles)


def _in_line(tiles: tuple[T, ...], text_of: Callable[[T], str]) -> str:
    placed = {tile.square: text_of(tile) for tile in tiles}
    across, first, last = is_across(tiles), min(placed), max(placed)
    length = 1 + sum(last) - sum(first)
    body = "".join(placed.get(beside(first, steps, across), ".") for steps in range(length))
    return f"{start_of(first, across)} {body}"


def read_stretches(text: str, size: int, body: re.Pattern[str], folded: Callable[[str], str]) -> Iterator[Stretch]:
    """The parts of a written move, or Refused(Unreadable); `body` is what may be written of squares."""
    rows = ROWS[:size]
    begins = re.compile(rf"\s*(?:([{rows}])(\d{{1,2}})|(\d{{1,2}})([{rows}]))\s+(\S{{1,80}})\s*", re.IGNORECASE)
    for part in text.split(","):
        match = begins.fullmatch(folded(part))
        if match is None or not body.fullmatch(match[5]):
            raise unreadable(text)
        row, col, down_col, down_row, squares = match.groups()
        yield Stretch((rows.index((row or down_row).upper()), int(col or down_col) - 1), row is not None, squares)


def marked_cells(cells: Iterable[str]) -> Iterator[tuple[bool, str]]:
    """Square by square: whether it stands in parentheses, and what is written of it."""
    inside = False
    for cell in cells:
        if cell in "()":
            inside = cell == "("
        else:
            yield inside, cell


def unreadable(text: str) -> Refused:
    """What is said of a move that says nothing."""
    return Refused(Unreadable(text[:80]))
