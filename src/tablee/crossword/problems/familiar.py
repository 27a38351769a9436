"""How well people know words: by how often they meet them, or the headword they are filed under."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tablee.lexicon import fold, lexicon

NEVER_MET = 1_000_000
FORMS = 2
"""A form that was hardly ever counted is taken for half as frequent as its headword: CAFÉS after CAFÉ.

One that begins otherwise is no such form: NANOLUX is filed under LUX."""

SHORT = 3
LAID, BESIDE = 30_000, 40_000
"""A long word can be guessed by its parts; URE or LOF is known or it is not. So a short word that is laid must be among
so many that people meet most often, and one that comes along with another among so many."""


@lru_cache(maxsize=50_000)
def rank(word: str) -> int:
    """The word is among so many that people meet most often."""
    entries = (entry for entry in lexicon.entries(word) if entry.kind == "common")
    headwords = (entry.headword for entry in entries if fold(entry.headword)[0] == word[0])
    filed = (lexicon.rank(headword) for headword in headwords)
    return min((lexicon.rank(word) or NEVER_MET, *(FORMS * one for one in filed if one)))


def rarest(words: Iterable[str]) -> int:
    """The rank of the one that is met least often."""
    return max(map(rank, words))


def may_be_asked(words: Sequence[str], least: int) -> bool:
    """Whether all words of a move, the one that is laid first, are among so many, and none is crude."""
    limits = [LAID, *(BESIDE for _ in words[1:])]
    return all(_is_known(word, least, short) for word, short in zip(words, limits, strict=True))


def _is_known(word: str, least: int, short: int) -> bool:
    return rank(word) <= (min(least, short) if len(word) <= SHORT else least) and not lexicon.is_crude(word)
