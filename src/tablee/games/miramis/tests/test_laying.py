"""Where letters may be laid, and the refusal of each mistake."""

import pytest

from tablee.core.refusal import NotYourTurn
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules import rack_refusals as short
from tablee.games.miramis.rules import refusals as no
from tablee.games.miramis.rules.actions import Lay
from tablee.games.miramis.rules.box.board import Tile
from tablee.games.miramis.rules.box.letters import Letter
from tablee.games.miramis.tests.table import OTHER, ROULE, played, red, refused, scored, words
from tablee.testing.asking import kinds

EIGHT = "AEINRSTu"


@pytest.mark.parametrize(
    ("rack", "move", "refusal"),
    [
        ("ETAInsou", "4B (R)Et", short.BlueMissing("T")),
        ("ETAInsou", "4B (R)aT", short.BlueMissing("A")),
        ("ETAInsou", "4B (R)IS", short.RedMissing("S")),
        ("ETAInsou", "4B (R)*eTA", short.TwoColouredMissing("E")),
        ("ETAInsou", "4B (R)?I", short.RedPawnMissing()),
        ("ETAInsou", "4B (R)?i", short.BluePawnMissing()),
        ("ETAInsou", "4B (R)*?i", short.TwoColouredPawnMissing()),
        ("ETAInsou", "4B (R)ATE", None),
        ("ETAInsou", "4B (R)ATEE", short.RedMissing("E")),
    ],
)
def test_R3_only_letters_of_the_own_rack_are_laid(rack: str, move: str, refusal: short.NotOnRack | None) -> None:
    position = scene(ROULE, rack, OTHER)
    if refusal is None:
        assert "laid" in kinds(played(position, move))
    else:
        assert refused(position, move) == refusal


def test_R5_something_must_be_laid() -> None:
    assert refused(scene(ROULE, EIGHT, OTHER), Lay(0, ())) == no.NothingLaid()


def test_R5_one_letter_is_no_word() -> None:
    assert refused(scene("", EIGHT, OTHER), "B8 A") == no.NoWord("B8", "A")


def test_R5_another_player_waits() -> None:
    assert refused(scene(ROULE, EIGHT, OTHER, turn=1), Lay(0, (red(2, 3, "A"),))) == NotYourTurn((1,))


@pytest.mark.parametrize(("row", "col"), [(-1, 0), (0, 15), (15, 3), (10**9, 0)])
def test_R2_there_is_nothing_beside_the_board(row: int, col: int) -> None:
    assert refused(scene(ROULE, EIGHT, OTHER), Lay(0, (red(row, col, "A"),))) == no.OffBoard(row + 1, col + 1, 15)


@pytest.mark.parametrize("face", ["", "a", "É", "AB", "*", "x" * 500])
def test_R2_other_signs_are_no_letters(face: str) -> None:
    assert refused(scene(ROULE, EIGHT, OTHER), Lay(0, (red(2, 3, face),))) == no.NoSuchLetter(face[:10])


@pytest.mark.parametrize("move", ["B4 ETAIN", "B8 TRI", "8A NI", "8B TRI", "N7 TRI", "8L TRI"])
def test_R6_the_first_word_covers_a_two_coloured_miramis_square(move: str) -> None:
    assert "laid" in kinds(played(scene("", EIGHT, OTHER), move))


@pytest.mark.parametrize("move", ["H7 TRI", "8H TRI", "H1 TRI", "B5 TRI", "C8 TRI"])
def test_R6_other_squares_will_not_do_for_the_first_word(move: str) -> None:
    assert refused(scene("", EIGHT, OTHER), move) == no.NotOnMiramis(("B8", "N8"))


def test_R7_a_square_takes_one_letter() -> None:
    ask = Lay(0, (red(2, 3, "A"), red(2, 3, "T")))
    assert refused(scene(ROULE, EIGHT, OTHER), ask) == no.SquareTwice("C4")


def test_R7_a_square_that_is_taken_stays_so() -> None:
    assert refused(scene(ROULE, EIGHT, OTHER), "B4 TARIN") == no.SquareTaken("B4", "T", "R")


@pytest.mark.parametrize("astray", [(3, 4), (4, 5)])
def test_R7_letters_lie_in_one_line(astray: tuple[int, int]) -> None:
    ask = Lay(0, (red(2, 3, "A"), red(2, 4, "E"), red(*astray, "T")))
    name = f"{'ABCDEF'[astray[0]]}{astray[1] + 1}"
    assert refused(scene(ROULE, EIGHT, OTHER), ask) == no.NotInLine(name, "T")


def test_R7_two_letters_corner_to_corner_are_not_in_line() -> None:
    ask = Lay(0, (red(2, 3, "A"), red(3, 4, "T")))
    assert refused(scene(ROULE, EIGHT, OTHER), ask) == no.NotInLine("D5", "T")


