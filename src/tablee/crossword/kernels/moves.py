"""Every way to lay letters of a rack on a board so that all words formed are words, found by walking the graph.

Shared by the games that lay words on a board (what they earn is their own affair). Words are looked for along each
lane. A word holds an *anchor*: a square where something lies or that touches such a square. So it has a first anchor,
and its squares before that are empty and touch nothing: whatever the rack spells fits there, and these *openings* are
found once for the whole board. From the anchor on the word grows square by square: one mask says with which letters
the graph goes on, another which of them the rack has and the square admits, or lie there already; what is in both is
tried, nothing else. Since no letter may cover itself, the letter that lies there means that the square stays as it is.

    counts[26]           int64   how many of each letter the rack has; where there is a 27th number, that of its jokers
    starts[way, number]  uint32  squares of which the first word on an empty board must hold one, as masks
    out[i]               uint64  the moves: where, letters, and a third column for the game

    where    from its lowest bit: way (1 bit), lane (7), first square of the word (8), square behind its last (8),
             squares that are laid (a mask)
    letters  the letters laid, five bits each, the first one lowest; how many in bits 60 to 63

The rack is carried in one number, four bits for each of its different letters and four for its jokers, so that nothing
need be put back. A joker is any letter, and taken for one only where the rack has no such letter left.
"""

from math import perm
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.crossword.kernels.lanes import ANY, NONE, ONE, TWO, Lanes, Masks
from tablee.search.bits import lowest, popcount
from tablee.search.jit import Num, inner, kernel
from tablee.search.walk import Cells

Moves = npt.NDArray[np.uint64]
Words = npt.NDArray[np.uint64]
Counts = npt.NDArray[np.int64]

FOUR, FIVE, BYTE, NIBBLE = np.uint64(4), np.uint64(5), np.uint64(8), np.uint64(15)
SQUARES, COUNT, JOKERS = np.uint64(24), np.uint64(60), np.uint64(60)
LONGEST = 16
NODE, RACK, LEFT, LETTERS, LAID, TRIED, AT = (np.uint64(column) for column in range(7))


class Scratch(NamedTuple):
    """Room for searches, made once."""

    anchors: Words
    """[way, number]: the anchors of each lane as a mask."""
    shift: Words
    """For each letter, where its number begins in a rack."""
    lengths: Words
    """Openings of k letters are those from lengths[k] up to lengths[k + 1]."""
    openings: Words
    """What the rack can spell before an anchor: node, rack, letters left, letters laid."""
    frames: Words
    """For each square of the lane that is being walked: the same, and squares laid, letters still to try."""


def scratch(rack_size: int, openings: int = 0) -> Scratch:
    """Room for searches with at most so many letters: no rack has more openings than one whose letters all differ.

    For racks with jokers that is not so: give the number of openings, at most that of all prefixes of words.
    """
    most = openings or sum(perm(rack_size, length) for length in range(rack_size))
    return Scratch(
        np.zeros((2, LONGEST), np.uint64),
        np.zeros(26, np.uint64),
        np.zeros(rack_size + 2, np.uint64),
        np.zeros((most, 4), np.uint64),
        np.zeros((LONGEST, 7), np.uint64),
    )


@kernel
def find(cells: Cells, lanes: Lanes, counts: Counts, starts: Masks, room: Scratch, out: Moves) -> Num:
    """All moves; answers how many there are, and writes down as many of them as `out` has room for."""
    _mark_anchors(lanes, starts, room)
    _pack(counts, room)
    _open(cells, lanes.cross_sets.shape[1], np.uint64(counts.sum()), room)
    found = NONE
    for way in range(2):
        for number in range(lanes.cross_sets.shape[1]):
            found = _along(cells, lanes, np.uint64(way) | np.uint64(number) << ONE, room, out, found)
    return np.int64(found)


