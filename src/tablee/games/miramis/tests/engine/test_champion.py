"""The champion: what it tries out, and that luck alone decides nothing."""

from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import sqrt

import numpy as np
import pytest

from tablee.crossword.actions import Pass
from tablee.games.miramis.engine.arrays import kind_of, playout_of, policy_for, rack_of
from tablee.games.miramis.engine.champion import DRAWING, thought_out
from tablee.games.miramis.engine.chances import A_TURN, chances
from tablee.games.miramis.engine.finder import turns_after
from tablee.games.miramis.engine.halving import best_numbers, winner
from tablee.games.miramis.engine.kernels.colour_board import Numbers
from tablee.games.miramis.engine.kernels.colour_exchange import draw_anew
from tablee.games.miramis.engine.kernels.colour_rollout import felt
from tablee.games.miramis.engine.leave import FAR, leave_value
from tablee.games.miramis.engine.second_draw import CHOICES, LATER, choices, second_draw
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.actions import Exchange, Lay
from tablee.games.miramis.rules.box.letters import Letter, without
from tablee.games.miramis.rules.box.spelling import read_rack
from tablee.games.miramis.rules.lays.moves import best_move, moves
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.counts import positions
from tablee.games.miramis.text.diagram import read_position

pytestmark = pytest.mark.timeout(600)  # the first to need them compiles the kernels

LITTLE = 20_000
"""A budget for thoughts that need not be deep."""
EMPTY = "/".join(["15"] * 15)
ROULE = "15/3ROUle7" + "/15" * 13


def quick() -> list[View]:
    """Positions that plain Python goes through in a moment: no pawn on the rack, few different letters."""
    return [view for view in positions() if not any(one.is_pawn for one in view.rack)][3::30]


def test_the_champion_thinks_the_same_with_the_same_luck() -> None:
    for view in quick():
        asked = thought_out(view, all_words(), 7, LITTLE)
        assert asked == thought_out(view, all_words(), 7, LITTLE)
        match asked:
            case Lay(_, tiles):
                found = moves(view.ground, view.stones, view.rack, all_words())
                reads = {tuple((*tile.square, tile.stone.reads) for tile in move.tiles) for move in found}
                assert tuple((*tile.square, tile.stone.reads) for tile in tiles) in reads
            case _:
                assert isinstance(asked, Exchange)
                assert view.may_exchange


def test_a_choice_of_letters_is_worth_the_best_move_with_those_drawn() -> None:
    """All unseen letters are the same, so that every draw is: plain Python finds what the turn is worth then."""
    for view in quick():
        policy, drawn = policy_for(all_words(), view.ground), Letter("E", "red")
        match = playout_of(policy.tools, view, 1)
        match.bag[:] = kind_of(drawn)
        racks = [without(view.rack, view.rack[:many]) for many in (1, 3)]
        totals = np.zeros(2, np.int64)
        rows = np.stack([rack_of(kept) for kept in racks])
        draws = draw_anew(policy, match, rows, 700, 30_000, np.arange(2), 5_000, totals)
        keep = partial(leave_value, turns=turns_after(view), leaves=FAR)
        for kept, total in zip(racks, totals.tolist(), strict=True):
            rack = kept + (drawn,) * (len(view.rack) - len(kept))
            best = best_move(view.ground, view.stones, rack, all_words(), keep)
            assert total == draws * felt(700 + max((move.worth for move in best), default=0), 30_000)
        assert (match.racks[view.turn] == rack_of(view.rack)).all(), "trying an exchange changes no rack"


def test_all_choices_draw_the_same_letters() -> None:
    view = read_position(f"{ROULE} rack=AEINRSkq turn=1")
    policy = policy_for(all_words(), view.ground)
    kept = np.stack([rack_of(read_rack("AEINRS"))] * 2)
    totals = np.zeros(2, np.int64)
    assert draw_anew(policy, playout_of(policy.tools, view, 3), kept, 0, 30_000, np.arange(2), 20_000, totals) > 1
    assert totals[0] == totals[1] > 0


def test_R9_the_champion_tries_the_letters_that_it_can_best_do_without() -> None:
    view = read_position(f"{EMPTY} rack=AEEINRSk")
    tried = choices(view)
    assert len(tried) == len(set(tried)) == CHOICES
    assert {len(letters) for letters in tried} <= {1, 2, 3}
    assert Letter("K", "blue") in tried[0]
    rests = [leave_value(tuple(sorted(without(view.rack, letters))), 7, FAR) for letters in tried]
    assert rests == sorted(rests, reverse=True)


