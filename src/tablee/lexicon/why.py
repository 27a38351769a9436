"""Why not: the reason why something is not a word, as data; the sentences are in locales/."""

import re
from dataclasses import dataclass
from typing import Literal

from tablee.core.text.sentences import speaker, texts
from tablee.lexicon.annex import AnnexWord
from tablee.lexicon.letters import APOSTROPHES, HYPHENS, LONGEST, fold, shown

Reason = Literal[
    "proper",
    "abbreviation",
    "symbol",
    "compound",
    "compound_name",
    "locution",
    "roman",
    "affix",
    "phrase",
    "elided",
    "too_short",
    "too_long",
    "not_letters",
    "unknown",
]
"""The kinds of known spellings that are not common words, and what else can be wrong with what somebody typed."""

_INNER_JOINER = re.compile(rf"\w[{HYPHENS}{APOSTROPHES}]+\w")
_INNER_SPACE = re.compile(r"\w\s+\w")


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a word does not count: `spelling` is the form it is known by, or what was typed."""

    kind: Reason
    word: str
    spelling: str


def why_not_known(word: str, known: AnnexWord) -> WhyNot:
    """The reason for a spelling of the annex."""
    if known.kind == "common":
        raise ValueError(f"{word} is a common word")
    return WhyNot(known.kind, word, known.spelling)


def why_not_at_all(text: str) -> WhyNot:
    """The reason for something that is not known in any way."""
    typed = shown(text.strip())
    word = fold(typed)
    if len(text) > LONGEST:
        return WhyNot("too_long", word, typed)
    bare = word.replace(" ", "")
    if bare and not (bare.isascii() and bare.isalpha()):
        return WhyNot("not_letters", word, typed)
    if _INNER_SPACE.search(typed):
        return WhyNot("locution", word, typed)
    if _INNER_JOINER.search(typed):
        return WhyNot("compound", word, typed)
    return WhyNot("too_short" if len(word) < 2 else "unknown", word, typed)


def sentence(reason: WhyNot, language: str) -> str:
    """The reason as a sentence, in French or in English."""
    say = speaker(texts("tablee.lexicon", language))
    return say(f"why.{reason.kind}", word=reason.word, spelling=reason.spelling)
