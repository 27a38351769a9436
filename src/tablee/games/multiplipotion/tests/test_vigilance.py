"""Vigilance: catching a missed capture, and nothing that hints at one."""

import pytest

from tablee.core.actions import Action, TimeUp
from tablee.core.loop import told_to
from tablee.core.seats import Result
from tablee.games.multiplipotion.rules.actions import Draw, EndTurn
from tablee.games.multiplipotion.rules.events import Denounced, Miscounted, TurnEnded
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.tests.table import AtTable, capture, denounce, lay, names

MISSED = """
    capture 1
    1: zone 6/32 8/35 9/16; hand 3/64 5/40 2/45
    2: zone 7/48 4/10 7/56 6/54; hand 8/81 4/24 7/28
    pile: 2/18 3/21
"""
NOTHING_MISSED = MISSED.replace("7/48", "7/12").replace("6/54", "6/18")


def after_end(picture: str, options: Options | None = None) -> AtTable:
    at = AtTable(picture, options or Options())
    at.ask(EndTurn(0))
    return at


def test_R10_the_caught_player_captures_and_the_vigilant_one_takes_the_top_card() -> None:
    at = after_end(MISSED)
    assert at.ask(denounce(1, "6/32", "8/35", "7/48")) == ("denounced",)
    assert (at.table.phase, at.table.turn) == ("amend", 0)
    assert at.ask(capture(0, "6/32", "8/35", "7/48")) == ("captured", "rewarded")
    assert [names(trophies) for trophies in at.table.trophies] == ["7/48", "2/18"]
    assert names(at.position.box.pile) == "3/21 6/32 8/35"
    assert (at.table.phase, at.table.turn) == ("draw", 1)


def test_R10_the_caught_player_may_choose_another_capture_than_the_one_shown() -> None:
    at = after_end(MISSED)
    at.ask(denounce(1, "6/32", "8/35", "7/48"))
    assert at.ask(capture(0, "6/32", "9/16", "6/54")) == ("captured", "rewarded")


def test_R10_the_caught_player_must_capture() -> None:
    at = after_end(MISSED)
    at.ask(denounce(1, "6/32", "8/35", "7/48"))
    asks: tuple[Action, ...] = (Draw(0), lay(0, "3/64"), EndTurn(0), denounce(0, "7/48", "7/56", "6/32"))
    for action in asks:
        assert at.refused(action) == ("must_capture", "R10")
    assert at.ask(capture(0, "6/32", "8/35", "7/56")) == ("miscounted",)
    assert at.table.phase == "amend"


def test_R10_then_the_vigilant_players_own_turn_goes_on_with_drawing() -> None:
    at = after_end(MISSED)
    at.ask(denounce(1, "6/32", "8/35", "7/48"))
    at.ask(capture(0, "6/32", "8/35", "7/48"))
    assert not at.seen_by(1).may_denounce
    assert at.refused(denounce(1, "6/32", "9/16", "6/54")) == ("cannot_denounce", "R10")
    assert at.ask(Draw(1)) == ("drew",)


def test_R10_with_an_empty_pile_the_reward_is_the_first_potion_just_used() -> None:
    at = after_end(MISSED.replace("pile: 2/18 3/21", "pile:"))
    at.ask(denounce(1, "6/32", "8/35", "7/48"))
    assert at.ask(capture(0, "6/32", "8/35", "7/48")) == ("captured", "rewarded")
    assert [names(trophies) for trophies in at.table.trophies] == ["7/48", "6/32"]
    assert names(at.position.box.pile) == names(at.table.buried) == "8/35"


def test_R10_the_house_that_captures_for_who_was_caught_out_rewards_the_other_too() -> None:
    at = after_end(MISSED.replace("pile: 2/18 3/21", "pile:"))
    at.ask(denounce(1, "6/32", "8/35", "7/48"))
    assert at.ask(TimeUp(0))[:3] == ("time_ran_out", "captured", "rewarded")


