"""Between the rules' words and the kernels' arrays: boards, racks and options one way, moves the other.

Whoever imports this imports numba: only once the kernels are ready, or to wait for them.
"""

from functools import cache

import numpy as np

from tablee.crossword.kernels.lanes import ANY
from tablee.crossword.kernels.moves import COUNT, FIVE, SQUARES
from tablee.games.topword.engine.kernels import stacking
from tablee.games.topword.engine.kernels.leave import Leaves
from tablee.games.topword.engine.kernels.playout import END, IDLE, NEXT, TURN, Ending, Playout, Policy, empty_playout
from tablee.games.topword.engine.kernels.stacking import LANE, LETTER, Numbers, StackRules, Tools
from tablee.games.topword.engine.kernels.tiles import cells_with_qu
from tablee.games.topword.engine.leave import VOWELS, stage_of, stages
from tablee.games.topword.rules.board import HIGHEST, Stacks, Tile, Tiles, centre
from tablee.games.topword.rules.ending import OFF_FOR_A_LETTER, ROUNDS_TO_STALL
from tablee.games.topword.rules.lays.scoring import ALL_SEVEN
from tablee.games.topword.rules.letters import RACK_SIZE, bonuses, letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.lexicon.graph import Graph

A = ord("A")
VOWEL = np.array([chr(A + letter) in VOWELS for letter in range(26)], np.int64)


@cache
def rules_of(options: Options) -> StackRules:
    """What a table has settled."""
    starts = np.zeros((2, options.size), np.uint32)
    for row, col in centre(options.size):
        starts[0, row] |= 1 << col
        starts[1, col] |= 1 << row
    bonus = np.zeros(26, np.int64)
    for letter, points in bonuses().items():
        bonus[ord(letter) - A] = points
    no_bare = ord("S") - A if options.no_bare_plural else -1
    return StackRules(bonus, starts, RACK_SIZE, ALL_SEVEN, HIGHEST, options.no_full_cover, no_bare)


def tools_for(graph: Graph, options: Options) -> Tools:
    """Tools for one search at a time."""
    return stacking.tools(cells_with_qu(graph), rules_of(options))


@cache
def learnt_leaves() -> Leaves:
    """The tables of the data file."""
    alphabet = [chr(A + letter) for letter in range(26)]
    return Leaves(
        np.array([stage_of(bag) for bag in range(len(letters()) + 1)], np.int64),
        np.array([[stage.kept[letter] for letter in alphabet] for stage in stages()], np.int64),
        np.array([stage.balance for stage in stages()], np.int64),
        VOWEL,
        np.array([stage.height for stage in stages()], np.int64),
        np.array([stage.opening for stage in stages()], np.int64),
    )


def policy_for(graph: Graph, options: Options, leaves: Leaves | None = None) -> Policy:
    """Tools for playing on, one search at a time; by the learnt leaves unless others are given."""
    tools, ending = tools_for(graph, options), Ending(OFF_FOR_A_LETTER, ROUNDS_TO_STALL)
    return Policy(tools, ending, leaves or learnt_leaves(), np.zeros(len(tools.moves), np.int64))


def playout_of(tools: Tools, view: View, luck: int) -> Playout:
    """The match as the player who looks sees it: its bag begins with as many unseen letters as others have."""
    hidden = [ord(letter) - A for letter, many in sorted(view.unseen.items()) for _ in range(many)]
    seats, seat = len(view.scores), view.turn
    match = empty_playout(view.size, seats, len(hidden))._replace(stacks=board_of(tools, view.stacks))
    match.racks[seat] = counts_of(view.rack)
    match.held[:], match.scores[:], match.bag[:] = view.rack_counts, view.scores, hidden
    elsewhere = sum(view.rack_counts) - len(view.rack)
    match.now[[NEXT, END, TURN, IDLE]] = elsewhere, elsewhere + view.bag, seat, view.passes
    match.luck[0] = luck
    return match


def board_of(tools: Tools, stacks: Stacks, wanted: int = int(ANY)) -> stacking.Stacks:
    """A board, surveyed for a mask of letters."""
    heights = np.array([[len(stack) for stack in row] for row in stacks], np.int64)
    letters = np.array([[ord(stack[-1]) - A if stack else 0 for stack in row] for row in stacks], np.int64)
    board = stacking.empty_stacks(len(stacks))
    stacking.set_up(tools.cells, board, heights, letters, HIGHEST, np.uint64(wanted))
    return board


def counts_of(rack: str) -> Numbers:
    """How many of each letter a rack has."""
    counts = np.zeros(26, np.int64)
    for letter in rack:
        counts[ord(letter) - A] += 1
    return counts


def mask_of(rack: str) -> int:
    """The letters of a rack as a mask."""
    return sum(1 << ord(letter) - A for letter in set(rack))


def tiles_of(where: int, letters: int) -> Tiles:
    """The letters of a move on their squares."""
    down, lane, squares = where & 1, where >> 1 & int(LANE), where >> int(SQUARES)
    places = [at for at in range(squares.bit_length()) if squares >> at & 1]
    assert len(places) == letters >> int(COUNT)
    faces = [chr(A + (letters >> int(FIVE) * number & int(LETTER))) for number in range(len(places))]
    if down:
        return tuple(Tile(at, lane, face) for at, face in zip(places, faces, strict=True))
    return tuple(Tile(lane, at, face) for at, face in zip(places, faces, strict=True))