@inner
def _mark_anchors(lanes: Lanes, starts: Masks, room: Scratch) -> None:
    """The anchors of every lane as masks: what is full and what touches it; on an empty board where one starts."""
    board = (ONE << np.uint64(lanes.cross_sets.shape[1])) - ONE
    full, marks = lanes.full, room.anchors
    if not full.any():
        for w in range(2):
            for n in range(starts.shape[1]):
                marks[w, n] = starts[w, n]
        return
    for w in range(2):
        way = np.uint64(w)
        for n in range(lanes.cross_sets.shape[1]):
            number = np.uint64(n)
            here, beside = np.uint64(full[way, number + ONE]), np.uint64(full[way, number] | full[way, number + TWO])
            marks[way, number] = (here | here << ONE | here >> ONE | beside) & board


@inner
def _pack(counts: Counts, room: Scratch) -> None:
    """The whole rack as the opening of no letters, at the root."""
    rack, left, shift = NONE, NONE, NONE
    for letter in range(26):
        many = np.uint64(counts[np.uint64(letter)])
        if many != 0:
            room.shift[np.uint64(letter)] = shift
            rack |= many << shift
            left |= ONE << np.uint64(letter)
            shift += FOUR
    if counts.size > 26:
        rack |= np.uint64(counts[np.uint64(26)]) << JOKERS
    openings = room.openings
    openings[NONE, NODE], openings[NONE, RACK], openings[NONE, LEFT], openings[NONE, LETTERS] = NONE, rack, left, NONE


@inner
def _open(cells: Cells, size: Num, held: Num, room: Scratch) -> None:
    """All openings, length by length, up to the longest that some anchor has room for; a letter is kept for it."""
    longest = min(_widest(size, room), max(held, ONE) - ONE)
    low, high = NONE, ONE
    for length in range(room.lengths.size - 1):
        room.lengths[np.uint64(length)] = low
        room.lengths[np.uint64(length + 1)] = high
        end = high
        if np.uint64(length) < longest:
            for i in range(low, high):
                end = _lengthen(cells, room, np.uint64(i), end)
        low, high = high, end


@inner
def _widest(size: Num, room: Scratch) -> Num:
    """The most squares before a first anchor of any lane."""
    widest = NONE
    for way in range(2):
        for number in range(size):
            anchors, free = room.anchors[np.uint64(way), np.uint64(number)], NONE
            for at in range(size):
                if (anchors >> np.uint64(at)) & ONE == 0:
                    free += ONE
                else:
                    widest, free = max(widest, free), NONE
    return widest


@inner
def _lengthen(cells: Cells, room: Scratch, i: Num, end: Num) -> Num:
    """Add every letter that the rack has and the graph goes on with to an opening."""
    openings = room.openings
    node, rack, left, letters = openings[i, NODE], openings[i, RACK], openings[i, LEFT], openings[i, LETTERS]
    goes = np.uint64(cells[node + ONE])
    tried = goes & (left | _any(rack))
    while tried != 0:
        bit = tried & (~tried + ONE)
        tried ^= bit
        letter = lowest(bit)
        openings[end, NODE] = np.uint64(cells[node + TWO + popcount(goes & (bit - ONE))])
        openings[end, RACK], openings[end, LEFT] = _without(rack, left, bit, room.shift[letter])
        openings[end, LETTERS] = _with(letters, letter)
        end += ONE
    return end


@inner
def _along(cells: Cells, lanes: Lanes, lane: Num, room: Scratch, out: Moves, found: Num) -> Num:
    """All moves of one lane: from each anchor that nothing lies before, with every opening that there is room for."""
    way, number = lane & ONE, lane >> ONE
    line, cross_sets, openings, lengths = (
        lanes.faces[way, number],
        lanes.cross_sets[way, number],
        room.openings,
        room.lengths,
    )
    shift, frames, anchors, free = room.shift, room.frames, room.anchors[way, number], NONE
    twice = np.uint64(lanes.full[way, number] | lanes.full[way, number + TWO]) if way == 1 else NONE
    for place in range(cross_sets.size):
        at = np.uint64(place)
        if (anchors >> at) & ONE == 0:
            free += ONE
            continue
        if at == 0 or line[at - ONE] == 0:
            stays, suit = np.uint64(line[at]), np.uint64(cross_sets[at])
            for i in range(lengths[min(free + ONE, np.uint64(lengths.size - 1))]):
                k = np.uint64(i)
                node = openings[k, NODE]
                has = openings[k, LEFT] | _any(openings[k, RACK])
                if np.uint64(cells[node] | cells[node + ONE]) & (suit & has | stays) != 0:
                    found = _grow(cells, line, cross_sets, openings, k, at, lane, twice, shift, frames, out, found)
        free = NONE
    return found


