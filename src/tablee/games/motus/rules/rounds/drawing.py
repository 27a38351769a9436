"""The draw from the basin for a word found, and the line that it may complete (R11, R12)."""

from collections.abc import Sequence
from random import Random

from tablee.core.refusal import Refused
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.events import Happening
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.rounds.grid import BLANK, covered_with, dealt, line_of
from tablee.games.motus.rules.rounds.round_events import BallDrawn, BlankDrawn, GridDealt, MotusMade
from tablee.games.motus.rules.scoring import MOTUS
from tablee.games.motus.rules.seating import side_of
from tablee.games.motus.rules.state import Moment


def draw_ball(position: Moment, seat: int, rng: Random) -> Sequence[Happening]:
    """A ball of one's own basin: blank, or a number, which may be MOTUS."""
    table = position.table
    if seat not in table.owed:
        raise Refused(no.NothingToDraw())
    side = side_of(seat, table.mode)
    grid = table.grids[side]
    number = rng.choice(grid.basin)
    if number == BLANK:
        return (BlankDrawn(seat, side),)
    drawn = BallDrawn(seat, side, number)
    line = line_of(covered_with(grid, number))
    if not line:
        return (drawn,)
    return drawn, MotusMade(seat, side, line, MOTUS), grid_for(side, table.options, rng)


def grid_for(side: int, options: Options, rng: Random) -> GridDealt:
    """A fresh grid (R10)."""
    return GridDealt(side, *dealt(side, options.size, options.covered, rng))
