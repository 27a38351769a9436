"""Between the rules' words and the kernels' arrays: boards, racks and grounds one way, moves the other.

Whoever imports this imports numba: only once the kernels are ready, or to wait for them.
"""

from functools import cache

import numpy as np

from tablee.crossword.kernels.moves import COUNT, FIVE, SQUARES
from tablee.games.miramis.engine.kernels import colour
from tablee.games.miramis.engine.kernels.colour import MOST_MOVES, Tools
from tablee.games.miramis.engine.kernels.colour_board import (
    LANE,
    LETTER,
    NO_HUE,
    Board,
    ColourRules,
    Numbers,
    Words,
    empty_board,
    set_up,
)
from tablee.games.miramis.engine.kernels.colour_leave import KINDS, Leaves, figures, no_leaves
from tablee.games.miramis.engine.kernels.colour_leave import PAWN as PAWN_NUMBER
from tablee.games.miramis.engine.kernels.colour_playout import NEXT, STEP, TURN, Playout, Policy, empty_playout
from tablee.games.miramis.engine.kernels.entries import entries_of
from tablee.games.miramis.engine.leave import FAR, NEAR, VOWELS, tables
from tablee.games.miramis.rules.box.board import SIZE, Ground, Stone, Stones, Tile, Tiles, first_squares
from tablee.games.miramis.rules.box.letters import PAWN, PRINTS, RACK_SIZE, Letter, Letters
from tablee.games.miramis.rules.lays.lanes import COLOURS
from tablee.games.miramis.rules.lays.scoring import MIRAMIS, points_for, run_points, sort_of
from tablee.games.miramis.rules.view import View
from tablee.lexicon import lexicon
from tablee.lexicon.graph import Graph
from tablee.search.walk import cells_of, letters_of

A = ord("A")
SIGNS = "rb*RBM"


@cache
def rules_of(ground: Ground) -> ColourRules:
    """What is settled: on which squares, for how many points."""
    signs = np.array([[SIGNS.index(sign) for sign in row] for row in ground], np.int64)
    starts = np.zeros((2, SIZE), np.uint32)
    for row, col in first_squares(ground):
        starts[0, row] |= 1 << col
        starts[1, col] |= 1 << row
    run = np.zeros((len(COLOURS) + 1, SIZE + 1), np.int64)
    for hue, printed in enumerate(COLOURS):
        run[hue, 2:] = [run_points(printed, length) for length in range(2, SIZE + 1)]
    return ColourRules(
        ground=np.stack([signs, signs.T]),
        starts=starts,
        match=np.array([[_match(option, sign) for sign in SIGNS] for option in range(8)], np.int64),
        run=run,
        bonus=np.array([points_for(f"eight_{what}") for what in (*COLOURS, "mixed")], np.int64),
        rack_size=RACK_SIZE,
        motto=letters_of(MIRAMIS),
        factor=points_for("times_miramis"),
    )


def _match(option: int, sign: str) -> int:
    """What a letter earns on a square."""
    sort = sort_of(Stone(letter_of("A", option), "A", COLOURS[option & 1]), sign)
    return points_for(sort) if sort else 0


def letter_of(face: str, option: int) -> Letter:
    """The letter of the rack that an option takes for a face."""
    return Letter(PAWN if option > 3 else face, PRINTS[min(option & 3, 2)])


def tools_for(graph: Graph, ground: Ground, most: int = MOST_MOVES, *, compounds: bool = False) -> Tools:
    """Tools for one search at a time; with compounds, if they count at the table."""
    words = Words(cells_of(graph), entries_of(lexicon, compounds=compounds))
    return colour.tools(words, rules_of(ground), _openings(graph), most)


@cache
def _openings(graph: Graph) -> int:
    """How many openings a rack can have at most, whatever its pawns stand for."""
    return int(colour.prefixes(cells_of(graph), RACK_SIZE - 1))


def board_of(tools: Tools, stones: Stones) -> Board:
    """A board."""
    reads = [[ord(stone.reads) - A if stone else 0 for stone in row] for row in stones]
    hues = [[COLOURS.index(stone.colour) if stone else NO_HUE for stone in row] for row in stones]
    board = empty_board(SIZE)
    set_up(tools.words, tools.rules, board, np.array(reads, np.int64), np.array(hues, np.int64))
    return board


@cache
def thrifty_figures(ground: Ground) -> Numbers:
    """For whom only points count: of equal choices, the one that keeps pawns and letters of both colours."""
    leaves = no_leaves(1)
    leaves.kinds[0, 2::3] += 1
    leaves.kinds[0, 3 * PAWN_NUMBER :] += 2
    row: Numbers = figures(rules_of(ground), leaves, VOWELS)[0]
    return row


@cache
def learnt_figures(ground: Ground, leaves: str = NEAR) -> Numbers:
    """[stage]: the figures of a player with those leaves."""
    return figures(rules_of(ground), learnt_leaves(leaves), VOWELS)


def learnt_leaves(name: str) -> Leaves:
    """[stage]: the tables of a data file; nothing is worth anything in the last turn."""
    leaves = no_leaves(1 + len(tables(name)))
    for stage, learnt in enumerate(tables(name), 1):
        for letter, value in learnt.kinds.items():
            leaves.kinds[stage, kind_of(letter)] = value
        for face, row in learnt.same.items():
            leaves.same[stage, ord(face) - A] = row
        leaves.balance[stage] = learnt.balance
        for (red, blue), row in learnt.mixture.items():
            leaves.mixture[stage, red, blue] = row
    return leaves


def kind_of(letter: Letter) -> int:
    """The number of a kind of letter."""
    return 3 * (26 if letter.is_pawn else ord(letter.face) - A) + PRINTS.index(letter.colour)


def rack_of(letters: Letters) -> Numbers:
    """How many of each kind a rack has."""
    rack = np.zeros(KINDS, np.int64)
    for letter in letters:
        rack[kind_of(letter)] += 1
    return rack


def policy_for(graph: Graph, ground: Ground, *, compounds: bool = False) -> Policy:
    """Tools for playing on, one search at a time, by the far leaves."""
    return Policy(tools_for(graph, ground, compounds=compounds), learnt_figures(ground, FAR))


def playout_of(tools: Tools, view: View, luck: int) -> Playout:
    """The match as the player who looks sees it: in its bag is every letter that the player cannot see."""
    hidden = [
        kind_of(Letter(face, colour))
        for colour in PRINTS
        for face, many in sorted(view.unseen[colour].items())
        for _ in range(many)
    ]
    seats = len(view.scores)
    match = empty_playout(SIZE, seats, len(hidden))._replace(board=board_of(tools, view.stones))
    match.racks[view.turn], match.bag[:] = rack_of(view.rack), hidden
    match.scores[:], match.turns[:] = view.scores, view.turns_left
    match.now[[NEXT, TURN, STEP]] = 0, view.turn, seats - 1
    match.luck[0] = luck
    return match


def tiles_of(where: int, letters: int, options: int) -> Tiles:
    """The letters of a move on their squares."""
    down, lane, squares = where & 1, where >> 1 & int(LANE), where >> int(SQUARES)
    places = [at for at in range(squares.bit_length()) if squares >> at & 1]
    assert len(places) == letters >> int(COUNT)
    tiles = []
    for number, at in enumerate(places):
        face, option = chr(A + (letters >> int(FIVE) * number & int(LETTER))), options >> 3 * number & 7
        row, col = (at, lane) if down else (lane, at)
        reads, declared = face if option > 3 else None, COLOURS[option & 1] if option & 2 else None
        tiles.append(Tile(row, col, letter_of(face, option), reads, declared))
    return tuple(tiles)
