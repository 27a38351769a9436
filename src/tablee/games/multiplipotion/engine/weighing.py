"""What a player weighs who knows the tables: a capture now, what a card exposes, and what the next could capture."""

from tablee.games.multiplipotion.rules.captures import Possible, capturable
from tablee.games.multiplipotion.rules.cards import Card, Cards
from tablee.games.multiplipotion.rules.eyes import own_zone, their_zone
from tablee.games.multiplipotion.rules.view import View


def worth_laying(view: View, card: Card) -> int:
    """A capture now counts most, then being safe, then a capture prepared with another card of the hand."""
    own, theirs = (*own_zone(view), card), their_zone(view)
    now = bool(capturable(own, theirs))
    exposed = bool(capturable(theirs, (card,)))
    prepared = len(soon_captured(own, theirs, view.hand, card))
    return 8 * now - 4 * exposed + min(prepared, 3)


def soon_captured(own: Cards, theirs: Cards, hand: Cards, laid: Card) -> set[int]:
    """The monsters that one more card of the hand would capture."""
    left = [card for card in hand if card is not laid]
    return {number for card in left for number in capturable((*own, card), theirs)}


def exposed_after(view: View, one: Possible) -> int:
    """How many of its own monsters the opponent could take after this capture."""
    first, second, monster = one
    own = tuple(card for card in own_zone(view) if card not in (first, second))
    theirs = tuple(card for card in their_zone(view) if card != monster)
    return len(capturable(theirs, own))