@inner
def _grow(  # noqa: PLR0913, PLR0915, PLR0917 - the inner loop: bundles and calls are slow here
    cells: Cells,
    line: Masks,
    cross_sets: Masks,
    openings: Words,
    k: Num,
    at: Num,
    lane: Num,
    twice: Num,
    shift: Words,
    frames: Words,
    out: Moves,
    found: Num,
) -> Num:
    """All words that begin with an opening and go on over its anchor; a frame is a square where more is to be tried."""
    node, rack, left, letters = openings[k, NODE], openings[k, RACK], openings[k, LEFT], openings[k, LETTERS]
    first = at - (letters >> COUNT)
    laid, top, last = (ONE << at) - (ONE << first), NONE, np.uint64(cross_sets.size) - ONE
    while True:
        usable = (np.uint64(cross_sets[at]) & (left | _any(rack))) | np.uint64(line[at])
        if line[at + ONE] == 0 and at > first:
            where, ends = lane | first << BYTE | (at + ONE) << (BYTE + BYTE), np.uint64(cells[node]) & usable
            found = _note(ends, np.uint64(line[at]), where, at, laid, letters, twice, out, found)
        tried = NONE if at == last else np.uint64(cells[node + ONE]) & usable
        if tried == 0:
            if top == 0:
                return found
            top -= ONE
            at, node, rack, left = frames[top, AT], frames[top, NODE], frames[top, RACK], frames[top, LEFT]
            letters, laid, tried = frames[top, LETTERS], frames[top, LAID], frames[top, TRIED]
        bit = tried & (~tried + ONE)
        if tried != bit:
            frames[top, AT], frames[top, NODE], frames[top, RACK], frames[top, LEFT] = at, node, rack, left
            frames[top, LETTERS], frames[top, LAID], frames[top, TRIED] = letters, laid, tried ^ bit
            top += ONE
        node = np.uint64(cells[node + TWO + popcount(np.uint64(cells[node + ONE]) & (bit - ONE))])
        if bit != np.uint64(line[at]):
            letter = lowest(bit)
            rack, left = _without(rack, left, bit, shift[letter])
            letters = _with(letters, letter)
            laid |= ONE << at
        at += ONE


@inner
def _any(rack: Num) -> Num:
    """All letters, if a rack has a joker."""
    return ANY if rack >> JOKERS != 0 else NONE


@inner
def _without(rack: Num, left: Num, bit: Num, shift: Num) -> Num:
    """A rack and its different letters without one of them, or without a joker if there is no such letter."""
    if left & bit == 0:
        return rack - (ONE << JOKERS), left
    rack -= ONE << shift
    return rack, left if (rack >> shift) & NIBBLE != 0 else left ^ bit


@inner
def _with(letters: Num, letter: Num) -> Num:
    """The letters laid and one more."""
    return letters + (ONE << COUNT) + (letter << (FIVE * (letters >> COUNT)))


@inner
def _note(  # noqa: PLR0913, PLR0917 - as above
    ends: Num, stays: Num, where: Num, at: Num, laid: Num, letters: Num, twice: Num, out: Moves, found: Num
) -> Num:
    """Write down the words that end on a square, one for each letter of a mask, unless nothing was laid for it.

    A single letter that makes a word in both directions was found in its row: among columns it is passed over.
    """
    while ends != 0:
        bit = ends & (~ends + ONE)
        ends ^= bit
        squares, word = laid, letters
        if bit != stays:
            squares, word = laid | ONE << at, _with(letters, lowest(bit))
        alone = word >> COUNT == ONE and squares & twice != 0
        if word != 0 and not alone:
            if found < np.uint64(out.shape[0]):
                out[found, NONE] = where | squares << SQUARES
                out[found, ONE] = word
            found += ONE
    return found
