"""What the master knows by heart: products and dangers of potion sets, looked up instead of multiplied again.

A set of potions is an integer with two bits a value: the value is there, and it is there at least twice; more copies
never matter, since a capture takes two. A set of monsters is an integer with bit m for a monster m. So
`products(set) & monsters` tells at once whether anything can be captured.
"""

from collections import Counter
from functools import cache

from tablee.games.multiplipotion.cards import Level, deck

HIGHEST = max(card.monster for card in deck("all"))
VALUES = tuple(sorted({card.potion for card in deck("all")}))

POTION = {card.id: card.potion for card in deck("all")}
MONSTER = {card.id: card.monster for card in deck("all")}
MONSTER_BIT = {card.id: 1 << card.monster for card in deck("all")}

CERTAIN = 1.0


def with_potion(potions: int, value: int) -> int:
    """The set with one potion more."""
    once = 1 << 2 * value
    return potions | (once << 1 if potions & once else once)


def potions_of(cards: list[int]) -> int:
    """The set of potions on these cards."""
    potions = 0
    for card in cards:
        potions = with_potion(potions, POTION[card])
    return potions


def monsters_of(cards: list[int]) -> int:
    """The set of monsters on these cards."""
    monsters = 0
    for card in cards:
        monsters |= MONSTER_BIT[card]
    return monsters


@cache
def products(potions: int) -> int:
    """The monsters that two of these potions can capture."""
    found = 0
    there = [value for value in VALUES if potions >> 2 * value & 1]
    for index, a in enumerate(there):
        for b in there[index + 1 :]:
            found |= 1 << a * b
        if potions >> 2 * a & 2:
            found |= 1 << a * a
    return found


@cache
def danger(potions: int, level: Level) -> tuple[float, ...]:
    """For each monster, how likely an opponent with these potions and one random card more captures it."""
    cards = deck(level)
    likely = [0.0] * (HIGHEST + 1)
    for value, count in Counter(card.potion for card in cards).items():
        within_reach = products(with_potion(potions, value))
        for monster in range(HIGHEST + 1):
            if within_reach >> monster & 1:
                likely[monster] += count / len(cards)
    now = products(potions)
    return tuple(CERTAIN if now >> monster & 1 else likely[monster] for monster in range(HIGHEST + 1))
