"""A duel jotted down for looking ahead: numbers of cards in lists, made to be copied and played on many times."""

from __future__ import annotations

from itertools import combinations

from tablee.games.multiplipotion.engine.almanac import Almanac, products, with_potion
from tablee.games.multiplipotion.rules.state import TROPHIES_TO_WIN


class Sketch:
    """Zones, hands, pile (top last) and trophies of one imagined world."""

    __slots__ = ("book", "hands", "monsters", "pile", "potions", "trophies", "zones")

    def __init__(
        self, book: Almanac, zones: list[list[int]], hands: list[list[int]], trophies: list[int], pile: list[int]
    ) -> None:
        self.book = book
        self.zones = zones
        self.hands = hands
        self.trophies = trophies
        self.pile = pile
        self.potions = [book.potions_of(zone) for zone in zones]
        self.monsters = [book.monsters_of(zone) for zone in zones]

    def copy(self) -> Sketch:
        twin = Sketch.__new__(Sketch)
        twin.book = self.book
        twin.zones = [self.zones[0][:], self.zones[1][:]]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.trophies = self.trophies[:]
        twin.pile = self.pile[:]
        twin.potions = self.potions[:]
        twin.monsters = self.monsters[:]
        return twin

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.zones[seat].append(card)
        self.potions[seat] = with_potion(self.potions[seat], self.book.potion[card])
        self.monsters[seat] |= self.book.bit[card]

    def capture(self, seat: int, first: int, second: int, monster: int) -> None:
        own, theirs = self.zones[seat], self.zones[1 - seat]
        own.remove(first)
        own.remove(second)
        theirs.remove(monster)
        self.trophies[seat] += 1
        self.pile[:0] = (second, first)
        self.potions = [self.book.potions_of(zone) for zone in self.zones]
        self.monsters = [self.book.monsters_of(zone) for zone in self.zones]

    def possible(self, seat: int) -> list[tuple[int, int, int]]:
        """Every capture of a seat."""
        own, theirs, book = self.zones[seat], self.zones[1 - seat], self.book
        if not products(self.potions[seat]) & self.monsters[1 - seat]:
            return []
        return [
            (first, second, monster)
            for first, second in combinations(own, 2)
            for monster in theirs
            if book.potion[first] * book.potion[second] == book.monster[monster]
        ]

    def play_turn(self, seat: int) -> None:
        """A sensible turn at a glance: a card that captures, otherwise the one that exposes least."""
        hand = self.hands[seat]
        if self.pile:
            hand.append(self.pile.pop())
        if hand:
            self.lay(seat, self._sensible(seat, hand))
        for first, second, monster in self.possible(seat)[:1]:
            self.capture(seat, first, second, monster)

    def is_won(self) -> bool:
        return TROPHIES_TO_WIN in self.trophies

    def _sensible(self, seat: int, hand: list[int]) -> int:
        book, potions, prey = self.book, self.potions[seat], self.monsters[1 - seat]
        for card in hand:
            if products(with_potion(potions, book.potion[card])) & prey:
                return card
        exposed = book.danger(self.potions[1 - seat])
        return min(hand, key=lambda card: exposed[book.monster[card]])
