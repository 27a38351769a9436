"""Trials: the same for the same seed, the same deals for every move, and sums that come out right."""

import numpy as np
import pytest

from tablee.games.topword.engine.arrays import match_of, table_for
from tablee.games.topword.engine.kernel_moves import liked_moves
from tablee.games.topword.engine.kernels.playout import END, NEXT, Match, empty_match
from tablee.games.topword.engine.kernels.simulate import Trials, deal, simulate
from tablee.games.topword.engine.kernels.stacking import WHERE, Numbers
from tablee.games.topword.engine.kernels.taste import Taste, ground
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.counts import positions
from tablee.lexicon import lexicon

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels

WORDS = lexicon.common.graph
HUNDRED = len(letters())


def trials(view: View, luck: int, turns: int = 2) -> Trials:
    """The five best moves of a position, about to be tried."""
    table = table_for(WORDS, view.options)
    match = match_of(table.tools, view, luck)
    moves, worth = liked_moves(table, match)
    best = moves[np.argsort(-worth, kind="stable")[:5]]
    return Trials(table, match, room_for(match), room_for(match), best, turns, 0)


def room_for(match: Match) -> Match:
    return empty_match(match.stacks.heights.shape[1], match.held.size, match.bag.size)


def totals(tried: Trials, budget: int) -> Numbers:
    sums = np.zeros(len(tried.moves), np.int64)
    simulate(tried, np.arange(len(tried.moves)), budget, sums)
    return sums


def test_the_same_seed_gives_the_same_trials_and_another_does_not() -> None:
    for view in positions()[2::40]:
        one, same, other = (totals(trials(view, luck), 40_000) for luck in (1, 1, 2))
        assert np.array_equal(one, same)
        assert len(one) == 0 or not np.array_equal(one, other) or not view.unseen


def test_every_move_is_tried_in_the_same_deals() -> None:
    """So a move tried twice comes to the same sum, and trying others beside it changes nothing."""
    view = positions()[30]
    tried = trials(view, 1)
    twice = tried._replace(moves=np.concatenate([tried.moves[:2], tried.moves[:1]]))
    sums = totals(twice, 1)
    alone = totals(trials(view, 1)._replace(moves=tried.moves[:1]), 1)
    assert sums[0] == sums[2] == alone[0]


def test_a_trial_counts_what_its_last_turn_made_of_the_board() -> None:
    """Once with a taste that minds neither heights nor openings, once with a made-up one."""
    for view in [view for view in positions()[::15] if view.bag]:
        tried = trials(view, 1, turns=0)
        taste, stage = tried.table.taste, tried.table.taste.stage[view.bag]
        careless = taste._replace(height=np.zeros_like(taste.height), opening=np.zeros_like(taste.opening))
        careful = taste._replace(height=np.array([(7, -30, 110, -500, 1300)] * 3), opening=careless.opening + 11)
        sums = [totals(tasting(tried, one), 1) for one in (careless, careful)]
        seen = [ground(tried.match.stacks, careful, stage, move[WHERE]) for move in tried.moves]
        assert (sums[1] - sums[0]).tolist() == seen


def tasting(tried: Trials, taste: Taste) -> Trials:
    return tried._replace(table=tried.table._replace(taste=taste))


def test_a_deal_gives_the_others_what_cannot_be_seen_and_loses_nothing() -> None:
    for view in positions()[::40]:
        match = trials(view, 3).match
        before = match.racks.sum(axis=0) + np.bincount(match.bag, minlength=26)
        deal(match)
        rest = match.bag[match.now[NEXT] : match.now[END]]
        assert match.racks.sum(axis=1).tolist() == match.held.tolist()
        assert len(rest) == view.bag
        assert np.array_equal(before, match.racks.sum(axis=0) + np.bincount(rest, minlength=26))


def test_matches_that_are_played_on_end_with_all_letters() -> None:
    for view in positions()[::40]:
        tried = trials(view, 4, turns=1000)
        totals(tried, 1)
        match = tried.work
        assert match.now[END] == match.now[NEXT]
        assert match.held.sum() + match.stacks.heights[0].sum() == HUNDRED
        assert match.racks.min() >= 0
