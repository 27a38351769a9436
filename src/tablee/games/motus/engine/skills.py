"""The robots of Motus in numbers, weakest first; docs/strength.md has how often each beats the one before."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tablee.core.game.form import skill_of
from tablee.games.motus.rules.words.lists import hidden_words
from tablee.lexicon import Level, lexicon


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
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


SKILLS = {
    "beginner": Skill(house="easy", words=4_000, minds=0.55, recalls=0.2, searches=0.15, sway=1.5),
    "novice": Skill(house="easy", words=8_000, minds=0.7, recalls=0.3, searches=0.3, sway=1.7),
    "casual": Skill(house="easy", words=12_500, minds=0.86, recalls=0.45, searches=0.6, sway=2.0),
    "club": Skill(house="normal", words=25_000, sway=2.1),
    "regular": Skill(tells=1.0, solves=0.36, sway=2.0),
    "expert": Skill(tells=1.0, solves=0.76, sway=2.0),
    "virtuoso": Skill(tells=1.0, solves=0.92, sly=True, sway=0.8),
    "champion": Skill(solves=1.0, sly=True),
}


def skill(level: str, luck: Random) -> Skill:
    """How a level plays today."""
    return skill_of(SKILLS, level, luck)


@lru_cache(maxsize=1024)
def known_words(house: Level, rank: int | None, first: str, letters: int) -> tuple[str, ...]:
    """The words of a length and a first letter that somebody knows, in alphabetical order."""
    if rank is None:
        return hidden_words("frequent", first, letters)
    frequent = lexicon.sub_vocabulary(rank).pattern(first + "." * (letters - 1))
    return tuple(sorted({*frequent, *hidden_words(house, first, letters)}))
