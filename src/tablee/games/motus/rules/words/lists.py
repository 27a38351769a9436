"""The lists a hidden word may come from, and the words that may be proposed for it."""

from functools import cache, lru_cache
from typing import Literal, get_args

from tablee.games.motus.rules.words.words import words_with
from tablee.lexicon import Level, lexicon

Origin = Literal["easy", "normal", "hard", "frequent", "common"]
"""The house's own lists, the words that people use, any word that counts: each list holds the one before."""
ORIGINS: tuple[Origin, ...] = get_args(Origin)
HOUSE_SETS: Level = "normal"
"""The list from which the house takes its words (R19)."""
PEOPLE_SET: Origin = "frequent"
"""The list in which most words are that somebody thinks of."""
ROBOTS_SET: Level = "hard"
"""The list in which every word is that a robot hides."""
FREQUENT = 60_000
"""So many of the most frequent words."""


@cache
def house_words(letters: int) -> tuple[str, ...]:
    """The words that the house may set (R19)."""
    return lexicon.secrets(letters, HOUSE_SETS)


@lru_cache(maxsize=256)
def decent_words(first: str, letters: int) -> tuple[str, ...]:
    """All words that the house itself may propose."""
    return tuple(word for word in words_with(first, letters) if not lexicon.is_crude(word))


@lru_cache(maxsize=256)
def hidden_words(origin: Origin, first: str, letters: int) -> tuple[str, ...]:
    """The words that can be hidden, by their first letter and length."""
    match origin:
        case "common":
            return words_with(first, letters)
        case "frequent":
            used = lexicon.sub_vocabulary(FREQUENT).pattern(first + "." * (letters - 1))
            return tuple(sorted({*used, *hidden_words("hard", first, letters)}))
        case _:
            return tuple(word for word in lexicon.secrets(letters, origin) if word[0] == first)
