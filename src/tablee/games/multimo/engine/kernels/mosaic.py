"""The grid builder: from letters and neutral squares to a full crossword grid in which all letters hang together.

Ask for so many steps and get the same grid for the same seed on every machine; or give it a clock and seconds. Both
ways the heat falls evenly from hot to cool over what was given, so more time means slower cooling. Whoever imports this
imports numba.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from time import monotonic

import numpy as np

from tablee.games.multimo.engine.kernels.anneal import BEST, Work, anneal, hangs_together, survey, work_on
from tablee.games.multimo.engine.kernels.cross_sets import CrossSets, cross_sets_of
from tablee.games.multimo.engine.kernels.layout import laid_out
from tablee.games.multimo.engine.kernels.packed import LONGEST, Book, Worths, book_of
from tablee.lexicon.graph import Graph

FREE, NEUTRAL = ".", "#"
OPEN, DENSE, WARM = (2.0, 0.7), (1.8, 1.0), (0.8, 0.6)
"""Points that are lightly lost at the beginning and at the end: where neutral squares are many, where few of them can
move, and where there is a sketch to go on from."""
MANY = 8
"""One free neutral square to so many squares is not few."""
STAGES = 200
"""In so many stages the heat falls."""
STAGE = 4_000
"""Steps of a stage when a clock decides."""
A = 64


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be built of what."""

    fixed: tuple[str, ...]
    """Rows of squares: `.` is to be filled, `#` is neutral and a letter stands, and both stay."""
    letters: str
    """Letters for the free squares; those in excess stay unused."""
    neutrals: int
    """Neutral squares for free squares; all of them are laid."""
    wishes: str = ""
    """Letters to choose from where the letters do not suffice; then all letters are laid."""
    sketch: tuple[str, ...] = ()
    """A grid to go on from, with `.` where nothing lies yet; then the work begins less hot."""

    def __post_init__(self) -> None:
        free = "".join(self.fixed).count(FREE)
        tiles = len(self.letters) + self.neutrals
        if tiles + len(self.wishes) < free or self.neutrals > free or (self.wishes and tiles > free):
            raise ValueError(f"{len(self.letters)} letters and {self.neutrals} neutral squares for {free} squares")
        if self.neutrals == free:
            raise ValueError("there is no letter to lay")
        if max(len(self.fixed), *map(len, self.fixed)) > LONGEST:
            raise ValueError(f"no side has more than {LONGEST} squares")


@dataclass(frozen=True, slots=True)
class Built:
    """A grid, and its points by the words that the builder knows."""

    grid: tuple[str, ...]
    points: int