@pytest.mark.parametrize("played", [2, 12])
@pytest.mark.parametrize("rack", ["AEINRkqY", "AEINRSTl", "kqVJHXYf"])
def test_R9_the_champion_exchanges_if_that_gains_more_than_a_later_turn_would(rack: str, played: int) -> None:
    view = read_position(f"{ROULE} rack={rack} turn=1 played={played}")
    policy, keep = policy_for(all_words(), view.ground), partial(leave_value, turns=turns_after(view), leaves=FAR)
    best = max(move.worth for move in best_move(view.ground, view.stones, view.rack, all_words(), keep))
    given, promised = second_draw(policy, playout_of(policy.tools, view, 1), view, LITTLE // DRAWING)
    asked = thought_out(view, all_words(), 1, LITTLE)
    assert isinstance(asked, Exchange) == (promised - best > LATER[turns_after(view)])
    assert not isinstance(asked, Exchange) or asked == Exchange(0, given)


def test_R9_the_champion_gives_back_what_no_word_wants() -> None:
    asked = thought_out(read_position(f"{ROULE} rack=AEINRkqY turn=1 played=12"), all_words(), 1, LITTLE)
    assert isinstance(asked, Exchange)
    assert {"K", "Q"} <= {letter.face for letter in asked.letters}


def test_R9_the_champion_exchanges_no_more_once_it_has() -> None:
    view = read_position(f"{ROULE} rack=kqVJHXYf turn=1")
    asked = thought_out(replace(view, may_exchange=0), all_words(), 1, LITTLE)
    assert isinstance(asked, Lay | Pass)


def test_the_chance_to_exchange_is_worth_more_the_longer_it_lasts() -> None:
    assert LATER[0] == 0, "in the last turn there is no later one"
    assert list(LATER) == sorted(set(LATER))


def test_halving_finds_the_best_and_tries_it_longest() -> None:
    worth, totals, tried = np.array([3, 9, 1, 7, 5]), np.zeros(5, np.int64), np.zeros(5, np.int64)

    def attempt(alive: Numbers, share: int) -> None:
        totals[alive] += share * worth[alive]
        tried[alive] += 1

    assert winner(attempt, totals, 300) == 1
    assert tried.tolist() == [1, 3, 1, 3, 2]
    assert totals.tolist() == [300, 2700, 100, 2100, 1000]


def test_of_equally_good_ones_the_first_stays() -> None:
    assert best_numbers(np.array([4, 8, 8, 4]), 3).tolist() == [0, 1, 2]
    assert winner(lambda alive, share: None, np.array([4, 4, 4]), 9) == 0


def test_a_lead_is_felt_less_the_larger_it_is() -> None:
    leads = range(-90_000, 90_001, 5_000)
    counted = [felt(lead, 20_000) for lead in leads]
    assert counted == [int(lead * 20_000 / sqrt(lead * lead + 20_000**2)) for lead in leads]
    assert counted == sorted(set(counted)), "more points are always better"
    assert [-one for one in reversed(counted)] == counted
    gains = [after - before for before, after in pairwise(counted[len(counted) // 2 :])]
    assert gains == sorted(gains, reverse=True)
    assert counted[-1] < 20_000


def test_a_lead_counts_the_turns_that_are_still_owed() -> None:
    """Both have 100 points; whoever has as many turns left is a turn behind once this one is over."""
    first, second = (read_position(f"{ROULE} rack=AEINRSTl turn=1 scores=100,100 played={many}") for many in (2, 3))
    assert [view.turns_left for view in (first, second)] == [(6, 6), (6, 5)]
    assert chances(first, 0).lead == -A_TURN
    assert chances(second, 0).lead == 0
    ahead = read_position(f"{ROULE} rack=AEINRSTl turn=1 scores=180,100 played=3")
    assert chances(ahead, 0).lead == 8_000


def test_the_stakes_fall_as_the_match_goes_on() -> None:
    swings = [
        chances(read_position(f"{ROULE} rack=AEINRSTl turn=1 played={many}"), 2).stakes.swing for many in (0, 4, 8, 12)
    ]
    assert swings == sorted(set(swings), reverse=True)
    assert swings[-1] > 0


@pytest.mark.parametrize("scores", ["0,0", "100,400", "700,100"])
def test_what_is_felt_of_a_move_tells_what_it_is_worth(scores: str) -> None:
    now = chances(read_position(f"{ROULE} rack=AEINRSTl turn=1 scores={scores} played=3"), 0)
    for worth in (0, 5_000, 20_000):
        assert abs(now.worth(now.felt(worth)) - worth) < 100, "but for less than a point, for rounding"
    assert now.worth(round(now.stakes.swing)) > now.worth(now.stakes.swing - 500)


def test_of_two_chances_as_good_on_average_the_surer_is_worth_more_to_who_leads() -> None:
    ahead, behind = (
        chances(read_position(f"{ROULE} rack=AEINRSTl turn=1 scores={scores} played=3"), 0)
        for scores in ("400,100", "100,400")
    )
    for now, likes_risk in ((ahead, False), (behind, True)):
        risky = now.worth((now.felt(0) + now.felt(20_000)) // 2)
        assert (risky > 10_000) == likes_risk
