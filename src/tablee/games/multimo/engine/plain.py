"""The builder without kernels, for small grids and low levels: letters change places, and what is better stays.

A change is judged by the rows and columns that it touches; what a line is worth is remembered. Worse is accepted as
long as it is hot, and it cools evenly. Forty thousand changes take a third of a second, in a browser one or two.
"""

from collections.abc import Callable
from math import exp
from random import Random

from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid, holding, put
from tablee.games.multimo.rules.phases.opening import cut_off_by
from tablee.games.multimo.rules.scoring import RUN, worth
from tablee.lexicon.graph import Graph

HOT, COOL = 2.5, 0.4
"""Points that are lightly lost at the beginning and at the end."""
STARTS = 3
"""So many grids are begun, with neutral squares in different places; the best is taken."""


def build(fixed: Grid, letters: str, neutrals: int, words: Graph, steps: int, rng: Random) -> Grid:
    """A full grid of these letters, of which some may stay unused, and so many neutral squares; all hangs together."""
    value = _valuing(words)
    bare = [_with_neutrals(fixed, neutrals, rng) for _ in range(STARTS)]
    built = [_improved(grid, letters, value, max(1, steps // STARTS), rng) for grid in bare]
    return max(built, key=lambda grid: sum(map(value, (*grid, *map("".join, zip(*grid, strict=True))))))


def _with_neutrals(grid: Grid, many: int, rng: Random) -> Grid:
    for _ in range(many):
        empty = holding(grid, EMPTY)
        square = next((one for one in rng.sample(empty, len(empty)) if not cut_off_by(grid, one)), None)
        if square is None:
            raise ValueError("what is fixed leaves no room for a neutral square")
        grid = put(grid, {square: NEUTRAL})
    return grid


def _valuing(words: Graph) -> Callable[[str], int]:
    """What the words of a row or column are worth, each line worked out once."""
    known: dict[str, int] = {}

    def value(line: str) -> int:
        if line not in known:
            known[line] = sum(worth(run[0]) for run in RUN.finditer(line) if run[0] in words)
        return known[line]

    return value


def _improved(grid: Grid, letters: str, value: Callable[[str], int], steps: int, rng: Random) -> Grid:
    """The best grid on the way from letters at random."""
    bench = _Bench(grid, rng.sample(letters, len(letters)), value)
    if not bench.laid:
        return grid
    points = best = 0
    kept = bench.grid
    for step in range(steps):
        change = (rng.randrange(bench.laid), rng.randrange(len(bench.tiles)))
        gained = bench.gained_by(change)
        heat = HOT + (COOL - HOT) * step / steps
        if gained < 0 and rng.random() >= exp(gained / heat):
            bench.take_back(change)
            continue
        points += gained
        if points > best:
            best, kept = points, bench.grid
    return kept


class _Bench:
    """A grid being built: its free squares in a row, the letters on them, and behind those the letters not laid."""

    def __init__(self, grid: Grid, tiles: list[str], value: Callable[[str], int]) -> None:
        self._free = holding(grid, EMPTY)
        self._rows = [list(row) for row in put(grid, dict(zip(self._free, tiles, strict=False)))]
        self._value = value
        self._across = [value("".join(line)) for line in self._rows]
        self._down = [value("".join(line)) for line in zip(*self._rows, strict=True)]
        self._before: list[tuple[list[int], int, int]] = []
        self.tiles = tiles
        self.laid = len(self._free)

    @property
    def grid(self) -> Grid:
        return tuple(map("".join, self._rows))

    def gained_by(self, change: tuple[int, int]) -> int:
        """Make a change; the points that it brings."""
        self._before.clear()
        if self.tiles[change[0]] == self.tiles[change[1]]:
            return 0
        self._swap(change)
        touched = [self._free[number] for number in change if number < self.laid]
        gained = sum([self._weigh(self._across, row, self._rows[row]) for row in {row for row, _ in touched}])
        for col in {col for _, col in touched}:
            gained += self._weigh(self._down, col, [line[col] for line in self._rows])
        return gained

    def take_back(self, change: tuple[int, int]) -> None:
        """All as it was before the change just made."""
        self._swap(change)
        for points_of, number, points in self._before:
            points_of[number] = points

    def _swap(self, change: tuple[int, int]) -> None:
        one, other = change
        self.tiles[one], self.tiles[other] = self.tiles[other], self.tiles[one]
        for number in change:
            if number < self.laid:
                row, col = self._free[number]
                self._rows[row][col] = self.tiles[number]

    def _weigh(self, worth: list[int], number: int, line: list[str]) -> int:
        """Write down what a line is worth now; what it has gained."""
        before, now = worth[number], self._value("".join(line))
        self._before.append((worth, number, before))
        worth[number] = now
        return now - before
