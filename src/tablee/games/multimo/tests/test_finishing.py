"""The last minutes: declaring a grid finished, changing one's mind, and time running out."""

from tablee.core.actions import TimeUp
from tablee.games.multimo.exam.examples import BROKEN
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules import grid_refusals as not_so
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.actions import Finish, Lift, Resume, Swap
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.state import Moment, deadline, to_play
from tablee.games.multimo.tests.table import FIVE, NOW, kinds, named, opened, played, refused, seen

SOIR = """
    S O I R
    A # L A
    L E # T
    E # # #
"""
ISOLATED = """
    S O I R
    A # L A
    L E # #
    E # # T
"""
HOLE = """
    S O I R
    A # L A
    L E # .
    E # # #
"""
RICH = """
    I L E S
    # # # #
    W U . .
    . . . .
"""


def minutes(*grids: str, options: Options = FIVE) -> Moment:
    """The last minutes of a match with these full grids."""
    return scene(*((grid, "") for grid in grids), options=options)


def test_R10_there_are_five_minutes_after_the_last_letter() -> None:
    position = named(opened(Options(width=3, height=3)), "AEIRST")
    due = deadline(position)
    assert due is not None
    assert (due.at, due.action) == (NOW + 300, TimeUp(0))
    assert to_play(position.table) == (0, 1)


def test_R10_a_table_may_do_without_a_limit() -> None:
    assert deadline(minutes(SOIR, options=Options(finish_seconds=0))) is None


def test_R10_when_they_are_over_every_grid_counts_as_it_stands() -> None:
    position = minutes(SOIR, SOIR, SOIR)
    outcome = played(position, Finish(1))
    over = played(outcome.position, TimeUp(0), now=position.table.since + 300)
    assert kinds(over)[:3] == ["stopped", "stopped", "revealed"]
    assert over.position.table.progress == ("stopped", "finished", "stopped")


def test_R10_before_that_the_tables_clock_stops_one_seat_alone() -> None:
    outcome = played(minutes(SOIR, SOIR), TimeUp(0), now=10.0)
    assert kinds(outcome) == ["stopped"]
    assert to_play(outcome.position.table) == (1,)
    assert refused(outcome.position, Resume(0)) == no.TimeIsUp()
    assert refused(outcome.position, Lift(0, (0, 0))) == no.TimeIsUp()


def test_R11_a_full_grid_is_declared_finished() -> None:
    outcome = played(minutes(SOIR, SOIR), Finish(0))
    assert kinds(outcome) == ["finished"]
    assert to_play(outcome.position.table) == (1,)
    assert seen(outcome.position, 1).progress == ("finished", "building")


def test_R11_not_before_the_last_letter() -> None:
    assert refused(named(opened(FIVE), "E"), Finish(1)) == no.NotAllNamed(18)


def test_R11_not_with_an_empty_square() -> None:
    assert refused(scene((HOLE, "T")), Finish(0)) == not_so.NotFull(("C4",), 1)


def test_R11_a_finished_grid_is_not_changed_unless_one_goes_on() -> None:
    finished = played(minutes(SOIR, SOIR), Finish(0)).position
    assert refused(finished, Swap(0, (0, 0), (0, 1))) == no.GridClosed()
    assert refused(finished, Finish(0)) == no.GridClosed()
    again = played(finished, Resume(0))
    assert kinds(again) == ["resumed"]
    assert to_play(again.position.table) == (0, 1)
    assert played(again.position, Swap(0, (0, 0), (0, 1))).position.hands[0].grid[0] == "OSIR"


def test_R11_nobody_goes_on_who_has_not_stopped() -> None:
    assert refused(minutes(SOIR, SOIR), Resume(0)) == no.NeverFinished()
    assert refused(opened(), Resume(0)) == no.NotBuilding()


def test_R11_when_all_have_finished_the_grids_are_shown() -> None:
    outcome = played(minutes(SOIR, SOIR), Finish(0), Finish(1))
    assert kinds(outcome) == ["finished", "revealed", "match_ended"]
    assert [sheet.grid[0] for sheet in seen(outcome.position, None).sheets] == ["SOIR", "SOIR"]


def test_R13_a_grid_with_isolated_letters_is_not_finished_and_they_are_named() -> None:
    assert refused(minutes(ISOLATED), Finish(0)) == not_so.Isolated(("D4",))


def test_R13_when_time_is_up_empty_squares_are_neutral_and_the_best_part_counts() -> None:
    outcome = played(scene((BROKEN, "DUV")), TimeUp(0))
    (sheet,) = outcome.position.table.sheets
    assert {word.text: word.points for word in sheet.words if word.flaw is None} == {
        "SOIR": 4,
        "LAS": 3,
        "LE": 2,
        "SALE": 4,
        "IL": 2,
        "RAT": 3,
    }
    assert {word.text for word in sheet.words if word.flaw == "isolated"} == {"AMI", "NI"}
    assert sheet.isolated == ((3, 4), (4, 2), (4, 3), (4, 4))
    assert (sheet.points, sheet.complete) == (18, False)


def test_R13_the_best_part_is_the_one_with_most_points_not_with_most_letters() -> None:
    (sheet,) = played(scene((RICH, "AEIOU")), TimeUp(0)).position.table.sheets
    assert [(word.text, word.points, word.flaw) for word in sheet.words] == [("ILES", 4, "isolated"), ("WU", 8, None)]
    assert sheet.points == 8
