"""The lists a hidden word may come from, and the words that may be proposed for it."""

from functools import lru_cache
from typing import Literal, get_args

from tablee.games.motus.words import words_with
from tablee.lexicon import lexicon

Origin = Literal["easy", "normal", "hard", "common"]
"""The house's own lists, each holding the one before; or any word that counts."""
ORIGINS: tuple[Origin, ...] = get_args(Origin)


@lru_cache(maxsize=256)
def hidden_words(origin: Origin, first: str, letters: int) -> tuple[str, ...]:
    """The words that can be hidden, by their first letter and length."""
    if origin == "common":
        return words_with(first, letters)
    return tuple(word for word in lexicon.secrets(letters, origin) if word[0] == first)
