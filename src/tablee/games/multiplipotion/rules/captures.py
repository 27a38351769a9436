"""Which captures two zones allow (R6); the same arithmetic for the rules, the help and the robots."""

from itertools import combinations

from tablee.games.multiplipotion.rules.cards import Card, Cards, product_of
from tablee.games.multiplipotion.rules.state import Products

Possible = tuple[Card, Card, Card]
"""Two potions of one zone and the monster of the other that they capture."""


def captures(own: Cards, theirs: Cards) -> list[Possible]:
    """Every capture the owner of the first zone can make, in the order in which the cards were laid."""
    monsters: dict[int, list[Card]] = {}
    for card in theirs:
        monsters.setdefault(card.monster, []).append(card)
    return [
        (first, second, monster)
        for first, second in combinations(own, 2)
        for monster in monsters.get(first.potion * second.potion, ())
    ]


def missed_products(own: Cards, theirs: Cards) -> Products:
    """The products that would have captured something, each once."""
    monsters = {card.monster for card in theirs}
    pairs = [pair for pair in combinations(own, 2) if pair[0].potion * pair[1].potion in monsters]
    return tuple(sorted({product_of(*pair) for pair in pairs})) if pairs else ()


def capturable(own: Cards, theirs: Cards) -> tuple[int, ...]:
    """The numbers of the cards whose monsters can be captured now."""
    wanted = {first.potion * second.potion for first, second in combinations(own, 2)}
    return tuple(card.id for card in theirs if card.monster in wanted)
