"""What is said of an answer: a product that was wrong with a trick for the right one, a capture that was there."""

from typing import Any

from tablee.games.multiplipotion.rules.captures import Possible
from tablee.games.multiplipotion.rules.cards import Card

Said = tuple[str, dict[str, Any]]
"""The name of a sentence, and what fills it."""

LEARNT = (2, 5, 4, 3, 9, 6, 8, 7)
"""In which order tables are learnt: a product is worked out by the easier of its two factors."""
FIRST_STEP = {2: 1, 3: 2, 4: 2, 5: 10, 6: 5, 7: 5, 8: 4, 9: 10}
"""How often the other factor is taken first: six times is five times and once more."""


def slip(first: Card, second: Card, claimed: Card) -> Said:
    """A wrong product, the right one, and how to get there."""
    a, b = first.potion, second.potion
    by = min(a, b, key=LEARNT.index)
    n = b if by == a else a
    product = {"a": a, "b": b, "product": a * b, "claimed": claimed.monster}
    return f"slip_{by}", {**product, "n": n, "step": FIRST_STEP[by] * n}


def sum_of(name: str, one: Possible) -> Said:
    """A sentence about a capture: `found`, `overlooked`, `exposed`."""
    first, second, monster = one
    return name, {"a": first.potion, "b": second.potion, "product": monster.monster}


def written(said: Said) -> str:
    """The product that a sentence is about, as a sum."""
    return "{a}\u00a0×\u00a0{b}\u00a0=\u00a0{product}".format_map(said[1])


def card_of(name: str, card: Card) -> Said:
    """A sentence about a card."""
    return name, {"potion": card.potion, "monster": card.monster}
