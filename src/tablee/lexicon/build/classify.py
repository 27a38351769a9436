"""Classifying: what kind of spelling a row of the source is, from its tags and its capitals.

A row is `form⇥headword⇥:TAG:TAG;MARK#SENSE/DICTIONARY`. Tags that decide: M1 M2 MP proper nouns, Br Roman numerals,
Zp Zs prefixes and suffixes, F elided stumps, @ and H signs, É… parts of set phrases; the mark S is for symbols.
"""

import re
from dataclasses import dataclass
from functools import cache

from tablee.lexicon.kinds import Kind, Part
from tablee.lexicon.letters import APOSTROPHES, HYPHENS

_SHAPE = re.compile(r"((?::[^:;#/\s]+)+)((?:;[^;#/\s]+)*)(?:#[^#/\s]+)*/[*A-Z]")
_JOINED = re.compile(f"[{HYPHENS}{APOSTROPHES} ]")
_ORDINAL = re.compile("[IVXLCDM]{2,}(?:e|es|er|ers|re|res|d|ds|de|des|nd|nds|nde|ndes)")
_PROPER = {"M1", "M2", "MP"}
_AFFIX = {"Zp", "Zs"}
_PARTS: tuple[tuple[str, Part], ...] = (
    ("N", "noun"),
    ("T", "noun"),
    ("A", "adjective"),
    ("V", "verb"),
    ("W", "adverb"),
    ("B", "number"),
    ("J", "interjection"),
    ("G", "grammar"),
)


@dataclass(frozen=True, slots=True)
class Tag:
    """What the third column of a row says; `kind` is None where the spelling decides."""

    kind: Kind | None
    parts: frozenset[Part]
    is_sign: bool


@cache
def tag_of(column: str) -> Tag | None:
    """The meaning of a third column, or None if it does not parse."""
    shape = _SHAPE.fullmatch(column)
    if shape is None:
        return None
    tags = shape[1][1:].split(":")
    is_sign = any(tag == "H" or tag.startswith("@") for tag in tags)
    return Tag(_kind_by_tags(set(tags), shape[2].split(";")), _parts(tags), is_sign)


def _kind_by_tags(tags: set[str], marks: list[str]) -> Kind | None:
    if tags & _PROPER:
        return "proper"
    if "Br" in tags:
        return "roman"
    if tags & _AFFIX:
        return "affix"
    if "F" in tags:
        return "elided"
    if "S" in marks:
        return "symbol"
    return "phrase" if any(tag.startswith("É") for tag in tags) else None


def _parts(tags: list[str]) -> frozenset[Part]:
    """The parts of speech; a past participle (Q) that is tagged as an adjective is the verb's."""
    bare = {"V" if tag.startswith("V") else tag.removeprefix("É") for tag in tags}
    if "Q" in tags:
        bare.discard("A")
    return frozenset(part for letter, part in _PARTS if letter in bare)


def kind_of(form: str, tag: Tag) -> Kind | None:
    """The kind of a form, or None for what is no word at all: a sign, a single character, a marked mistake."""
    if len(form) < 2 or tag.is_sign:
        return None
    if form[-1] in APOSTROPHES:
        return "elided"
    if not form.isalpha() and _JOINED.search(form):
        return None if tag.kind == "elided" else _kind_of_joined(form)  # t’il is a mistake that the source marks
    return _kind_by_capitals(form, tag.kind)


def _kind_of_joined(form: str) -> Kind:
    """outre-Rhin is an ordinary word, Saint-Malo and CD-ROM are not: the first letter decides."""
    if " " in form:
        return "locution"
    return "compound_name" if form[0].isupper() else "compound"


def _kind_by_capitals(form: str, by_tags: Kind | None) -> Kind:
    if form.islower() or (by_tags is not None and by_tags != "phrase"):
        return by_tags or "common"
    if _ORDINAL.fullmatch(form):
        return "roman"
    if any(letter.isupper() for letter in form[1:]):
        return "abbreviation"
    return "proper" if form[0].isupper() else by_tags or "common"
