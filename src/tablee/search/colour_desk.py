"""A word on the desk, letter by letter: what its crossings bring, how its runs grow, and what it all adds up to.

    word[place]     uint8   the letters of the word
    hues[place]     int64   the hue of letters that lie there already; NO_HUE where one is to be laid
    squares[depth]  int64   of each letter to be laid: its place AT in the word, what it SPELLS, the SIGN of its square,
                            how many TIMES its match counts, what the crossing word EARNS with either hue (two columns)
    frames[depth]   int64   before the laid letter of that number: the points SO_FAR, and of the run that is open its
                            HUE, its LENGTH and whether it is FRESH, that is, holds a new letter
    values[depth]   uint64  what is then left on the rack: VALUE, letter by letter (an int64), and what it is COUNTED among
    chosen[depth]   int64   the option that the letter is tried with
"""

from typing import NamedTuple

import numpy as np

from tablee.search.bits import lowest
from tablee.search.colour_board import LANE, LETTER, NO_HUE, PLACE, Board, Numbers, Rules, lengthens
from tablee.search.crossword import BYTE, FIVE, SQUARES, Words
from tablee.search.entries import Entries
from tablee.search.jit import kernel
from tablee.search.lanes import ONE, Num
from tablee.search.walk import Letters

AT, SPELLS, SIGN, TIMES, EARNS = range(5)
SO_FAR, HUE, LENGTH, FRESH = range(4)
VALUE, COUNTED = range(2)


class Desk(NamedTuple):
    """Room for a word."""

    word: Letters
    hues: Numbers
    squares: Numbers
    frames: Numbers
    values: Words
    chosen: Numbers


def desk(longest: int, rack_size: int) -> Desk:
    """Room for words of at most so many letters, so many of them from the rack."""
    return Desk(
        np.zeros(longest, np.uint8),
        np.zeros(longest, np.int64),
        np.zeros((rack_size, 6), np.int64),
        np.zeros((rack_size + 1, 4), np.int64),
        np.zeros((rack_size + 1, 2), np.uint64),
        np.zeros(rack_size + 1, np.int64),
    )


@kernel
def spell(desk: Desk, rules: Rules, entries: Entries, board: Board, where: Num, letters: Num) -> Num:
    """Lay a word out; answers its length, 1 or 0 for whether it earns anything, and the factor of the turn."""
    way, number, first = where & ONE, (where >> ONE) & LANE, (where >> BYTE) & PLACE
    end, squares = np.int64(((where >> (BYTE + BYTE)) & PLACE) - first), where >> SQUARES
    line, hues, laid = board.lanes.faces[way, number], board.hues[way, number], 0
    for place in range(end):
        at = first + np.uint64(place)
        if (squares >> at) & ONE != 0:
            desk.word[place], desk.hues[place] = letters & LETTER, NO_HUE
            square = desk.squares[laid]
            square[AT], square[SPELLS], square[SIGN] = place, letters & LETTER, rules.ground[way, number, at]
            letters >>= FIVE
            laid += 1
        else:
            desk.word[place], desk.hues[place] = lowest(np.uint64(line[at])), hues[at]
    earns, factor = _earns(desk, entries, end), rules.factor if _is_motto(desk, rules, end) else 1
    for depth in range(laid):
        if _cross(desk.squares[depth], board, way, number, first, earns):
            factor = rules.factor
    return end, earns, factor


@kernel
def _earns(desk: Desk, entries: Entries, end: Num) -> Num:
    """1, or 0 if a piece of the word that lay there already, of two letters or more, shares its entry."""
    old = 0
    for place in range(end + 1):
        if place < end and desk.hues[place] != NO_HUE:
            old += 1
        else:
            if lengthens(entries, desk.word, end, place - old, place):
                return 0
            old = 0
    return 1


@kernel
def _is_motto(desk: Desk, rules: Rules, end: Num) -> Num:
    """Whether the word is the one that multiplies the turn."""
    if end != rules.motto.size:
        return False
    for place in range(end):
        if desk.word[place] != rules.motto[place]:
            return False
    return True


@kernel
def _cross(square: Numbers, board: Board, way: Num, number: Num, first: Num, earns: Num) -> Num:
    """What the crossing word of a laid letter brings; answers whether it multiplies the turn."""
    at, bit = first + np.uint64(square[AT]), np.uint32(ONE << np.uint64(square[SPELLS]))
    crosses = 1 if board.earning[way, number, at] & bit != 0 else 0
    square[TIMES] = max(1, earns + crosses)
    square[EARNS] = crosses * board.crossing[way, number, at, 0]
    square[EARNS + 1] = crosses * board.crossing[way, number, at, 1]
    return board.fourfold[way, number, at] & bit != 0


@kernel
def begin(desk: Desk, rules: Rules, earns: Num) -> None:
    """Go up to the first letter to be laid."""
    frame = desk.frames[0]
    frame[SO_FAR], frame[HUE], frame[LENGTH], frame[FRESH] = 0, NO_HUE, 0, 0
    _pass_over(desk, rules, frame, 0, desk.squares[0, AT], earns)


@kernel
def step(desk: Desk, rules: Rules, depth: Num, until: Num, earns: Num) -> None:
    """Lay a letter with its option, and go on over those that lie behind it, up to the next one to be laid."""
    square, old, new, option = desk.squares[depth], desk.frames[depth], desk.frames[depth + 1], desk.chosen[depth]
    hue = option & 1
    new[SO_FAR] = old[SO_FAR] + square[TIMES] * rules.match[option, square[SIGN]] + square[EARNS + hue]
    new[HUE], new[FRESH] = hue, 1
    if old[HUE] == hue:
        new[LENGTH] = old[LENGTH] + 1
    else:
        new[SO_FAR] += _closed(rules, old, earns)
        new[LENGTH] = 1
    _pass_over(desk, rules, new, square[AT] + 1, until, earns)


@kernel
def _pass_over(desk: Desk, rules: Rules, frame: Numbers, place: Num, until: Num, earns: Num) -> None:
    """Go on over letters that lie there already."""
    while place < until:
        if desk.hues[place] == frame[HUE]:
            frame[LENGTH] += 1
        else:
            frame[SO_FAR] += _closed(rules, frame, earns)
            frame[HUE], frame[LENGTH], frame[FRESH] = desk.hues[place], 1, 0
        place += 1


@kernel
def _closed(rules: Rules, frame: Numbers, earns: Num) -> Num:
    """What a run that ends earns."""
    return earns * frame[FRESH] * rules.run[frame[HUE], frame[LENGTH]]


@kernel
def total(desk: Desk, rules: Rules, laid: Num, earns: Num) -> Num:
    """The points of a word whose letters all have their option, before they are multiplied."""
    points = desk.frames[laid, SO_FAR] + _closed(rules, desk.frames[laid], earns)
    if laid < rules.rack_size:
        return points
    ones = 0
    for number in range(laid):
        ones += desk.chosen[number] & 1
    return points + rules.bonus[0 if ones == 0 else 1 if ones == laid else 2]
