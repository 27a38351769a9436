"""The moves there are, and what a player may think of before making one.

First what is no lay (to challenge, to pass, to exchange a letter), then lays, those that earn most first and of equal
ones those further up and to the left. Should there be more than may be listed, the lays that earn least are left out.
"""

import numpy as np

from tablee.core.game.encoding import Offer
from tablee.games.topword.engine.finder import by_points
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.letters import RACK_SIZE
from tablee.games.topword.rules.view import View
from tablee.lexicon import ALPHABET, lexicon
from tablee.search.figures import PLACE, keeping, letter_counts, listed

MOST = 512
"""Moves listed at most."""
KINDS = ("challenge", "pass", "exchange", "lay")
OWN = ("points", "letters", "covering", "across", "row", "column")
NAMES = (*KINDS, *OWN, *(f"keeps_{letter}" for letter in ALPHABET))
"""The kind of the move; its points in hundreds, letters laid and letters covered in sevenths of a rack, whether it lies
in a row, where its first letter lies; and what is left on the rack, in sevenths."""
MANY_POINTS = 100


def offer(view: View) -> Offer[Ask]:
    """All moves as far as they may be listed."""
    assert view.seat is not None, "a spectator has nothing to ask"
    others = _others(view, view.seat)
    playing = view.phase == "play"
    found = by_points(view, lexicon.common.graph, MOST - len(others)) if playing else []
    rows = np.zeros((len(others) + len(found), len(NAMES)), np.float32)
    gone = [*map(_gone, others), *([PLACE[tile.letter] for tile in one.tiles] for one in found)]
    keeping(rows, letter_counts(view.rack, RACK_SIZE), gone, 1 / RACK_SIZE)
    for row, other in zip(rows, others, strict=False):
        row[0 if isinstance(other, Challenge) else 2 if _gone(other) else 1] = 1
    rows[len(others) :, : len(KINDS) + len(OWN)] = [_of_lay(view, lay) for lay in found] or 0
    return listed([*others, *(Lay(view.seat, one.tiles) for one in found)], rows, MOST)


def _others(view: View, seat: int) -> list[Ask]:
    """What is no lay."""
    swaps = sorted(set(view.rack)) if view.bag and view.phase == "play" else ()
    challenge: list[Ask] = [Challenge(seat)] if view.may_challenge else []
    return [*challenge, Pass(seat), *(Pass(seat, letter) for letter in swaps)]


def _gone(other: Ask) -> list[int]:
    return [PLACE[other.swap]] if isinstance(other, Pass) and other.swap else []


def _of_lay(view: View, lay: Found) -> tuple[float, ...]:
    first, size = lay.tiles[0], view.size
    covered = sum(bool(view.stacks[tile.row][tile.col]) for tile in lay.tiles)
    across = lay.tiles[-1].row == first.row
    own = lay.points / MANY_POINTS, len(lay.tiles) / RACK_SIZE, covered / RACK_SIZE
    return 0, 0, 0, 1, *own, across, first.row / size, first.col / size
