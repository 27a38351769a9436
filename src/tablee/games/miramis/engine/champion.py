"""The champion's thinking: exchanges and favourite moves, tried out against letters that nobody has seen.

Its budget is counted in moves looked at, not in seconds, so that the same view and luck always bring the same ask.
Whoever imports this imports numba.
"""

import numpy as np

from tablee.crossword.actions import Pass
from tablee.crossword.kernels.moves import Moves
from tablee.games.miramis.engine.arrays import playout_of, policy_for, rack_of, tiles_of
from tablee.games.miramis.engine.chances import chances
from tablee.games.miramis.engine.finder import turns_after
from tablee.games.miramis.engine.halving import best_numbers, winner
from tablee.games.miramis.engine.kernel_moves import all_moves, worths
from tablee.games.miramis.engine.kernels.colour_playout import Playout, Policy, empty_playout
from tablee.games.miramis.engine.kernels.colour_rollout import Rollouts, roll_out
from tablee.games.miramis.engine.second_draw import LATER, second_draw
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import SIZE
from tablee.games.miramis.rules.view import View
from tablee.lexicon.graph import Graph

CANDIDATES = 16
FAITH = 20
"""What a move seems to be worth counts as much as so many rollouts of it: luck must not outvote good sense too soon."""
TO_THE_END = 3
"""With no more turns than this to come, of all players together, rollouts go on to the end of the match; otherwise to
the player's own next turn: whose openings a move makes shows only then."""
DRAWING = 5
"""One in so many parts of the budget is for exchanges."""


def thought_out(view: View, graph: Graph, luck: int, budget: int) -> Ask:
    """What to ask."""
    policy = policy_for(graph, view.ground, compounds=view.options.compounds)
    match = playout_of(policy.tools, view, luck)
    row = policy.figures[min(turns_after(view), len(policy.figures) - 1)]
    moves = all_moves(policy.tools, match.board, rack_of(view.rack), row)
    favourites = moves[best_numbers(worths(moves), CANDIDATES)]
    if view.may_exchange:
        given, promised = second_draw(policy, match, view, budget // DRAWING)
        if not len(moves) or promised - worths(favourites).max() > LATER[min(turns_after(view), len(LATER) - 1)]:
            return Exchange(view.turn, given)
    if not len(moves):
        return Pass(view.turn)
    where, letters, _, options, _ = favourites[_best(policy, match, view, favourites, budget)].tolist()
    return Lay(view.turn, tiles_of(where, letters, options))


def rollouts_of(policy: Policy, match: Playout, view: View, moves: Moves) -> Rollouts:
    """How moves are tried out: some turns on, or to the end if it is near."""
    dealt, work = (empty_playout(SIZE, len(view.scores), len(match.bag)) for _ in range(2))
    held, turns = np.array(view.rack_counts, np.int64), turns_tried(view)
    return Rollouts(policy, match, dealt, work, moves, held, turns, chances(view, turns).stakes)


def turns_tried(view: View) -> int:
    """How many turns of all players are played after a move that is tried out."""
    left = sum(view.turns_left) - 1
    return left if left <= TO_THE_END else len(view.scores)


def _best(policy: Policy, match: Playout, view: View, moves: Moves, budget: int) -> int:
    """The number of the best move."""
    rollouts, then = rollouts_of(policy, match, view, moves), chances(view, turns_tried(view))
    totals = np.array([FAITH * then.felt(worth) for worth in worths(moves).tolist()], np.int64)
    return winner(lambda alive, share: roll_out(rollouts, alive, share, totals), totals, budget)
