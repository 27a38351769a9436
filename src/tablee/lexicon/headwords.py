"""Headwords: how a word's dictionary entries are kept in a few letters, as the way from the word to the headword.

A rule `2er/0é:v` reads: take two letters off the word, add "er", put é at place 0; a verb. ECROULEES gives écrouler.
Words with the same way share a line of rules, so 420,000 words need some 9,000 lines.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from tablee.lexicon.kinds import PARTS, Part, WordEntry
from tablee.lexicon.letters import fold

_LETTER_OF: dict[Part, str] = dict(zip(PARTS, "navdujg", strict=True))
_PART_OF: dict[str, Part] = {letter: part for part, letter in _LETTER_OF.items()}
_RULE = re.compile(r"(\d*)([a-z]*)((?:/\d+[^\d/:])*):([a-z]*)")
_ACCENT = re.compile(r"/(\d+)(.)")


def rule_for(word: str, headword: str, parts: Iterable[Part]) -> str:
    """The rule that leads from a word in capitals to its headword."""
    folded, accents = _plain(headword)
    shared = 0
    for ours, theirs in zip(word, folded, strict=False):
        if ours != theirs:
            break
        shared += 1
    strip = str(len(word) - shared or "")
    letters = "".join(sorted((_LETTER_OF[part] for part in parts), key="navdujg".index))
    return f"{strip}{folded[shared:].lower()}{accents}:{letters}"


@lru_cache(maxsize=256)  # words come in alphabetical order, so that neighbours share their headwords
def _plain(headword: str) -> tuple[str, str]:
    """A headword in plain letters, and where it differs: /place and letter; a ligature takes the place of two."""
    place, accents = 0, ""
    for letter in headword:
        plain = fold(letter)
        if plain != letter.upper():
            accents += f"/{place}{letter}"
        place += len(plain)
    return fold(headword), accents


def entries_by(word: str, rules: str) -> tuple[WordEntry, ...]:
    """The entries of a word from its line of rules."""
    return tuple(_entry(word, rule) for rule in rules.split(" "))


def taken_apart(rule: str) -> tuple[int, str, str, str]:
    """A rule: how many letters are taken off, which are added, the accents, the parts of speech."""
    shape = _RULE.fullmatch(rule)
    if shape is None:
        raise ValueError(f"not a rule: {rule!r}")
    return int(shape[1] or 0), shape[2], shape[3], shape[4]


def _entry(word: str, rule: str) -> WordEntry:
    strip, added, accents, parts = taken_apart(rule)
    spelled = word[: len(word) - strip].lower() + added
    for place, letter in reversed(_ACCENT.findall(accents)):
        width = len(fold(letter))
        spelled = spelled[: int(place)] + letter + spelled[int(place) + width :]
    return WordEntry(spelled, "common", tuple(_PART_OF[part] for part in parts))
