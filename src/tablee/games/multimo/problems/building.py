"""The builder at work on problems: grids of usual words, and the best that can be made of some letters."""

from tablee.games.multimo.engine.building import KERNELS
from tablee.games.multimo.problems.grids import Laid
from tablee.games.multimo.rules.grid import NEUTRAL, Grid, tiles_on
from tablee.games.multimo.rules.letters import values, without
from tablee.games.multimo.rules.plan import neutral_squares
from tablee.games.multimo.rules.scoring import sheet_of, words_on
from tablee.lexicon import Graph, lexicon
from tablee.search import warm

KNOWN = 20_000
"""So many of the most frequent words are known to people."""
STEPS = 300_000


def usual() -> Graph:
    """The words that people know."""
    return lexicon.sub_vocabulary(KNOWN).graph


def is_usual(word: str) -> bool:
    """Whether people know a word, and say it."""
    return word in lexicon.sub_vocabulary(KNOWN) and not lexicon.is_crude(word)


def composed(fixed: Grid, neutrals: int, letters: str, seed: int) -> Grid | None:
    """A grid of usual words alone, with whichever of these letters suit; None if some run is no such word."""
    from tablee.games.multimo.engine.kernels import mosaic  # not above: numba comes with it

    warm.now(*KERNELS)
    task = mosaic.Task(fixed, "", neutrals, letters)
    grid = mosaic.build(task, usual(), values(), STEPS, seed).grid
    return grid if all(is_usual(word.text) for word in words_on(grid)) else None


def best_of(laid: Laid, seed: int) -> tuple[Grid, int]:
    """The best grid of usual words that all letters of a problem make, and its points."""
    from tablee.games.multimo.engine.kernels import mosaic

    warm.now(*KERNELS)
    under = laid.under
    letters = laid.waiting + without(tiles_on(laid.grid), tiles_on(under)).replace(NEUTRAL, "")
    free = neutral_squares(laid.options) - tiles_on(under).count(NEUTRAL)
    grid = mosaic.build(mosaic.Task(under, letters, free), usual(), values(), STEPS, seed).grid
    return grid, sheet_of(grid).points
