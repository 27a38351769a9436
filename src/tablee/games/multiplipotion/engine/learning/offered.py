"""The moves there are, and what a player may think of before making one."""

import numpy as np

from tablee.core.game.encoding import Offer
from tablee.games.multiplipotion.engine.legal import legal
from tablee.games.multiplipotion.rules.actions import Ask, Capture, Denounce, Lay
from tablee.games.multiplipotion.rules.captures import captures
from tablee.games.multiplipotion.rules.cards import Card, Cards
from tablee.games.multiplipotion.rules.eyes import own_zone, their_zone
from tablee.games.multiplipotion.rules.view import View
from tablee.search.figures import listed, one_of

MOST = 64
"""Moves listed at most; far more than there usually are."""
KINDS = ("draw", "lay", "capture", "end_turn", "denounce")
POTIONS = tuple(range(2, 10))
HIGHEST = 81
MANY = 5
NAMES = (
    *KINDS,
    *(f"lays_potion_{potion}" for potion in POTIONS),
    "monster",
    "mine_to_capture",
    "theirs_to_capture",
    "mine_to_capture_next",
)
"""The kind of the move; the card laid, or the monster captured; what could be captured afterwards, in fifths: by
oneself at once, by the other with the cards that lie there, and by oneself with one card more of one's hand."""


def offer(view: View) -> Offer[Ask]:
    """All moves, in the order in which the library lists them."""
    asks = list(legal(view))
    return listed(asks, np.array([_features(view, ask) for ask in asks], np.float32).reshape(-1, len(NAMES)), MOST)


def _features(view: View, ask: Ask) -> list[float]:
    own, theirs, hand, card = _after(view, ask)
    monster = card.monster / HIGHEST if card else 0.0
    potion = card.potion if card and isinstance(ask, Lay) else None
    mine, next_time = captures(own, theirs), _reachable(own, theirs, hand)
    return [
        *one_of(ask.kind, KINDS),
        *one_of(potion, POTIONS),
        monster,
        len(mine) / MANY,
        len(captures(theirs, own)) / MANY,
        next_time / MANY,
    ]


def _after(view: View, ask: Ask) -> tuple[Cards, Cards, Cards, Card | None]:
    """Both zones and the hand after a move, and the card that it is about."""
    own, theirs, hand = own_zone(view), their_zone(view), view.hand
    match ask:
        case Lay(_, number):
            laid = next(card for card in hand if card.id == number)
            return (*own, laid), theirs, tuple(card for card in hand if card.id != number), laid
        case Capture(_, potions, monster):
            caught = next(card for card in theirs if card.id == monster)
            left = tuple(card for card in own if card.id not in potions)
            return left, tuple(card for card in theirs if card.id != monster), hand, caught
        case Denounce(_, _, monster):
            return own, theirs, hand, next(card for card in own if card.id == monster)
        case _:
            return own, theirs, hand, None


def _reachable(own: Cards, theirs: Cards, hand: Cards) -> int:
    """How many of their monsters a potion of the hand would catch together with one that lies there."""
    wanted = {first.potion * second.potion for first in hand for second in own}
    return sum(card.monster in wanted for card in theirs)
