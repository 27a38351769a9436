"""Every way to lay coloured letters of a rack, with the choice of colours that is worth most: moves, and their points.

Words are found as in tablee.search.crossword, with letters that have no colours and with pawns as jokers. For each it
is then settled which letters of the rack go where, and what two-coloured ones and pawns declare: a choice of

    options   0, 1   a letter printed in hue 0, in hue 1          4, 5   a pawn printed in hue 0, in hue 1
              2, 3   a two-coloured letter, declared 0 or 1       6, 7   a two-coloured pawn, declared 0 or 1

for each letter; the lowest bit is the hue. All choices that the rack allows are tried, letter by letter. A move is worth
its points and what it leaves on the rack, so that no pawn is spent for five points; of equal choices the first stays.

    rack[kind]   int64   how many there are of each kind, as in tablee.search.colour_taste
    moves[i]     uint64  WHERE and LETTERS as in crossword; POINTS; OPTIONS, three bits each, the first letter's lowest;
                         WORTH, an int64
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.search.bits import popcount
from tablee.search.colour_board import NO_HUE, Board, Numbers, Rules, Words, empty_board, lay, set_up
from tablee.search.colour_desk import AT, COUNTED, SPELLS, VALUE, Desk, begin, desk, spell, step, total
from tablee.search.colour_taste import PAWN, PRINTS, Taste, loss, mixed, no_taste, whole
from tablee.search.crossword import COUNT, Moves, Scratch, find, scratch
from tablee.search.entries import no_entries
from tablee.search.jit import kernel
from tablee.search.lanes import NONE, ONE, TWO, Num
from tablee.search.walk import EMPTY, Cells, cells_of

WHERE, LETTERS, POINTS, OPTIONS, WORTH = range(5)
NO_OPTION = 8
THREE = np.uint64(3)
MOST_MOVES = 1 << 15


class Tools(NamedTuple):
    """What every search works with: words, rules, room, and room for the moves found; for one search at a time."""

    words: Words
    rules: Rules
    room: Scratch
    desk: Desk
    counts: Numbers
    """Room for a rack without its colours: 26 letters, and jokers."""
    moves: Moves


def tools(words: Words, rules: Rules, most: int = MOST_MOVES) -> Tools:
    """Tools with room for so many moves."""
    room = scratch(rules.rack_size, prefixes(words.cells, rules.rack_size - 1))
    table = desk(rules.ground.shape[1] + 1, rules.rack_size)
    return Tools(words, rules, room, table, np.zeros(27, np.int64), np.zeros((most, 5), np.uint64))


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
def find_coloured(tools: Tools, board: Board, rack: Numbers, taste: Taste, stage: Num) -> Num:
    """All moves of a rack with their best colours; answers how many there are, be there room for them or not."""
    counts, values = tools.counts, tools.desk.values
    for letter in range(27):
        counts[letter] = rack[PRINTS * letter] + rack[PRINTS * letter + 1] + rack[PRINTS * letter + 2]
    value, counted = whole(rack, taste, stage)
    values[0, VALUE], values[0, COUNTED] = np.uint64(value), counted
    found = find(tools.words.cells, board.lanes, counts, tools.rules.starts, tools.room, tools.moves)
    for number in range(min(found, tools.moves.shape[0])):
        _settle(tools, board, rack, taste, stage, tools.moves[np.uint64(number)])
    return found


@kernel
def _settle(tools: Tools, board: Board, rack: Numbers, taste: Taste, stage: Num, move: Moves) -> None:
    """Settle the colours of a move: try every choice, and write down the one that is worth most."""
    desk, rules, chosen, squares = tools.desk, tools.rules, tools.desk.chosen, tools.desk.squares
    end, earns, factor = spell(desk, rules, tools.words.entries, board, move[WHERE], move[LETTERS])
    laid, depth, best, none_yet = np.int64(move[LETTERS] >> COUNT), 0, 0, True
    begin(desk, rules, earns)
    chosen[0] = -1
    while True:
        if depth < laid:
            option = _next_option(rack, squares[depth, SPELLS], chosen[depth])
            if option != NO_OPTION:
                chosen[depth] = option
                _take(desk, rack, taste, stage, depth)
                step(desk, rules, depth, end if depth + 1 == laid else squares[depth + 1, AT], earns)
                depth += 1
                chosen[depth] = -1
                continue
        else:
            points = factor * total(desk, rules, laid, earns)
            worth = taste.point * points + np.int64(desk.values[laid, VALUE])
            worth += mixed(taste, stage, desk.values[laid, COUNTED])
            if none_yet or worth > best:
                none_yet, best = False, worth
                move[POINTS], move[WORTH], move[OPTIONS] = np.uint64(points), np.uint64(worth), _packed(chosen, laid)
        if depth == 0:
            return
        depth -= 1
        rack[kind_of(squares[depth, SPELLS], chosen[depth])] += 1


@kernel
def _take(desk: Desk, rack: Numbers, taste: Taste, stage: Num, depth: Num) -> None:
    """Take a letter from the rack for its option; what is then left is noted."""
    kind = kind_of(desk.squares[depth, SPELLS], desk.chosen[depth])
    lost = loss(rack, taste, stage, kind)
    desk.values[depth + 1, VALUE] = desk.values[depth, VALUE] - np.uint64(lost)
    desk.values[depth + 1, COUNTED] = desk.values[depth, COUNTED] - taste.counted[kind]
    rack[kind] -= 1


@kernel
def kind_of(letter: Num, option: Num) -> Num:
    """The kind of letter that an option takes from the rack."""
    way = option & 3
    return PRINTS * (PAWN if option > 3 else letter) + (2 if way > 1 else way)


@kernel
def _next_option(rack: Numbers, letter: Num, option: Num) -> Num:
    """The next option for a letter that the rack has."""
    option += 1
    while option < NO_OPTION and rack[kind_of(letter, option)] == 0:
        option += 1
    return option


@kernel
def _packed(chosen: Numbers, laid: Num) -> Num:
    options = NONE
    for number in range(laid):
        options |= np.uint64(chosen[number]) << (THREE * np.uint64(number))
    return options


def smallest_tools() -> Tools:
    """Tools for a language without words: enough to compile what works with tools."""
    rules = Rules(
        ground=np.zeros((2, 8, 8), np.int64),
        starts=np.zeros((2, 8), np.uint32),
        match=np.zeros((8, 6), np.int64),
        run=np.zeros((3, 9), np.int64),
        bonus=np.zeros(3, np.int64),
        rack_size=8,
        motto=np.zeros(0, np.uint8),
        factor=1,
    )
    return tools(Words(cells_of(EMPTY), no_entries()), rules, 1)


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    tools, board, squares = smallest_tools(), empty_board(8), np.full((8, 8), NO_HUE, np.int64)
    yield set_up(tools.words, tools.rules, board, squares, squares)
    yield find_coloured(tools, board, np.zeros(81, np.int64), no_taste(100, 4, 8), 0)
    yield lay(tools.words, tools.rules, board, NONE, NONE, NONE)
