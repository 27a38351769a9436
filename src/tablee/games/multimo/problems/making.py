"""Problems of grids that the builder composes: nearly finished ones, small ones, and those of five by five."""

from collections.abc import Iterator
from random import Random

from tablee.core.game import Problem
from tablee.games.multimo.problems.building import best_of, composed, is_usual
from tablee.games.multimo.problems.grids import ROWS, Fixed, Laid, read
from tablee.games.multimo.problems.hardness import rated
from tablee.games.multimo.problems.judging import par_of
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid, at, blank, holding, is_letter, put, squares, tiles_on
from tablee.games.multimo.rules.letters import counts, without
from tablee.games.multimo.rules.options import Options, Stars
from tablee.games.multimo.rules.plan import neutral_squares
from tablee.games.multimo.rules.scoring import sheet_of
from tablee.lexicon import lexicon

Size = tuple[int, int, Stars]
FINISHED: tuple[Size, ...] = ((4, 4, 1), (5, 4, 2), (5, 5, 1), (5, 5, 2))
"""Grids that are nearly finished: width, height and stars."""
LIFTED = (3, 4, 5, 6, 7, 8, 9)
"""So many letters are taken from them."""
MOSTLY = 0.65
"""No more than this share of its letters."""
SMALL: tuple[Size, ...] = ((3, 3, 1), (4, 3, 1), (4, 3, 1), (4, 4, 1))
FIVE: tuple[Size, ...] = ((5, 5, 1), (5, 5, 2))
FIXED_IN: dict[str, Fixed] = {"finish": "neutrals", "small": "nothing", "grid": "word"}
CHOICE = 1.6
"""So many letters for each that is wanted: the builder takes those that go together."""
START = 8_000
"""The word of the first row is one of so many."""
TRIES = 6
SEEDS = 4
"""So many times the par is tried to be beaten; twice at least it is reached."""


def make(seed: int) -> Iterator[Problem]:
    """Four grids to be finished, two small ones and two of five by five, as far as they can be had."""
    rng = Random(f"multimo {seed}")
    for number, theme in enumerate(("finish",) * 4 + ("small",) * 2 + ("grid",) * 2):
        ident = f"{seed}.{number}-{theme}"
        for _ in range(TRIES):
            laid = _laid(theme, rng)
            problem = _solved(ident, theme, laid, rng) if laid else None
            if problem:
                yield problem
                break


def prove(problem: Problem, seed: int) -> bool:
    """Whether the builder, with other luck, makes nothing better of the same letters."""
    return best_of(read(problem.position), seed)[1] <= par_of(problem)


def _solved(ident: str, theme: str, laid: Laid, rng: Random) -> Problem | None:
    """The problem with its par, if it is reached more than once and the grid is made of usual words alone."""
    found = [best_of(laid, rng.getrandbits(32)) for _ in range(SEEDS)]
    grid, par = max(found, key=lambda one: one[1])
    reached = sum(points == par for _, points in found)
    words = sheet_of(grid).words
    if reached < SEEDS / 2 or not all(is_usual(word.text) for word in words):
        return None
    level = rated(theme, laid, [word.text for word in words])
    return Problem(ident, theme, level, laid.text, ROWS.join(grid), f"par {par}, reached {reached} of {SEEDS}")


def _laid(theme: str, rng: Random) -> Laid | None:
    """A grid to be filled: of a composed one nothing is left but the word above, or most of it."""
    width, height, stars = rng.choice({"finish": FINISHED, "small": SMALL, "grid": FIVE}[theme])
    fixed = FIXED_IN[theme]
    under = blank(width, height)
    if fixed == "word":
        under = (rng.choice(_start_words(width)), *under[1:])
    neutrals = neutral_squares(Options(width=width, height=height, stars=stars))
    grid = composed(under, neutrals, _some_letters(under, neutrals, rng), rng.getrandbits(32))
    if grid is None:
        return None
    if theme == "finish":
        return _lifted(grid, stars, rng)
    return Laid(stars, under, _shuffled(without(tiles_on(grid), tiles_on(under)).replace(NEUTRAL, ""), rng), fixed)


def _lifted(grid: Grid, stars: Stars, rng: Random) -> Laid:
    """The grid without some of its letters."""
    letters = [square for square in squares(grid) if is_letter(at(grid, square))]
    gone = rng.sample(letters, min(rng.choice(LIFTED), int(len(letters) * MOSTLY)))
    waiting = "".join(at(grid, square) for square in gone)
    return Laid(stars, put(grid, dict.fromkeys(gone, EMPTY)), _shuffled(waiting, rng), "neutrals")


def _some_letters(under: Grid, neutrals: int, rng: Random) -> str:
    """Letters of the store to choose from."""
    store = "".join(letter * count for letter, count in counts().items())
    left = without(store, tiles_on(under))
    wanted = len(holding(under, EMPTY)) - neutrals
    return "".join(rng.sample(left, round(CHOICE * wanted)))


def _start_words(letters: int) -> list[str]:
    return sorted(lexicon.sub_vocabulary(START).pattern("." * letters))


def _shuffled(letters: str, rng: Random) -> str:
    return "".join(rng.sample(letters, len(letters)))
