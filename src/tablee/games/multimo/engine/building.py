"""The robots' hands: a full grid from the letters of a view, by the builder's kernels as soon as they are ready."""

from random import Random

from tablee.games.multimo.engine import plain
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid, tiles_on
from tablee.games.multimo.rules.letters import values, without
from tablee.games.multimo.rules.view import View
from tablee.lexicon.graph import Graph
from tablee.search import warm

KERNELS = ("tablee.games.multimo.engine.kernels.anneal", "tablee.games.multimo.engine.kernels.layout")
PLAIN_STEPS = 40_000
"""Without kernels: at most so many, for each takes much longer."""
AFRESH = 0.3
"""The share of a plan's steps that does not go on from what lies already."""


def is_ready() -> bool:
    """Whether there are kernels to build with."""
    return all(map(warm.is_ready, KERNELS))


def held_letters(view: View) -> str:
    """The letters one has, laid or waiting, those of the starting word apart."""
    return (view.waiting + without(tiles_on(view.grid), tiles_on(view.fixed))).replace(NEUTRAL, "")


def free_neutrals(view: View) -> int:
    """The neutral squares that one may lay where one likes."""
    return (view.waiting + without(tiles_on(view.grid), tiles_on(view.fixed))).count(NEUTRAL)


def last_grid(view: View, words: Graph, steps: int, rng: Random) -> Grid:
    """The grid to finish with."""
    seed = rng.getrandbits(32)
    if not is_ready():
        few = min(steps, PLAIN_STEPS)
        return plain.build(view.fixed, held_letters(view), free_neutrals(view), words, few, rng)
    return _better(view, held_letters(view), "", words, (steps // 2, steps // 2), seed)


def kept_grid(view: View, words: Graph, steps: int, rng: Random) -> Grid | None:
    """The best grid in which all that lies there stays; None if nothing does yet, or if no good grid has it."""
    if view.grid == view.fixed or EMPTY not in "".join(view.grid):
        return None
    letters, neutrals = view.waiting.replace(NEUTRAL, ""), view.waiting.count(NEUTRAL)
    if "".join(view.grid).count(EMPTY) == neutrals:
        return tuple(row.replace(EMPTY, NEUTRAL) for row in view.grid)
    try:
        if not is_ready():
            return plain.build(view.grid, letters, neutrals, words, min(steps, PLAIN_STEPS), rng)
        from tablee.games.multimo.engine.kernels import mosaic  # not above: numba comes with it

        task = mosaic.Task(view.grid, letters, neutrals)
        return mosaic.build(task, words, values(), steps, rng.getrandbits(32)).grid
    except ValueError:  # what lies there cuts the rest in two
        return None


def planned(view: View, words: Graph, steps: int, rng: Random) -> tuple[Grid, str]:
    """A full grid of the letters one has, of some that others may name and of one's wishes; and those of the others."""
    seed = rng.getrandbits(32)
    store = "".join(letter * count for letter, count in view.store.items())
    others = view.to_name - mine_to_name(view)
    given = "".join(rng.sample(store, others))
    letters = held_letters(view) + given
    wishes = without(store, given)
    if view.spare:  # some letters will stay unused: wish for nothing, and take what is likely to come
        letters, wishes = letters + "".join(rng.sample(wishes, view.to_name - others)), ""
    afresh = int(steps * AFRESH)
    return _better(view, letters, wishes, words, (steps - afresh, afresh), seed), given


def _better(view: View, letters: str, wishes: str, words: Graph, steps: tuple[int, int], seed: int) -> Grid:
    """Some steps go on from one's own grid, if something lies there, and some begin afresh; the better grid."""
    from tablee.games.multimo.engine.kernels import mosaic  # not above: numba comes with it

    bare = tiles_on(view.grid) == tiles_on(view.fixed)
    tries: list[tuple[Grid, int]] = [((), sum(steps))] if bare else [(view.grid, steps[0]), ((), steps[1])]
    neutrals = free_neutrals(view)
    built = [
        mosaic.build(mosaic.Task(view.fixed, letters, neutrals, wishes, sketch), words, values(), some, seed)
        for sketch, some in tries
    ]
    return max(built, key=lambda one: one.points).grid


def mine_to_name(view: View) -> int:
    """How many of the letters that are still to be named are one's own choice."""
    seats, seat = len(view.filled), view.seat or 0
    return sum((view.turn + step) % seats == seat for step in range(view.to_name))
