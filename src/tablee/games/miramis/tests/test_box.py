"""The box: the letters and the board."""

from collections import Counter

import pytest

from tablee.crossword.squares import name_of
from tablee.games.miramis import GAME
from tablee.games.miramis.rules.box.board import SIZE, first_squares, reconstructed_ground
from tablee.games.miramis.rules.box.grounds import read_ground
from tablee.games.miramis.rules.box.letters import PAWN, letters


def test_R1_two_three_or_four_play() -> None:
    assert GAME.rules.seat_counts == (2, 3, 4)


def test_R2_there_are_128_letters() -> None:
    assert len(letters()) == 128


@pytest.mark.parametrize(("colour", "plain"), [("red", 66), ("blue", 47), ("both", 12)])
def test_R2_letters_of_each_colour_and_a_pawn(colour: str, plain: int) -> None:
    own = [letter.face for letter in letters() if letter.colour == colour]
    assert (len(own), own.count(PAWN)) == (plain + 1, 1)


def test_R2_some_letters_as_the_leaflet_counts_them() -> None:
    count = Counter((letter.face, letter.colour) for letter in letters())
    assert (count["E", "red"], count["E", "blue"], count["E", "both"]) == (11, 7, 1)
    assert (count["Z", "red"], count["Z", "blue"], count["Q", "blue"], count["Q", "red"]) == (1, 0, 1, 0)
    assert not any(letter.face == "W" for letter in letters())


def test_R2_the_two_coloured_letters() -> None:
    both = "".join(letter.face for letter in letters() if letter.colour == "both" and not letter.is_pawn)
    assert both == "ABCEFLMNPRTU"


def test_R2_the_board_has_the_special_squares_of_the_leaflet() -> None:
    ground = reconstructed_ground()
    assert {len(ground), *map(len, ground)} == {SIZE}
    assert read_ground("\n".join(ground)) == ground
    assert list(map(name_of, first_squares(ground))) == ["B8", "N8"]


def test_R2_the_board_is_the_same_turned_round_but_for_its_colours_of_miramis() -> None:
    """Reconstructed as boards are made: whoever sits opposite sees the same, with R and B exchanged."""
    ground = reconstructed_ground()
    turned = tuple(row[::-1] for row in reversed(ground))
    swapped = tuple(row.translate(str.maketrans("RB", "BR")) for row in turned)
    assert swapped == ground
