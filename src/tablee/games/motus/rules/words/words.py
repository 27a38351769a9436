"""Which words count: of the agreed length, with the letter that is given, of the common lexicon unless free (R4)."""

from functools import lru_cache

from tablee.core.refusal import Refusal, Refused
from tablee.games.motus.rules.words import word_refusals as no
from tablee.lexicon import fold, lexicon
from tablee.lexicon.letters import LONGEST, shown


def written(text: str) -> str:
    """What somebody typed, in the capitals of a slate; anything but letters is refused."""
    word = fold(text) if len(text) <= LONGEST else ""
    if not (word.isascii() and word.isalpha()):
        raise Refused(no.NotLetters(shown(text)))
    return word


def why_not(word: str, letters: int, first: str = "", free: bool = False) -> Refusal | None:
    """Why a word may not be proposed (or set, if no first letter is given), or None; free words need no dictionary."""
    if len(word) < letters:
        return no.TooShort(word, len(word), letters)
    if len(word) > letters:
        return no.TooLong(word, len(word), letters)
    if first and not word.startswith(first):
        return no.WrongFirstLetter(word, first)
    reason = None if free else lexicon.why_not(word)
    return no.BY_REASON[reason.kind](word, reason.spelling) if reason else None


@lru_cache(maxsize=256)
def words_with(first: str, letters: int) -> tuple[str, ...]:
    """All words that count and begin with a letter."""
    return tuple(lexicon.pattern(first + "." * (letters - 1)))
