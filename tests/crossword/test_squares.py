"""Squares: neighbours, lines, gaps and stretches."""

import pytest

from tablee.crossword.squares import Square, beside, first_gap, is_row, neighbours, out_of_line, stretch

FILLED = {(1, 1), (1, 2), (1, 4), (2, 2), (3, 2)}


def filled(square: Square) -> bool:
    return square in FILLED


def test_a_square_has_four_neighbours() -> None:
    assert neighbours((0, 3)) == ((-1, 3), (0, 2), (0, 4), (1, 3))


def test_steps_go_right_or_down() -> None:
    assert (beside((2, 2), 3, across=True), beside((2, 2), -1, across=False)) == ((2, 5), (1, 2))


@pytest.mark.parametrize(
    ("square", "across", "found"),
    [
        ((1, 2), True, ((1, 1), (1, 2))),
        ((1, 1), True, ((1, 1), (1, 2))),
        ((2, 2), False, ((1, 2), (2, 2), (3, 2))),
        ((1, 4), True, ((1, 4),)),
        ((0, 0), True, ()),
    ],
)
def test_a_stretch_ends_where_nothing_lies(square: Square, across: bool, found: tuple[Square, ...]) -> None:
    assert stretch(square, across, filled) == found


@pytest.mark.parametrize(
    ("squares", "astray"),
    [
        ([(1, 1)], None),
        ([(1, 1), (1, 5), (1, 3)], None),
        ([(1, 1), (4, 1)], None),
        ([(1, 1), (2, 2)], 1),
        ([(1, 1), (1, 2), (2, 2)], 2),
        ([(1, 1), (2, 1), (3, 2), (4, 1)], 2),
    ],
)
def test_the_first_square_out_of_line(squares: list[Square], astray: int | None) -> None:
    assert out_of_line(squares) == astray


def test_a_single_square_is_a_row() -> None:
    assert is_row([(4, 4)])
    assert is_row([(4, 4), (4, 9)])
    assert not is_row([(4, 4), (5, 4)])


@pytest.mark.parametrize(
    ("squares", "gap"),
    [
        ([(1, 0), (1, 3)], None),
        ([(1, 0), (1, 5)], (1, 3)),
        ([(0, 2), (4, 2)], None),
        ([(4, 2), (0, 2), (6, 2)], (5, 2)),
        ([(7, 7)], None),
    ],
)
def test_what_lies_there_fills_a_gap(squares: list[Square], gap: Square | None) -> None:
    assert first_gap(squares, filled) == gap
