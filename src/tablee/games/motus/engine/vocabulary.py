"""What each level of robot knows: frequent words, and those that the house itself might set."""

from functools import lru_cache

from tablee.games.motus.rules.words.lists import hidden_words
from tablee.lexicon import Level, lexicon

KNOWS: dict[str, tuple[Level, int]] = {"novice": ("easy", 8_000), "club": ("normal", 25_000)}
"""A list of the house, and so many of the most frequent words."""


@lru_cache(maxsize=256)
def known_words(level: str, first: str, letters: int) -> tuple[str, ...]:
    """The words of a length and a first letter that come to a level's mind, in alphabetical order."""
    if level not in KNOWS:
        return hidden_words("frequent", first, letters)
    easy, rank = KNOWS[level]
    frequent = lexicon.sub_vocabulary(rank).pattern(first + "." * (letters - 1))
    return tuple(sorted({*frequent, *hidden_words(easy, first, letters)}))
