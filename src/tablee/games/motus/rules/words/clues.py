"""Clues: what is known of a hidden word, and which words agree with it (R6)."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tablee.games.motus.rules.words.marks import ABSENT, WELL, marks
from tablee.games.motus.rules.words.slate import UNKNOWN, Slate
from tablee.lexicon import ALPHABET

NOTHING = "(?!)"
"""A pattern that no word fits."""


@dataclass(frozen=True, slots=True)
class Clues:
    """The word as far as it is known, full stops for the rest; and the words that were tried, with their marks."""

    known: str
    tried: tuple[tuple[str, str], ...] = ()

    @property
    def first(self) -> str:
        """The letter that is always given."""
        return self.known[0]

    @property
    def letters(self) -> int:
        """How many letters the word has."""
        return len(self.known)

    @property
    def untouched(self) -> bool:
        """Whether nothing is known but the first letter."""
        return not self.tried and set(self.known[1:]) == {UNKNOWN}

    def and_tried(self, word: str, row: str) -> "Clues":
        """What is known after one more word."""
        return Clues(self.known, (*self.tried, (word, row)))

    def fitting(self, words: Iterable[str]) -> tuple[str, ...]:
        """The words that would have been marked as every word was; a pattern rules most of the others out quickly."""
        agrees = re.compile("".join((*self._presences(), *self._places()))).fullmatch
        return tuple(
            word for word in words if agrees(word) and all(marks(word, tried) == row for tried, row in self.tried)
        )

    def _presences(self) -> Iterator[str]:
        """Looking ahead: each marked letter as often as it was marked."""
        for letter, times in sorted(self.present().items()):
            yield f"(?=(?:.*{letter}){{{times}}})"

    def present(self) -> Counter[str]:
        """The letters that were marked, as often as in any one word that was tried."""
        marked: Counter[str] = Counter()
        for tried, row in self.tried:
            marked |= Counter(letter for letter, mark in zip(tried, row, strict=True) if mark != ABSENT)
        return marked

    def _places(self) -> Iterator[str]:
        """One letter of those that each place may have."""
        return (f"[{''.join(sorted(may_be))}]" if may_be else NOTHING for may_be in self.places())

    def places(self) -> Iterator[set[str]]:
        """For each place the letters that it may have."""
        nowhere = {letter for tried, row in self.tried for letter in _missing(tried, row)}
        for place, known in enumerate(self.known):
            may_be = (set(ALPHABET) if known == UNKNOWN else {known}) - nowhere
            for tried, row in self.tried:
                may_be = may_be & {tried[place]} if row[place] == WELL else may_be - {tried[place]}
            yield may_be


def _missing(tried: str, row: str) -> set[str]:
    """Letters that were tried and marked nowhere."""
    pairs = list(zip(tried, row, strict=True))
    return {letter for letter, _ in pairs} - {letter for letter, mark in pairs if mark != ABSENT}


def clues_of(slate: Slate) -> Clues:
    """What is written on a slate."""
    return Clues(slate.known, tuple((line.word, line.marks) for line in slate.lines if line.fate == "tried"))
