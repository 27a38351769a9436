"""A position drawn as a picture of the board, for the leaflet's examples and for tests.

Squares are written as in a diagram; rows and squares that are left out are empty, so that a picture need only show the
corner that matters. The racks are given beside it; the rest of the letters is in the bag, in the order of the box
unless those that come first, or all that are in it, are named.
"""

from dataclasses import replace

from tablee.core.position import Position
from tablee.core.text.written import Piece, positions
from tablee.games.miramis.rules.box.board import SIZE, Ground
from tablee.games.miramis.rules.box.letters import letters, without
from tablee.games.miramis.rules.box.spelling import LAID, read_rack
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.state import Moment, start
from tablee.games.miramis.text.setup import stones_of


def scene(
    picture: str,
    *racks: str,
    turn: int = 0,
    next_drawn: str = "",
    bag: str | None = None,
    ground: Ground | None = None,
    options: Options = Options(),  # noqa: B008 - it is frozen
) -> Moment:
    """The position of a picture; without a picture the board is empty."""
    before = start(options, len(racks))
    empty = Piece("", (1, 1))
    drawn = positions(picture, LAID.pattern)[0].rows
    padded = [*((*row, *[empty] * (SIZE - len(row))) for row in drawn), *[(empty,) * SIZE] * (SIZE - len(drawn))]
    stones = stones_of(tuple(padded))
    hands, first = tuple(map(read_rack, racks)), read_rack(next_drawn)
    used = (*first, *(letter for rack in hands for letter in rack))
    rest = without(letters(), (*used, *(stone.letter for row in stones for stone in row if stone)))
    inside = (*first, *rest) if bag is None else read_rack(bag)
    table = replace(
        before.table,
        ground=ground or before.table.ground,
        phase="play",
        turn=turn,
        stones=stones,
        rack_counts=tuple(map(len, hands)),
        bag=len(inside),
    )
    return Position(table, hands, inside)
