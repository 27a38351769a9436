"""Topword measured: the move kernel beside its plain twin in one run, play-outs, thoughts, and exact endings.

python -m bench.topword             a minute or two; times are of the processor, so that neighbours do not count
python -m bench.topword --few       a tenth of the positions
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import mean, median

import numpy as np

from tablee.core.actions import Deal
from tablee.core.loop import Applied, apply, view_for
from tablee.games.topword import GAME
from tablee.games.topword.engine.arrays import board_of, counts_of, mask_of, playout_of, policy_for, tools_for
from tablee.games.topword.engine.bot import KERNELS, choose
from tablee.games.topword.engine.champion import room_of
from tablee.games.topword.engine.kernel_moves import moves_by_equity
from tablee.games.topword.engine.kernels.endgame import COST, look_ahead
from tablee.games.topword.engine.kernels.playout import empty_playout
from tablee.games.topword.engine.kernels.rollout import Rollouts, roll_out
from tablee.games.topword.engine.kernels.stacking import Tools, find_scored
from tablee.games.topword.engine.skills import SKILLS
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.counts import positions
from tablee.lexicon import lexicon
from tablee.search import warm

WORDS = lexicon.common.graph
AGAIN = 50


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--few", action="store_true", help="a tenth of the positions")
    step = 10 if parser.parse_args().few else 1
    began = time.process_time()
    warm.now(*KERNELS)
    print(f"kernels ready after {time.process_time() - began:.1f} s")
    generation("240 committed positions of random play", positions()[::step])
    views = [view for seed in range(20 // min(step, 10)) for view in expert_match(seed)]
    generation("every turn of expert matches", views)
    rollouts([view for view in views if view.bag][::7])
    thoughts([view for view in views if view.bag][::15])
    endings([view for view in views if not view.bag and view.rack])


def generation(title: str, views: Sequence[View]) -> None:
    """All moves with their points: the kernel alone, with its board set up from Python, and the plain twin."""
    alone, whole, plain, found = [], [], [], []
    tools = {view.options: tools_for(WORDS, view.options) for view in views}
    for view in views:
        here, counts, wanted = tools[view.options], counts_of(view.rack), mask_of(view.rack)
        board = board_of(here, view.stacks, wanted)
        alone.append(_spent(partial(find_scored, here, board, counts), AGAIN))
        whole.append(_spent(partial(_set_up_and_find, here, view, wanted), AGAIN))
        plain.append(_spent(partial(moves, view.stacks, view.rack, WORDS, view.options), 1))
        found.append(find_scored(here, board, counts))
    print(f"{title} ({len(views)}): {mean(found):.0f} moves on average")
    print(f"  kernel {1e6 * mean(alone):.1f} µs (median {1e6 * median(alone):.1f})", end=", ")
    print(f"{1e6 * mean(whole):.1f} µs with its board set up from Python")
    print(f"  plain twin {1e3 * mean(plain):.2f} ms (median {1e3 * median(plain):.2f})")
    print(f"  {sum(plain) / sum(alone):.0f} × as fast, {sum(plain) / sum(whole):.0f} × with set-up")
    slow = [one for one, twin in zip(alone, plain, strict=True) if twin >= 0.002]
    if slow:
        print(f"  where the twin takes 2 ms or more: kernel {1e6 * mean(slow):.1f} µs")


def _set_up_and_find(tools: Tools, view: View, wanted: int) -> None:
    find_scored(tools, board_of(tools, view.stacks, wanted), counts_of(view.rack))


def rollouts(views: Sequence[View]) -> None:
    """Rollouts in a second: two turns after a move, and whole matches."""
    for turns, title in ((2, "of two turns"), (1000, "to the end")):
        spent, many = 0.0, 0
        for view in views:
            policy = policy_for(WORDS, view.options)
            match = playout_of(policy.tools, view, 1)
            best, _ = moves_by_equity(policy, match)
            dealt, work = (empty_playout(view.size, len(view.scores), len(match.bag)) for _ in range(2))
            room = Rollouts(policy, match, dealt, work, best[:8].copy(), turns, 0)
            alive, totals = np.arange(len(room.moves)), np.zeros(len(room.moves), np.int64)
            spent += 20 * _spent(partial(roll_out, room, alive, 1, totals), 20)  # a budget of 1 is used up by one deal
            many += 20 * len(alive)
        print(f"rollouts {title}: {many / spent:,.0f} a second")


def thoughts(views: Sequence[View]) -> None:
    """How long each level thinks."""
    for level in (*GAME.engine.levels, *GAME.engine.sparring):
        choose(views[0], level, Random(1))  # the graph of its words is built
        spent = sorted(_spent(partial(choose, view, level, Random(1)), 1) for view in views)
        print(f"{level}: {1e3 * mean(spent):.1f} ms a move, slowest {1e3 * spent[-1]:.0f} ms")


def endings(views: Sequence[View]) -> None:
    """With the bag empty: how often the champion looks through to the very end."""
    exact, costs, spent = 0, [], 0.0
    for view in views:
        search, match = room_of(view, WORDS, SKILLS["champion"].budget)
        began = time.process_time()
        exact += look_ahead(search, match)
        spent += time.process_time() - began
        costs.append(int(search.told[COST]))
    print(f"endings: {exact} of {len(views)} exact, {1e3 * spent / len(views):.0f} ms on average", end=", ")
    print(f"{sum(costs) / spent / 1e6:.1f} million moves a second")


def expert_match(seed: int) -> Iterator[View]:
    """What the player to move saw in each turn of a match between steady robots."""
    outcome = apply(GAME, GAME.rules.start(Options(), 2), Deal(), Random(seed), 0.0)
    number = 0
    while isinstance(outcome, Applied) and GAME.rules.result(outcome.position.table) is None:
        view = view_for(GAME, outcome.position, outcome.position.table.turn)
        yield view
        number += 1
        outcome = apply(GAME, outcome.position, choose(view, "steady", Random(0)), Random(f"{seed} {number}"), 0.0)


def _spent(work: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


if __name__ == "__main__":
    main()
