"""The table as a picture: one's own grid with what waits below it; at the reveal everybody's grid."""

from collections.abc import Iterator

from tablee.core.text.svg import Felt, box, label, picture, tile
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, ROWS, Grid
from tablee.games.multimo.rules.view import View

FELT = Felt("#345b82", "#627d9a")
CELL, MARGIN = 42.0, 26.0
SMALL = 30.0


def svg(view: View) -> str:
    """What the seat of the view sees."""
    grids = [sheet.grid for sheet in view.sheets] or [view.grid]
    width, height = len(grids[0][0]) * CELL, len(grids[0]) * CELL
    parts = [part for at, grid in enumerate(grids) for part in _grid(grid, view, at * (width + MARGIN))]
    if not view.sheets:
        parts += _waiting(view, MARGIN + height + 14)
    rest = 0 if view.sheets else SMALL * _rows(view) + 14
    return picture("Multimo", len(grids) * (width + MARGIN) + 14, MARGIN + height + rest + 14, FELT, parts)


def _grid(grid: Grid, view: View, left: float) -> Iterator[str]:
    for row, line in enumerate(grid):
        yield label(left + MARGIN / 2, MARGIN + (row + 0.5) * CELL, 13, ROWS[row])
        for col, what in enumerate(line):
            x, y = left + MARGIN + col * CELL, MARGIN + row * CELL
            if row == 0:
                yield label(x + CELL / 2, MARGIN / 2, 13, str(col + 1))
            yield box((x, y), (CELL, CELL), "#1d2733" if what == NEUTRAL else "#44698e", line=FELT.line)
            if what not in (NEUTRAL, EMPTY):
                yield _letter(x, y, CELL, what, view)


def _letter(x: float, y: float, size: float, letter: str, view: View) -> str:
    worth = label(x + 0.84 * size, y + 0.82 * size, 0.22 * size, str(view.values[letter]), ink="#5f4d42")
    return tile(x, y, size, letter) + worth


def _across(view: View) -> int:
    return max(1, int(len(view.grid[0]) * CELL // SMALL))


def _rows(view: View) -> int:
    return -(-len(view.waiting) // _across(view))


def _waiting(view: View, top: float) -> Iterator[str]:
    for at, what in enumerate(sorted(view.waiting)):
        x, y = MARGIN + at % _across(view) * SMALL, top + at // _across(view) * SMALL
        if what == NEUTRAL:
            yield box((x + 2, y + 2), (SMALL - 4, SMALL - 4), "#1d2733", line=FELT.line, radius=3)
        else:
            yield _letter(x, y, SMALL, what, view)
