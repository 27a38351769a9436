"""The champion's thinking: favourite moves, tried out against letters that nobody has seen; the end, looked through.

Its budget is counted in moves looked at, not in seconds, so that the same view and luck always bring the same move.
Whoever imports this imports numba.
"""

from math import ceil, log2

import numpy as np

from tablee.crossword.kernels.moves import Moves
from tablee.games.topword.engine.arrays import counts_of, playout_of, policy_for, tiles_of
from tablee.games.topword.engine.endgame import nothing_hidden
from tablee.games.topword.engine.kernel_moves import best_numbers, moves_by_equity
from tablee.games.topword.engine.kernels.endgame import BEST, FOUND, Endgame, endgame, look_ahead
from tablee.games.topword.engine.kernels.playout import Playout, Policy, empty_playout
from tablee.games.topword.engine.kernels.rollout import Rollouts, roll_out
from tablee.games.topword.engine.leave import TO_THE_END, WIN
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.view import View
from tablee.lexicon.graph import Graph

CANDIDATES = 24
LONG = 1000
"""More turns than it can take to the end."""


def thought_out(view: View, graph: Graph, luck: int, budget: int) -> Tiles | None:
    """The letters to lay, or None to pass."""
    if nothing_hidden(view):
        return looked_through(view, graph, budget)[0]
    policy = policy_for(graph, view.options)
    match = playout_of(policy.tools, view, luck)
    moves, worth = moves_by_equity(policy, match)
    if not len(moves):
        return None
    favourites = moves[best_numbers(worth, CANDIDATES)]
    return _tiles(favourites[_best(policy, match, view, favourites, budget)])


def looked_through(view: View, graph: Graph, budget: int) -> tuple[Tiles | None, int | None]:
    """The best move of the end of a match of two, or None to pass; and what it gains to the end, if that is certain."""
    search, match = room_of(view, graph, budget)
    certain = look_ahead(search, match)
    best = search.moves[0, search.told[FOUND]]
    return _tiles(best) if best[1] else None, int(search.frames[0, BEST]) if certain else None


def room_of(view: View, graph: Graph, budget: int) -> tuple[Endgame, Playout]:
    """Room to look through a match of two whose bag is empty: what cannot be seen is the other's rack."""
    policy = policy_for(graph, view.options)
    match = playout_of(policy.tools, view, luck=0)
    match.racks[1 - view.turn] = counts_of("".join(letter * many for letter, many in view.unseen.items()))
    return endgame(policy, match, budget), match


def rollouts_of(policy: Policy, match: Playout, view: View, moves: Moves) -> Rollouts:
    """How moves are tried out: some turns on, or to the end if it is near."""
    seats = len(view.scores)
    turns = LONG if view.bag <= TO_THE_END else seats
    dealt, work = (empty_playout(view.size, seats, len(match.bag)) for _ in range(2))
    return Rollouts(policy, match, dealt, work, moves, turns, WIN)


def _best(policy: Policy, match: Playout, view: View, moves: Moves, budget: int) -> int:
    """The number of the best move: all are tried, then the better half of them more often, and so on to the last."""
    rollouts = rollouts_of(policy, match, view, moves)
    alive, totals = np.arange(len(moves)), np.zeros(len(moves), np.int64)
    rounds = ceil(log2(len(moves))) or 1
    while len(alive) > 1:
        roll_out(rollouts, alive, budget // rounds, totals)
        alive = alive[best_numbers(totals[alive], (len(alive) + 1) // 2)]
    return int(alive[0])


def _tiles(move: Moves) -> Tiles:
    where, letters, _ = move.tolist()
    return tiles_of(where, letters)
