"""The end: five trophies, nothing left to play with, and what the match has taught."""

from tablee.core.seats import Result
from tablee.games.multiplipotion.rules.actions import Draw, EndTurn
from tablee.games.multiplipotion.rules.state import Lesson
from tablee.games.multiplipotion.tests.table import AtTable, capture, denounce, lay

FOUR = "2/6 2/8 3/9 4/10"
OTHER_FOUR = "3/12 4/15 5/20 5/16"


def test_R1_five_trophies_win_at_once() -> None:
    at = AtTable(f"""
        capture 1
        1: zone 7/28 8/14; trophies {FOUR}
        2: zone 8/56; trophies {OTHER_FOUR}
    """)
    assert at.ask(capture(0, "7/28", "8/14", "8/56")) == ("captured", "match_ended")
    assert at.table.result == Result((0,), (5, 4), "five_trophies")
    assert at.refused(Draw(1)) == ("match_over", "")


def test_R12_a_reward_can_be_the_fifth_trophy() -> None:
    at = AtTable(f"""
        capture 1
        1: zone 7/28 8/14; trophies 4/25
        2: zone 8/56; trophies {FOUR}
    """)
    at.ask(EndTurn(0))
    at.ask(denounce(1, "7/28", "8/14", "8/56"))
    assert at.ask(capture(0, "7/28", "8/14", "8/56")) == ("captured", "rewarded", "match_ended")
    assert at.table.result == Result((1,), (2, 5), "five_trophies")


def test_R12_the_capture_counts_before_the_reward() -> None:
    at = AtTable(f"""
        capture 1
        1: zone 7/28 8/14; trophies {FOUR}
        2: zone 8/56; trophies {OTHER_FOUR}
    """)
    at.ask(EndTurn(0))
    at.ask(denounce(1, "7/28", "8/14", "8/56"))
    assert at.ask(capture(0, "7/28", "8/14", "8/56")) == ("captured", "match_ended")
    assert at.table.result == Result((0,), (5, 4), "five_trophies")


def test_R11_the_pile_is_empty_and_one_plays_without_drawing() -> None:
    at = AtTable("""
        draw 1
        1: zone 9/16; hand 7/48
        2: zone 4/63
        pile:
    """)
    assert at.ask(Draw(0)) == ("pile_empty",)
    at.ask(lay(0, "7/48"))
    assert at.ask(capture(0, "9/16", "7/48", "4/63")) == ("captured",)
    assert at.table.pile == 2


def test_R11_without_a_card_to_lay_one_goes_straight_to_capturing() -> None:
    at = AtTable("""
        draw 1
        1: zone 9/16 7/48
        2: zone 4/63; hand 2/18
        pile:
    """)
    assert at.ask(Draw(0)) == ("pile_empty",)
    assert at.table.phase == "capture"
    assert at.ask(capture(0, "9/16", "7/48", "4/63")) == ("captured",)


def test_R11_vigilance_still_comes_before_drawing() -> None:
    at = AtTable("""
        draw 1 said
        1: zone 4/63
        2: zone 9/16 7/48
        pile:
    """)
    assert at.ask(denounce(0, "9/16", "7/48", "4/63")) == ("denounced",)
    assert at.ask(capture(1, "9/16", "7/48", "4/63")) == ("captured", "rewarded")
    assert at.ask(Draw(0)) == ("drew",)


def test_R12_nothing_to_draw_and_nothing_to_lay_and_most_trophies_win() -> None:
    at = AtTable("""
        draw 1
        1: zone 9/16 7/48; trophies 2/6
        2: zone 4/63; trophies 2/8 3/9
        pile:
    """)
    assert at.ask(Draw(0)) == ("match_ended",)
    assert at.table.result == Result((1,), (1, 2), "exhausted")
    assert at.table.phase == "over"


def test_R12_as_many_trophies_on_both_sides_is_a_draw() -> None:
    at = AtTable("""
        draw 2 said
        1: zone 9/16; trophies 2/6
        2: zone 4/63; trophies 2/8
        pile:
    """)
    assert at.ask(Draw(1)) == ("match_ended",)
    assert at.table.result == Result((), (1, 1), "drawn")


def test_R12_play_goes_on_while_somebody_holds_a_card() -> None:
    at = AtTable("""
        draw 1
        1: zone 9/16
        2: zone 4/63; hand 2/18
        pile:
    """)
    assert at.ask(Draw(0)) == ("pile_empty",)
    at.ask(EndTurn(0))
    assert at.ask(Draw(1)) == ("pile_empty",)
    at.ask(lay(1, "2/18"))
    at.ask(EndTurn(1))
    assert at.ask(Draw(0)) == ("match_ended",)


def test_what_was_found_missed_and_mistaken_is_told_at_the_end_and_not_before() -> None:
    at = AtTable(f"""
        capture 1
        1: zone 7/28 8/14 6/18 9/54; hand 5/24; trophies {FOUR}
        2: zone 8/56 7/36 5/63; hand 3/21 4/24
        pile: 2/18 3/64
    """)
    at.ask(capture(0, "7/28", "8/14", "5/63"))  # mistaken: 7 × 8 is not 63
    at.ask(EndTurn(0))  # missed: 7 × 8 = 56 and 7 × 9 = 63
    at.ask(denounce(1, "7/28", "8/14", "8/56"))  # found by the other
    at.ask(capture(0, "6/18", "9/54", "8/56"))  # mistaken: 6 × 9 is not 56
    assert [at.seen_by(seat).lessons for seat in (0, 1, None)] == [None, None, None]
    at.ask(capture(0, "7/28", "9/54", "5/63"))  # shown, so not found; the fifth trophy
    mine = Lesson(6, 9, 0, 0, 1), Lesson(7, 8, 0, 1, 1), Lesson(7, 9, 0, 1, 0)
    theirs = (Lesson(7, 8, 1, 0, 0),)
    assert at.seen_by(None).lessons == (mine, theirs)


def test_a_capture_made_unprompted_is_found() -> None:
    at = AtTable(f"""
        capture 1
        1: zone 7/28 8/14; trophies {FOUR}
        2: zone 8/56
    """)
    at.ask(capture(0, "8/14", "7/28", "8/56"))
    assert at.seen_by(1).lessons == ((Lesson(7, 8, 1, 0, 0),), ())
