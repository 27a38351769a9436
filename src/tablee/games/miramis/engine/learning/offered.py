"""The moves there are, and what a player may think of before making one.

First to pass; then lays, those that earn most first, each word once and in the colours that earn most; then exchanges.
Should there be more than may be listed, the lays that earn least are left out.
"""

from collections.abc import Iterable
from itertools import combinations

import numpy as np

from tablee.core.game.encoding import Offer
from tablee.crossword.actions import Pass
from tablee.games.miramis.engine.finder import by_points
from tablee.games.miramis.engine.learning.seen import FACES
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import SIZE
from tablee.games.miramis.rules.box.letters import PAWN, PRINTS, RACK_SIZE, Letter, Letters
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.view import View
from tablee.search.figures import Figures, keeping, listed

MOST = 512
"""Moves listed at most."""
KINDS = ("pass", "lay", "exchange")
OWN = ("points", "letters", "pawns", "across", "row", "column")
NAMES = (*KINDS, *OWN, *(f"keeps_{face}" for face in FACES), *(f"keeps_{colour}" for colour in PRINTS))
"""The kind of the move; its points in thirds of a thousand, letters laid and pawns among them in eighths of a rack,
whether it lies in a row, where its first letter lies; and what is left on the rack, by letter and by colour."""
MANY_POINTS = 300
WHERE = {
    Letter(face, colour): (FACES.index(face), len(FACES) + PRINTS.index(colour)) for face in FACES for colour in PRINTS
}


def offer(view: View) -> Offer[Ask]:
    """All moves as far as they may be listed."""
    assert view.seat is not None, "a spectator has nothing to ask"
    seat, exchanges = view.seat, _exchanges(view)
    found = by_points(view, all_words(view.options.compounds), MOST - 1 - len(exchanges)) if view.rack else []
    rows = np.zeros((1 + len(found) + len(exchanges), len(NAMES)), np.float32)
    laid = ([tile.letter for tile in one.tiles] for one in found)
    keeping(rows, _held(view.rack), [[], *map(_gone, laid), *map(_gone, exchanges)], 1 / RACK_SIZE)
    rows[0, 0] = rows[1 + len(found) :, KINDS.index("exchange")] = 1
    rows[1 : 1 + len(found), : len(KINDS) + len(OWN)] = [_of_lay(lay) for lay in found] or 0
    lays = (Lay(seat, one.tiles) for one in found)
    return listed([Pass(seat), *lays, *(Exchange(seat, given) for given in exchanges)], rows, MOST)


def _exchanges(view: View) -> list[Letters]:
    """One to three letters, each choice once."""
    held = sorted(view.rack)
    return [given for many in range(1, view.may_exchange + 1) for given in sorted(set(combinations(held, many)))]


def _held(rack: Letters) -> Figures:
    """A rack by letter and by colour, in eighths."""
    held = np.zeros(len(FACES) + len(PRINTS), np.float32)
    np.add.at(held, _gone(rack), 1 / RACK_SIZE)
    return held


def _gone(letters: Iterable[Letter]) -> list[int]:
    """Where letters are counted: each by its face, and by its colour."""
    return [place for letter in letters for place in WHERE[letter]]


def _of_lay(lay: Coloured) -> tuple[float, ...]:
    first = lay.tiles[0]
    across = lay.tiles[-1].row == first.row
    pawns = sum(tile.letter.face == PAWN for tile in lay.tiles)
    own = lay.points / MANY_POINTS, len(lay.tiles) / RACK_SIZE, pawns / RACK_SIZE
    return 0, 1, 0, *own, across, first.row / SIZE, first.col / SIZE
