"""Rollouts: the same for the same seed, the same deals for every move, and sums that come out right."""

import numpy as np
import pytest

from tablee.games.topword.engine.arrays import playout_of, policy_for
from tablee.games.topword.engine.kernel_moves import moves_by_equity
from tablee.games.topword.engine.kernels.leave import Leaves, ground
from tablee.games.topword.engine.kernels.playout import END, NEXT, Playout, empty_playout
from tablee.games.topword.engine.kernels.rollout import Rollouts, deal, roll_out
from tablee.games.topword.engine.kernels.stacking import WHERE, Numbers
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.counts import positions
from tablee.lexicon import lexicon

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels

WORDS = lexicon.common.graph
HUNDRED = len(letters())


def rollouts(view: View, luck: int, turns: int = 2) -> Rollouts:
    """The five best moves of a position, about to be tried."""
    policy = policy_for(WORDS, view.options)
    match = playout_of(policy.tools, view, luck)
    moves, worth = moves_by_equity(policy, match)
    best = moves[np.argsort(-worth, kind="stable")[:5]]
    return Rollouts(policy, match, room_for(match), room_for(match), best, turns, 0)


def room_for(match: Playout) -> Playout:
    return empty_playout(match.stacks.heights.shape[1], match.held.size, match.bag.size)


def totals(tried: Rollouts, budget: int) -> Numbers:
    sums = np.zeros(len(tried.moves), np.int64)
    roll_out(tried, np.arange(len(tried.moves)), budget, sums)
    return sums


def test_the_same_seed_gives_the_same_trials_and_another_does_not() -> None:
    for view in positions()[2::40]:
        one, same, other = (totals(rollouts(view, luck), 40_000) for luck in (1, 1, 2))
        assert np.array_equal(one, same)
        assert len(one) == 0 or not np.array_equal(one, other) or not view.unseen


def test_every_move_is_tried_in_the_same_deals() -> None:
    """So a move tried twice comes to the same sum, and trying others beside it changes nothing."""
    view = positions()[30]
    tried = rollouts(view, 1)
    twice = tried._replace(moves=np.concatenate([tried.moves[:2], tried.moves[:1]]))
    sums = totals(twice, 1)
    alone = totals(rollouts(view, 1)._replace(moves=tried.moves[:1]), 1)
    assert sums[0] == sums[2] == alone[0]


def test_a_trial_counts_what_its_last_turn_made_of_the_board() -> None:
    """Once with leaves that mind neither heights nor openings, once with a made-up one."""
    for view in [view for view in positions()[::15] if view.bag]:
        tried = rollouts(view, 1, turns=0)
        leaves, stage = tried.policy.leaves, tried.policy.leaves.stage[view.bag]
        careless = leaves._replace(height=np.zeros_like(leaves.height), opening=np.zeros_like(leaves.opening))
        careful = leaves._replace(height=np.array([(7, -30, 110, -500, 1300)] * 3), opening=careless.opening + 11)
        sums = [totals(tasting(tried, one), 1) for one in (careless, careful)]
        seen = [ground(tried.match.stacks, careful, stage, move[WHERE]) for move in tried.moves]
        assert (sums[1] - sums[0]).tolist() == seen


def tasting(tried: Rollouts, leaves: Leaves) -> Rollouts:
    return tried._replace(policy=tried.policy._replace(leaves=leaves))


def test_a_deal_gives_the_others_what_cannot_be_seen_and_loses_nothing() -> None:
    for view in positions()[::40]:
        match = rollouts(view, 3).match
        before = match.racks.sum(axis=0) + np.bincount(match.bag, minlength=26)
        deal(match)
        rest = match.bag[match.now[NEXT] : match.now[END]]
        assert match.racks.sum(axis=1).tolist() == match.held.tolist()
        assert len(rest) == view.bag
        assert np.array_equal(before, match.racks.sum(axis=0) + np.bincount(rest, minlength=26))


def test_matches_that_are_played_on_end_with_all_letters() -> None:
    for view in positions()[::40]:
        tried = rollouts(view, 4, turns=1000)
        totals(tried, 1)
        match = tried.work
        assert match.now[END] == match.now[NEXT]
        assert match.held.sum() + match.stacks.heights[0].sum() == HUNDRED
        assert match.racks.min() >= 0
