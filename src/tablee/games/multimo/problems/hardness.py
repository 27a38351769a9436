"""How hard a grid is, as a rating: by how much is to be laid, and how rare the rarest word of the best grid is."""

from math import log2

from tablee.games.multimo.problems.building import KNOWN
from tablee.games.multimo.problems.grids import Laid
from tablee.lexicon import lexicon

EASIEST, HARDEST = 900, 2200
A_LETTER = {"finish": 115, "small": 100, "grid": 95}
BEGINS = {"finish": 430, "small": 300, "grid": 500}
RARE = 70
"""What is added every time that the rarest word is twice as rare."""
USUAL = 1_000


def rated(theme: str, laid: Laid, words: list[str]) -> int:
    """The level of a grid to be filled with these words, or others as good."""
    rarest = max(max(USUAL, lexicon.rank(word) or KNOWN) for word in words)
    level = BEGINS[theme] + A_LETTER[theme] * len(laid.waiting) + RARE * log2(rarest / USUAL)
    return min(HARDEST, max(EASIEST, round(level)))
