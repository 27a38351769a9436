"""What the dictionary says of words: those of the common lexicon are admitted (R11)."""

from collections.abc import Iterable

from tablee.core.refusal import Refused
from tablee.games.topword.scoring import Word
from tablee.games.topword.word_refusals import BY_REASON
from tablee.lexicon import lexicon
from tablee.lexicon.why import Reason


def bad_words(words: Iterable[Word]) -> tuple[str, ...]:
    """Those that are not admitted."""
    return tuple(word.text for word in words if word.text not in lexicon.common)


def why_bad(word: str) -> Reason | None:
    """Why a word is not admitted, or None if it is."""
    reason = lexicon.why_not(word)
    return reason.kind if reason else None


def require_good_words(words: Iterable[Word]) -> None:
    """R11: the first bad word is refused with its reason, and all are named."""
    bad = bad_words(words)
    reason = lexicon.why_not(bad[0]) if bad else None
    if reason:
        raise Refused(BY_REASON[reason.kind](bad[0], reason.spelling, bad))
