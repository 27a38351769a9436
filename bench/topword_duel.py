"""What heights and openings bring: the expert against itself without those rows of its leaves, by kernels alone.

python -m bench.topword_duel    7,000 deals, each played twice with swapped seats; a minute or two
"""

import sys

import numpy as np

from bench.duels import summary
from bench.topword_leave import deal_afresh
from tablee.games.topword.engine.arrays import A, learnt_leaves, policy_for
from tablee.games.topword.engine.kernels.leave import Leaves
from tablee.games.topword.engine.kernels.playout import (
    NOTHING,
    TURN,
    Playout,
    Policy,
    empty_playout,
    favourite,
    idle,
    is_over,
    play,
)
from tablee.games.topword.engine.kernels.stacking import Numbers
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.options import Options
from tablee.lexicon import lexicon
from tablee.search.jit import inner, kernel
from tablee.search.luck import shuffle

DEALS, SEED = 7_000, 2026


@inner
def turn(policy: Policy, match: Playout) -> None:
    """The seat to play takes what these leaves make the best."""
    choice = favourite(policy, match)
    if choice == NOTHING:
        idle(policy, match, True)
    else:
        play(policy, match, choice)


@kernel
def duel(one: Policy, other: Policy, match: Playout, order: Numbers, ahead: Numbers) -> None:
    """Play deals with swapped seats; `ahead[deal, seat]` is by how much the first was ahead from that seat."""
    for deal in range(ahead.shape[0]):
        shuffle(match.luck, order, 0, order.size)
        for seat in range(2):
            deal_afresh(match, order, one.tools.rules.rack_size)
            while not is_over(one, match):
                turn(one if match.now[TURN] == seat else other, match)
            last = match.scores - one.ending.off * match.held
            ahead[deal, seat] = last[seat] - last[1 - seat]


def compare(one: Leaves, other: Leaves) -> Numbers:
    """By how much the one was ahead of the other."""
    tables = [policy_for(lexicon.common.graph, Options(), leaves) for leaves in (one, other)]
    order = np.array([ord(letter) - A for letter in letters()], np.int64)
    match, ahead = empty_playout(10, 2, len(order)), np.zeros((DEALS, 2), np.int64)
    match.luck[0] = SEED
    duel(tables[0], tables[1], match, order, ahead)
    return ahead


def main() -> int:
    """Print the figures."""
    leaves = learnt_leaves()
    careless = leaves._replace(height=np.zeros_like(leaves.height), opening=np.zeros_like(leaves.opening))
    print(summary(compare(leaves, careless)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
