"""What a robot knows: frequent words, and those that the house itself might set."""

from functools import lru_cache

from tablee.games.motus.rules.words.lists import hidden_words
from tablee.lexicon import Level, lexicon


@lru_cache(maxsize=1024)
def known_words(house: Level, rank: int | None, first: str, letters: int) -> tuple[str, ...]:
    """The words of a length and a first letter that somebody knows, in alphabetical order."""
    if rank is None:
        return hidden_words("frequent", first, letters)
    frequent = lexicon.sub_vocabulary(rank).pattern(first + "." * (letters - 1))
    return tuple(sorted({*frequent, *hidden_words(house, first, letters)}))
