"""The builder without kernels: full grids of the letters one has, and better ones for more steps."""

from random import Random

from tablee.games.multimo.engine import plain
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, blank, letter_regions, put, tiles_on
from tablee.games.multimo.rules.scoring import good_words, sheet_of

LETTERS = "AEIOULNRSTAEIRSTNLMPCDA"


def test_all_squares_are_filled_with_ones_own_letters_and_hang_together() -> None:
    fixed = put(blank(5, 5), {(0, 0): NEUTRAL, (2, 2): "K"})
    grid = plain.build(fixed, LETTERS, 2, good_words(True).graph, 300, Random(1))
    assert EMPTY not in "".join(grid)
    assert (grid[0][0], grid[2][2], tiles_on(grid).count(NEUTRAL)) == (NEUTRAL, "K", 3)
    laid = sorted(tiles_on(grid).replace(NEUTRAL, "").replace("K", "", 1))
    spare = list(LETTERS)
    for letter in laid:
        spare.remove(letter)
    assert len(letter_regions(grid)) == 1


def test_more_steps_make_a_better_grid_and_the_same_seed_the_same() -> None:
    words = good_words(True).graph
    quick, slow, again = (plain.build(blank(5, 5), LETTERS, 2, words, steps, Random(3)) for steps in (1, 6_000, 6_000))
    assert slow == again
    assert sheet_of(slow).points > 2 * sheet_of(quick).points
