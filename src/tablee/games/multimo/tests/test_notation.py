"""Moves and grids as text, typed and noted."""

import pytest

from tablee.core.refusal import Refused, Unreadable
from tablee.games.multimo.exam.examples import BEGUN, GRID_A
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.actions import (
    Accept,
    Arrange,
    Ask,
    Content,
    Draw,
    Finish,
    Lift,
    Move,
    Name,
    Object,
    PlaceNeutral,
    PlaceTile,
    Resume,
    Swap,
)
from tablee.games.multimo.rules.grid_refusals import Outside
from tablee.games.multimo.tests.table import seen
from tablee.games.multimo.text.diagram import one_line, picture_of, read_grid
from tablee.games.multimo.text.notation import read, write

VIEW = seen(scene((BEGUN, "TAS"), (BEGUN, "TAS")))
NOTED: list[tuple[str, Ask]] = [
    ("E", Name(0, "E")),
    ("*3", Draw(0, 3)),
    ("C5", PlaceNeutral(0, (2, 4))),
    ("C5=E", PlaceTile(0, "E", (2, 4))),
    ("A10=#", PlaceTile(0, "#", (0, 9))),
    ("C5>D6", Move(0, (2, 4), (3, 5))),
    ("C5<>D6", Swap(0, (2, 4), (3, 5))),
    ("C5>", Lift(0, (2, 4))),
    ("/LUNES/A..../T..../...../#....", Arrange(0, ("LUNES", "A....", "T....", ".....", "#...."))),
    ("!", Finish(0)),
    ("~", Resume(0)),
    ("+AYS", Accept(0, "AYS")),
    ("-AYS", Object(0, "AYS")),
    ("=", Content(0)),
]
TYPED: list[tuple[str, Ask]] = [
    (" e ", Name(0, "E")),
    ("é", Name(0, "E")),
    ("*", Draw(0, 1)),
    ("c5", PlaceNeutral(0, (2, 4))),
    ("■ c5", PlaceNeutral(0, (2, 4))),
    ("e > c5", PlaceTile(0, "E", (2, 4))),
    ("c5 = ■", PlaceTile(0, "#", (2, 4))),
    ("#c5", PlaceNeutral(0, (2, 4))),
    ("fini", Finish(0)),
    ("reprendre", Resume(0)),
    ("ok", Content(0)),
    ("+ ays", Accept(0, "AYS")),
    ("- ays", Object(0, "AYS")),
    ("-été", Object(0, "ETE")),
    ("A5 s", Arrange(0, ("LUNES", *["....."] * 4))),
    ("1a .as", Arrange(0, ("LUNE.", "A....", "S....", ".....", "....."))),
    ("b2 t#a", Arrange(0, ("LUNE.", ".T#A.", ".....", ".....", "....."))),
    ("lune./■····/...../...../.....", Arrange(0, ("LUNE.", "#....", ".....", ".....", "....."))),
]
STRANGE = ["", "E E", "C5>>D6", "Z9 MOT", "C5 TROPDELETTRES", "LUNE/LU", "?", "+", "+É1", "LUNE1/LUNE2", "x" * 500]


@pytest.mark.parametrize(("text", "ask"), NOTED)
def test_a_move_is_written_and_read_again(text: str, ask: Ask) -> None:
    assert write(ask) == text
    assert read(text, VIEW) == ask


@pytest.mark.parametrize(("text", "ask"), TYPED)
def test_typing_is_easier(text: str, ask: Ask) -> None:
    assert read(text, VIEW) == ask


@pytest.mark.parametrize("text", STRANGE)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text, VIEW)
    assert isinstance(refused.value.refusal, Unreadable)


def test_R2_a_word_that_leaves_the_grid_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        read("A4 TAS", VIEW)
    assert refused.value.refusal == Outside(1, 6, 5, 5)


def test_a_spectator_has_no_moves() -> None:
    with pytest.raises(Refused):
        read("E", seen(scene((BEGUN, "TAS")), None))


def test_a_grid_is_read_as_it_is_drawn() -> None:
    grid = read_grid(GRID_A)
    assert read_grid("\n".join(picture_of(grid))) == grid
    assert read_grid(one_line(grid)) == grid
    assert picture_of(grid)[:3] == ["    1 2 3 4 5 6 7 8", "A| T A R T I N E S", "B| A H ■ E C A R T"]


def test_the_widest_grid_is_drawn_with_one_figure_a_column() -> None:
    assert picture_of(("." * 10,) * 3)[0] == "    1 2 3 4 5 6 7 8 9 0"


def test_no_move_is_noted_as_a_remark() -> None:
    grid = ("#....", ".....", ".....", ".....", ".....")
    for ask in (PlaceNeutral(0, (0, 0)), PlaceTile(0, "#", (0, 0)), Arrange(0, grid)):
        assert not write(ask).startswith("#")
        assert read(write(ask), VIEW) == ask
