"""Kinds: what sort of thing a spelling is, and what a dictionary says of it."""

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal[
    "common",
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
]
"""common: an ordinary word · compound: written with a hyphen or an apostrophe (arc-en-ciel, quelqu’un) · compound_name:
a name or an abbreviation so written (Saint-Malo, CD-ROM) · locution: written with a space (Buenos Aires) · roman: a
Roman numeral · affix: only the beginning or end of words (anti-) · phrase: only inside a set phrase (statu quo) ·
elided: qu’."""

KINDS: tuple[Kind, ...] = get_args(Kind)
EXTENDED: tuple[Kind, ...] = ("common", "proper", "abbreviation", "symbol")
"""The kinds that are words of the extended lexicon; the common lexicon has the first only."""

COMPOUNDS: tuple[Kind, ...] = ("compound", "compound_name")
"""The kinds that count where compounds are admitted, as one word; the second only where names are, too."""


def counted(*, extended: bool, compounds: bool) -> tuple[Kind, ...]:
    """The kinds that count at a table: names and abbreviations or not, compounds written as one word or not.

    A name that is a compound needs both; what is written with a space never counts.
    """
    plain, joined = (EXTENDED, COMPOUNDS) if extended else (EXTENDED[:1], COMPOUNDS[:1])
    return (*plain, *joined) if compounds else plain


Part = Literal["noun", "adjective", "verb", "adverb", "number", "interjection", "grammar"]
"""Parts of speech, coarse; grammar: articles, pronouns, prepositions, conjunctions."""

PARTS: tuple[Part, ...] = get_args(Part)


@dataclass(frozen=True, slots=True)
class WordEntry:
    """Where a dictionary files a word: the headword with its accents, and as what."""

    headword: str
    kind: Kind
    parts: tuple[Part, ...] = ()
