"""Finding: which word a robot proposes, by what it knows, remembers and works out."""

from collections.abc import Collection, Sequence
from random import Random

from tablee.core.actions import HOUSE
from tablee.games.motus.engine.making_up import made_up
from tablee.games.motus.engine.skills import Skill, known_words
from tablee.games.motus.engine.solver import best_word, most_telling
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import HOUSE_SETS, PEOPLE_SET, ROBOTS_SET, Origin, decent_words
from tablee.lexicon import lexicon

HASTY = 0.3
"""How often, in a race, any word that agrees must do, so that two of one level have ideas of their own."""


def origin_of(setter: int, robots: Collection[int]) -> Origin:
    """Where a champion looks for a word: everybody knows who hides it, and that robots hide words of the house."""
    if setter == HOUSE:
        return HOUSE_SETS
    return ROBOTS_SET if setter in robots else PEOPLE_SET


def proposal(clues: Clues, skill: Skill, origin: Origin, rng: Random, free: bool = False) -> str:
    """A word that may be written on a slate now; where words are free (R4), made up if there is none that agrees."""
    if free and not clues.fitting(decent_words(clues.first, clues.letters)):
        return made_up(clues, rng)
    if rng.random() < skill.solves:
        word = best_word(clues, origin) or best_word(clues, "common")
        if word and not lexicon.is_crude(word):
            return word
    thought_of = _thought_of(clues, skill, rng)
    return most_telling(thought_of) if rng.random() < skill.tells else rng.choice(thought_of)


def hasty_idea(clues: Clues, skill: Skill, rng: Random) -> str:
    """Now and then a known word that agrees with all clues, however little it would tell; else nothing."""
    agreeing = clues.fitting(_known(clues, skill)) if rng.random() < HASTY else ()
    return rng.choice(agreeing) if agreeing else ""


def _thought_of(clues: Clues, skill: Skill, rng: Random) -> Sequence[str]:
    """Words that agree with the lines one minds: of those that come to mind, or else, by the alphabet, of all.

    Whoever thinks of none rather says something than nothing, but nobody says again what is written there.
    """
    minded = Clues(clues.known, tuple(line for line in clues.tried if rng.random() < skill.minds))
    said = {word for word, _ in clues.tried}
    words = [word for word in _known(clues, skill) if word not in said]
    in_mind = words if skill.recalls >= 1 else [word for word in words if rng.random() < skill.recalls]
    all_words = decent_words(clues.first, clues.letters)
    every = [word for word in all_words if word not in said] or all_words
    searched = every if rng.random() < skill.searches else ()
    return minded.fitting(in_mind) or minded.fitting(searched) or in_mind or words or every


def _known(clues: Clues, skill: Skill) -> tuple[str, ...]:
    return known_words(skill.house, skill.words, clues.first, clues.letters)