def test_R12_a_reward_may_be_the_fifth_trophy() -> None:
    four = MISSED.replace("hand 8/81 4/24 7/28", "trophies 2/6 2/8 3/9 4/10").replace("pile: 2/18 3/21", "pile:")
    at = after_end(four)
    at.ask(denounce(1, "6/32", "8/35", "7/48"))
    assert at.ask(capture(0, "6/32", "8/35", "7/48")) == ("captured", "rewarded", "match_ended")
    assert at.table.result == Result((1,), (1, 5), "five_trophies")


def test_R10_naming_a_wrong_product_costs_nothing() -> None:
    at = after_end(MISSED)
    assert at.ask(denounce(1, "6/32", "8/35", "7/56")) == ("miscounted",)
    assert isinstance(at.events[0], Miscounted)
    assert (at.events[0].product, at.events[0].claimed) == (48, 56)
    assert at.seen_by(1).may_denounce
    assert at.ask(denounce(1, "6/32", "9/16", "6/54")) == ("denounced",)


def test_R10_once_drawn_it_is_too_late() -> None:
    at = after_end(MISSED)
    at.ask(Draw(1))
    assert at.refused(denounce(1, "6/32", "8/35", "7/48")) == ("cannot_denounce", "R10")


def test_R10_there_is_nothing_to_catch_after_a_capture() -> None:
    at = AtTable(MISSED)
    at.ask(capture(0, "6/32", "8/35", "7/48"))
    assert at.refused(denounce(1, "6/32", "9/16", "6/54")) == ("cannot_denounce", "R10")


def test_R10_one_does_not_denounce_at_the_start_of_the_match() -> None:
    at = AtTable(MISSED.replace("capture 1", "draw 2"))
    assert at.refused(denounce(1, "6/32", "8/35", "7/48")) == ("cannot_denounce", "R10")


@pytest.mark.parametrize(
    ("first", "second", "monster", "refusal", "rule"),
    [
        ("6/32", "6/32", "7/48", "same_potion_twice", "R6"),
        ("7/48", "8/35", "7/48", "not_their_potion", "R10"),
        ("3/64", "8/35", "7/48", "not_their_potion", "R10"),
        ("6/32", "8/35", "9/16", "not_your_monster", "R10"),
        ("6/32", "8/35", "8/48", "not_your_monster", "R10"),
    ],
)
def test_R10_the_potions_are_the_others_and_the_monster_is_ones_own(
    first: str, second: str, monster: str, refusal: str, rule: str
) -> None:
    assert after_end(MISSED).refused(denounce(1, first, second, monster)) == (refusal, rule)


@pytest.mark.parametrize("help_level", ["none", "product", "monsters"])
def test_R10_nothing_hints_that_a_capture_was_missed(help_level: str) -> None:
    """Two tables alike but for a missed capture: apart from the cards themselves everybody is told the same."""
    options = Options(help=help_level)  # type: ignore[arg-type]  # parametrize knows no literals
    missed, not_missed = after_end(MISSED, options), after_end(NOTHING_MISSED, options)
    for seat in (0, 1, None):
        told = [told_to(event, seat) for event in missed.events]
        assert told == [told_to(event, seat) for event in not_missed.events] == [TurnEnded(0)]
        seen, other = missed.seen_by(seat), not_missed.seen_by(seat)
        assert (seen.may_denounce, seen.capturable, seen.lessons) == (other.may_denounce, (), None)
        assert (seen.phase, seen.turn, seen.pile) == (other.phase, other.turn, other.pile)
        assert seen.may_denounce == (seat == 1)


def test_R10_what_was_missed_lies_in_the_box_until_the_end() -> None:
    at = after_end(MISSED)
    assert at.position.box.missed == (((6, 8), (6, 9)), ())
    assert after_end(NOTHING_MISSED).position.box.missed == ((), ())


@pytest.mark.parametrize("pile", ["pile: 2/18 3/21", "pile:"])
def test_R10_whoever_speaks_up_is_always_rewarded(pile: str) -> None:
    at = after_end(MISSED.replace("pile: 2/18 3/21", pile))
    at.ask(denounce(1, "6/32", "8/35", "7/48"))
    assert isinstance(at.events[0], Denounced)
    assert at.events[0].reward
