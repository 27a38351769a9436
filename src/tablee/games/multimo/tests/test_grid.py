"""Grids at random: what is counted is what a plain reading of rows and columns finds."""

from hypothesis import given
from hypothesis import strategies as some

from tablee.games.multimo.rules.grid import Grid, at, is_letter, letter_regions, neighbours, squares
from tablee.games.multimo.rules.scoring import sheet_of, why_void, worth

GRIDS = some.integers(2, 5).flatmap(
    lambda width: some.lists(some.text("AEIRSTL#.", min_size=width, max_size=width), min_size=2, max_size=5).map(tuple)
)


@given(GRIDS)
def test_R12_the_words_are_those_of_the_rows_and_columns(grid: Grid) -> None:
    across = [word for row in grid for word in row.replace(".", "#").split("#") if len(word) > 1]
    turned = ("".join(row[col] for row in grid) for col in range(len(grid[0])))
    down = [word for row in turned for word in row.replace(".", "#").split("#") if len(word) > 1]
    assert [word.text for word in sheet_of(grid).words] == across + down


@given(GRIDS)
def test_R13_of_all_parts_the_one_that_is_worth_most_counts(grid: Grid) -> None:
    sheet, parts = sheet_of(grid), letter_regions(grid)
    good = [word for word in sheet.words if why_void(word.text) is None]
    totals = [sum(worth(word.text) for word in good if (word.row, word.col) in part) for part in parts]
    assert sheet.points == max(totals, default=0)
    counted = frozenset(square for part in parts for square in part) - set(sheet.isolated)
    assert counted in parts or not parts


@given(GRIDS)
def test_R13_regions_are_all_letters_and_touch_no_other_region(grid: Grid) -> None:
    parts = letter_regions(grid)
    letters = {square for square in squares(grid) if is_letter(at(grid, square))}
    assert sorted(square for part in parts for square in part) == sorted(letters)
    for part in parts:
        assert not {other for square in part for other in neighbours(square)} & (letters - part)
