"""How well people know words: by how often they meet them, or the headword they are filed under."""

from collections.abc import Iterable
from functools import lru_cache

from tablee.lexicon import fold, lexicon

NEVER_MET = 1_000_000
FORMS = 2
"""A form that was hardly ever counted is taken for half as frequent as its headword: CAFÉS after CAFÉ.

One that begins otherwise is no such form: NANOLUX is filed under LUX."""

SHORT, SHORT_KNOWN = 3, 30_000
"""A long word can be guessed by its parts; URE or LOF is known or it is not, so it must be better known."""


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


def may_be_asked(words: Iterable[str], least: int) -> bool:
    """Whether all are among so many, short ones among fewer, and none is crude."""
    return all(rank(word) <= _least(word, least) and not lexicon.is_crude(word) for word in words)


def _least(word: str, least: int) -> int:
    return min(least, SHORT_KNOWN) if len(word) <= SHORT else least
