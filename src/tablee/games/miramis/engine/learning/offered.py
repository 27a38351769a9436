"""The moves there are, and what a player may think of before making one.

First to pass; then lays, those that earn most first, each word once and in the colours that earn most; then exchanges.
Should there be more than may be listed, the lays that earn least are left out.
"""

from itertools import combinations

import numpy as np

from tablee.core.game.encoding import Offer
from tablee.crossword.actions import Pass
from tablee.crossword.lays import is_across
from tablee.games.miramis.engine.finder import by_points
from tablee.games.miramis.engine.learning.seen import FACES
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import SIZE
from tablee.games.miramis.rules.box.letters import PRINTS, RACK_SIZE, Letters, without
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.view import View
from tablee.search.figures import Figures, listed

MOST = 512
"""Moves listed at most."""
KINDS = ("pass", "lay", "exchange")
OWN = ("points", "letters", "pawns", "across", "row", "column")
NAMES = (*KINDS, *OWN, *(f"keeps_{face}" for face in FACES), *(f"keeps_{colour}" for colour in PRINTS))
"""The kind of the move; its points in thirds of a thousand, letters laid and pawns among them in eighths of a rack,
whether it lies in a row, where its first letter lies; and what is left on the rack, by letter and by colour."""
MANY_POINTS = 300


def offer(view: View) -> Offer[Ask]:
    """All moves as far as they may be listed."""
    assert view.seat is not None, "a spectator has nothing to ask"
    seat, exchanges = view.seat, _exchanges(view)
    found = by_points(view, all_words(view.options.compounds), MOST - 1 - len(exchanges)) if view.rack else []
    rows = np.zeros((1 + len(found) + len(exchanges), len(NAMES)), np.float32)
    _keeping(rows[0], "pass", view.rack)
    for row, lay in zip(rows[1:], found, strict=False):
        _of_lay(row, view, lay)
    for row, given in zip(rows[1 + len(found) :], exchanges, strict=True):
        _keeping(row, "exchange", without(view.rack, given))
    lays = (Lay(seat, one.tiles) for one in found)
    return listed([Pass(seat), *lays, *(Exchange(seat, given) for given in exchanges)], rows, MOST)


def _exchanges(view: View) -> list[Letters]:
    """One to three letters, each choice once."""
    held = sorted(view.rack)
    return [given for many in range(1, view.may_exchange + 1) for given in sorted(set(combinations(held, many)))]


def _keeping(row: Figures, kind: str, kept: Letters) -> None:
    row[KINDS.index(kind)] = 1
    own = len(KINDS) + len(OWN)
    for letter in kept:
        row[own + FACES.index(letter.face)] += 1 / RACK_SIZE
        row[own + len(FACES) + PRINTS.index(letter.colour)] += 1 / RACK_SIZE


def _of_lay(row: Figures, view: View, lay: Coloured) -> None:
    first = lay.tiles[0]
    row[len(KINDS) : len(KINDS) + len(OWN)] = (
        lay.points / MANY_POINTS,
        len(lay.tiles) / RACK_SIZE,
        sum(tile.letter.is_pawn for tile in lay.tiles) / RACK_SIZE,
        is_across(lay.tiles),
        first.row / SIZE,
        first.col / SIZE,
    )
    _keeping(row, "lay", without(view.rack, (tile.letter for tile in lay.tiles)))
