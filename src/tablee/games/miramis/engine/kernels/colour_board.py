"""Boards on which letters have colours: what lies there, and what a word that crosses a square would bring.

Every square of the ground has a sign (its colour), every letter that lies there a hue: 0 or 1. In a word, neighbours of
one hue are a run, worth more the longer it is. A word that lengthens another and
stands nowhere else in the dictionary earns nothing. As in tablee.crossword.kernels.lanes all is kept for both ways.

    ground[way, number, at]          int64   the sign of a square
    hues[way, number, at]            int64   the hue of the letter that lies there; NO_HUE on an empty square
    crossing[way, number, at, hue]   int64   what the run through a letter of that hue, laid there, earns in the
                                             crossing word, be that an earning word or not
    earning[way, number, at]         uint32  letters that make an earning word of the crossing lane, as a mask
    fourfold[way, number, at]        uint32  the letter that makes the motto of the crossing lane, which multiplies the
                                             points of the turn
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.crossword.kernels.lanes import ANY, NONE, ONE, Lanes, Masks, close, copy_lanes, demand, empty_lanes, put
from tablee.crossword.kernels.moves import FIVE, SQUARES
from tablee.games.miramis.engine.kernels.entries import Entries, filed_with
from tablee.search.bits import lowest
from tablee.search.copies import pour
from tablee.search.jit import Num, inner, kernel
from tablee.search.walk import Cells, Letters

Numbers = npt.NDArray[np.int64]

NO_HUE = 2
LANE, PLACE, LETTER = np.uint64(127), np.uint64(255), np.uint64(31)


class ColourRules(NamedTuple):
    """What a game with colours settles."""

    ground: Numbers
    starts: Masks
    """[way, number]: squares of which the first word must hold one, as masks."""
    match: Numbers
    """[option, sign]: what a letter earns on a square; options are told in `colour`."""
    run: Numbers
    """[hue, length]: what a run earns."""
    bonus: Numbers
    """What laying a whole rack earns: all of hue 0, all of hue 1, mixed."""
    rack_size: int
    motto: Letters
    """The word that multiplies all points of its turn."""
    factor: int


class Words(NamedTuple):
    """The words: the graph of those that may be laid, and where the dictionary files them."""

    cells: Cells
    entries: Entries


class Board(NamedTuple):
    """A board; kernels change it in place."""

    lanes: Lanes
    hues: Numbers
    crossing: Numbers
    earning: Masks
    fourfold: Masks


def empty_board(size: int) -> Board:
    """A board with nothing on it."""
    return Board(
        empty_lanes(size),
        np.full((2, size, size), NO_HUE, np.int64),
        np.zeros((2, size, size, 2), np.int64),
        np.zeros((2, size, size), np.uint32),
        np.zeros((2, size, size), np.uint32),
    )


@inner
def copy_board(old: Board, new: Board) -> None:
    """Make a board equal to another."""
    copy_lanes(old.lanes, new.lanes)
    pour(old.hues, new.hues)
    pour(old.crossing, new.crossing)
    pour(old.earning, new.earning)
    pour(old.fourfold, new.fourfold)


@kernel
def set_up(words: Words, rules: ColourRules, board: Board, letters: Numbers, hues: Numbers) -> None:
    """Fill an empty board: letters, and hues (NO_HUE where nothing lies), by row and column."""
    for row in range(hues.shape[0]):
        for col in range(hues.shape[1]):
            if hues[row, col] != NO_HUE:
                _set(board, np.uint64(row), np.uint64(col), letters[row, col], hues[row, col])
    for way in range(2):
        for number in range(hues.shape[0]):
            survey(words, rules, board, way, number)


@inner
def _set(board: Board, row: Num, col: Num, letter: Num, hue: Num) -> None:
    """A letter lies on a square, and nothing will ever lie on it."""
    put(board.lanes, NONE, row, col, ONE << np.uint64(letter))
    close(board.lanes, NONE, row, col)
    board.hues[NONE, row, col] = hue
    board.hues[ONE, col, row] = hue


@kernel
def lay(words: Words, rules: ColourRules, board: Board, where: Num, letters: Num, options: Num) -> None:
    """Lay the letters of a move, in the hues of its options; the lanes that it touches are surveyed again."""
    way, number = where & ONE, (where >> ONE) & LANE
    squares, at = where >> SQUARES, NONE
    while squares >> at != 0:
        if (squares >> at) & ONE != 0:
            row, col = (number, at) if way == 0 else (at, number)
            _set(board, row, col, letters & LETTER, np.int64(options & ONE))
            survey(words, rules, board, ONE - way, at)
            letters >>= FIVE
            options >>= np.uint64(3)
        at += ONE
    survey(words, rules, board, way, number)


@inner
def survey(words: Words, rules: ColourRules, board: Board, way: Num, number: Num) -> None:
    """Work out what a lane demands of those that cross it, and what it would bring them."""
    way, number = np.uint64(way), np.uint64(number)
    demand(words.cells, board.lanes, way, number, ANY)
    hues = board.hues[way, number]
    for place in range(hues.size):
        at = np.uint64(place)
        if hues[at] == NO_HUE:
            low, high = _reach(hues, place)
            _survey_square(words, rules, board, way, number, at, low, high)


@inner
def _reach(hues: Numbers, place: Num) -> Num:
    """From where to where letters would lie unbroken, if one lay on an empty square."""
    low, high = place, place + 1
    while low > 0 and hues[np.uint64(low - 1)] != NO_HUE:
        low -= 1
    while high < hues.size and hues[np.uint64(high)] != NO_HUE:
        high += 1
    return low, high


@inner
def _survey_square(  # noqa: PLR0913, PLR0917 - a square, and what is known of it
    words: Words, rules: ColourRules, board: Board, way: Num, number: Num, at: Num, low: Num, high: Num
) -> None:
    """What a letter on an empty square would bring in the word of this lane, from `low` up to `high`."""
    other, place, hues = ONE - way, np.int64(at), board.hues[way, number]
    earning, fourfold = NONE, NONE
    if high - low > 1:
        for hue in range(2):
            length, near = 1, place - 1
            while near >= low and hues[np.uint64(near)] == hue:
                length, near = length + 1, near - 1
            near = place + 1
            while near < high and hues[np.uint64(near)] == hue:
                length, near = length + 1, near + 1
            board.crossing[other, at, number, hue] = rules.run[hue, length]
        earning = np.uint64(board.lanes.cross_sets[other, at, number])
        if earning != 0:
            line = board.lanes.faces[way, number]
            fourfold = _motto_letter(rules, line, low, high, place) & earning
            if place - low > 1 or high - place > 2:
                earning = _earning(words, line, low, high, place, earning)
    board.earning[other, at, number] = np.uint32(earning)
    board.fourfold[other, at, number] = np.uint32(fourfold)


@inner
def _motto_letter(rules: ColourRules, line: Masks, low: Num, high: Num, place: Num) -> Num:
    """The letter, as a mask, that completes the motto on an empty square; 0 if none does."""
    if high - low != rules.motto.size:
        return NONE
    for here in range(low, high):
        wanted = ONE << np.uint64(rules.motto[np.uint64(here - low)])
        if here != place and np.uint64(line[np.uint64(here)]) != wanted:
            return NONE
    return ONE << np.uint64(rules.motto[np.uint64(place - low)])


@inner
def _earning(words: Words, line: Masks, low: Num, high: Num, place: Num, tried: Num) -> Num:
    """Of the letters that make a word, those with which it is filed where no word is that lies there already."""
    word, left = np.zeros(16, np.uint8), tried
    for here in range(low, high):
        if here != place:
            word[here - low] = lowest(np.uint64(line[np.uint64(here)]))
    at, end = place - low, high - low
    while left != 0:
        bit = left & (~left + ONE)
        left ^= bit
        word[at] = lowest(bit)
        if lengthens(words.entries, word, end, 0, at) or lengthens(words.entries, word, end, at + 1, end):
            tried ^= bit
    return tried


@inner
def lengthens(entries: Entries, word: Letters, end: Num, first: Num, last: Num) -> Num:
    """Whether the word up to `end` has no entry that the older one in it, from `first` up to `last`, has not."""
    return last - first > 1 and filed_with(entries, word, 0, end, first, last)
