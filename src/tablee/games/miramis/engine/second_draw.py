"""The champion's exchange: choices of letters to give back, tried out by drawing unseen letters for them (R9).

Whoever imports this imports numba.
"""

from itertools import combinations

import numpy as np

from tablee.games.miramis.engine.arrays import rack_of
from tablee.games.miramis.engine.chances import chances
from tablee.games.miramis.engine.halving import winner
from tablee.games.miramis.engine.kernels.colour_board import Numbers
from tablee.games.miramis.engine.kernels.colour_exchange import draw_anew
from tablee.games.miramis.engine.kernels.colour_playout import Playout, Policy
from tablee.games.miramis.engine.leave import FAR, leave_value
from tablee.games.miramis.rules.box.letters import Letters, without
from tablee.games.miramis.rules.view import View

CHOICES = 20
LATER = (0, 6_600, 9_000, 11_500, 13_000, 13_700, 14_500)
"""What the chance to exchange is worth to whom it is left for no, one, two… more turns, in hundredths of a point."""


def second_draw(policy: Policy, match: Playout, view: View, budget: int) -> tuple[Letters, int]:
    """The letters to give back, and a sure worth of the turn as good as what they bring; the bag is shuffled."""
    given, now = choices(view), chances(view, 0)
    kept = np.stack([rack_of(without(view.rack, letters)) for letters in given])
    totals, draws = np.zeros(len(given), np.int64), 0

    def draw(alive: Numbers, share: int) -> None:
        nonlocal draws
        draws += draw_anew(policy, match, kept, now.lead, now.stakes.swing, alive, share, totals)

    best = winner(draw, totals, budget)
    return given[best], now.worth(int(totals[best]) // max(1, draws))


def choices(view: View) -> list[Letters]:
    """The letters, one to three, without which the rack seems to be worth most: so many choices, the best first."""
    rack = tuple(sorted(view.rack))
    given = {letters: None for many in range(1, view.may_exchange + 1) for letters in combinations(rack, many)}
    turns = view.turns_left[view.turn]
    return sorted(given, key=lambda letters: -leave_value(without(rack, letters), turns, FAR))[:CHOICES]
