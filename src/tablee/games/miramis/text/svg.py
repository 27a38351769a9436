"""The table as a picture: red and blue squares with dot and diamond, the letters on them, and the rack."""

from collections.abc import Iterator
from dataclasses import replace

from tablee.core.text.svg import INK, IVORY, Felt, Paint, board_names, box, label, picture, tile
from tablee.games.miramis.rules.box.board import MIRAMIS_SIGNS, ROWS, SIZE, TWO_COLOURED_SIGNS, stone_at
from tablee.games.miramis.rules.box.letters import Letter
from tablee.games.miramis.rules.view import View

FELT = Felt("#784d27", "#937359")
GROUND = {"red": "#e59183", "blue": "#81acd9"}
SIGN = {"red": "#9e231e", "blue": "#184998"}
PAINT = {"red": Paint("#ffede7", "#c96f61", "#a4000d"), "blue": Paint("#ebf5ff", "#6f90bd", "#0f3f9c"), "both": IVORY}
CELL, MARGIN = 40.0, 26.0


def svg(view: View) -> str:
    """What the seat of the view sees."""
    side = MARGIN + SIZE * CELL
    height = side + (CELL + 30 if view.rack else 14)
    return picture("Miramis", side + 14, height, FELT, [*_board(view), *_rack(view, side)])


def _board(view: View) -> Iterator[str]:
    yield from board_names(CELL, ROWS, SIZE, MARGIN)
    fresh = set(view.last.squares) if view.last else set()
    for row, line in enumerate(view.ground):
        for col, sign in enumerate(line):
            x, y = MARGIN + col * CELL, MARGIN + row * CELL
            stone = stone_at(view.stones, (row, col))
            yield from _square(x, y, sign)
            if stone:
                yield _stone(x, y, stone.letter, stone.reads, stone.colour, (row, col) in fresh)


def _square(x: float, y: float, sign: str) -> Iterator[str]:
    hues = ("red", "blue") if sign in TWO_COLOURED_SIGNS else ("red",) if sign in "rR" else ("blue",)
    yield box((x, y), (CELL, CELL), GROUND[hues[0]], line="#eee6d6")
    if len(hues) > 1:
        yield f'<path d="M{x + CELL:g} {y:g}v{CELL:g}h-{CELL:g}z" fill="{GROUND["blue"]}"/>'
    if sign in MIRAMIS_SIGNS:
        yield label(x + CELL / 2, y + CELL / 2, 0.5 * CELL, "M", ink="#31231b")
    else:
        yield from (
            _mark(x + CELL * (0.3 + 0.4 * at if len(hues) > 1 else 0.5), y + CELL / 2, hue, 5.0)
            for at, hue in enumerate(hues)
        )


def _mark(x: float, y: float, hue: str, size: float) -> str:
    if hue == "red":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="{SIGN["red"]}"/>'
    return (
        f'<path d="M{x:g} {y - size:g}l{size:g} {size:g}-{size:g} {size:g}-{size:g}-{size:g}z" fill="{SIGN["blue"]}"/>'
    )


def _stone(x: float, y: float, letter: Letter, reads: str, colour: str, fresh: bool) -> str:
    """Two-coloured letters show both signs, pawns a ring."""
    hues = ("red", "blue") if letter.colour == "both" else (letter.colour,)
    marks = (
        _mark(x + CELL * (0.5 + 0.26 * (at - (len(hues) - 1) / 2)), y + 0.84 * CELL, hue, 3.0)
        for at, hue in enumerate(hues)
    )
    paint = replace(PAINT[colour], edge=INK) if fresh else PAINT[colour]
    middle = f'cx="{x + CELL / 2:g}" cy="{y + CELL / 2:g}"'
    ring = f'<circle {middle} r="{0.4 * CELL:g}" fill="none" stroke="{paint.ink}"/>' if letter.is_pawn else ""
    return f"{tile(x, y, CELL, reads, paint=paint)}{''.join(marks)}{ring}"


def _rack(view: View, top: float) -> Iterator[str]:
    for at, letter in enumerate(sorted(view.rack)):
        reads = "" if letter.is_pawn else letter.face
        yield _stone(MARGIN + at * (CELL + 4), top + 16, letter, reads, letter.colour, fresh=False)
