"""When a match is over, and who has won."""

import pytest

from tablee.core.seats import Result
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules.actions import Challenge, Pass
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import Moment
from tablee.games.topword.tests.table import played
from tablee.lexicon import lexicon
from tablee.testing.asking import kinds

PLAYERS = Options(referee="challenge")


def result(position: Moment) -> Result | None:
    return position.table.result


def test_R17_the_match_ends_when_the_bag_is_empty_and_a_player_is_out() -> None:
    outcome = played(scene("", "TRI", "AEINRST", bag=""), "E3 TRI")
    assert kinds(outcome) == ["laid", "match_ended"]
    assert result(outcome.position) == Result((0,), (6, -35), "out")


def test_R17_an_empty_rack_is_filled_while_the_bag_lasts() -> None:
    assert result(played(scene("", "TRI", "AEINRST", bag="E"), "E3 TRI").position) is None


def test_R17_the_match_ends_when_the_bag_is_empty_and_all_pass_in_a_row() -> None:
    outcome = played(scene("", "KWX", "JZQ", "VVB", bag=""), Pass(0), Pass(1), Pass(2))
    assert result(outcome.position) == Result((), (-15, -15, -15), "all_passed")


def test_R17_when_nobody_can_make_a_word_any_more_all_pass_and_it_is_over() -> None:
    position = scene("", "KWX", "JZQ", bag="")
    racks = [moves(position.table.stacks, rack, lexicon.common.graph) for rack in position.hands]
    assert [list(found) for found in racks] == [[], []]
    assert result(played(position, Pass(0), Pass(1)).position) == Result((), (-15, -15), "all_passed")


def test_R17_a_word_between_passes_starts_the_count_again() -> None:
    outcome = played(scene("", "KWX", "TRIE", bag=""), Pass(0), "E3 TRI", Pass(0))
    assert result(outcome.position) is None
    assert result(played(outcome.position, Pass(1)).position) == Result((1,), (-15, 1), "all_passed")


def test_R17_a_move_taken_back_is_a_pass() -> None:
    outcome = played(scene("", "KWX", "TRXE", bag="", options=PLAYERS), Pass(0), "E3 TRX", Challenge(0))
    assert kinds(outcome) == ["challenged", "taken_back", "match_ended"]


def test_R17_letters_in_the_bag_keep_the_match_going() -> None:
    assert result(played(scene("", "KWX", "JZQ"), Pass(0), Pass(1), Pass(0), Pass(1)).position) is None


@pytest.mark.parametrize("swap", [None, "K"])
def test_R17_three_rounds_without_a_word_end_the_match(swap: str | None) -> None:
    passes = (Pass(0, swap), Pass(1), Pass(0), Pass(1), Pass(0))
    position = played(scene("", "KWX", "JZQV"), *passes).position
    assert result(position) is None
    assert result(played(position, Pass(1)).position) == Result((0,), (-15, -20), "stalled")


def test_R18_each_letter_left_costs_five_points() -> None:
    position = played(scene("", "TRIE", "AEINRST", bag=""), "E3 TRI", Pass(1), Pass(0)).position
    assert position.table.scores == (6 - 5, -35)
    assert position.table.left == ("E", "AEINRST")


def test_R18_the_same_highest_total_is_shared() -> None:
    position = played(scene("", "K", "W", "JZ", bag=""), Pass(0), Pass(1), Pass(2)).position
    assert result(position) == Result((0, 1), (-5, -5, -10), "all_passed")


def test_R18_the_same_total_for_all_is_a_draw() -> None:
    assert result(played(scene("", "K", "W", bag=""), Pass(0), Pass(1)).position) == Result((), (-5, -5), "all_passed")
