"""Moves as text, the same in every language; docs/notation-miramis.md has the grammar.

`B4 ROUle` lies in row B from column 4 on, `3B CR*EME` in column 3 from row B down: what comes first is the line.
Letters are written as `spelling` says; those in parentheses lie there already: `9B r(e)ntiEReS`. When a move is typed
they need none, and a full stop stands for any letter that lies there. `-` passes, `~Eb` exchanges a red E and a blue B.
"""

import re
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.crossword.actions import Pass
from tablee.crossword.notation import LONGEST, PASS_WORDS, marked_cells, read_stretches, unreadable, write_tiles
from tablee.crossword.squares import Square, beside
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import SIZE, Stones, Tile, Tiles, stone_at
from tablee.games.miramis.rules.box.spelling import LAID, declared, rack_text, read_rack, stone_text, unaccented
from tablee.games.miramis.rules.view import View

EXCHANGE = re.compile(r"(?:~|(?:échange|échanger|exchange)(?= ))(.{1,60})", re.IGNORECASE)
CELL = re.compile(rf"{LAID.pattern}|[().]")
BODY = re.compile(rf"(?:{LAID.pattern}|\.|\((?:{LAID.pattern})+\))+")


def write(action: Ask) -> str:
    """The ask as it is typed; `read` gives the same ask back."""
    match action:
        case Lay(_, tiles):
            return write_tiles(tiles, SIZE, lambda tile: stone_text(tile.stone))
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
    if view.seat is None or len(typed) > LONGEST:
        raise unreadable(text)
    if typed.upper() in PASS_WORDS:
        return Pass(view.seat)
    if swap := EXCHANGE.fullmatch(typed):
        return Exchange(view.seat, read_rack(unaccented(swap[1].replace(" ", ""))))
    return Lay(view.seat, read_tiles(text, view.stones))


def read_tiles(text: str, stones: Stones) -> Tiles:
    """The letters that a written move lays on a board, or Refused(Unreadable)."""
    tiles: list[Tile] = []
    for start, across, body in read_stretches(text, SIZE, BODY, unaccented):
        for steps, (inside, cell) in enumerate(marked_cells(CELL.findall(body))):
            square = beside(start, steps, across)
            if not _lies_there(stones, square, cell):
                if inside or cell == ".":
                    raise unreadable(text)
                tiles.append(declared(cell).on(*square))
    return tuple(tiles)


def _lies_there(stones: Stones, square: Square, cell: str) -> bool:
    """Whether a letter lies on the square that reads so; its colour need not be said again."""
    stone = stone_at(stones, square)
    return stone is not None and cell[-1].upper() in (stone.reads, ".")
