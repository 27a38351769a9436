"""Letters, squares and grids taken at random, but legally: for play-outs, and for robots that have no better idea."""

from random import Random

from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid, holding, put, tiles_on
from tablee.games.multimo.rules.letters import without
from tablee.games.multimo.rules.phases.opening import cut_off_by
from tablee.games.multimo.rules.view import View


def any_letter(view: View, rng: Random) -> str:
    """A letter of the store, by its number."""
    return rng.choices(list(view.store), list(view.store.values()))[0]


def full_grid(view: View, rng: Random) -> Grid:
    """A full grid of one's own letters, with neutral squares that cut nothing off."""
    tiles = view.waiting + without(tiles_on(view.grid), tiles_on(view.fixed))
    grid = view.fixed
    for _ in range(tiles.count(NEUTRAL)):
        grid = put(grid, {placeable(grid, rng): NEUTRAL})
    empty = holding(grid, EMPTY)
    letters = rng.sample(tiles.replace(NEUTRAL, ""), len(empty))
    return put(grid, dict(zip(empty, letters, strict=True)))


def placeable(grid: Grid, rng: Random) -> tuple[int, int]:
    """An empty square that may become neutral without cutting the others in two."""
    empty = holding(grid, EMPTY)
    return next(square for square in rng.sample(empty, len(empty)) if not cut_off_by(grid, square))
