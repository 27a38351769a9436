"""A position drawn as grids, for the leaflet's examples and for tests.

All players have the same letters, so those that were named follow from the grids and what waits beside them.
"""

from dataclasses import replace

from tablee.core.position import Position
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, blank, filled, tiles_on
from tablee.games.multimo.rules.letters import without
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.plan import letters_to_name, neutral_squares
from tablee.games.multimo.rules.state import Hand, Moment, Named, start
from tablee.games.multimo.text.diagram import read_grid

USUAL = Options()
Drawn = tuple[str, str]
"""A grid, and the letters that wait beside it; neutral squares that are not on the grid wait too."""


def scene(*hands: Drawn, fixed: str = "", turn: int = 0, options: Options = USUAL) -> Moment:
    """Players at work on these grids; when all letters are there, the last minutes run."""
    grids = [read_grid(grid) for grid, _ in hands]
    options = replace(options, width=len(grids[0][0]), height=len(grids[0]))
    under = read_grid(fixed) if fixed else blank(options.width, options.height)
    named = _letters(under, grids[0], hands[0][1])
    seats = [Hand(grid, _waiting(grid, beside, options)) for grid, (_, beside) in zip(grids, hands, strict=True)]
    strangers = [hand for hand in seats if _letters(under, hand.grid, hand.waiting) != named]
    if strangers:
        raise ValueError(f"these are not the same letters as the first grid has: {strangers}")
    table = replace(
        start(options, len(hands)).table,
        phase="finish" if len(named) == letters_to_name(options) else "letters",
        turn=turn,
        fixed=under,
        to_place=0,
        named=tuple(Named(number % len(hands), letter, by_lot=False) for number, letter in enumerate(named)),
        filled=tuple(map(filled, grids)),
    )
    return Position(table, tuple(seats), None)


def _letters(under: tuple[str, ...], grid: tuple[str, ...], beside: str) -> str:
    letters = without(tiles_on(grid), tiles_on(under)) + beside
    return "".join(sorted(letters)).replace(NEUTRAL, "")


def _waiting(grid: tuple[str, ...], beside: str, options: Options) -> str:
    left = neutral_squares(options) - "".join(grid).count(NEUTRAL)
    return beside.replace(EMPTY, "") + NEUTRAL * left
