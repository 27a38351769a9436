"""Where few neutral squares belong: in the places that leave runs which are likely to become words.

Let letters lie at random, by their frequency p. A run is then a word with a certain probability, and costs minus its
logarithm: a run of ten costs far more than two of four and five. Where a run across and a run down meet, both want
certain letters, by their frequencies q and r at that place of the words of that length; this brings the logarithm of
the sum of q · r / p. It is much where both runs begin or both end, so neutral squares stand best on slopes like /. A
line that nothing divides will often be given up, and that costs less near the end, where words have common letters.

Costs are whole numbers, thousandths, so that they are the same on every machine.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.multimo.engine.kernels.anneal import hangs_together
from tablee.games.multimo.engine.kernels.gains import Tiles
from tablee.games.multimo.engine.kernels.packed import FIVE, LETTER, LONGEST, keys_of
from tablee.lexicon.graph import Graph
from tablee.search.jit import Num, kernel
from tablee.search.luck import Luck, below, draw, luck
from tablee.search.walk import EMPTY

Costs = npt.NDArray[np.int64]

UNIT = 1000
HOPELESS = 30.0
"""The cost of a run whose length no word has."""
LONE = 1.0
"""The cost of a letter alone, which is counted in one direction only."""
GIVEN_UP = 0.1
"""What a line that nothing divides costs more for each line behind it, and less for each before."""
HOT, COOL = 5.0, 0.3
ROUNDS, STEPS = 12, 8_000
NEVER = np.int64(1 << 60)


class Chances(NamedTuple):
    """What runs cost and what crossings bring, by a vocabulary."""

    runs: Costs
    """By length."""
    crossings: Costs
    """By the length of the run across, the place in it, the length of the run down and the place in that."""


@cache
def chances_of(graph: Graph) -> Chances:
    """The chances of the words of a graph, kept, since they are asked for again and again."""
    keys = keys_of(graph)
    letters = [(keys >> FIVE * np.uint64(at) & LETTER).astype(np.int64) for at in range(LONGEST)]
    often = sum((np.bincount(column, minlength=27) for column in letters), np.ones(27, np.int64))
    often[0] = 0
    share = often / often.sum()
    lengths = sum((column > 0 for column in letters), np.zeros(keys.size, np.int64))
    runs, wanted = np.full(LONGEST + 1, HOPELESS), np.tile(share, (LONGEST + 1, LONGEST, 1))
    runs[0], runs[1] = 0, LONE
    for length in range(2, LONGEST + 1):
        words = [column[lengths == length] for column in letters[:length]]
        weights = np.prod([share[column] for column in words], axis=0)
        if weights.sum() > 0:
            runs[length] = -np.log(weights.sum())
            wanted[length, :length] = [np.bincount(column, weights, 27) / weights.sum() for column in words]
    meeting = np.einsum("aix,bjx->aibj", wanted[..., 1:] / share[1:], wanted[..., 1:])
    return Chances(_whole(runs), _whole(np.log(np.maximum(meeting, 1e-9))))


def _whole(costs: npt.NDArray[np.float64]) -> Costs:
    return np.rint(costs * UNIT).astype(np.int64)


@lru_cache(maxsize=64)
def laid_out(graph: Graph, fixed: tuple[str, ...], neutrals: int) -> tuple[str, ...]:
    """The grid with so many more neutral squares, where they cost least; as it was if they always cut it in two."""
    width, tiles = len(fixed[0]), "".join(fixed)
    squares = np.array([tile != "#" for tile in tiles], np.int32)
    free = np.array([place for place, tile in enumerate(tiles) if tile == "."], np.int64)
    best, least = squares, NEVER
    for number in range(ROUNDS):
        work = squares.copy()
        cost = arrange(chances_of(graph), work, free, neutrals, width, luck(number), STEPS)
        if cost < least:
            best, least = work, cost
    laid = "".join(tile if square else "#" for tile, square in zip(tiles, best, strict=True))
    return tuple(laid[low : low + width] for low in range(0, len(laid), width))


@kernel
def arrange(  # noqa: PLR0913, PLR0917 - a kernel is told all it needs
    chances: Chances, squares: Tiles, free: Costs, neutrals: int, width: int, luck: Luck, steps: int
) -> Num:
    """Lay neutral squares on free ones by annealing, as in the best layout seen; answers what that costs."""
    places = squares.size
    seen, edge, runs = np.zeros(places, np.uint8), np.zeros(places, np.int64), np.zeros((places, 2), np.int64)
    laid = free.copy()
    for number in range(neutrals):  # the first of the row are neutral
        other = number + below(luck, free.size - number)
        laid[number], laid[other] = laid[other], laid[number]
        squares[laid[number]] = 0
    now = layout_cost(chances, squares, width, runs) if hangs_together(squares, width, seen, edge) else NEVER
    best, least = squares.copy(), now
    for step in range(steps if 0 < neutrals < free.size else 0):
        heat = UNIT * HOT * (COOL / HOT) ** (step / steps)
        one, other = below(luck, neutrals), neutrals + below(luck, free.size - neutrals)
        squares[laid[one]], squares[laid[other]] = 1, 0
        cost = layout_cost(chances, squares, width, runs)
        loss = -heat * np.log((np.float64(draw(luck) >> np.uint64(11)) + 0.5) * 2.0**-53)
        if cost - now <= loss and hangs_together(squares, width, seen, edge):
            laid[one], laid[other], now = laid[other], laid[one], cost
            if now < least:
                least, best = now, squares.copy()
        else:
            squares[laid[one]], squares[laid[other]] = 0, 1
    squares[:] = best
    return least


@kernel
def layout_cost(chances: Chances, squares: Tiles, width: int, across: Costs) -> Num:
    """What a layout costs; `across` is room for the length of each square's run across and the place in it."""
    cost, height = np.int64(0), squares.size // width
    for number in range(height + width):
        down = number >= height
        start, stride, length = (number - height, width, height) if down else (number * width, 1, width)
        low = 0
        for at in range(length + 1):
            if at < length and squares[start + at * stride] != 0:
                continue
            run = at - low
            cost += chances.runs[run]
            if run == length:
                before, lines = (start, width) if down else (number, height)
                cost += np.int64(GIVEN_UP * UNIT * (lines - 1 - 2 * before))
            for inside in range(run):
                place = start + (low + inside) * stride
                if down:
                    cost -= chances.crossings[across[place, 0], across[place, 1], run, inside]
                else:
                    across[place, 0], across[place, 1] = run, inside
            low = at + 1
    return cost


def warm_up() -> Iterator[object]:
    """Compile everything here, or fetch it from the cache."""
    yield laid_out(EMPTY, ("..", ".."), 1)
