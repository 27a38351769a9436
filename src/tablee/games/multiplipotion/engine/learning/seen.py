"""What a seat sees, in numbers: where each card of the deck lies, as far as it knows, and how the match stands."""

from functools import lru_cache

import numpy as np

from tablee.games.multiplipotion.rules.cards import Cards, deck
from tablee.games.multiplipotion.rules.eyes import own_zone, seat_of, their_zone
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import TROPHIES_TO_WIN, start
from tablee.games.multiplipotion.rules.view import View
from tablee.search.figures import Figures, figures, one_of

PHASES = ("draw", "lay", "capture", "amend")
PLACES = 5
"""One's hand, one's zone, theirs, trophies, and the cards known to lie at the bottom of the pile."""
STANDING = len(PHASES) + 2 + 2 + 3
MOST_IN_HAND = 5


def size(options: Options) -> int:
    """How many numbers there are."""
    table = start(options, 2).table
    return PLACES * len(table.own or deck(table.level)) + STANDING


def observe(view: View) -> Figures:
    """Five rows of the deck, then phase, turn, trophies and what is left."""
    seat, cards = seat_of(view), view.deck
    places = _places(cards)
    lie = np.zeros((PLACES, len(cards)), np.float32)
    won = (*view.trophies[0], *view.trophies[1])
    for row, there in zip(lie, (view.hand, own_zone(view), their_zone(view), won, view.buried), strict=True):
        row[[places[card.id] for card in there]] = 1
    return np.concatenate((lie.ravel(), figures(_standing(view, seat, len(cards)))))


def _standing(view: View, seat: int, cards: int) -> list[float]:
    return [
        *one_of(view.phase, PHASES),
        view.turn == seat,
        view.may_denounce,
        len(view.trophies[seat]) / TROPHIES_TO_WIN,
        len(view.trophies[1 - seat]) / TROPHIES_TO_WIN,
        view.pile / cards,
        view.hand_counts[seat] / MOST_IN_HAND,
        view.hand_counts[1 - seat] / MOST_IN_HAND,
    ]


@lru_cache(maxsize=8)
def _places(cards: Cards) -> dict[int, int]:
    """Each card's place in the deck."""
    return {card.id: place for place, card in enumerate(cards)}
