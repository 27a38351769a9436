"""What a lead is worth to whom wants to win: points count most while the match is close and much is still to come.

Whoever imports this imports numba.
"""

from math import sqrt
from typing import NamedTuple

from tablee.games.miramis.engine.kernels.colour_rollout import Stakes, felt
from tablee.games.miramis.rules.view import View

SWING = 16_000
"""How far a turn swings the lead, in hundredths of a point, so that what is felt of it is like the chance to win."""
A_TURN = 15_000
"""What a turn brings on average."""
CLOSE = 0.25
"""At the end a lead is felt as if a quarter of a turn were still to come: more points are better, if nothing else."""

ALMOST = 0.999
"""No lead is felt as all that it may still swing."""


class Chances(NamedTuple):
    """How a turn stands before a move."""

    lead: int
    """How far the player is ahead, were the move worth nothing."""
    stakes: Stakes

    def felt(self, worth: int) -> int:
        """What a move counts that is worth so much."""
        return int(felt(self.lead + worth, self.stakes.swing))

    def worth(self, felt: int) -> int:
        """What a move is worth that counts so much."""
        share = felt / self.stakes.swing
        return round(felt / sqrt(1 - min(share * share, ALMOST))) - self.lead


def chances(view: View, turns: int) -> Chances:
    """How it stands; the stakes are those of so many turns after the move, of all players together."""
    seat, others = view.turn, len(view.scores) - 1
    has = [100 * score + A_TURN * left for score, left in zip(view.scores, view.turns_left, strict=True)]
    lead = has[seat] - A_TURN - (sum(has) - has[seat]) // others
    left = sum(view.turns_left) - 1 - turns
    return Chances(lead, Stakes(round(SWING * sqrt(max(CLOSE, left))), A_TURN))
