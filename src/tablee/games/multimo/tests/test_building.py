"""Building on one's own grid: laying, moving, taking back, and what the others hear of it."""

import pytest

from tablee.core.loop import told_to
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules import grid_refusals as not_so
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.actions import Arrange, Ask, Lift, Move, PlaceTile, Swap
from tablee.games.multimo.rules.events import Arranged, Filled
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.state import Hand, Moment, start
from tablee.games.multimo.tests.table import FIVE, named, opened, played, refused, seen
from tablee.games.multimo.text.diagram import read_grid

TARTE = """
    T A R T E
    . . . . .
    . . . # .
    . . . . .
    . . . . .
"""
TARTES = """
    . T . . .
    . A . . .
    . R . # .
    . T . . .
    . E S . .
"""


def position() -> Moment:
    """Two players with TARTES, one letter of it waiting."""
    return scene((TARTE, "S"), (TARTE, "S"))


def hand(after: Moment) -> Hand:
    return after.hands[0]


def test_R8_a_letter_is_laid_from_the_waiting_area() -> None:
    after = played(position(), PlaceTile(0, "S", (4, 4))).position
    assert hand(after).grid[4] == "....S"
    assert hand(after).waiting == "#####"


def test_R8_so_is_a_neutral_square() -> None:
    after = played(position(), PlaceTile(0, "#", (1, 0))).position
    assert (hand(after).grid[1], hand(after).waiting) == ("#....", "S####")


def test_R8_what_lay_there_goes_back_to_the_waiting_area() -> None:
    after = played(position(), PlaceTile(0, "S", (0, 0))).position
    assert (hand(after).grid[0], hand(after).waiting) == ("SARTE", "#####T")


def test_R8_letters_are_moved_exchanged_and_taken_back() -> None:
    after = played(position(), Move(0, (0, 0), (1, 0)), Swap(0, (0, 1), (0, 4)), Lift(0, (0, 2))).position
    assert hand(after).grid[:2] == (".E.TA", "T....")
    assert hand(after).waiting == "S#####R"


def test_R8_a_whole_grid_is_laid_out_at_once_and_the_rest_waits() -> None:
    after = played(position(), Arrange(0, read_grid(TARTES))).position
    assert hand(after) == Hand(read_grid(TARTES), "#####")
    cleared = played(after, Arrange(0, (".....",) * 5)).position
    assert sorted(hand(cleared).waiting) == sorted("TARTES######")


def test_R8_one_builds_out_of_turn() -> None:
    begun = named(opened(FIVE), "EA")
    after = played(begun, PlaceTile(1, "A", (2, 2)), PlaceTile(0, "E", (0, 0)), Lift(1, (2, 2))).position
    assert [hand.grid[0] for hand in after.hands] == ["E....", "....."]


def test_R8_nothing_is_laid_before_the_first_letter_but_neutral_squares() -> None:
    after = played(opened(FIVE), PlaceTile(1, "#", (0, 0))).position
    assert after.table.filled == (0, 1)
    assert refused(opened(FIVE), PlaceTile(0, "E", (0, 0))) == not_so.NeverNamed("E")


@pytest.mark.parametrize(
    ("ask", "refusal"),
    [
        (PlaceTile(0, "Z", (1, 1)), not_so.NeverNamed("Z")),
        (PlaceTile(0, "R", (1, 1)), not_so.NotWaiting("R")),
        (PlaceTile(0, "é", (1, 1)), not_so.NoSuchLetter("é")),
        (PlaceTile(0, ".", (1, 1)), not_so.NoSuchLetter(".")),
        (PlaceTile(0, "S", (5, 0)), not_so.Outside(6, 1, 5, 5)),
        (PlaceTile(0, "S", (0, -1)), not_so.Outside(1, 0, 5, 5)),
        (Move(0, (1, 1), (2, 2)), not_so.EmptySquare("B2")),
        (Move(0, (0, 0), (0, 1)), not_so.SquareTaken("A2")),
        (Move(0, (0, 0), (9, 9)), not_so.Outside(10, 10, 5, 5)),
        (Swap(0, (0, 0), (1, 1)), not_so.EmptySquare("B2")),
        (Lift(0, (4, 4)), not_so.EmptySquare("E5")),
        (Arrange(0, ("TARTE",)), not_so.WrongShape(5, 5)),
        (Arrange(0, ("TARTES",) * 5), not_so.WrongShape(5, 5)),
        (Arrange(0, ("tarte", *["....."] * 4)), not_so.NoSuchLetter("t")),
        (Arrange(0, ("TARTE", "E....", *["....."] * 3)), not_so.TooMany("E", 2, 1)),
        (Arrange(0, ("TARTX", *["....."] * 4)), not_so.NeverNamed("X")),
        (Arrange(0, ("TARTE", "#####", "##...", *["....."] * 2)), not_so.TooManyNeutrals(7, 6)),
    ],
)
def test_R8_what_cannot_be_is_refused_and_nothing_is_lost(ask: Ask, refusal: object) -> None:
    assert refused(position(), ask) == refusal


def test_R8_when_all_neutral_squares_are_laid_there_are_no_more() -> None:
    full = scene((TARTE.replace(". . . . .", "# # # # #", 1), "S"))
    assert refused(full, PlaceTile(0, "#", (4, 4))) == not_so.NoNeutralWaiting(6)


def test_R8_nothing_is_built_before_the_match_and_after_the_reveal() -> None:
    assert refused(start(Options(), 2), PlaceTile(0, "E", (0, 0))) == no.NotBuilding()


def test_R8_the_others_hear_only_how_many_squares_are_filled() -> None:
    (event,) = played(position(), PlaceTile(0, "S", (4, 4))).events
    assert isinstance(event, Arranged)
    assert told_to(event, 0) == event
    assert told_to(event, 1) == told_to(event, None) == Filled(0, 7)


def test_R8_the_others_hear_nothing_when_that_number_stays() -> None:
    (event,) = played(position(), Move(0, (0, 0), (4, 4))).events
    assert told_to(event, 1) is None


def test_R8_a_seat_sees_its_own_grid_and_spectators_none() -> None:
    other = scene((TARTE, "S"), (TARTES, ""))
    mine, theirs, public = (seen(other, seat) for seat in (0, 1, None))
    assert mine.grid == read_grid(TARTE)
    assert theirs.grid == read_grid(TARTES)
    assert public.grid == (".....",) * 5
    assert public.waiting == ""
    assert mine.filled == public.filled == (6, 7)


def test_asks_mean_the_same_whatever_the_others_did_meanwhile() -> None:
    assert all(kind.stays_fresh for kind in (PlaceTile, Move, Swap, Lift, Arrange))
    assert all(kind.any_time for kind in (PlaceTile, Move, Swap, Lift, Arrange))
