"""Moves as text, the same in every language; docs/notation-miramis.md has the grammar.

`B4 ROUle` lies in row B from column 4 on, `3B CR*EME` in column 3 from row B down: what comes first is the line.
Letters are written as `spelling` says; those in parentheses lie there already: `9B r(e)ntiEReS`. When a move is typed
they need none, and a full stop stands for any letter that lies there. `-` passes, `~Eb` exchanges a red E and a blue B.
"""

import re
from collections.abc import Iterator
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import Refused, Unreadable
from tablee.core.squares import beside
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay, Pass
from tablee.games.miramis.rules.box.board import (
    ROWS,
    SIZE,
    Square,
    Stones,
    Tile,
    Tiles,
    is_across,
    name_of,
    stone_at,
)
from tablee.games.miramis.rules.box.spelling import LAID, declared, rack_text, read_rack, stone_text, unaccented
from tablee.games.miramis.rules.lays.describing import start_of
from tablee.games.miramis.rules.view import View

PASS_WORDS = ("-", "PASS", "PASSE", "PASSER")
EXCHANGE = re.compile(r"(?:~|(?:échange|échanger|exchange)(?= ))(.{1,60})", re.IGNORECASE)
PIECE = re.compile(rf"\s*(?:([{ROWS}])(\d{{1,2}})|(\d{{1,2}})([{ROWS}]))\s+(\S{{1,80}})\s*", re.IGNORECASE)
CELL = re.compile(rf"{LAID.pattern}|[().]")
BODY = re.compile(rf"(?:{LAID.pattern}|\.|\((?:{LAID.pattern})+\))+")


def write(action: Ask) -> str:
    """The ask as it is typed; `read` gives the same ask back."""
    match action:
        case Lay(_, tiles):
            return _in_line(tiles) if _is_line(tiles) else ", ".join(map(_alone, tiles))
        case Pass():
            return "-"
        case Exchange(_, letters):
            return f"~{rack_text(letters)}"
        case Deal() | TimeUp():
            return f"({action.kind})"
        case _:
            assert_never(action)


def read(text: str, view: View) -> Lay | Pass | Exchange:
    """The ask that a typed move means at this table, or Refused(Unreadable)."""
    typed = text.strip()
    if view.seat is None or len(typed) > 200:
        raise Refused(Unreadable(text[:80]))
    if typed.upper() in PASS_WORDS:
        return Pass(view.seat)
    if swap := EXCHANGE.fullmatch(typed):
        return Exchange(view.seat, read_rack(unaccented(swap[1].replace(" ", ""))))
    return Lay(view.seat, read_tiles(text, view.stones))


def read_tiles(text: str, stones: Stones) -> Tiles:
    """The letters that a written move lays on a board, or Refused(Unreadable)."""
    tiles: list[Tile] = []
    for piece in text.split(","):
        match = PIECE.fullmatch(unaccented(piece))
        if match is None or not BODY.fullmatch(match[5]):
            raise Refused(Unreadable(text[:80]))
        row, col, down_col, down_row, body = match.groups()
        start = ROWS.index((row or down_row).upper()), int(col or down_col) - 1
        for steps, (stays, cell) in enumerate(_cells(body)):
            square = beside(start, steps, row is not None)
            if not _lies_there(stones, square, cell):
                if stays:
                    raise Refused(Unreadable(text[:80]))
                tiles.append(declared(cell).on(*square))
    return tuple(tiles)


def _cells(body: str) -> Iterator[tuple[bool, str]]:
    """Square by square: whether it is said to stay as it is, and its letter, which a full stop leaves open."""
    inside = False
    for cell in CELL.findall(body):
        if cell in "()":
            inside = cell == "("
        else:
            yield inside or cell == ".", cell


def _lies_there(stones: Stones, square: Square, cell: str) -> bool:
    """Whether a letter lies on the square that reads so; its colour need not be said again."""
    stone = stone_at(stones, square)
    return stone is not None and cell[-1].upper() in (stone.reads, ".")


def _in_line(tiles: Tiles) -> str:
    """The letters laid, from the first to the last, with a full stop for each square between that stays."""
    placed = {tile.square: stone_text(tile.stone) for tile in tiles}
    across, first, last = is_across(tiles), min(placed), max(placed)
    length = 1 + sum(last) - sum(first)
    body = "".join(placed.get(beside(first, steps, across), ".") for steps in range(length))
    return f"{start_of(first, across)} {body}"


def _is_line(tiles: Tiles) -> bool:
    """Whether the letters lie in one row or one column of a board."""
    rows, cols = {tile.row for tile in tiles}, {tile.col for tile in tiles}
    return 1 in (len(rows), len(cols)) and rows | cols <= set(range(SIZE))


def _alone(tile: Tile) -> str:
    return f"{name_of(tile.square)} {stone_text(tile.stone)}"
