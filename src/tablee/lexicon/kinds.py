"""Kinds: what sort of thing a spelling is, and what a dictionary says of it."""

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["common", "proper", "abbreviation", "symbol", "compound", "roman", "affix", "phrase", "elided"]
"""common: an ordinary word · compound: written with a hyphen, an apostrophe or a space · roman: a Roman numeral ·
affix: only the beginning or end of words (anti-) · phrase: only inside a set phrase (statu quo) · elided: qu’."""

KINDS: tuple[Kind, ...] = get_args(Kind)
EXTENDED: tuple[Kind, ...] = ("common", "proper", "abbreviation", "symbol")
"""The kinds that are words of the extended lexicon; the common lexicon has the first only."""

Part = Literal["noun", "adjective", "verb", "adverb", "number", "interjection", "grammar"]
"""Parts of speech, coarse; grammar: articles, pronouns, prepositions, conjunctions."""

PARTS: tuple[Part, ...] = get_args(Part)


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a dictionary files a word: the headword with its accents, and as what."""

    headword: str
    kind: Kind
    parts: tuple[Part, ...] = ()
