"""Where letters may be laid, and the refusal of each mistake."""

import pytest

from tablee.core.refusal import NotYourTurn
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.actions import Lay
from tablee.games.topword.tests.table import breakdown, played, refused, tiles
from tablee.testing.asking import kinds

SEVEN = "AEINRST"
CRIS = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . C R I S . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
TOWER = """
    . . .     . . . . .
    . . .     . . . . .
    . . .     . . . . .
    . . .     . . . . .
    . . TOPEC R I S . .
    . . .     . . . . .
    . . .     . . . . .
    . . .     . . . . .
"""


def test_R4_only_letters_of_the_own_rack_are_laid() -> None:
    assert refused(scene(CRIS, "PAVETES", SEVEN), "E3 +K(RIS)") == no.NotOnRack("K")


def test_R4_a_letter_is_laid_as_often_as_one_has_it() -> None:
    assert refused(scene(CRIS, "PALETIN", SEVEN), "G3 PAPE") == no.NotOnRack("P")


def test_R4_the_rack_is_filled_from_the_bag() -> None:
    outcome = played(scene(CRIS, "ENTIMOU", SEVEN, bag="XAZE"), "3E (C)ENT")
    assert outcome.position.hands[0] == "IMOUXAZ"
    assert (outcome.position.box.bag, outcome.position.table.bag) == ("E", 1)


def test_R4_the_rack_takes_what_is_left_in_the_bag() -> None:
    outcome = played(scene(CRIS, "ENTIMOU", SEVEN, bag="XA"), "3E (C)ENT")
    assert outcome.position.table.rack_counts == (6, 7)


def test_R5_something_must_be_laid() -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN), Lay(0, ())) == no.NothingLaid()


def test_R5_one_letter_is_no_word() -> None:
    assert refused(scene("", SEVEN, SEVEN), "E5 A") == no.NoWord("E5", "A")


def test_R5_another_player_waits() -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN, turn=1), Lay(0, tiles((5, 2, "A")))) == NotYourTurn((1,))


@pytest.mark.parametrize("square", [(-1, 0, "A"), (0, 8, "A"), (10, 10, "A")])
def test_R2_there_is_nothing_beside_the_board(square: tuple[int, int, str]) -> None:
    row, col, _ = square
    assert refused(scene(CRIS, SEVEN, SEVEN), Lay(0, tiles(square))) == no.OffBoard(row + 1, col + 1, 8)


@pytest.mark.parametrize("letter", ["", "a", "É", "AB", "?", "x" * 500])
def test_R2_other_signs_are_no_letters(letter: str) -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN), Lay(0, tiles((5, 2, letter)))) == no.NoSuchLetter(letter[:10])


@pytest.mark.parametrize("move", ["E3 TRI", "E4 AS", "F5 SA", "6E TRI", "6D TRI"])
def test_R6_the_first_word_may_lie_anywhere_on_the_middle(move: str) -> None:
    assert "laid" in kinds(played(scene("", "TRIASEE", SEVEN), move))


@pytest.mark.parametrize("move", ["D4 TRI", "E1 TRI", "7D TRI"])
def test_R6_the_first_word_must_touch_the_middle(move: str) -> None:
    assert refused(scene("", "TRIASEE", SEVEN), move) == no.NotOnCentre(("E5", "E6", "F5", "F6"))


def test_R7_a_square_takes_one_letter_a_turn() -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN), Lay(0, tiles((5, 2, "A"), (5, 2, "T")))) == no.SquareTwice("F3")


@pytest.mark.parametrize("astray", [(6, 3, "T"), (6, 4, "T")])
def test_R7_letters_lie_in_one_line(astray: tuple[int, int, str]) -> None:
    ask = Lay(0, tiles((5, 2, "A"), (5, 3, "E"), astray))
    name = f"G{astray[1] + 1}"
    assert refused(scene(CRIS, SEVEN, SEVEN), ask) == no.NotInLine(name, "T")


def test_R7_two_letters_corner_to_corner_are_not_in_line() -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN), Lay(0, tiles((5, 2, "A"), (6, 3, "T")))) == no.NotInLine("G4", "T")


def test_R7_there_is_no_gap_between_letters() -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN), Lay(0, tiles((5, 2, "E"), (7, 2, "T")))) == no.Gap("G3")


def test_R7_letters_on_the_board_fill_the_gap() -> None:
    outcome = played(scene(CRIS, "UETELNA", SEVEN), Lay(0, tiles((3, 5, "U"), (5, 5, "E"))))
    assert breakdown(outcome) == {"USE": 6}


def test_R7_the_order_in_which_letters_are_named_does_not_matter() -> None:
    forwards, backwards = tiles((3, 5, "U"), (5, 5, "E")), tiles((5, 5, "E"), (3, 5, "U"))
    position = scene(CRIS, "UETELNA", SEVEN)
    assert played(position, Lay(0, forwards)) == played(position, Lay(0, backwards))


def test_R8_letters_join_what_lies_there() -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN), "A1 TRI") == no.NotConnected("A1")


def test_R8_corner_to_corner_is_not_joined() -> None:
    assert refused(scene(CRIS, SEVEN, SEVEN), "D7 AI") == no.NotConnected("D7")


def test_R8_side_to_side_is_joined() -> None:
    outcome = played(scene(CRIS, "ENTIMOU", SEVEN), "F6 ET")
    assert breakdown(outcome) == {"ET": 4, "SE": 4}


def test_R8_on_top_is_joined() -> None:
    assert breakdown(played(scene(CRIS, "ABEGNOT", SEVEN), "E3 +B(RIS)")) == {"BRIS": 5}


def test_R9_a_letter_may_not_cover_itself() -> None:
    assert refused(scene(CRIS, "CROUTES", SEVEN), Lay(0, tiles((4, 3, "R")))) == no.SameLetter("E4", "R")


def test_R9_a_covered_letter_may_come_back_later() -> None:
    position = played(scene(CRIS, "BEGNOTU", "CEGNOTU"), "E3 +B(RIS)", "E3 +C(RIS)").position
    assert position.table.stacks[4][2] == "CBC"


def test_R10_nothing_goes_on_five() -> None:
    assert refused(scene(TOWER, "BEGNOTU", SEVEN), "E3 +B(RIS)") == no.StackFull("E3", "B")


def test_R10_a_full_stack_still_makes_words() -> None:
    assert breakdown(played(scene(TOWER, "ENTUMOL", SEVEN), "3E (C)ENT")) == {"CENT": 8}


def test_R10_the_fifth_letter_is_the_last() -> None:
    outcome = played(scene(TOWER.replace("TOPEC", "TOPC "), "BEGNOTU", SEVEN), "E3 +B(RIS)")
    assert outcome.position.table.stacks[4][2] == "TOPCB"
