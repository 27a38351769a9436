"""The moves there are, and what a player may think of before making one.

First what is no lay (to challenge, to pass, to exchange a letter), then lays, those that earn most first and of equal
ones those further up and to the left. Should there be more than may be listed, the lays that earn least are left out.
"""

import numpy as np

from tablee.core.game.encoding import Offer
from tablee.crossword.lays import is_across
from tablee.games.topword.engine.finder import by_points
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.letters import RACK_SIZE, without
from tablee.games.topword.rules.view import View
from tablee.lexicon import ALPHABET, lexicon
from tablee.search.figures import Figures, letter_counts, listed

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
    for row, other in zip(rows, others, strict=False):
        _of_other(row, view, other)
    for row, lay in zip(rows[len(others) :], found, strict=True):
        _of_lay(row, view, lay)
    return listed([*others, *(Lay(view.seat, one.tiles) for one in found)], rows, MOST)


def _others(view: View, seat: int) -> list[Ask]:
    """What is no lay."""
    swaps = sorted(set(view.rack)) if view.bag and view.phase == "play" else ()
    challenge: list[Ask] = [Challenge(seat)] if view.may_challenge else []
    return [*challenge, Pass(seat), *(Pass(seat, letter) for letter in swaps)]


def _of_other(row: Figures, view: View, other: Ask) -> None:
    swap = other.swap if isinstance(other, Pass) else None
    row[0 if isinstance(other, Challenge) else 2 if swap else 1] = 1
    row[len(KINDS) + len(OWN) :] = letter_counts(without(view.rack, swap or ""), RACK_SIZE)


def _of_lay(row: Figures, view: View, lay: Found) -> None:
    first, size = lay.tiles[0], view.size
    covered = sum(bool(view.stacks[tile.row][tile.col]) for tile in lay.tiles)
    row[KINDS.index("lay")] = 1
    row[len(KINDS) : len(KINDS) + len(OWN)] = (
        lay.points / MANY_POINTS,
        len(lay.tiles) / RACK_SIZE,
        covered / RACK_SIZE,
        is_across(lay.tiles),
        first.row / size,
        first.col / size,
    )
    kept = without(view.rack, (tile.letter for tile in lay.tiles))
    row[len(KINDS) + len(OWN) :] = letter_counts(kept, RACK_SIZE)
