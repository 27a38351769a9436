"""Filling the rack, the last turns, the empty bag, the clock."""

from dataclasses import replace

import pytest

from tablee.core.actions import TimeUp
from tablee.core.refusal import MatchOver
from tablee.core.seats import Result
from tablee.crossword.actions import Pass
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.state import Moment, turns_left
from tablee.games.miramis.tests.table import OTHER, ROULE, played, rack, refused
from tablee.testing.asking import kinds


def passed(position: Moment, times: int) -> Moment:
    for _ in range(times):
        position = played(position, Pass(position.table.turn)).position
    return position


def test_R11_the_rack_is_filled_up_to_eight() -> None:
    position = played(scene(ROULE, "ATENIOUL", OTHER, next_drawn="XdZ*E"), "4B (R)ATE").position
    assert position.hands[0] == rack("NIOULXdZ")
    assert position.box[0] == rack("*E")[0]


def test_R11_the_rack_takes_what_is_left_in_the_bag() -> None:
    position = played(scene(ROULE, "ATENIOUL", OTHER, bag="Xd"), "4B (R)ATE").position
    assert (position.table.rack_counts, position.table.bag) == ((7, 8), 0)


def test_R11_with_an_empty_bag_one_plays_with_what_is_left() -> None:
    position = played(scene(ROULE, "ATT", OTHER, bag=""), "4B (R)AT", "-").position
    assert position.hands[0] == rack("T")
    assert kinds(played(position, "8B (e)T")) == ["laid"]


def test_R11_without_letters_one_passes_until_the_last_turn() -> None:
    position = played(scene(ROULE, "AT", OTHER, bag=""), "4B (R)AT").position
    assert position.table.rack_counts == (0, 8)
    assert passed(position, 12).table.phase == "play"
    assert passed(position, 13).table.phase == "over"


def test_R11_after_the_last_turn_of_ones_own_nothing_is_drawn() -> None:
    position = passed(scene(ROULE, "ATENIOUL", OTHER), 12)
    outcome = played(position, "4B (R)ATE")
    assert kinds(outcome) == ["laid"]
    assert outcome.position.hands[0] == rack("NIOUL")


def test_R18_the_match_ends_when_all_turns_are_played() -> None:
    position = passed(scene(ROULE, "ATENIOUL", OTHER), 13)
    assert turns_left(position.table) == (0, 1)
    outcome = played(position, "9B SI")
    assert kinds(outcome) == ["laid", "match_ended"]
    assert outcome.position.table.result == Result((1,), (0, 5), "turns")
    assert refused(outcome.position, Pass(0)) == MatchOver()


def test_R18_letters_left_cost_nothing_and_are_shown() -> None:
    position = passed(scene(ROULE, "ATENIOUL", OTHER), 14)
    assert position.table.scores == (0, 0)
    assert position.table.left[0] == tuple(sorted(rack("ATENIOUL")))


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((10, 9, 8), (0,)), ((10, 10, 8), (0, 1)), ((7, 7, 7), ())],
)
def test_R18_the_highest_total_wins_and_equals_share(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    position = passed(scene(ROULE, OTHER, OTHER, "ELOUDAnt"), 17)
    position = replace(position, table=replace(position.table, scores=scores))
    assert passed(position, 1).table.result == Result(winners, scores, "turns")


def test_R20_whoever_runs_out_of_time_passes() -> None:
    outcome = played(scene(ROULE, "ATENIOUL", OTHER), TimeUp(0))
    assert kinds(outcome) == ["time_ran_out", "passed"]
    assert outcome.position.table.turn == 1
