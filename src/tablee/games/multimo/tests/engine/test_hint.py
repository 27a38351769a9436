"""Hints for a grid: one word at a time is laid, what lies well stays, and hint after hint the grid is filled."""

from random import Random

import pytest

from tablee.games.multimo.engine import building
from tablee.games.multimo.engine.hint import hint, laid_towards
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.actions import Arrange, Finish
from tablee.games.multimo.rules.grid import EMPTY
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.tests.table import played, seen

THEN = ("LUNE", "A#ET", "S#Z#")
ALONE = Options(letter_seconds=0, finish_seconds=0, stars=1)


def test_one_word_is_laid_with_the_neutral_square_behind_it() -> None:
    assert laid_towards(("....", "....", "...."), THEN, ((0, 2), (1, 2), (2, 2))) == ("..N.", "..E.", "..Z.")
    assert laid_towards(("....", "....", "...."), THEN, ((1, 2), (1, 3))) == ("....", ".#ET", "....")


def test_what_lies_elsewhere_is_lifted_and_what_lies_well_stays() -> None:
    now = ("LZ..", "E...", "....")
    assert laid_towards(now, THEN, ((0, 2), (1, 2), (2, 2))) == ("L.N.", "..E.", "..Z.")


def test_hint_after_hint_fills_the_grid_and_the_last_one_finishes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "PLAIN_STEPS", 5_000)
    position, laid = scene(("..../..../....", "LUNEASTZ"), options=ALONE), 0
    for _ in range(20):
        told = hint(seen(position), Random(laid))
        assert told is not None
        if isinstance(told.ask, Finish):
            break
        before, position = position.hands[0].grid, played(position, told.ask).position
        assert isinstance(told.ask, Arrange)
        assert position.hands[0].grid != before
        laid += 1
    assert 1 < laid < 20, "a word at a time, and no end of moving about"
    assert EMPTY not in "".join(position.hands[0].grid)
