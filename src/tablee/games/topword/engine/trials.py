"""The champion's trials laid open: its favourite moves, and what comes of each of them in deal after deal.

Whoever imports this imports numba.
"""

import numpy as np

from tablee.crossword.kernels.moves import Moves
from tablee.crossword.problems.dealing import dealing, exactly
from tablee.crossword.problems.trial import Trial
from tablee.games.topword.engine.arrays import playout_of, policy_for, tiles_of
from tablee.games.topword.engine.champion import CANDIDATES, rollouts_of
from tablee.games.topword.engine.endings import exact_values
from tablee.games.topword.engine.kernel_moves import moves_by_equity
from tablee.games.topword.engine.kernels.playout import LOOKING, WORK
from tablee.games.topword.engine.kernels.rollout import roll_out
from tablee.games.topword.engine.kernels.stacking import POINTS
from tablee.games.topword.engine.leave import HUNDRED
from tablee.games.topword.engine.skills import SKILLS
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.view import View
from tablee.lexicon.graph import Graph


def trial(view: View, graph: Graph, luck: int) -> Trial[Found]:
    """The favourite moves of whose turn it is, the best first, to be tried with that luck."""
    policy = policy_for(graph, view.options)
    match = playout_of(policy.tools, view, luck)
    moves, worth = moves_by_equity(policy, match)
    order = np.argsort(-worth, kind="stable")[:CANDIDATES]
    favourites, most = moves[order].copy(), int(moves[:, POINTS].max(initial=0))
    if not view.bag and len(view.scores) == 2:
        deal = exactly(lambda: _values(view, graph, favourites))
    else:
        rollouts = rollouts_of(policy, match, view, favourites)
        deal = dealing(
            len(favourites),
            lambda alive, budget, totals: roll_out(rollouts, alive, budget, totals),
            lambda: LOOKING + int(rollouts.work.now[WORK]) - int(match.now[WORK]),
        )
    found = tuple(Found(tiles_of(where, letters), points) for where, letters, points in favourites.tolist())
    return Trial(found, tuple(worth[order].tolist()), len(moves), most, deal)


def _values(view: View, graph: Graph, moves: Moves) -> list[int]:
    """What moves of the end come to; all to the same, if nobody can tell."""
    values = exact_values(view, graph, moves, SKILLS["champion"].budget)
    return [HUNDRED * value for value in values or [0] * len(moves)]
