"""A position drawn as a picture of the board, for the leaflet's examples and for tests.

Squares are written as in a diagram: a full stop for an empty one, otherwise its letters from bottom to top. The racks
are given beside it; the rest of the letters is in the bag, in alphabetical order unless it is listed.
"""

from collections import Counter
from dataclasses import replace

from tablee.core.position import Position
from tablee.games.topword.rules.board import Stacks, empty
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import Box, Moment, start
from tablee.games.topword.text.diagram import board_of

USUAL = Options()


def scene(picture: str, *racks: str, turn: int = 0, bag: str | None = None, options: Options = USUAL) -> Moment:
    """The position of a picture; without a picture the board is empty."""
    stacks = board(picture) if picture else empty(options.size)
    options = options if len(stacks) == options.size else replace(options, size=8)
    used = Counter("".join((*racks, *(stack for row in stacks for stack in row))))
    rest = "".join(sorted((Counter(letters()) - used).elements()))
    table = replace(
        start(options, len(racks)).table,
        phase="play",
        turn=turn,
        stacks=stacks,
        rack_counts=tuple(map(len, racks)),
        bag=len(rest if bag is None else bag),
    )
    return Position(table, racks, Box(rest if bag is None else bag, ""))


def board(picture: str) -> Stacks:
    """The stacks of a picture."""
    return board_of(picture)
