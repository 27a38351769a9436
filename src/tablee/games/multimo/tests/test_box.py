"""What is in the box: formats, neutral squares, letters and their values."""

import pytest

from tablee.core.options import chosen
from tablee.core.refusal import OptionOutside, Refused
from tablee.games.multimo.rules.grid import EMPTY
from tablee.games.multimo.rules.letters import counts, values
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.plan import letters_to_name, neutral_squares
from tablee.games.multimo.rules.state import start, store
from tablee.games.multimo.tests.table import named, opened, seen

TABLE = {1: (8, 11, 14, 17), 2: (7, 9, 12, 15), 3: (6, 8, 10, 12), 4: (5, 7, 8, 10), 5: (4, 5, 6, 7)}
FORMATS = (((6, 6), (6, 4)), ((7, 7), (8, 5)), ((8, 8), (10, 5)), ((10, 8), (10, 7)))


@pytest.mark.parametrize(("width", "height"), [(3, 3), (8, 8), (10, 8), (3, 8)])
def test_R2_a_grid_has_the_format_that_the_table_chose(width: int, height: int) -> None:
    grid = start(Options(width=width, height=height), 2).hands[0].grid
    assert grid == (EMPTY * width,) * height


@pytest.mark.parametrize("outside", [{"width": 11}, {"height": 9}, {"width": 2}, {"height": 2}])
def test_R2_no_grid_is_larger_than_ten_by_eight_or_smaller_than_three_by_three(outside: dict[str, int]) -> None:
    with pytest.raises(Refused) as refused:
        chosen(Options, outside)
    assert isinstance(refused.value.refusal, OptionOutside)


@pytest.mark.parametrize("stars", [1, 2, 3, 4, 5])
def test_R3_the_leaflets_table_gives_the_number_of_neutral_squares(stars: int) -> None:
    for numbers, formats in zip(TABLE[stars], FORMATS, strict=True):
        for width, height in formats:
            assert neutral_squares(chosen(Options, {"width": width, "height": height, "stars": stars})) == numbers


def test_R3_seven_by_six_with_three_stars_has_eight_neutral_squares_as_in_the_leaflet() -> None:
    assert neutral_squares(Options(width=7, height=6, stars=3)) == 8


def test_R3_the_neutral_squares_wait_beside_every_grid() -> None:
    assert [hand.waiting for hand in start(Options(), 3).hands] == ["#" * 10] * 3


def test_R3_tiny_grids_have_at_most_a_third_of_neutral_squares() -> None:
    assert neutral_squares(Options(width=3, height=3, stars=1)) == 3
    assert neutral_squares(Options(width=3, height=8, stars=1)) == 8


def test_R4_a_store_has_120_letters() -> None:
    assert sum(counts().values()) == 120
    assert (counts()["E"], counts()["A"], counts()["K"]) == (14, 10, 1)


def test_R4_one_count_serves_everybody() -> None:
    position = named(opened(seats=3), "EEK")
    assert seen(position).store == seen(position, None).store == store(position.table)
    assert (seen(position).store["E"], seen(position).store["K"]) == (12, 0)


def test_R5_letters_are_worth_one_to_six_points() -> None:
    assert set(values().values()) == {1, 2, 3, 4, 5, 6}
    assert [values()[letter] for letter in "EUDBCH"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("options", "letters"),
    [
        (Options(), 54),
        (Options(start_word=True), 46),
        (Options(six_more=True), 60),
        (Options(placed_neutrals=True), 54),
        (Options(start_word=True, six_more=True, placed_neutrals=True), 52),
        (Options(width=10, height=8, stars=5, six_more=True), 79),
        (Options(width=3, height=3, stars=1, start_word=True), 3),
    ],
)
def test_R9_letters_and_neutral_squares_fill_the_grid(options: Options, letters: int) -> None:
    assert letters_to_name(options) == letters
