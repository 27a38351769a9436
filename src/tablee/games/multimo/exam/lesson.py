"""The lesson: a letter is chosen, received by all and placed; then a grid is filled, finished and compared."""

from dataclasses import replace

from tablee.core.game import Example
from tablee.games.multimo.exam.examples import BEGUN, DISPUTED, SHOWN, UNTIMED
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.actions import Arrange, Finish, Name
from tablee.games.multimo.rules.grid import EMPTY, Grid, Square
from tablee.games.multimo.text.diagram import read_grid

HELPED = replace(UNTIMED, help="words")
HOLE, CORNER = (2, 2), (4, 4)


def lesson() -> tuple[Example, ...]:
    """The leaflet's LUNE becomes LUNES; in the second scene a letter and a neutral square are all that is missing."""
    return _naming(), _finishing()


def _naming() -> Example:
    position = scene((BEGUN, "TA"), (BEGUN, "TA"), options=HELPED)
    longer = _with(position.hands[0].grid, (0, 4), "S")
    return Example("naming", position, (Name(0, "S"), Arrange(0, longer), Name(1, "A")), 0)


def _finishing() -> Example:
    full = read_grid(SHOWN)
    begun = _with(_with(full, HOLE, EMPTY), CORNER, EMPTY)
    drawn = "\n".join(" ".join(row) for row in begun)
    asks = Arrange(0, _with(begun, HOLE, "M")), Arrange(0, full), Finish(0), Finish(1)
    return Example("finishing", scene((drawn, "M"), (DISPUTED, ""), options=HELPED), asks, 0)


def _with(grid: Grid, square: Square, tile: str) -> Grid:
    row, col = square
    line = grid[row]
    return (*grid[:row], line[:col] + tile + line[col + 1 :], *grid[row + 1 :])
