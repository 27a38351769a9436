"""Moves as text, typed and noted."""

import pytest

from tablee.core.loop import view_for
from tablee.core.refusal import Refused, Unreadable
from tablee.crossword.actions import Pass
from tablee.games.miramis import GAME
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import Tile, Tiles
from tablee.games.miramis.rules.box.letters import PRINTS, Letter, letters
from tablee.games.miramis.rules.box.spelling import held_text, rack_text, read_rack
from tablee.games.miramis.rules.lays.describing import describe
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.table import OTHER, ROULE, rack, red
from tablee.games.miramis.text.notation import read, read_tiles, write

STONES = scene(ROULE, OTHER, OTHER).table.stones
NOTED = [
    ("3B CR*EM*?e", (red(1, 2, "C"), red(2, 2, "R"), Tile(3, 2, Letter("E", "both"), None, "red"), red(4, 2, "M"),
                     Tile(5, 2, Letter("?", "both"), "E", "blue"))),
    ("4B (R)?a?T", (Tile(2, 3, Letter("?", "blue"), "A"), Tile(3, 3, Letter("?", "red"), "T"))),
    ("B3 C(ROUle)r", (red(1, 2, "C"), Tile(1, 8, Letter("R", "blue")))),
    ("5A N(O)*t", (red(0, 4, "N"), Tile(2, 4, Letter("T", "both"), None, "blue"))),
    ("8B (e)T", (red(2, 7, "T"),)),
]  # fmt: skip


def seen(picture: str = ROULE) -> View:
    view: View = view_for(GAME, scene(picture, OTHER, OTHER), 0)
    return view


@pytest.mark.parametrize(("text", "tiles"), NOTED[1:])
def test_a_move_is_noted_with_its_whole_word(text: str, tiles: Tiles) -> None:
    assert describe(STONES, tiles) == text


def test_a_single_letter_that_makes_words_both_ways_is_noted_with_its_row() -> None:
    assert describe(STONES, (red(1, 8, "R"),)) == "B4 (ROUle)R"


@pytest.mark.parametrize(("text", "tiles"), NOTED)
def test_what_is_noted_can_be_read(text: str, tiles: Tiles) -> None:
    assert read_tiles(text, STONES) == tiles


@pytest.mark.parametrize(("text", "tiles"), NOTED)
def test_a_move_can_be_typed_without_parentheses(text: str, tiles: Tiles) -> None:
    assert read_tiles(text.replace("(", "").replace(")", ""), STONES) == tiles


@pytest.mark.parametrize(("text", "tiles"), NOTED)
def test_an_ask_is_read_as_written(text: str, tiles: Tiles) -> None:
    assert read(write(Lay(0, tiles)), seen()) == Lay(0, tiles)


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (Lay(0, (red(0, 4, "N"), red(2, 4, "T"))), "5A N.T"),
        (Lay(0, (red(0, 0, "A"), red(1, 1, "B"))), "A1 A, B2 B"),
        (Pass(0), "-"),
        (Exchange(0, rack("Ee*A?R?b*?")), "~Ee*A?R?b*?"),
    ],
)
def test_how_asks_are_written(ask: Ask, text: str) -> None:
    assert write(ask) == text
    assert read(text, seen()) == ask


@pytest.mark.parametrize(
    ("typed", "ask"),
    [
        ("  h3   réÉ ", Lay(0, (Tile(7, 2, Letter("R", "blue")), Tile(7, 3, Letter("E", "blue")), red(7, 4, "E")))),
        ("b3 CrouLE", Lay(0, (red(1, 2, "C"),))),
        ("5a n.T", Lay(0, (Tile(0, 4, Letter("N", "blue")), red(2, 4, "T")))),
        ("passe", Pass(0)),
        ("Pass", Pass(0)),
        ("échange A e", Exchange(0, rack("Ae"))),
        ("exchange A", Exchange(0, rack("A"))),
        ("~ A", Exchange(0, rack("A"))),
    ],
)
def test_people_type_as_they_like(typed: str, ask: Ask) -> None:
    assert read(typed, seen()) == ask


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "B4",
        "ROULE",
        "B4ROULE",
        "P3 RI",
        "B4 R1",
        "B4 (",
        "B4 (X)OULE",
        "H1 (R)I",
        "H1 R.",
        "H1 *",
        "~1",
        "~",
        "B4 ?",
    ],
)
def test_what_means_nothing_is_unreadable(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read(typed, seen())
    assert isinstance(refused.value.refusal, Unreadable)


def test_letters_beyond_the_board_are_left_to_the_rules() -> None:
    assert read("A15 RI", seen("")) == Lay(0, (red(0, 14, "R"), red(0, 15, "I")))


def test_every_letter_of_the_box_can_be_written_on_a_rack() -> None:
    box = tuple(dict.fromkeys(letters()))
    assert read_rack(rack_text(box)) == box
    assert [held_text(Letter("?", colour)) for colour in PRINTS] == ["?R", "?b", "*?"]
