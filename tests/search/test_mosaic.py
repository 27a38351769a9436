"""The grid builder: lines are scored as a plain reader scores them, and grids keep to what was asked for."""

import re
from collections import Counter
from itertools import count
from random import Random

import numpy as np
import pytest

from tablee.lexicon import lexicon
from tablee.search.anneal import BEST, NOW, anneal, hangs_together, survey
from tablee.search.mosaic import Task, begun, build, build_for
from tablee.search.packed import book_of, line_points

GRAPH = lexicon.sub_vocabulary(20_000).graph
VALUES = {letter: 1 + number % 6 for number, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}
WORTHS = np.array([0, *VALUES.values()], np.int64)
LETTERS = "TARTINESAHECARTLUTTONSORIENTPCILEIREHELASREAYCISETQUEL"
SIX = ("......",) * 6


def plain_points(grid: tuple[str, ...]) -> int:
    """The twin: runs of two letters or more, across and down, that the graph has."""
    lines = (*grid, *map("".join, zip(*grid, strict=True)))
    runs = [run for line in lines for run in re.findall(r"[A-Z]{2,}", line)]
    return sum(VALUES[letter] for run in runs if run in GRAPH for letter in run)


def packed(line: str) -> np.uint64:
    return np.uint64(sum((0 if tile == "#" else ord(tile) - 64) << 5 * at for at, tile in enumerate(line)))


def test_lines_are_scored_as_a_plain_reader_does() -> None:
    rng = Random(1)
    words = [word for word in GRAPH if len(word) <= 10]
    lines = [*words[::7], *("".join(rng.choices("AEINRST#", k=rng.randint(2, 10))) for _ in range(3000))]
    lines += [f"{one}#{other}"[:10] for one, other in zip(words[::11], reversed(words[::11]), strict=True)]
    scored = [int(line_points(book_of(GRAPH), WORTHS, packed(line))) for line in lines]
    alone = [sum(VALUES[x] for run in re.findall("[A-Z]{2,}", line) if run in GRAPH for x in run) for line in lines]
    assert scored == alone
    assert sum(map(bool, scored)) > len(words[::7])


def test_the_points_kept_along_the_way_are_those_of_the_grid() -> None:
    work = begun(Task(SIX, LETTERS[:31], 6), 3)
    book = book_of(GRAPH)
    survey(book, WORTHS, work)
    for heat in (3.0, 1.0, 0.3):
        anneal(book, WORTHS, work, heat, 20_000)
        now = "".join(chr(64 + tile) if tile else "#" for tile in work.squares)
        best = "".join(chr(64 + tile) if tile else "#" for tile in work.best)
        assert work.points[NOW] == plain_points(tuple(now[at : at + 6] for at in range(0, 36, 6)))
        assert work.points[BEST] == plain_points(tuple(best[at : at + 6] for at in range(0, 36, 6)))
        assert hangs_together(work)


@pytest.mark.parametrize(
    "task",
    [
        Task(SIX, LETTERS[:30], 6),
        Task(("..........",) * 8, LETTERS + LETTERS[:16], 10),
        Task(("MAISON", *SIX[1:]), LETTERS[:24], 6),
        Task(("..#...", "......", "#...#.", "......", "...#..", "......"), LETTERS[:32], 0),
        Task(SIX, LETTERS[:36], 6),
        Task(("...",) * 3, "", 0, wishes=LETTERS),
        Task(
            SIX,
            LETTERS[:20],
            6,
            wishes=LETTERS[20:],
            sketch=("ART#..", "......", "#.....", "....##", "##....", "......"),
        ),
    ],
    ids=["free", "large", "starting word", "placed neutrals", "six unused", "all wishes", "sketch"],
)
def test_a_grid_is_full_connected_and_of_what_was_given(task: Task) -> None:
    built = build(task, GRAPH, VALUES, 60_000)
    tiles, fixed = "".join(built.grid), "".join(task.fixed)
    assert [len(row) for row in built.grid] == [len(row) for row in task.fixed]
    assert all(stands in (".", tile) for tile, stands in zip(tiles, fixed, strict=True))
    assert tiles.count("#") == fixed.count("#") + task.neutrals
    laid = Counter(tiles.replace("#", "")) - Counter(fixed)
    assert not laid - Counter(task.letters + task.wishes)
    if task.wishes:
        assert not Counter(task.letters) - laid, "what is not a mere wish is laid"
    assert built.points == plain_points(built.grid)
    assert is_connected(built.grid)


def is_connected(grid: tuple[str, ...]) -> bool:
    """The twin: a flood from any letter reaches all."""
    left = {(row, col) for row, line in enumerate(grid) for col, tile in enumerate(line) if tile != "#"}
    edge = [left.pop()]
    while edge:
        row, col = edge.pop()
        beside = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)} & left
        left -= beside
        edge += beside
    return not left


def test_the_same_seed_builds_the_same_grid_and_more_steps_a_better_one() -> None:
    task = Task(SIX, LETTERS[:30], 6)
    short = [build(task, GRAPH, VALUES, 20_000, seed) for seed in range(4)]
    assert short == [build(task, GRAPH, VALUES, 20_000, seed) for seed in range(4)]
    assert len({one.grid for one in short}) == 4
    long = [build(task, GRAPH, VALUES, 1_000_000, seed) for seed in range(4)]
    assert sum(one.points for one in long) > sum(one.points for one in short)


def test_it_stops_when_nothing_can_be_better() -> None:
    task = Task(("...", "...", "..."), "TARESET", 2)
    ticks = count()
    built = build_for(task, GRAPH, VALUES, 10_000, clock=lambda: float(next(ticks)))
    assert built.points == 2 * sum(VALUES[letter] for letter in task.letters)
    assert next(ticks) < 5_000


@pytest.mark.parametrize(
    ("letters", "neutrals", "wishes"), [("ABC", 3, ""), ("ABC", 10, ""), ("A" * 9, 1, "B")], ids=["few", "many", "wish"]
)
def test_what_cannot_be_filled_is_not_begun(letters: str, neutrals: int, wishes: str) -> None:
    with pytest.raises(ValueError, match="neutral squares"):
        Task(("...",) * 3, letters, neutrals, wishes)


def test_what_is_cut_in_two_is_not_begun() -> None:
    with pytest.raises(ValueError, match="in two"):
        build(Task((".#.", ".#.", ".#."), "ABCDEF", 0), GRAPH, VALUES, 10)
