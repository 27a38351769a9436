"""The number grid, the draw and MOTUS."""

from random import Random

import pytest

from tablee.core.refusal import NotYourTurn
from tablee.games.motus import GAME
from tablee.games.motus.exam.scene import scene, with_grid, words
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Draw
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.rounds.grid import BLANK, Grid, dealt, line_of, lines
from tablee.games.motus.rules.rounds.round_events import BallDrawn, BlankDrawn, GridDealt, MotusMade
from tablee.games.motus.rules.state import Moment
from tablee.games.motus.tests.table import B, C, played, refused

FOUND = (C, "CARTON")


@pytest.mark.parametrize("seed", range(20))
def test_R10_odd_numbers_against_even_ones_shuffled(seed: int) -> None:
    odd, _ = dealt(0, 5, 8, Random(seed))
    even, _ = dealt(1, 5, 8, Random(seed))
    assert sorted(odd) == list(range(1, 50, 2))
    assert sorted(even) == list(range(2, 51, 2))
    assert list(odd) != sorted(odd)


@pytest.mark.parametrize(("size", "covered", "really"), [(5, 8, 8), (5, 0, 0), (5, 12, 12), (4, 12, 12), (3, 12, 6)])
def test_R10_some_are_covered_but_no_line(size: int, covered: int, really: int) -> None:
    for seed in range(10):
        numbers, hidden = dealt(0, size, covered, Random(seed))
        assert len(set(hidden)) == really
        assert line_of(Grid(size, numbers, hidden)) == ()


def test_R10_the_basin_has_what_is_not_covered_and_three_blanks() -> None:
    grid = Grid(3, (1, 3, 5, 7, 9, 11, 13, 15, 17), (3, 9))
    assert grid.basin == (1, 5, 7, 11, 13, 15, 17, BLANK, BLANK, BLANK)


def test_R10_teams_always_have_grids_others_by_choice() -> None:
    assert len(GAME.rules.start(Options(), 4).table.grids) == 2
    assert GAME.rules.start(Options(), 3).table.grids == ()
    assert len(GAME.rules.start(Options(grid=True), 3).table.grids) == 3
    assert len(GAME.rules.start(Options(grid=True), 1).table.grids) == 1


def test_R11_whoever_finds_a_word_draws() -> None:
    position = played(words("CARTON", "MAISON"), FOUND).position
    assert position.table.owed == (C,)
    assert refused(position, Draw(B)) == no.NothingToDraw()
    (event,) = played(with_grid(position, 1, (), 0), Draw(C)).events
    assert isinstance(event, BallDrawn)
    assert (event.seat, event.side, event.number % 2) == (C, 1, 0)


def test_R11_no_draw_without_a_word() -> None:
    assert refused(words("CARTON", "MAISON"), Draw(B)) == no.NothingToDraw()
    assert isinstance(refused(scene(), Draw(B)), NotYourTurn)


def test_R11_a_number_is_covered_a_blank_put_aside() -> None:
    position = played(words("CARTON", "MAISON"), FOUND).position
    seen = set()
    for luck in range(40):
        outcome = played(with_grid(position, 1, (), 3), Draw(C), luck=luck)
        grid = outcome.position.table.grids[1]
        match outcome.events[0]:
            case BallDrawn(_, _, number):
                assert (grid.covered, grid.blanks, grid.last) == ((number,), 3, number)
            case _:
                assert (grid.covered, grid.blanks, grid.last) == ((), 2, BLANK)
        seen.add(type(outcome.events[0]))
    assert seen == {BallDrawn, BlankDrawn}


def test_R12_rows_columns_and_both_diagonals() -> None:
    assert lines(3) == ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def test_R12_a_line_is_a_hundred_points_and_a_fresh_grid() -> None:
    outcome = played(one_short(), Draw(C))
    drawn, motus, fresh = outcome.events
    assert isinstance(drawn, BallDrawn)
    assert isinstance(motus, MotusMade)
    assert isinstance(fresh, GridDealt)
    assert drawn.number in motus.numbers
    table = outcome.position.table
    assert table.scores == (0, 150)
    grid = table.grids[1]
    assert (grid.numbers, grid.covered, grid.blanks) == (fresh.numbers, fresh.covered, 3)
    assert grid.completed is not None
    assert set(grid.completed.line) <= set(grid.completed.covered)


def test_R12_two_lines_at_once_are_paid_once() -> None:
    position = played(words("CARTON", "MAISON", options=Options(letters=6, size=3)), FOUND).position
    centre_open = with_grid(position, 1, (2, 4, 6, 8, 12, 14, 16, 18))
    assert centre_open.table.grids[1].basin == (10,)
    assert played(centre_open, Draw(C)).position.table.scores == (0, 150)


def one_short() -> Moment:
    """C has found a word, and every ball of C and D's basin completes a line."""
    position = played(words("CARTON", "MAISON"), FOUND).position
    numbers = position.table.grids[1].numbers
    covered = [number for square, number in enumerate(numbers) if square not in (0, 7, 14, 16, 23)]
    return with_grid(position, 1, covered)
