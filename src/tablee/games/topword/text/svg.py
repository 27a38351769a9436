"""The table as a picture: the board with its towers, and the rack of whoever looks."""

from collections.abc import Iterator

from tablee.core.text.svg import FRESH, IVORY, PICK, Felt, board_names, box, picture, tile
from tablee.games.topword.rules.board import ROWS, stack_at
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.picture import face

FELT = Felt("#24664d", "#5b8572")
CELL, MARGIN = 46.0, 28.0


def svg(view: View) -> str:
    """What the seat of the view sees."""
    side = MARGIN + view.size * CELL
    rack = sorted(view.rack)
    height = side + (CELL + 30 if rack else 14)
    return picture("Topword", side + 14, height, FELT, [*_board(view), *_rack(rack, side)])


def _board(view: View) -> Iterator[str]:
    yield from board_names(CELL, ROWS[: view.size], view.size, MARGIN)
    fresh = set(view.last.squares) if view.last else set()
    towers = []
    for square in ((row, col) for row in range(view.size) for col in range(view.size)):
        x, y, stack = MARGIN + square[1] * CELL, MARGIN + square[0] * CELL, stack_at(view.stacks, square)
        yield box((x, y), (CELL, CELL), "#5a7f45" if square in view.centre else "#2f6f56", line=FELT.line)
        if stack:
            towers.append(
                tile(x, y, CELL, face(stack[-1]), height=len(stack), paint=FRESH if square in fresh else IVORY)
            )
        elif square in view.centre:
            yield f'<path d="M{x + CELL / 2:g} {y + 14:g}l9 9-9 9-9-9z" fill="{PICK}" opacity=".75"/>'
    yield from towers  # last, for they hide a little of the squares behind them


def _rack(rack: list[str], top: float) -> Iterator[str]:
    yield from (tile(MARGIN + at * (CELL + 4), top + 16, CELL, face(letter)) for at, letter in enumerate(rack))