def build(task: Task, graph: Graph, values: dict[str, int], steps: int, seed: int = 0) -> Built:
    """The best grid found in so many steps; stops early when nothing better can be."""
    bench = _Bench(task, graph, values, seed)
    for stage in range(STAGES):
        if bench.perfect:
            break
        bench.work_at(bench.heat_at(stage / STAGES), max(1, steps // STAGES))
    return bench.built


def build_for(
    task: Task,
    graph: Graph,
    values: dict[str, int],
    seconds: float,
    seed: int = 0,
    clock: Callable[[], float] = monotonic,
) -> Built:
    """The best grid found in so many seconds of a clock; stops early when nothing better can be."""
    bench = _Bench(task, graph, values, seed)
    since = clock()
    while not bench.perfect and (passed := clock() - since) < seconds:
        bench.work_at(bench.heat_at(passed / seconds), STAGE)
    return bench.built


class _Bench:
    """A grid under work."""

    def __init__(self, task: Task, graph: Graph, values: dict[str, int], seed: int) -> None:
        if task.neutrals and not (task.sketch or _is_open(task)):
            task = settled(task, graph)
        self._task = task
        self._book: Book = book_of(graph)
        self._cross_sets: CrossSets = cross_sets_of(graph)
        self._worths: Worths = np.array([0, *(values.get(chr(A + n), 0) for n in range(1, 27))], np.int64)
        self._work = begun(task, seed)
        survey(self._book, self._cross_sets, self._worths, self._work)
        on_grid = sorted((values[letter] for letter in task.wishes), reverse=True)[: self._to_lay - len(task.letters)]
        if not task.wishes:
            on_grid = sorted((values[letter] for letter in task.letters), reverse=True)[: self._to_lay]
        else:
            on_grid += [values[letter] for letter in task.letters]
        standing = [values[tile] for tile in "".join(task.fixed) if tile not in (FREE, NEUTRAL)]
        self._bound = 2 * (sum(on_grid) + sum(standing))

    def heat_at(self, share: float) -> float:
        """The heat after a share of the time."""
        task = self._task
        hot, cool = WARM if task.sketch else OPEN if _is_open(task) else DENSE
        return hot * float((cool / hot) ** share)

    def work_at(self, heat: float, steps: int) -> None:
        anneal(self._book, self._cross_sets, self._worths, self._work, heat, steps)

    @property
    def perfect(self) -> bool:
        """Every letter counts twice."""
        return bool(self._work.points[BEST] >= self._bound)

    @property
    def built(self) -> Built:
        width = len(self._task.fixed[0])
        tiles = "".join(chr(A + tile) if tile else NEUTRAL for tile in self._work.best)
        grid = tuple(tiles[low : low + width] for low in range(0, width * len(self._task.fixed), width))
        return Built(grid, int(self._work.points[BEST]))

    @property
    def _to_lay(self) -> int:
        return "".join(self._task.fixed).count(FREE) - self._task.neutrals


def _is_open(task: Task) -> bool:
    """Whether neutral squares that can move are many."""
    return task.neutrals * MANY >= len(task.fixed) * len(task.fixed[0])


def settled(task: Task, graph: Graph) -> Task:
    """The task with all neutral squares in the best places, to stay there; letters find together sooner then."""
    fixed = laid_out(graph, task.fixed, task.neutrals)
    return replace(task, fixed=fixed, neutrals=task.neutrals - sum(map(_more_neutral, fixed, task.fixed)))


def _more_neutral(row: str, before: str) -> int:
    return row.count(NEUTRAL) - before.count(NEUTRAL)


def begun(task: Task, seed: int) -> Work:
    """A full grid whose letters hang together, by the sketch or at random, ready to be annealed."""
    height, width = len(task.fixed), len(task.fixed[0])
    rng = Random(f"mosaic {seed}")
    free = [place for place, tile in enumerate("".join(task.fixed)) if tile == FREE]
    aside = len(task.letters) + len(task.wishes) + task.neutrals - len(free)
    limits = np.array([0, *((task.wishes or task.letters).count(chr(A + n)) for n in range(1, 27))], np.int64)
    for layout in _layouts(task, free, rng):
        work = work_on(_laid(task, layout, aside, rng), free, height, width, limits, seed)
        if hangs_together(work.squares, width, work.seen, work.edge):
            return work
    raise ValueError("what is fixed cuts the grid in two")


def _layouts(task: Task, free: list[int], rng: Random) -> Iterator[str]:
    """The sketch with all its neutral squares; else any places for them; at last the end, which cuts nothing off."""
    tiles = "".join(task.fixed)
    sketch = "".join(task.sketch)
    if sketch and sketch.count(NEUTRAL) == tiles.count(NEUTRAL) + task.neutrals:
        yield sketch
    for number in range(1000, -1, -1):
        places = rng.sample(free, task.neutrals) if number else free[len(free) - task.neutrals :]
        layout = list(tiles)
        for place in places:
            layout[place] = NEUTRAL
        yield "".join(layout)


def _laid(task: Task, layout: str, aside: int, rng: Random) -> list[int]:
    """The layout, its free squares filled with letters that it does not hold yet, the others behind it."""
    left = Counter(task.letters)
    left.subtract(tile for tile, fixed in zip(layout, "".join(task.fixed), strict=True) if fixed == FREE != tile)
    del left[NEUTRAL]
    letters, wishes = sorted(left.elements()), list(task.wishes)
    rng.shuffle(letters)
    rng.shuffle(wishes)
    letters += wishes
    filled = [letters.pop(0) if tile == FREE else tile for tile in layout]
    assert len(letters) == aside
    return [0 if tile == NEUTRAL else ord(tile) - A for tile in (*filled, *letters)]
