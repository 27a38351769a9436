"""The cross-scores of a line: what it would bring with any tile in any of its squares, from one study of the line.

A note on a line has four numbers for each square, each compared with what the line scores now:

    MASK      the letters, A lowest, that make a word of the run through the square
    BONUS     the points of the other letters of that run
    BASE      what the line gains if the square holds a letter that makes no word: 0 or a loss
    BLANK     what it gains if the square is neutral

so a letter x in the square brings BASE, and if it is in MASK also BONUS and its own worth. Those of a grid have
these four for the row of each square and behind them, from DOWN on, the four for its column. Annealing comes back to
the same lines again and again, so notes are kept in a memo, each in its slot until another line needs that.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.multimo.engine.kernels.cross_sets import doubtful, fitting
from tablee.games.multimo.engine.kernels.packed import (
    FIVE,
    HIGHS,
    LETTER,
    LONGEST,
    LOWS,
    MIX,
    NONE,
    ONE,
    TWO,
    Keys,
    Worths,
    has,
    worth_of,
)
from tablee.search.bits import lowest
from tablee.search.jit import Num, inner, part

Notes = npt.NDArray[np.int32]
Sums = npt.NDArray[np.int64]

MASK, BONUS, BASE, BLANK, DOWN = 0, 1, 2, 3, 4
POINTS, WORTH = 0, 1
SLOT_BITS = 12
TO_SLOT, LENGTH = np.uint64(64 - SLOT_BITS), np.uint64(56)


class Memo(NamedTuple):
    """Notes on lines seen lately."""

    noted: Keys
    """The line of each slot, its length above."""
    notes: Notes
    sums: Sums
    """What the line scores, and what its letters are worth."""


def memo() -> Memo:
    """An empty one."""
    slots = 1 << SLOT_BITS
    return Memo(np.zeros(slots, np.uint64), np.zeros((slots, 4, LONGEST), np.int32), np.zeros((slots, 2), np.int64))


@part
def renew(  # noqa: PLR0913, PLR0917 - arrays one by one here and below, since handing bundles on costs time
    short: Keys, sieve: Keys, table: Keys, gate: Keys, cross_sets: Keys, halves: Keys, worths: Worths, moving: Num,
    noted: Keys, notes: Notes, note_sums: Sums,
    lines: Keys, height: Num, width: Num, number: Num, cross_scores: Notes, sums: Sums,
) -> None:  # fmt: skip
    """Take the note on a line, which is studied if the memo has none, to the scores of its squares, and its sums."""
    down = number >= height
    length = np.uint64(height if down else width)
    place, stride = np.uint64(number - height if down else number * width), np.uint64(width if down else 1)
    kind = np.uint64(DOWN if down else 0)
    name = lines[number] | length << LENGTH
    slot = name * MIX >> TO_SLOT
    if noted[slot] != name:
        noted[slot] = name
        note_sums[slot, WORTH] = worth_of(worths, lines[number])
        note_sums[slot, POINTS] = study(
            short, sieve, table, gate, cross_sets, halves, worths, moving, lines[number], length, notes, slot
        )
    for square in range(length):
        for note in range(np.uint64(DOWN)):
            cross_scores[kind + note, place] = notes[slot, note, square]
        place += stride
    sums[number, POINTS], sums[number, WORTH] = note_sums[slot, POINTS], note_sums[slot, WORTH]


@inner
def study(  # noqa: PLR0913, PLR0915, PLR0917 - the inner loop: calls that hand bundles on are slow here
    short: Keys, sieve: Keys, table: Keys, gate: Keys, cross_sets: Keys, halves: Keys, worths: Worths, moving: Num,
    line: Num, length: Num, notes: Notes, slot: Num,
) -> Num:  # fmt: skip
    """Write the note on a line, without what concerns neutral squares if none is moving; answers what it scores."""
    points, at, far = np.int64(0), NONE, np.uint64(length)
    last, last_run, last_worth, last_points = NONE, NONE, np.int64(0), np.int64(0)
    while at <= far:  # a run, of no letters perhaps, and the neutral square behind the one before
        rest = line >> FIVE * at
        run = lowest((rest - LOWS) & ~rest & HIGHS) // FIVE if rest != NONE else NONE
        key = rest & ((ONE << FIVE * run) - ONE)
        worth, scored = worth_of(worths, key), np.int64(0)
        if run > ONE and has(short, sieve, table, key):
            scored = worth
        if at > NONE and moving:
            square = at - ONE
            joined = last | LETTER << FIVE * last_run | key << FIVE * (last_run + ONE)
            notes[slot, MASK, square] = fitting(gate, cross_sets, joined) if run + last_run > NONE else NONE
            notes[slot, BONUS, square] = last_worth + worth
            notes[slot, BASE, square], notes[slot, BLANK, square] = -last_points - scored, 0
        low, high = doubtful(halves, key, run) if run > ONE else (NONE, NONE)
        for inside in range(run):
            square, shift = at + inside, FIVE * inside
            open_ = low <= inside < high
            notes[slot, MASK, square] = fitting(gate, cross_sets, key | LETTER << shift) if open_ else NONE
            notes[slot, BONUS, square] = worth - worths[(key >> shift) & LETTER]
            notes[slot, BASE, square] = -scored
            if not moving:
                continue
            before, behind = key & ((ONE << shift) - ONE), key >> (shift + FIVE)
            blank = -scored
            if inside > ONE and has(short, sieve, table, before):
                blank += worth_of(worths, before)
            if run > inside + TWO and has(short, sieve, table, behind):
                blank += worth_of(worths, behind)
            notes[slot, BLANK, square] = blank
        points += scored
        last, last_run, last_worth, last_points = key, run, worth, scored
        at += run + ONE
    return points
