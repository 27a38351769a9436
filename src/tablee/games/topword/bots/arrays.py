"""Between the rules' words and the kernels' arrays: boards, racks and options one way, moves the other.

Whoever imports this imports numba: only once the kernels are ready, or to wait for them.
"""

from functools import cache

import numpy as np

from tablee.games.topword.board import HIGHEST, Stacks, Tile, Tiles, centre
from tablee.games.topword.letters import RACK_SIZE, bonuses
from tablee.games.topword.options import Options
from tablee.games.topword.scoring import ALL_SEVEN
from tablee.lexicon.graph import Graph
from tablee.search import stacking
from tablee.search.crossword import COUNT, FIVE, SQUARES
from tablee.search.lanes import ANY
from tablee.search.stacking import LANE, LETTER, Numbers, Rules, Tools
from tablee.search.tiles import cells_with_qu

A = ord("A")


@cache
def rules_of(options: Options) -> Rules:
    """What a table has settled."""
    starts = np.zeros((2, options.size), np.uint32)
    for row, col in centre(options.size):
        starts[0, row] |= 1 << col
        starts[1, col] |= 1 << row
    bonus = np.zeros(26, np.int64)
    for letter, points in bonuses().items():
        bonus[ord(letter) - A] = points
    no_bare = ord("S") - A if options.no_bare_plural else -1
    return Rules(bonus, starts, RACK_SIZE, ALL_SEVEN, HIGHEST, options.no_full_cover, no_bare)


def tools_for(graph: Graph, options: Options) -> Tools:
    """Tools for one search at a time."""
    return stacking.tools(cells_with_qu(graph), rules_of(options))


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
