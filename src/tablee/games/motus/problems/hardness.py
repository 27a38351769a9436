"""How hard a problem is, as a rating: by how rare the word is, by what is known of it, by how many words would do."""

from math import log2

from tablee.games.motus.problems.slates import Written
from tablee.games.motus.rules.words.marks import WELL
from tablee.lexicon import lexicon

EASIEST, HARDEST = 900, 2200
USUAL = 500
"""A word of this rank is known to all."""
RARE = 100_000
"""The rank of words that have none."""


def placed(slate: Written) -> int:
    """How many letters stand where they belong, the first one included."""
    return len({0, *(place for _, row in slate.clues.tried for place, mark in enumerate(row) if mark == WELL)})


def rank_of(word: str) -> int:
    """How rare a word is."""
    return max(USUAL, lexicon.rank(word) or RARE)


def of_finding(slate: Written) -> int:
    """Every time the word is twice as rare, and every letter whose place or name is not known."""
    letters = len(slate.secret)
    nameless = letters - sum((slate.clues.present() | {slate.secret[0]: 1}).values())
    loose = letters - placed(slate)
    level = 600 + 105 * log2(rank_of(slate.secret) / USUAL) + 45 * loose + 85 * nameless + 20 * letters
    return _within(level)


def of_dividing(left: int, solutions: int) -> int:
    """Every word to be told apart, and how few usual words do it."""
    return _within(950 + 70 * left + 110 * (6 - log2(max(1, solutions))))


def _within(level: float) -> int:
    return min(HARDEST, max(EASIEST, round(level)))
