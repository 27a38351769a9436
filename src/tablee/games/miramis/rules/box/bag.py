"""Luck at the bag: shaking it, and drawing lots for who starts (R3)."""

from collections.abc import Iterable
from random import Random

from tablee.games.miramis.rules.box.letters import RACK_SIZE, Letter, Letters, letters, without
from tablee.games.miramis.rules.events import LotDrawn


def shaken(bag: Letters, rng: Random) -> Letters:
    """The letters in the order in which they will be drawn."""
    return tuple(rng.sample(bag, len(bag)))


def draw_lots(seats: int, rng: Random) -> tuple[list[LotDrawn], int]:
    """R3: all draw a letter; those who tie for the nearest to Z put theirs back and draw again. Last: who starts."""
    lots: list[LotDrawn] = []
    kept: dict[int, Letter] = {}
    drawing = list(range(seats))
    while len(drawing) > 1:
        kept = {seat: letter for seat, letter in kept.items() if seat not in drawing}
        for seat in drawing:
            lots += (LotDrawn(seat, letter) for letter in _drawn(kept.values(), rng))
            kept[seat] = lots[-1].letter
        nearest = max(kept[seat].face for seat in drawing)
        drawing = [seat for seat in drawing if kept[seat].face == nearest]
    return lots, drawing[0]


def filled_bag(lots: list[LotDrawn], rng: Random) -> Letters:
    """R3: the bag, shaken, in such an order that the first letter of every rack is the one that its seat has drawn."""
    kept = {lot.seat: lot.letter for lot in lots}
    rest = shaken(without(letters(), kept.values()), rng)
    more = RACK_SIZE - 1
    racks = ((kept[seat], *rest[more * seat : more * (seat + 1)]) for seat in sorted(kept))
    return (*(letter for rack in racks for letter in rack), *rest[more * len(kept) :])


def _drawn(kept: Iterable[Letter], rng: Random) -> list[Letter]:
    """The pawns that go back at once, and then a letter; what the others keep is not in the bag."""
    bag = without(letters(), kept)
    drawn = [rng.choice(bag)]
    while drawn[-1].is_pawn:
        drawn.append(rng.choice(bag))
    return drawn
