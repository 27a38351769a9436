"""Finding: which word a robot proposes, by what it knows, remembers and works out."""

from random import Random

from tablee.core.actions import HOUSE
from tablee.games.motus.bots.vocabulary import known_words
from tablee.games.motus.clues import Clues, clues_of
from tablee.games.motus.lists import HOUSE_SETS, PEOPLE_SET, decent_words
from tablee.games.motus.slate import Slate
from tablee.games.motus.solver import best_word, most_telling
from tablee.lexicon import lexicon

REMEMBERS = 0.75
"""How often a novice thinks of a line while looking for the next word."""


def proposal(slate: Slate, level: str, rng: Random) -> str:
    """A word that may be written on the slate now."""
    clues = clues_of(slate)
    match level:
        case "novice":
            return _by_half_remembering(clues, rng)
        case "club":
            return rng.choice(_agreeing(clues, level))
        case "expert":
            return most_telling(_agreeing(clues, level))
        case _:
            origin = HOUSE_SETS if slate.setter == HOUSE else PEOPLE_SET
            word = best_word(clues, origin) or best_word(clues, "common")
            return word if word and not lexicon.is_crude(word) else rng.choice(_agreeing(clues, level))


def _by_half_remembering(clues: Clues, rng: Random) -> str:
    """A child forgets some lines, but sees the letters that are known; and rather says something than nothing."""
    remembered = Clues(clues.known, tuple(line for line in clues.tried if rng.random() < REMEMBERS))
    said = {word for word, _ in clues.tried}
    for mind in (known_words("novice", clues.first, clues.letters), decent_words(clues.first, clues.letters)):
        fresh = [word for word in mind if word not in said]
        agreeing = remembered.fitting(fresh)
        if agreeing:
            return rng.choice(agreeing)
    return rng.choice(decent_words(clues.first, clues.letters))


def _agreeing(clues: Clues, level: str) -> tuple[str, ...]:
    """Words that agree with all clues: of those the level knows, or else, by going through the alphabet, of all."""
    every = decent_words(clues.first, clues.letters)
    return clues.fitting(known_words(level, clues.first, clues.letters)) or clues.fitting(every) or every
