"""The moves of a view by kernels: found, weighed, and only those wanted turned into tiles."""

import numpy as np
import numpy.typing as npt

from tablee.crossword.kernels.moves import Moves
from tablee.games.topword.engine.arrays import board_of, counts_of, mask_of, playout_of, policy_for, tiles_of, tools_for
from tablee.games.topword.engine.finder import Weighed, in_order
from tablee.games.topword.engine.kernels.playout import TURN, Playout, Policy, equities
from tablee.games.topword.engine.kernels.stacking import POINTS, Numbers, Stacks, Tools, find_scored
from tablee.games.topword.engine.leave import HUNDRED
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.view import View
from tablee.lexicon.graph import Graph


def by_points(view: View, graph: Graph, many: int) -> list[Weighed]:
    """The moves that earn most."""
    tools = tools_for(graph, view.options)
    moves = all_moves(tools, board_of(tools, view.stacks, mask_of(view.rack)), counts_of(view.rack))
    return _best(moves, HUNDRED * moves[:, POINTS].astype(np.int64), many)


def by_equity(view: View, graph: Graph, many: int) -> list[Weighed]:
    """The moves that are worth most with what they leave on the rack."""
    policy = policy_for(graph, view.options)
    return _best(*moves_by_equity(policy, playout_of(policy.tools, view, luck=0)), many)


def moves_by_equity(policy: Policy, match: Playout) -> tuple[Moves, Numbers]:
    """All moves of whose turn it is, and what that player thinks of them."""
    moves = all_moves(policy.tools, match.stacks, match.racks[match.now[TURN]])
    worth = np.zeros(len(moves), np.int64)
    equities(policy._replace(tools=policy.tools._replace(moves=moves)), match, len(moves), worth)
    return moves, worth


def all_moves(tools: Tools, board: Stacks, counts: Numbers) -> Moves:
    """All moves, be there never so many."""
    found = find_scored(tools, board, counts)
    if found <= len(tools.moves):
        return tools.moves[:found]
    return all_moves(tools._replace(moves=np.zeros((found, 3), np.uint64)), board, counts)


def best_numbers(worth: Numbers, many: int) -> npt.NDArray[np.intp]:
    """The numbers of the best, the first of equal ones."""
    return np.sort(np.argsort(-worth, kind="stable")[:many])


def _best(moves: Moves, worth: Numbers, many: int) -> list[Weighed]:
    """The best moves in the finder's order; those that tie for the last place are all looked at."""
    if len(moves) > many:
        least = np.partition(worth, -many)[-many]
        moves, worth = moves[worth >= least], worth[worth >= least]
    rows = zip(worth.tolist(), moves.tolist(), strict=True)
    listed = [(value, Found(tiles_of(where, letters), points)) for value, (where, letters, points) in rows]
    return in_order(listed)[:many]
