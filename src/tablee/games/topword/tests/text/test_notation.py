"""Moves as text, typed and noted."""

import pytest

from tablee.core.loop import view_for
from tablee.core.refusal import Refused, Unreadable
from tablee.games.topword import GAME
from tablee.games.topword.exam.examples import BISE, BRIS, RATEAU, RETRACE, RIRE, TRIS
from tablee.games.topword.exam.scene import board, scene
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.describing import describe
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.table import tiles
from tablee.games.topword.text.notation import read, read_tiles, write

QUI = RATEAU.replace("R A T E A U", "Q I S . . .")
NOTED = [
    (RATEAU, "3E (R)IRE", tiles((5, 2, "I"), (6, 2, "R"), (7, 2, "E"))),
    (RIRE, "F1 TR(I)S", tiles((5, 0, "T"), (5, 1, "R"), (5, 3, "S"))),
    (TRIS, "F1 +B(RIS)", tiles((5, 0, "B"))),
    (BRIS, "3E +B(I)+S(E)", tiles((4, 2, "B"), (6, 2, "S"))),
    (BISE, "1A RETRA+CE", tiles(*((row, 0, letter) for row, letter in enumerate("RETRACE")))),
    (RETRACE, "I3 SOJA", tiles(*((8, 2 + place, letter) for place, letter in enumerate("SOJA")))),
    (QUI, "3C LA(QU)E", tiles((2, 2, "L"), (3, 2, "A"), (5, 2, "E"))),
    (RATEAU, "4D QU(A)", tiles((3, 3, "Q"))),
    (RATEAU, "6D R(E)", tiles((3, 5, "R"))),
]


def seen(picture: str) -> View:
    view: View = view_for(GAME, scene(picture, "AEINRST", "EEILNOS"), 0)
    return view


@pytest.mark.parametrize(("picture", "text", "laid"), NOTED)
def test_a_move_is_noted_with_its_whole_word(picture: str, text: str, laid: Tiles) -> None:
    assert describe(board(picture), laid) == text


@pytest.mark.parametrize(("picture", "text", "laid"), NOTED)
def test_what_is_noted_can_be_read(picture: str, text: str, laid: Tiles) -> None:
    assert read_tiles(text, board(picture)) == laid


@pytest.mark.parametrize(("picture", "text", "laid"), NOTED)
def test_a_move_can_be_typed_without_marks(picture: str, text: str, laid: Tiles) -> None:
    assert read_tiles(text.translate({ord(mark): None for mark in "+()"}), board(picture)) == laid


@pytest.mark.parametrize(("picture", "text", "laid"), NOTED)
def test_an_ask_is_read_as_written(picture: str, text: str, laid: Tiles) -> None:
    assert read(write(Lay(0, laid)), seen(picture)) == Lay(0, laid)


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (Lay(0, tiles((4, 2, "B"), (6, 2, "S"))), "3E B.S"),
        (Lay(0, tiles((5, 0, "T"), (5, 1, "Q"))), "F1 TQU"),
        (Lay(0, tiles((0, 0, "A"), (1, 1, "B"))), "A1 A, B2 B"),
        (Pass(0), "-"),
        (Pass(0, "K"), "-K"),
        (Pass(0, "Q"), "-QU"),
        (Challenge(0), "!"),
    ],
)
def test_how_asks_are_written(ask: Ask, text: str) -> None:
    assert write(ask) == text
    assert read(text, seen(BRIS)) == ask


@pytest.mark.parametrize(
    ("typed", "ask"),
    [
        ("  e3   râteau ", Lay(0, tiles(*((4, 2 + place, letter) for place, letter in enumerate("RATEAU"))))),
        ("e3 qui", Lay(0, tiles((4, 2, "Q"), (4, 3, "I")))),
        ("passe", Pass(0)),
        ("passe k", Pass(0, "K")),
        ("- k", Pass(0, "K")),
        ("-qu", Pass(0, "Q")),
        ("conteste", Challenge(0)),
    ],
)
def test_people_type_as_they_like(typed: str, ask: Ask) -> None:
    assert read(typed, seen("")) == ask


@pytest.mark.parametrize(
    "typed", ["", "E3", "RATEAU", "E3RATEAU", "Z3 RI", "E3 R1", "E3 (", "K3 RI", "E3 (X)ATEAU", "A1 (R)I", "A1 +RI"]
)
def test_what_means_nothing_is_unreadable(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read(typed, seen(RATEAU))
    assert isinstance(refused.value.refusal, Unreadable)


def test_letters_beyond_the_board_are_left_to_the_rules() -> None:
    assert read("A9 TRI", seen("")) == Lay(0, tiles((0, 8, "T"), (0, 9, "R"), (0, 10, "I")))
