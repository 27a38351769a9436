"""The robots of Motus in numbers, weakest first; docs/strength.md has how often each beats the one before."""

from dataclasses import dataclass
from random import Random

from tablee.core.game.form import mind_of
from tablee.lexicon import Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """How a robot seeks words, and which it hides."""

    house: Level = "hard"
    """It knows the words of this list of the house, and hides such."""
    words: int | None = None
    """And so many of the most frequent words; None: all that people use."""
    minds: float = 1.0
    """How often it minds a line that is written."""
    recalls: float = 1.0
    """How often a word that it knows comes to its mind."""
    searches: float = 1.0
    """How often it goes through the alphabet if nothing that comes to its mind will do."""
    tells: float = 0.0
    """How often it takes, of all that may be the word, the one that would tell most."""
    solves: float = 0.0
    """How often it works out the best word of all."""
    sly: bool = False
    """Whether it hides words that have look-alikes."""
    sway: float = 0.0
    """How many places in the table a good or bad day moves it."""


MINDS = {
    "beginner": Mind(house="easy", words=4_000, minds=0.55, recalls=0.2, searches=0.15, sway=1.2),
    "novice": Mind(house="easy", words=8_000, minds=0.7, recalls=0.3, searches=0.3, sway=1.4),
    "casual": Mind(house="easy", words=12_500, minds=0.86, recalls=0.45, searches=0.6, sway=1.8),
    "club": Mind(house="normal", words=25_000, sway=1.4),
    "regular": Mind(tells=1.0, solves=0.38, sway=1.7),
    "expert": Mind(tells=1.0, solves=0.73, sway=2.0),
    "virtuoso": Mind(tells=1.0, solves=0.92, sly=True, sway=0.8),
    "champion": Mind(solves=1.0, sly=True),
}


def mind(level: str, luck: Random) -> Mind:
    """How a level plays today."""
    return mind_of(MINDS, level, luck)
