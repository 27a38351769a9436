"""Hiding: which word a robot sets for the others to find."""

from collections.abc import Collection
from random import Random

from tablee.games.motus.engine.openings import opening
from tablee.games.motus.engine.skills import Skill
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import PEOPLE_SET, hidden_words
from tablee.games.motus.rules.words.marks import marks
from tablee.lexicon import lexicon

THOUGHT_OF = 5
"""Among so many words a sly one takes the one that has most in common with others."""


def hidden_word(letters: int, skill: Skill, used: Collection[str], rng: Random) -> str:
    """A word not used in this match, easier or harder, but always one of the house's, which everybody has met."""
    words = [word for word in lexicon.secrets(letters, skill.house) if word not in used]
    return max(rng.sample(words, THOUGHT_OF), key=_look_alikes) if skill.sly else rng.choice(words)


def _look_alikes(word: str) -> int:
    """How many words are still possible after the best opening: the more, the longer one has to look."""
    first, letters = word[0], len(word)
    words, book = hidden_words(PEOPLE_SET, first, letters), opening(PEOPLE_SET, first, letters)
    tried = book.word if book else words[0]
    return len(Clues(first + "." * (letters - 1)).and_tried(tried, marks(word, tried)).fitting(words))
