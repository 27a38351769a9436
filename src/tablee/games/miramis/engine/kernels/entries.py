"""Whether a word has no dictionary entry that another has not: the answers of `lexicon.filed_with`, for kernels.

The lexicon keeps a line of rules for each word; a rule says how many letters are taken off the word, which are added,
and where accents go (tablee.lexicon.headwords). So a headword can be known without being spelled: its mark is a
number made from the letters that stay, those added and the accents. Marks of different headwords differ: there are
2⁶⁴ of them for 68,000 headwords, and a test makes sure.

    line[number]    uint16  the line of rules of the word with this number in the alphabetical order
    starts[line]    int64   the rules of a line are those from starts[line] up to starts[line + 1]
    strip[rule]     int64   how many letters are taken off
    power[rule]     uint64  what the mark of the letters that stay is multiplied with, and
    add[rule]       uint64  what is added to it, to have the mark of the headword
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.lexicon import Lexicon
from tablee.lexicon.headwords import taken_apart
from tablee.search.jit import Num, inner, kernel
from tablee.search.walk import EMPTY, Cells, Letters, cells_of, number_of, tally_of

Marks = npt.NDArray[np.uint64]

BASE = 0x9E3779B97F4A7C15
STEP = np.uint64(BASE)
ALL = (1 << 64) - 1


class Entries(NamedTuple):
    """The words and their rules."""

    cells: Cells
    tally: Cells
    line: npt.NDArray[np.uint16]
    starts: npt.NDArray[np.int64]
    strip: npt.NDArray[np.int64]
    power: Marks
    add: Marks


@cache
def entries_of(lexicon: Lexicon, *, compounds: bool = False) -> Entries:
    """The common words of a lexicon, with compounds or without, and where they are filed."""
    graph, line, lines = lexicon.filing(compounds=compounds)
    rules = [[_numbers(rule) for rule in text.split(" ")] for text in lines]
    flat = [rule for one in rules for rule in one]
    return Entries(
        cells_of(graph),
        tally_of(graph),
        np.frombuffer(line, np.uint16),
        np.cumsum([0, *map(len, rules)]),
        np.array([strip for strip, _, _ in flat], np.int64),
        np.array([power for _, power, _ in flat], np.uint64),
        np.array([add for _, _, add in flat], np.uint64),
    )


def _numbers(rule: str) -> tuple[int, int, int]:
    """A rule as kernels need it."""
    strip, added, accents, _ = taken_apart(rule)
    power, add = 1, 0
    for letter in added.upper():
        power, add = power * BASE & ALL, (add * BASE + ord(letter) - 64) & ALL
    digest = hashlib.sha256(accents.encode()).digest()[:8] if accents else b""
    return strip, power, add + int.from_bytes(digest, "little") & ALL


@kernel
def filed_with(entries: Entries, letters: Letters, low: Num, high: Num, first: Num, last: Num) -> Num:
    """Whether all entries of the word from `low` up to `high` are entries of the one from `first` up to `last`."""
    ours = number_of(entries.cells, entries.tally, letters, low, high)
    theirs = number_of(entries.cells, entries.tally, letters, first, last)
    if ours < 0 or theirs < 0:
        return False
    line, other = entries.line[np.uint64(ours)], entries.line[np.uint64(theirs)]
    for mine in range(entries.starts[line], entries.starts[line + 1]):
        mark, shared = _mark(entries, letters, low, high, mine), False
        for one in range(entries.starts[other], entries.starts[other + 1]):
            shared |= _mark(entries, letters, first, last, one) == mark
        if not shared:
            return False
    return True


@inner
def _mark(entries: Entries, letters: Letters, low: Num, high: Num, rule: Num) -> Num:
    """The mark of the headword that a rule leads to."""
    rule = np.uint64(rule)
    mark = np.uint64(0)
    for place in range(low, high - entries.strip[rule]):
        mark = mark * STEP + np.uint64(letters[np.uint64(place)]) + np.uint64(1)
    return mark * entries.power[rule] + entries.add[rule]


def no_entries() -> Entries:
    """For a language without words."""
    none, marks = np.zeros(0, np.int64), np.zeros(0, np.uint64)
    line = np.frombuffer(b"", np.uint16)
    return Entries(cells_of(EMPTY), tally_of(EMPTY), line, np.zeros(1, np.int64), none, marks, marks)


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    yield filed_with(no_entries(), np.zeros(2, np.uint8), 0, 2, 0, 1)
