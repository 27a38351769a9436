"""Neutral squares that robots place in turn (R20): they leave room for words."""

from random import Random

import pytest

from tablee.core.loop import Applied, apply
from tablee.games.multimo import GAME
from tablee.games.multimo.engine.bot import choose
from tablee.games.multimo.engine.placing import trouble, well_placed
from tablee.games.multimo.rules.grid import NEUTRAL, blank, columns, put
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.tests.table import opened, seen


def runs_of_one(fixed: tuple[str, ...]) -> int:
    return sum(len(run) == 1 for line in (*fixed, *columns(fixed)) for run in line.split(NEUTRAL))


@pytest.mark.parametrize("seed", range(5))
def test_R20_ten_squares_placed_by_robots_leave_no_letter_alone(seed: int) -> None:
    grid, luck = blank(8, 8), Random(seed)
    for _ in range(10):
        grid = put(grid, {well_placed(grid, luck): NEUTRAL})
    assert runs_of_one(grid) == 0
    assert max(len(run) for line in (*grid, *columns(grid)) for run in line.split(NEUTRAL)) <= 8


def test_R20_a_square_that_leaves_one_letter_alone_is_the_greater_trouble() -> None:
    alone = (".#...", ".....", ".....", ".....", ".....")
    roomy = ("..#..", ".....", ".....", ".....", ".....")
    assert trouble(alone) > trouble(roomy)


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_R20_a_robot_s_square_is_granted_and_the_same_for_the_same_luck(level: str) -> None:
    position = opened(Options(width=6, height=6, placed_neutrals=True))
    seat = GAME.rules.to_play(position.table)[0]
    ask = choose(seen(position, seat), level, Random(3))
    assert ask == choose(seen(position, seat), level, Random(3))
    assert isinstance(apply(GAME, position, ask, Random(0), 0.0), Applied)
