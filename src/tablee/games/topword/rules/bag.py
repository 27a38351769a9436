"""Luck at the bag: shaking it, and drawing lots for who starts (R3)."""

from collections.abc import Sequence
from random import Random

from tablee.games.topword.rules.events import LotDrawn
from tablee.games.topword.rules.letters import letters


def shaken(bag: str, rng: Random) -> str:
    """The letters in the order in which they will be drawn."""
    return "".join(rng.sample(bag, len(bag)))


def draw_lots(seats: Sequence[int], rng: Random) -> tuple[Sequence[LotDrawn], int]:
    """R3: all draw a letter; those who tie for the nearest to A put theirs back and draw again. Last: who starts."""
    lots: list[LotDrawn] = []
    drawing = list(seats)
    while len(drawing) > 1:
        drawn = dict(zip(drawing, rng.sample(letters(), len(drawing)), strict=True))
        lots += (LotDrawn(seat, letter) for seat, letter in drawn.items())
        drawing = [seat for seat in drawing if drawn[seat] == min(drawn.values())]
    return lots, drawing[0]
