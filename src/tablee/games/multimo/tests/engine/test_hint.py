"""Hints for a grid: one word at a time is laid, what lies well stays, and hint after hint the grid is filled."""

import sys
from random import Random

import pytest

from tablee.games.multimo.engine import building
from tablee.games.multimo.engine.hint import hint, is_familiar, laid_towards
from tablee.games.multimo.exam.examples import SHOWN
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.actions import Arrange, Finish
from tablee.games.multimo.rules.grid import EMPTY
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.scoring import words_on
from tablee.games.multimo.tests.table import played, seen
from tablee.games.multimo.text.diagram import read_grid

THEN = ("LUNE", "A#ET", "S#Z#")
HINTS = sys.modules[hint.__module__]
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


def test_a_word_that_nobody_knows_is_laid_with_the_rest_and_not_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HINTS, "_aim", lambda view, rng: ("LUNE", "SM#A", "###T"))
    told = hint(seen(scene(("LUNE/..../....", "SMAT"), options=ALONE)), Random(1))
    assert told is not None
    assert [step.said for step in told.steps] == ["rest"]
    assert told.ask == Arrange(0, ("LUNE", "SM#A", "###T"))


def test_a_word_that_people_know_comes_first_although_another_earns_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HINTS, "_aim", lambda view, rng: ("LUNE", "BP#T", "###S"))
    told = hint(seen(scene(("..../..../....", "LUNEBPTS"), options=ALONE)), Random(1))
    assert told is not None
    assert told.steps[-1].fields["word"] == "LUNE"


def test_short_words_are_known_or_not_and_long_ones_may_be_rarer() -> None:
    assert all(map(is_familiar, ("LUNE", "ET", "NEZ", "NID", "RAT", "OS", "MAISON")))
    assert not any(map(is_familiar, ("SM", "BP", "MU", "OC", "LAD", "HAN", "GOI", "NEC", "XI")))


def test_a_lesson_shows_no_word_that_people_do_not_know() -> None:
    assert [word.text for word in words_on(read_grid(SHOWN)) if not is_familiar(word.text)] == []