def test_R7_there_is_no_gap_between_letters() -> None:
    ask = Lay(0, (red(2, 3, "A"), red(4, 3, "T")))
    assert refused(scene(ROULE, EIGHT, OTHER), ask) == no.Gap("D4")


def test_R7_letters_on_the_board_fill_the_gap() -> None:
    assert words(scored(scene(ROULE, "NTAEEISu", OTHER), "5A N(O)TE")) == ["NOTE"]


def test_R7_the_order_in_which_letters_are_named_does_not_matter() -> None:
    tiles = (red(0, 4, "N"), red(2, 4, "T"))
    position = scene(ROULE, "NTAEEISu", OTHER)
    assert refused(position, Lay(0, tiles)) == refused(position, Lay(0, tiles[::-1]))
    good = (red(0, 3, "A"), red(2, 3, "T"))
    assert played(position, Lay(0, good)) == played(position, Lay(0, good[::-1]))


def test_R7_letters_join_what_lies_there() -> None:
    assert refused(scene(ROULE, EIGHT, OTHER), "H8 TRI") == no.NotJoined("H8")


def test_R7_corner_to_corner_is_not_joined() -> None:
    assert refused(scene(ROULE, EIGHT, OTHER), "C9 AI") == no.NotJoined("C9")


@pytest.mark.parametrize(
    ("move", "formed"),
    [
        ("B4 (ROUle)R", ["ROULER"]),
        ("8B (e)T", ["ET"]),
        ("C8 NI", ["NI", "EN"]),
        ("9B SI", ["SI", "ROULES"]),
    ],
)
def test_R7_lengthening_crossing_and_leaning_against_all_join(move: str, formed: list[str]) -> None:
    assert words(scored(scene(ROULE, "RTNISAEu", OTHER), move)) == formed


def test_R12_a_one_coloured_letter_may_not_declare_a_colour() -> None:
    tile = Tile(2, 3, Letter("E", "red"), None, "blue")
    assert refused(scene(ROULE, EIGHT, OTHER), Lay(0, (tile,))) == no.ColourPrinted("C4", "E")


def test_R12_nor_its_own_one() -> None:
    tile = Tile(2, 3, Letter("E", "red"), None, "red")
    assert refused(scene(ROULE, EIGHT, OTHER), Lay(0, (tile,))) == no.ColourPrinted("C4", "E")


def test_R12_a_one_coloured_pawn_may_not_declare_a_colour() -> None:
    tile = Tile(2, 3, Letter("?", "red"), "E", "blue")
    assert refused(scene(ROULE, "?RAEINST", OTHER), Lay(0, (tile,))) == no.ColourPrinted("C4", "E")


def test_R12_a_two_coloured_letter_must_declare_its_colour() -> None:
    tile = Tile(2, 3, Letter("E", "both"))
    assert refused(scene(ROULE, "*EAINRST", OTHER), Lay(0, (tile,))) == no.ColourMissing("C4", "E")


def test_R12_the_two_coloured_pawn_must_declare_its_colour() -> None:
    tile = Tile(2, 3, Letter("?", "both"), "E")
    assert refused(scene(ROULE, "*?AINRST", OTHER), Lay(0, (tile,))) == no.ColourMissing("C4", "E")


def test_R12_a_pawn_must_say_what_it_stands_for() -> None:
    tile = Tile(2, 3, Letter("?", "blue"))
    assert refused(scene(ROULE, "?bAINRST", OTHER), Lay(0, (tile,))) == no.LetterMissing("C4")


@pytest.mark.parametrize("reads", ["", "?", "e", "EE", "É"])
def test_R12_a_pawn_stands_for_one_letter_of_the_alphabet(reads: str) -> None:
    tile = Tile(2, 3, Letter("?", "blue"), reads)
    assert refused(scene(ROULE, "?bAINRST", OTHER), Lay(0, (tile,))) == no.NoSuchLetter(reads)


def test_R12_a_letter_may_not_be_read_as_another() -> None:
    tile = Tile(2, 3, Letter("E", "red"), "A")
    assert refused(scene(ROULE, EIGHT, OTHER), Lay(0, (tile,))) == no.LetterPrinted("C4", "E", "A")


def test_R12_what_is_declared_stays_for_the_rest_of_the_match() -> None:
    position = played(scene(ROULE, "*?*TAINRS", OTHER), "4B (R)*?e*TS", "-", "-").position
    stones = [position.table.stones[row][3] for row in range(1, 5)]
    assert [(stone.reads, stone.colour) for stone in stones if stone] == [
        ("R", "red"), ("E", "blue"), ("T", "red"), ("S", "red"),
    ]  # fmt: skip
