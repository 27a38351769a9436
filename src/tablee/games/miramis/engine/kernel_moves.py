"""The moves of a view by kernels: found, weighed, and only those wanted turned into tiles."""

import numpy as np

from tablee.crossword.kernels.moves import Moves
from tablee.games.miramis.engine.arrays import board_of, learnt_figures, rack_of, thrifty_figures, tiles_of, tools_for
from tablee.games.miramis.engine.finder import in_order, turns_after
from tablee.games.miramis.engine.kernels.colour import WORTH, Tools, find_coloured
from tablee.games.miramis.engine.kernels.colour_board import Board, Numbers
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.lays.moves import POINT
from tablee.games.miramis.rules.view import View
from tablee.lexicon.graph import Graph


def by_points(view: View, graph: Graph, many: int) -> list[Coloured]:
    """The moves that earn most."""
    return _best(view, graph, thrifty_figures(view.ground), many)


def by_equity(view: View, graph: Graph, many: int) -> list[Coloured]:
    """The moves that are worth most with what they leave on the rack."""
    rows = learnt_figures(view.ground)
    return _best(view, graph, rows[min(turns_after(view), len(rows) - 1)], many)


def all_moves(tools: Tools, board: Board, rack: Numbers, row: Numbers) -> Moves:
    """All moves, be there never so many."""
    found = find_coloured(tools, board, rack, row, POINT)
    if found <= len(tools.moves):
        return tools.moves[:found]
    return all_moves(tools._replace(moves=np.zeros((found, 5), np.uint64)), board, rack, row)


def worths(moves: Moves) -> Numbers:
    """What moves are worth."""
    return moves[:, WORTH].view(np.int64)


def _best(view: View, graph: Graph, row: Numbers, many: int) -> list[Coloured]:
    """The best moves in the finder's order; those that tie for the last place are all looked at."""
    tools = tools_for(graph, view.ground, compounds=view.options.compounds)
    moves = all_moves(tools, board_of(tools, view.stones), rack_of(view.rack), row)
    if len(moves) > many:
        worth = worths(moves)
        moves = moves[worth >= np.partition(worth, -many)[-many]]
    values = worths(moves).tolist()
    return in_order([_coloured(row, worth) for row, worth in zip(moves.tolist(), values, strict=True)])[:many]


def _coloured(move: list[int], worth: int) -> Coloured:
    where, letters, points, options, _ = move
    return Coloured(tiles_of(where, letters, options), points, worth)
