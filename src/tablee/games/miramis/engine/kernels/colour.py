"""Every way to lay coloured letters of a rack, with the choice of colours that is worth most: moves, and their points.

Words are found as in tablee.crossword.kernels.moves, with letters that have no colours and with pawns as jokers. For
each it is then settled which letters of the rack go where, and what two-coloured ones and pawns declare: a choice of

    options   0, 1   a letter printed in hue 0, in hue 1          4, 5   a pawn printed in hue 0, in hue 1
              2, 3   a two-coloured letter, declared 0 or 1       6, 7   a two-coloured pawn, declared 0 or 1

for each letter; the lowest bit is the hue. All choices that the rack allows are tried, letter by letter. A move is
worth its points and what it leaves on the rack, so that no pawn is spent for five points; of equal choices the first
stays.

    rack[kind]   int64   how many there are of each kind, as in `colour_leave`
    moves[i]     uint64  WHERE and LETTERS as in crossword; POINTS; OPTIONS, three bits each, the first letter's lowest;
                         WORTH, an int64
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.crossword.kernels.lanes import NONE, ONE, TWO
from tablee.crossword.kernels.moves import COUNT, Moves, Scratch, find, scratch
from tablee.games.miramis.engine.kernels.colour_board import (
    NO_HUE,
    Board,
    ColourRules,
    Numbers,
    Words,
    empty_board,
    lay,
    lengthens,
    set_up,
)
from tablee.games.miramis.engine.kernels.colour_hand import NEVER, empty_hand
from tablee.games.miramis.engine.kernels.colour_layout import LYING, choose, empty_layout, pack, spell
from tablee.games.miramis.engine.kernels.colour_layout import OPTIONS as BEST_OPTIONS
from tablee.games.miramis.engine.kernels.colour_layout import POINTS as BEST_POINTS
from tablee.games.miramis.engine.kernels.colour_layout import WORTH as BEST_WORTH
from tablee.games.miramis.engine.kernels.colour_leave import KINDS, PAWN, PRINTS, figures, no_leaves, whole
from tablee.games.miramis.engine.kernels.entries import Entries, no_entries
from tablee.search.bits import popcount
from tablee.search.jit import Num, inner, kernel
from tablee.search.walk import EMPTY, Cells, Letters, cells_of

WHERE, LETTERS, POINTS, OPTIONS, WORTH = range(5)
MOST_MOVES = 1 << 15
NOTHING = -1


class Tools(NamedTuple):
    """What every search works with: words, rules, room, and room for the moves found; for one search at a time."""

    words: Words
    rules: ColourRules
    room: Scratch
    word: Letters
    layout: Numbers
    """Room for a word and its colours."""
    counts: Numbers
    """Room for a rack without its colours: 26 letters, and jokers."""
    moves: Moves
    hand: Numbers
    """Room for what a rack can do, as in `colour_hand`."""
    places: Numbers
    """Room for what the places of a lane can bring, as in `colour_best`."""


def tools(words: Words, rules: ColourRules, openings: int, most: int = MOST_MOVES) -> Tools:
    """Tools with room for so many openings, as `prefixes` counts them, and for so many moves."""
    room = scratch(rules.rack_size, openings)
    counts, moves = np.zeros(PAWN + 1, np.int64), np.zeros((most, 5), np.uint64)
    word, places = np.zeros(16, np.uint8), np.zeros((256, 3), np.int64)
    return Tools(words, rules, room, word, empty_layout(), counts, moves, empty_hand(), places)


@kernel
def prefixes(cells: Cells, longest: Num) -> Num:
    """How many beginnings of words there are, of at most so many letters: no rack, whatever its pawns, spells more."""
    ways, total = np.zeros(cells.size, np.int64), 1
    ways[0] = 1
    for _ in range(longest):
        further, node = np.zeros(cells.size, np.int64), NONE
        while node < np.uint64(cells.size):
            behind = node + TWO
            many = popcount(np.uint64(cells[node + ONE]))
            for slot in range(behind, behind + many):
                further[cells[slot]] += ways[node]
            node = behind + many
        ways = further
        total += ways.sum()
    return total


@kernel
def find_coloured(tools: Tools, board: Board, rack: Numbers, figures: Numbers, point: Num) -> Num:
    """All moves of a rack with their best colours; answers how many there are, be there room for them or not.

    They are weighed by a row of figures; `point` is what a point is worth in their unit.
    """
    counts = tools.counts
    for letter in range(PAWN + 1):
        counts[letter] = rack[PRINTS * letter] + rack[PRINTS * letter + 1] + rack[PRINTS * letter + 2]
    found = find(tools.words.cells, board.lanes, counts, tools.rules.starts, tools.room, tools.moves)
    settle(tools, board, rack, figures, point, min(found, tools.moves.shape[0]), np.int64(NOTHING))
    return found


@kernel
def settle(  # noqa: PLR0913, PLR0917 - the inner loop: another call would be slow here
    tools: Tools, board: Board, rack: Numbers, figures: Numbers, point: Num, many: Num, first: Num
) -> Num:
    """Settle the colours of so many moves; answers the number of the best, the first of equal ones, or NOTHING.

    If WORTH holds what each can be worth at most, tell which of them is to be the first: then those that cannot be the
    best are left as they are. Otherwise tell NOTHING.
    """
    moves, rules, lanes, word, layout = tools.moves, tools.rules, board.lanes, tools.word, tools.layout
    value, counted = whole(rack, figures)
    kinds, faces = pack(rack, layout)
    best, chosen = NEVER, NOTHING
    for turn in range(0 if first == NOTHING else NOTHING, many):
        number = first if turn == NOTHING else turn
        k = np.uint64(number)
        if first != NOTHING and (turn == first or np.int64(moves[k, WORTH]) < best):
            continue
        letters, laid = moves[k, LETTERS], np.int64(moves[k, LETTERS] >> COUNT)
        end, longest, multiplies = spell(
            moves[k, WHERE], letters, lanes.faces, board.hues, rules.ground, board.earning, board.fourfold,
            board.crossing, word, layout,
        )  # fmt: skip
        earns = 0 if longest > 1 and _is_filed_alike(tools.words.entries, word, layout, end) else 1
        times = rules.factor if multiplies or (end == rules.motto.size and _is_motto(word, rules.motto)) else 1
        choose(layout, figures, kinds, faces, value, counted, laid, end, earns, laid == rules.rack_size, point * times)
        moves[k, POINTS], moves[k, OPTIONS] = np.uint64(times * layout[BEST_POINTS]), np.uint64(layout[BEST_OPTIONS])
        moves[k, WORTH] = np.uint64(layout[BEST_WORTH])
        if layout[BEST_WORTH] > best or (layout[BEST_WORTH] == best and number < chosen):
            best, chosen = layout[BEST_WORTH], number
    return chosen


@inner
def _is_filed_alike(entries: Entries, word: Letters, layout: Numbers, end: Num) -> Num:
    """Whether a piece of the word that lay there already, of two letters or more, has all its entries."""
    old = 0
    for place in range(end + 1):
        if place < end and layout[LYING + place] != NO_HUE:
            old += 1
        else:
            if lengthens(entries, word, end, place - old, place):
                return True
            old = 0
    return False


@inner
def _is_motto(word: Letters, motto: Letters) -> Num:
    """Whether the word begins with the one that multiplies the turn."""
    for place in range(motto.size):  # noqa: SIM110 - kernels know no generators
        if word[place] != motto[place]:
            return False
    return True


def smallest_tools() -> Tools:
    """Tools for a language without words: enough to compile what works with tools."""
    rules = ColourRules(
        ground=np.zeros((2, 8, 8), np.int64),
        starts=np.zeros((2, 8), np.uint32),
        match=np.zeros((8, 6), np.int64),
        run=np.zeros((3, 9), np.int64),
        bonus=np.zeros(3, np.int64),
        rack_size=8,
        motto=np.zeros(0, np.uint8),
        factor=1,
    )
    return tools(Words(cells_of(EMPTY), no_entries()), rules, 1, 1)


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    tools, board, squares = smallest_tools(), empty_board(8), np.full((8, 8), NO_HUE, np.int64)
    yield prefixes(tools.words.cells, 1)
    yield set_up(tools.words, tools.rules, board, squares, squares)
    yield find_coloured(tools, board, np.zeros(KINDS, np.int64), figures(tools.rules, no_leaves(1), "")[0], 100)
    yield lay(tools.words, tools.rules, board, NONE, NONE, NONE)
