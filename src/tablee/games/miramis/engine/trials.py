"""The champion's trials laid open: its favourite moves, and what comes of each of them in deal after deal.

Whoever imports this imports numba.
"""

import numpy as np

from tablee.crossword.problems.dealing import dealing, exactly
from tablee.crossword.problems.trial import Trial
from tablee.games.miramis.engine.arrays import playout_of, policy_for, rack_of, tiles_of
from tablee.games.miramis.engine.champion import CANDIDATES, rollouts_of
from tablee.games.miramis.engine.finder import turns_after
from tablee.games.miramis.engine.kernel_moves import all_moves, worths
from tablee.games.miramis.engine.kernels.colour import POINTS
from tablee.games.miramis.engine.kernels.colour_playout import HUNDRED, LOOKING, WORK
from tablee.games.miramis.engine.kernels.colour_rollout import roll_out
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.view import View
from tablee.lexicon.graph import Graph


def trial(view: View, graph: Graph, luck: int) -> Trial[Coloured]:
    """The favourite moves of whose turn it is, the best first, to be tried with that luck."""
    policy = policy_for(graph, view.ground, compounds=view.options.compounds)
    match = playout_of(policy.tools, view, luck)
    row = policy.figures[min(turns_after(view), len(policy.figures) - 1)]
    moves = all_moves(policy.tools, match.board, rack_of(view.rack), row)
    worth = worths(moves)
    order = np.argsort(-worth, kind="stable")[:CANDIDATES]
    favourites, most = moves[order].copy(), int(moves[:, POINTS].max(initial=0))
    if sum(view.turns_left) == 1:
        deal = exactly((HUNDRED * favourites[:, POINTS].astype(np.int64)).tolist)
    else:
        rollouts = rollouts_of(policy, match, view, favourites)
        deal = dealing(
            len(favourites),
            lambda alive, budget, totals: roll_out(rollouts, alive, budget, totals),
            lambda: LOOKING + int(rollouts.work.now[WORK]) - int(match.now[WORK]),
        )
    values = worth[order].tolist()
    found = tuple(
        Coloured(tiles_of(where, letters, options), points, value)
        for (where, letters, points, options, _), value in zip(favourites.tolist(), values, strict=True)
    )
    return Trial(found, tuple(values), len(moves), most, deal)
