"""Finding: which word a robot proposes, by what it knows, remembers and works out."""

from collections.abc import Collection
from random import Random

from tablee.core.actions import HOUSE
from tablee.games.motus.engine.making_up import made_up
from tablee.games.motus.engine.solver import best_word, most_telling
from tablee.games.motus.engine.vocabulary import known_words
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import HOUSE_SETS, PEOPLE_SET, ROBOTS_SET, Origin, decent_words
from tablee.lexicon import lexicon

MINDED = 0.7
"""How often a novice minds a line that is written."""
IN_MIND = 0.25
"""How often a word that a novice knows comes to its mind."""
SEARCHED = 0.25
"""How often a novice goes through the alphabet if nothing that comes to its mind will do."""


HASTY = 0.3
"""How often, in a race, any word that agrees must do, so that two of one level have ideas of their own."""


def origin_of(setter: int, robots: Collection[int]) -> Origin:
    """Where a champion looks for a word: everybody knows who hides it, and that robots hide words of the house."""
    if setter == HOUSE:
        return HOUSE_SETS
    return ROBOTS_SET if setter in robots else PEOPLE_SET


def proposal(clues: Clues, level: str, origin: Origin, rng: Random, free: bool = False) -> str:
    """A word that may be written on a slate now; where words are free (R4), made up if there is none that agrees."""
    if free and not clues.fitting(decent_words(clues.first, clues.letters)):
        return made_up(clues, rng)
    match level:
        case "novice":
            return _by_half_remembering(clues, rng)
        case "club":
            return rng.choice(_agreeing(clues, level))
        case "expert":
            return most_telling(_agreeing(clues, level))
        case _:
            word = best_word(clues, origin) or best_word(clues, "common")
            return word if word and not lexicon.is_crude(word) else rng.choice(_agreeing(clues, level))


def hasty_idea(clues: Clues, level: str, rng: Random) -> str:
    """Now and then a known word that agrees with all clues, however little it would tell; else nothing."""
    agreeing = clues.fitting(known_words(level, clues.first, clues.letters)) if rng.random() < HASTY else ()
    return rng.choice(agreeing) if agreeing else ""


def _by_half_remembering(clues: Clues, rng: Random) -> str:
    """A child minds only some of the lines, few words come to its mind, and it rather says something than nothing."""
    minded = Clues(clues.known, tuple(line for line in clues.tried if rng.random() < MINDED))
    said = {word for word, _ in clues.tried}
    words = [word for word in known_words("novice", clues.first, clues.letters) if word not in said]
    in_mind = [word for word in words if rng.random() < IN_MIND]
    every = decent_words(clues.first, clues.letters)
    searched = every if rng.random() < SEARCHED else ()
    return rng.choice(minded.fitting(in_mind) or minded.fitting(searched) or in_mind or words or every)


def _agreeing(clues: Clues, level: str) -> tuple[str, ...]:
    """Words that agree with all clues: of those the level knows, or else, by going through the alphabet, of all."""
    every = decent_words(clues.first, clues.letters)
    return clues.fitting(known_words(level, clues.first, clues.letters)) or clues.fitting(every) or every
