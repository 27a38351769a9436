"""Time up: the house does what a seat owes, in every phase."""

from tablee.core.actions import TimeUp
from tablee.games.multiplipotion.rules.actions import EndTurn
from tablee.games.multiplipotion.tests.table import AtTable, denounce, names

ROUND = """
    {phase} 1
    1: zone 6/32 8/35; hand 3/64 5/40 2/45
    2: zone 7/48 4/10 8/48; hand 8/81 4/24 7/28
    pile: 2/18 3/21
"""


def test_R13_the_house_draws_lays_the_first_card_and_ends_the_turn() -> None:
    at = AtTable(ROUND.format(phase="draw"))
    assert at.ask(TimeUp(0)) == ("time_ran_out", "drew", "laid", "turn_cut")
    assert names(at.table.zones[0]) == "6/32 8/35 3/64"
    assert names(at.position.hands[0]) == "5/40 2/45 2/18"
    assert (at.table.phase, at.table.turn) == ("draw", 1)


def test_R13_the_house_lays_the_first_card() -> None:
    assert AtTable(ROUND.format(phase="lay")).ask(TimeUp(0)) == ("time_ran_out", "laid", "turn_cut")


def test_R13_the_house_ends_the_turn_without_capturing() -> None:
    assert AtTable(ROUND.format(phase="capture")).ask(TimeUp(0)) == ("time_ran_out", "turn_cut")


def test_R13_the_house_makes_the_first_capture_for_a_player_who_was_caught_out() -> None:
    at = AtTable(ROUND.format(phase="capture"))
    at.ask(EndTurn(0))
    at.ask(denounce(1, "6/32", "8/35", "8/48"))
    assert at.ask(TimeUp(0)) == ("time_ran_out", "captured", "rewarded")
    assert [names(trophies) for trophies in at.table.trophies] == ["7/48", "2/18"]


def test_R13_a_turn_the_house_has_ended_is_nobodys_oversight() -> None:
    at = AtTable(ROUND.format(phase="capture"))
    at.ask(TimeUp(0))
    assert not at.seen_by(1).may_denounce
    assert at.refused(denounce(1, "6/32", "8/35", "7/48")) == ("cannot_denounce", "R10")
    assert at.position.box.missed == ((), ())


def test_R13_without_pile_and_hand_the_house_goes_straight_to_the_end_of_the_turn() -> None:
    at = AtTable("""
        draw 1
        1: zone 6/32
        2: hand 8/81
        pile:
    """)
    assert at.ask(TimeUp(0)) == ("time_ran_out", "pile_empty", "turn_cut")


def test_R13_the_house_notices_that_nothing_is_left() -> None:
    at = AtTable("""
        draw 1
        1: zone 6/32
        2: zone 8/81
        pile:
    """)
    assert at.ask(TimeUp(0)) == ("time_ran_out", "match_ended")


def test_R13_time_is_up_only_for_the_seat_to_play() -> None:
    assert AtTable(ROUND.format(phase="lay")).refused(TimeUp(1)) == ("not_your_turn", "")
