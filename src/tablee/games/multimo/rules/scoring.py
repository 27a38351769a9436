"""The words of a grid, which of them count, and their points (R12 to R15)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from tablee.games.multimo.rules.grid import EMPTY, Grid, Square, columns, holding, letter_regions
from tablee.games.multimo.rules.letters import values
from tablee.lexicon import Vocabulary, lexicon
from tablee.lexicon.why import Reason, WhyNot

Flaw = Literal["isolated", Reason]
"""Why a word does not count: it is cut off from the rest of the grid (R13), or the lexicon's reason (R14)."""

RUN = re.compile(r"[A-Z]{2,}")


@dataclass(frozen=True, slots=True)
class Word:
    """A run of two letters or more: where it begins, what its letters are worth, and why it does not count if so."""

    text: str
    row: int
    col: int
    across: bool
    points: int
    flaw: Flaw | None = None
    spelling: str = ""
    """The form by which the lexicon knows a word that does not count."""
    accepted: bool = False
    """The lexicon does not have it, but the table let it count (R16)."""


@dataclass(frozen=True, slots=True)
class Formed:
    """A run of two letters or more and where it begins: what can be seen without counting or looking anything up."""

    text: str
    row: int
    col: int
    across: bool


@dataclass(frozen=True, slots=True)
class GridSheet:
    """A grid and its count: the words across, then those down, and the points of those that count."""

    grid: Grid
    words: tuple[Word, ...]
    isolated: tuple[Square, ...]
    """Letters that are cut off from those that count."""
    points: int
    complete: bool
    """No square is empty, and the letters hang together."""


@lru_cache(maxsize=256)
def sheet_of(grid: Grid, accepted: tuple[str, ...] = (), *, compounds: bool = True) -> GridSheet:
    """Count a grid as it stands: empty squares are neutral, and only the best connected part counts (R13)."""
    return _counted(grid, tuple(_judged(word, accepted, compounds) for word in words_on(grid)))


def unjudged(grid: Grid) -> GridSheet:
    """The same as if every word were good: no dictionary is asked, so the count gives nothing away (R15)."""
    return _counted(grid, tuple(words_on(grid)))


def _counted(grid: Grid, words: tuple[Word, ...]) -> GridSheet:
    parts = letter_regions(grid)
    best = max(parts, key=lambda part: (_points(words, part), len(part), -min(part)[0], -min(part)[1]), default=())
    isolated = tuple(sorted(square for part in parts if part is not best for square in part))
    final = tuple(_cut_off(word) if word.flaw is None and (word.row, word.col) in isolated else word for word in words)
    total = sum(word.points for word in final if word.flaw is None)
    return GridSheet(grid, final, isolated, total, not isolated and not holding(grid, EMPTY))


def formed_on(grid: Grid) -> tuple[Formed, ...]:
    """The words of a grid, good or not."""
    return tuple(Formed(word.text, word.row, word.col, word.across) for word in words_on(grid))


def words_on(grid: Grid) -> Iterator[Word]:
    """Every run of two letters or more, across and then down, row by row and column by column."""
    for row, line in enumerate(grid):
        for run in RUN.finditer(line):
            yield Word(run[0], row, run.start(), True, worth(run[0]))
    for col, line in enumerate(columns(grid)):
        for run in RUN.finditer(line):
            yield Word(run[0], run.start(), col, False, worth(run[0]))


def worth(text: str) -> int:
    """R12: the sum of the values of the letters."""
    return sum(map(values().__getitem__, text))


@lru_cache(maxsize=16384)
def why_void(text: str, compounds: bool = True) -> WhyNot | None:
    """R14: the reason why a word does not count, or None if it does."""
    return None if text in good_words(compounds) else lexicon.why_not(text, extended=True, compounds=compounds)


def good_words(compounds: bool) -> Vocabulary:
    """R14: names, abbreviations and symbols count, and compounds as one word if the table wants them."""
    return lexicon.words(extended=True, compounds=compounds)


def _judged(word: Word, accepted: tuple[str, ...], compounds: bool) -> Word:
    why = why_void(word.text, compounds)
    if why is None or word.text in accepted:
        return _marked(word, None, "", why is not None)
    return _marked(word, why.kind, why.spelling, False)


def _cut_off(word: Word) -> Word:
    return _marked(word, "isolated", "", word.accepted)


def _marked(word: Word, flaw: Flaw | None, spelling: str, accepted: bool) -> Word:
    return Word(word.text, word.row, word.col, word.across, word.points, flaw, spelling, accepted)


def _points(words: tuple[Word, ...], part: frozenset[Square]) -> int:
    return sum(word.points for word in words if word.flaw is None and (word.row, word.col) in part)
