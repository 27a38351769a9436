"""What it brings to look further than the next turn: the far leaves against the near ones, by kernels alone.

python -m bench.miramis_duel    7,000 deals, each played twice with swapped seats and without exchanges; two minutes
"""

import sys

import numpy as np

from bench.duels import summary
from bench.miramis_leave import deal_afresh
from tablee.games.miramis.engine.arrays import board_of, kind_of, learnt_figures, tools_for
from tablee.games.miramis.engine.kernels.colour_board import Numbers
from tablee.games.miramis.engine.kernels.colour_playout import (
    TURN,
    Playout,
    Policy,
    empty_playout,
    favourite,
    is_over,
    play,
)
from tablee.games.miramis.engine.leave import FAR, NEAR
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.box.board import EMPTY, SIZE, reconstructed_ground
from tablee.games.miramis.rules.box.letters import letters
from tablee.games.miramis.rules.state import rounds_for
from tablee.search.jit import kernel
from tablee.search.luck import shuffle

DEALS, SEED = 7_000, 2026


@kernel
def duel(one: Policy, other: Policy, match: Playout, empty: Playout, order: Numbers, ahead: Numbers) -> None:
    """Play deals with swapped seats; `ahead[deal, seat]` is by how much the first was ahead from that seat."""
    for deal in range(ahead.shape[0]):
        shuffle(match.luck, order, 0, order.size)
        for seat in range(2):
            deal_afresh(match, empty, order, empty.turns[0])
            while not is_over(match):
                policy = one if match.now[TURN] == seat else other
                play(policy, match, favourite(policy, match))
            ahead[deal, seat] = match.scores[seat] - match.scores[1 - seat]


def compare(one: str, other: str) -> Numbers:
    """By how much one table of leaves was ahead of another."""
    ground = reconstructed_ground()
    tools = tools_for(all_words(), ground)
    tables = [Policy(tools, learnt_figures(ground, leaves)) for leaves in (one, other)]
    order = np.array([kind_of(letter) for letter in letters()], np.int64)
    empty = empty_playout(SIZE, 2, len(order))._replace(board=board_of(tools, EMPTY))
    match, ahead = empty_playout(SIZE, 2, len(order)), np.zeros((DEALS, 2), np.int64)
    empty.turns[:], match.luck[0] = rounds_for(2), SEED
    duel(tables[0], tables[1], match, empty, order, ahead)
    return ahead


def main() -> int:
    """Print the figures."""
    print(summary(compare(FAR, NEAR)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
