"""What the dictionary says of words: those of the common lexicon are admitted (R11)."""

from collections.abc import Iterable

from tablee.core.refusal import Refused
from tablee.games.topword.rules.lays.scoring import Word
from tablee.games.topword.rules.refusals import BY_REASON
from tablee.lexicon import lexicon
from tablee.lexicon.refusals import WordRefusal


def bad_words(words: Iterable[Word]) -> tuple[str, ...]:
    """Those that are not admitted."""
    return tuple(word.text for word in words if word.text not in lexicon.common)


def why_bad(words: tuple[str, ...]) -> WordRefusal | None:
    """The refusal of the first of these words, with the reason that the lexicon gives; None if it is a good word."""
    reason = lexicon.why_not(words[0])
    return BY_REASON[reason.kind](words[0], reason.spelling, words) if reason else None


def require_good_words(words: Iterable[Word]) -> None:
    """R11: the first bad word is refused with its reason, and all are named."""
    bad = bad_words(words)
    refusal = why_bad(bad) if bad else None
    if refusal:
        raise Refused(refusal)
