"""Where few neutral squares are laid: costs are those of a plain count, and layouts keep to what was asked for."""

import math
import re
from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from tablee.games.multimo.engine.kernels.anneal import hangs_together
from tablee.games.multimo.engine.kernels.layout import LONE, UNIT, arrange, chances_of, laid_out, layout_cost
from tablee.lexicon import lexicon
from tablee.search.luck import luck
from tablee.search.walk import EMPTY

GRAPH = lexicon.sub_vocabulary(20_000).graph
WORDS = [word for word in GRAPH if 2 <= len(word) <= 10]


def frequencies() -> dict[str, float]:
    """The twin: how often a letter is met in the words, every letter once more than it is."""
    often = Counter("".join(WORDS)) + Counter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return {letter: many / often.total() for letter, many in often.items()}


def plain_run(length: int) -> tuple[float, list[Counter[str]]]:
    """The twin: the probability that letters make a word of a length, and how often each is at each place of it."""
    share = frequencies()
    weights = {word: math.prod(share[letter] for letter in word) for word in WORDS if len(word) == length}
    total = sum(weights.values())
    places: list[Counter[str]] = [Counter() for _ in range(length)]
    for word, weight in weights.items():
        for at, letter in enumerate(word):
            places[at][letter] += weight / total  # type: ignore[assignment]  # a counter of shares
    return total, places


def squares_of(grid: tuple[str, ...]) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    return np.array([tile != "#" for tile in "".join(grid)], np.int32)


def cost_of(grid: tuple[str, ...]) -> int:
    squares = squares_of(grid)
    return int(layout_cost(chances_of(GRAPH), squares, len(grid[0]), np.zeros((squares.size, 2), np.int64)))


def test_a_run_costs_what_makes_it_unlikely_to_be_a_word() -> None:
    runs = chances_of(GRAPH).runs
    assert runs[:2].tolist() == [0, LONE * UNIT]
    assert runs[4] == pytest.approx(-math.log(plain_run(4)[0]) * UNIT, abs=1)
    assert runs[9] == pytest.approx(-math.log(plain_run(9)[0]) * UNIT, abs=1)
    assert runs[10] > runs[4] + runs[5]


def test_a_crossing_brings_what_both_runs_want() -> None:
    share, across, down = frequencies(), plain_run(4)[1], plain_run(6)[1]
    for one, other in product(range(4), range(6)):
        met = sum(across[one][letter] * down[other][letter] / share[letter] for letter in share)
        assert chances_of(GRAPH).crossings[4, one, 6, other] == pytest.approx(math.log(met) * UNIT, abs=1)


def test_a_layout_costs_its_runs_less_its_crossings() -> None:
    runs, crossings = chances_of(GRAPH)
    grid = ("...#", "..#.", "....")
    lone, pair = runs[1], runs[2]
    rows = [runs[3], 0, pair, lone, runs[4] - 2 * UNIT * 0.1]
    cols = [runs[3] + 3 * UNIT * 0.1, runs[3] + UNIT * 0.1, lone, lone, pair]
    meet = [crossings[3, at, 3, 0] for at in (0, 1)] + [crossings[3, 2, 1, 0]]
    meet += [crossings[2, at, 3, 1] for at in (0, 1)] + [crossings[1, 0, 2, 0]]
    meet += [crossings[4, 0, 3, 2], crossings[4, 1, 3, 2], crossings[4, 2, 1, 0], crossings[4, 3, 2, 1]]
    assert cost_of(grid) == sum(rows) + sum(cols) - sum(meet)


def test_the_least_cost_is_found_where_all_layouts_can_be_tried() -> None:
    costs = {}
    for places in product(range(25), repeat=2):
        tiles = ["#" if place in places else "." for place in range(25)]
        grid = tuple("".join(tiles[low : low + 5]) for low in range(0, 25, 5))
        if len(set(places)) == 2 and connected(grid):
            costs[grid] = cost_of(grid)
    assert cost_of(laid_out(GRAPH, (".....",) * 5, 2)) == min(costs.values())


def test_annealing_answers_the_cost_of_what_it_leaves() -> None:
    squares = np.ones(48, np.int32)
    cost = arrange(chances_of(GRAPH), squares, np.arange(48), 4, 8, luck(5), 300)
    grid = tuple("".join("." if tile else "#" for tile in squares[low : low + 8]) for low in range(0, 48, 8))
    assert cost == cost_of(grid)
    assert "".join(grid).count("#") == 4


@pytest.mark.parametrize("seed", range(6))
def test_what_stands_stays_and_all_hangs_together(seed: int) -> None:
    rng = Random(seed)
    fixed = ("MAISON..", *("".join(rng.choices("..........#", k=8)) for _ in range(5)))
    laid = laid_out(GRAPH, fixed, 4)
    assert all(stands in (".", tile) for stands, tile in zip("".join(fixed), "".join(laid), strict=True))
    assert "".join(laid).count("#") == "".join(fixed).count("#") + 4
    assert connected(laid)
    assert not re.search("[^MAISON#.]", "".join(laid))


def test_a_grid_that_any_neutral_square_cuts_in_two_stays_as_it_was() -> None:
    assert laid_out(EMPTY, ("A...B",), 1) == ("A...B",)


def connected(grid: tuple[str, ...]) -> bool:
    squares = squares_of(grid)
    return bool(
        hangs_together(squares, len(grid[0]), np.zeros(squares.size, np.uint8), np.zeros(squares.size, np.int64))
    )
