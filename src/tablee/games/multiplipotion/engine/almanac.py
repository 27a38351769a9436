"""What the master knows by heart: products and dangers of potion sets, looked up instead of multiplied again.

A set of potions is an integer with two bits a value: the value is there, and it is there at least twice; more copies
never matter, since a capture takes two. A set of monsters is an integer with bit m for a monster m. So
`products(set) & monsters` tells at once whether anything can be captured.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from tablee.games.multiplipotion.rules.cards import Cards

VALUES = tuple(range(2, 10))
HIGHEST = VALUES[-1] ** 2

CERTAIN = 1.0


def with_potion(potions: int, value: int) -> int:
    """The set with one potion more."""
    once = 1 << 2 * value
    return potions | (once << 1 if potions & once else once)


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


class Almanac:
    """The cards of a match by their numbers, and what an opponent may draw from them."""

    def __init__(self, cards: Cards) -> None:
        self.potion = {card.id: card.potion for card in cards}
        self.monster = {card.id: card.monster for card in cards}
        self.bit = {card.id: 1 << card.monster for card in cards}
        self._dangers: dict[int, tuple[float, ...]] = {}

    def potions_of(self, cards: Iterable[int]) -> int:
        """The set of potions on these cards."""
        potions = 0
        for card in cards:
            potions = with_potion(potions, self.potion[card])
        return potions

    def monsters_of(self, cards: Iterable[int]) -> int:
        """The set of monsters on these cards."""
        monsters = 0
        for card in cards:
            monsters |= self.bit[card]
        return monsters

    def danger(self, potions: int) -> tuple[float, ...]:
        """For each monster, how likely an opponent with these potions and one random card more captures it."""
        known = self._dangers.get(potions)
        if known is None:
            known = self._dangers[potions] = self._danger(potions)
        return known

    def _danger(self, potions: int) -> tuple[float, ...]:
        likely = [0.0] * (HIGHEST + 1)
        for value, count in Counter(self.potion.values()).items():
            within_reach = products(with_potion(potions, value))
            for monster in range(HIGHEST + 1):
                if within_reach >> monster & 1:
                    likely[monster] += count / len(self.potion)
        now = products(potions)
        return tuple(CERTAIN if now >> monster & 1 else likely[monster] for monster in range(HIGHEST + 1))


@lru_cache(maxsize=16)
def almanac(cards: Cards) -> Almanac:
    """The almanac of the cards of a match."""
    return Almanac(cards)
