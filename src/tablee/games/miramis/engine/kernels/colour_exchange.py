"""Exchanges in colour tried out: what a turn is worth, on average, to whom some letters of the rack are drawn anew.

Unseen letters are drawn at random, and the turn is worth what its best move is worth. The same letters are drawn for
every choice of letters to keep, so that what differs between them is the choice and not the luck.
"""

from collections.abc import Iterator

import numpy as np

from tablee.games.miramis.engine.kernels.colour import NOTHING, WORTH
from tablee.games.miramis.engine.kernels.colour_board import Numbers
from tablee.games.miramis.engine.kernels.colour_leave import KINDS
from tablee.games.miramis.engine.kernels.colour_playout import (
    NEXT,
    TURN,
    WORK,
    Playout,
    Policy,
    empty_playout,
    favourite,
    fill,
    smallest_policy,
)
from tablee.games.miramis.engine.kernels.colour_rollout import felt
from tablee.search.copies import pour
from tablee.search.jit import Num, kernel
from tablee.search.luck import shuffle


@kernel
def draw_anew(  # noqa: PLR0913, PLR0917 - what is tried, from where, and what it counts
    policy: Policy, match: Playout, kept: Numbers, lead: Num, swing: Num, alive: Numbers, budget: Num, totals: Numbers
) -> Num:
    """Draw letters to each choice still alive of those kept, until the budget is used up; answers how often.

    The match is as its player sees it, with all unseen letters in the bag; they are in another order afterwards. What
    the turn was worth is added to the lead before it, and what is felt of that is added up.
    """
    seat, first = match.now[TURN], match.now[NEXT]
    rack, until, draws = match.racks[seat].copy(), match.now[WORK] + budget, 0
    while match.now[WORK] < until:
        shuffle(match.luck, match.bag, first, match.bag.size)
        for k in alive:
            pour(kept[k], match.racks[seat])
            fill(match, seat, rack.sum())
            best = favourite(policy, match)
            totals[k] += felt(lead + (np.int64(policy.tools.moves[best, WORTH]) if best != NOTHING else 0), swing)
            match.now[NEXT] = first
        draws += 1
    pour(rack, match.racks[seat])
    return draws


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    nothing = np.zeros(0, np.int64)
    kept = np.zeros((0, KINDS), np.int64)
    yield draw_anew(smallest_policy(), empty_playout(8, 2, 1), kept, 0, 1, nothing, 0, nothing)
    yield felt(0, 1)
