"""What the dictionary says of words: common ones are admitted, compounds if the table likes, and MIRAMIS (R8, R16)."""

from collections.abc import Iterable

from tablee.core.refusal import Refused
from tablee.games.miramis.rules.lays.scoring import MIRAMIS
from tablee.games.miramis.rules.lays.sheet import Word
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.refusals import BY_REASON
from tablee.lexicon import lexicon
from tablee.lexicon.refusals import WordRefusal


def is_good(text: str, options: Options) -> bool:
    """Whether a word may be laid."""
    return text == MIRAMIS or text in lexicon.words(compounds=options.compounds)


def why_bad(words: tuple[str, ...], options: Options) -> WordRefusal | None:
    """The refusal of the first of these words, with the reason that the lexicon gives; None if it is a good word."""
    reason = None if is_good(words[0], options) else lexicon.why_not(words[0], compounds=options.compounds)
    return BY_REASON[reason.kind](words[0], reason.spelling, words) if reason else None


def require_good_words(words: Iterable[Word], options: Options) -> None:
    """R8: the first bad word is refused with its reason, and all are named."""
    bad = tuple(word.text for word in words if not is_good(word.text, options))
    refusal = why_bad(bad, options) if bad else None
    if refusal:
        raise Refused(refusal)
