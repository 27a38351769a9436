"""The grid builder: lines are scored as a plain reader scores them, and grids keep to what was asked for."""

import re
from collections import Counter
from itertools import count
from random import Random

import numpy as np
import pytest

from tablee.games.multimo.engine.kernels.anneal import BEST, NOW, anneal, hangs_together, survey
from tablee.games.multimo.engine.kernels.cross_sets import cross_sets_of, doubtful, fitting
from tablee.games.multimo.engine.kernels.gains import NEVER, letter_gains, neutral_gains
from tablee.games.multimo.engine.kernels.layout import laid_out
from tablee.games.multimo.engine.kernels.mosaic import Task, begun, build, build_for
from tablee.games.multimo.engine.kernels.packed import book_of, line_points
from tablee.lexicon import lexicon

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


def test_a_hole_takes_the_letters_that_make_a_word() -> None:
    words = {word for word in GRAPH if len(word) <= 10}
    gate, table, _ = cross_sets_of(GRAPH)
    rng = Random(2)
    runs = [
        *rng.sample(sorted(words), 300),
        *("".join(rng.choices("AEINRST", k=rng.randint(2, 6))) for _ in range(300)),
    ]
    for run in runs:
        at = rng.randrange(len(run))
        found = int(fitting(gate, table, packed(run) | np.uint64(31 << 5 * at)))
        plain = {letter for letter in VALUES if run[:at] + letter + run[at + 1 :] in words}
        assert {letter for number, letter in enumerate(VALUES) if found >> number & 1} == plain, (run, at)


def test_no_two_words_with_a_hole_are_taken_for_one_another() -> None:
    gate, table, _ = cross_sets_of(GRAPH)
    pierced = {word[:at] + "?" + word[at + 1 :] for word in GRAPH if 2 <= len(word) <= 10 for at in range(len(word))}
    assert np.count_nonzero(table) == len(pierced)
    assert 0 < np.bitwise_count(gate).sum() <= len(pierced)


def test_where_a_letter_may_be_left_out_its_half_is_in_doubt() -> None:
    gate, table, halves = cross_sets_of(GRAPH)
    rng = Random(4)
    words = [word for word in GRAPH if 2 <= len(word) <= 10]
    narrowed = 0
    for word in rng.sample(words, 2000):
        letters = list(word)
        for at in rng.sample(range(len(word)), rng.randint(0, 2)):
            letters[at] = rng.choice("AEINRSTXZ")
        run = "".join(letters)
        low, high = map(int, doubtful(halves, packed(run), np.uint64(len(run))))
        fits = [at for at in range(len(run)) if fitting(gate, table, packed(run) | np.uint64(31 << 5 * at))]
        assert all(low <= at < high for at in fits), run
        narrowed += high - low < len(run)
    assert narrowed > 300


@pytest.mark.parametrize("heat", [3.0, 1.0])
def test_what_exchanges_bring_is_known_without_making_them(heat: float) -> None:
    work = begun(Task(("A.....", ".#....", *SIX[2:]), LETTERS[:33], 4), 3)
    book, cross_sets = book_of(GRAPH), cross_sets_of(GRAPH)
    survey(book, cross_sets, WORTHS, work)
    anneal(book, cross_sets, WORTHS, work, heat, 10_000)
    tiles = [chr(64 + tile) if tile else "#" for tile in work.squares[:36]]
    now, known = plain_points(rows_of(tiles)), 0
    for one in map(int, work.movable):
        gains_of = letter_gains if work.squares[one] else neutral_gains
        gains_of(work.squares, work.worth, work.cross_scores, work.apart, one, 36, work.gains)
        for other in range(36):
            if one // 6 == other // 6 or one % 6 == other % 6 or tiles[one] == tiles[other] or other in (0, 7):
                assert work.gains[other] < NEVER // 2
                continue
            after = tiles.copy()
            after[one], after[other] = after[other], after[one]
            assert plain_points(rows_of(after)) - now == work.gains[other], (one, other)
            known += 1
    assert known > 500


def test_the_points_kept_along_the_way_are_those_of_the_grid() -> None:
    work = begun(Task(SIX, LETTERS[:31], 6), 3)
    book, cross_sets = book_of(GRAPH), cross_sets_of(GRAPH)
    survey(book, cross_sets, WORTHS, work)
    for heat in (3.0, 1.0, 0.3):
        anneal(book, cross_sets, WORTHS, work, heat, 5_000)
        now = [chr(64 + tile) if tile else "#" for tile in work.squares]
        best = [chr(64 + tile) if tile else "#" for tile in work.best]
        assert work.points[NOW] == plain_points(rows_of(now))
        assert work.points[BEST] == plain_points(rows_of(best))
        assert hangs_together(work.squares, 6, work.seen, work.edge)


def rows_of(tiles: list[str]) -> tuple[str, ...]:
    """A grid of 6 × 6 from its squares, without what lies behind them."""
    return tuple("".join(tiles[at : at + 6]) for at in range(0, 36, 6))


@pytest.mark.parametrize(
    "task",
    [
        Task(SIX, LETTERS[:30], 6),
        Task(("..........",) * 8, LETTERS + LETTERS[:16], 10),
        Task(("MAISON", *SIX[1:]), LETTERS[:27], 3),
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
    ids=["free", "large", "few neutrals", "starting word", "placed neutrals", "six unused", "all wishes", "sketch"],
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


def test_few_neutral_squares_stay_where_they_were_laid_out() -> None:
    task = Task(SIX, LETTERS[:32], 4)
    grids = {build(task, GRAPH, VALUES, 5_000, seed).grid for seed in range(4)}
    assert len(grids) == 4
    laid = laid_out(GRAPH, SIX, 4)
    assert {tuple(re.sub("[A-Z]", ".", row) for row in grid) for grid in grids} == {laid}


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


def test_without_a_letter_to_lay_nothing_is_begun() -> None:
    with pytest.raises(ValueError, match="no letter to lay"):
        Task(("NEZ", "AS."), "", 1)


def test_what_is_cut_in_two_is_not_begun() -> None:
    with pytest.raises(ValueError, match="in two"):
        build(Task((".#.", ".#.", ".#."), "ABCDEF", 0), GRAPH, VALUES, 10)
