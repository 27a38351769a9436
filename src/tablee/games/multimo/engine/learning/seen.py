"""What a seat sees, in numbers: its own grid and what waits beside it, the store, and how far the others are."""

import numpy as np

from tablee.games.multimo.engine.learning.numbers import TILES
from tablee.games.multimo.rules.grid import EMPTY
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.plan import letters_to_name, neutral_squares
from tablee.games.multimo.rules.plan import size as squares_of
from tablee.games.multimo.rules.view import View
from tablee.lexicon import ALPHABET
from tablee.search.figures import Figures, around, figures, letter_counts

PHASES = ("neutrals", "letters", "finish", "reveal")
SIGNS = TILES + EMPTY
SIGN = {sign: place for place, sign in enumerate(SIGNS)}
MANY_TILES, MANY_LETTERS, MANY_POINTS = 10, 14, 300


def size(options: Options, seats: int) -> int:
    """How many numbers there are."""
    return squares_of(options) * (len(SIGNS) + 1) + 2 * len(ALPHABET) + 1 + len(PHASES) + 4 + 2 * seats


def observe(view: View) -> Figures:
    """The grid, what is fixed on it, what waits, what is left in the store, and how the match stands."""
    flat = "".join(view.grid)
    grid = np.zeros((len(flat), len(SIGNS)), np.float32)
    grid[range(len(flat)), [SIGN[sign] for sign in flat]] = 1
    fixed = [float(sign != EMPTY) for row in view.fixed for sign in row]
    waiting = figures([*letter_counts(view.waiting, MANY_TILES), view.waiting.count(TILES[-1]) / MANY_TILES])
    return np.concatenate(
        (grid.ravel(), figures(fixed), waiting, figures(letter_counts(view.store, MANY_LETTERS)), _standing(view))
    )


def _standing(view: View) -> Figures:
    seat, squares = view.seat or 0, squares_of(view.options)
    return figures(
        [float(view.phase == phase) for phase in PHASES],
        [
            view.turn == seat,
            view.to_name / letters_to_name(view.options),
            view.to_place / neutral_squares(view.options),
            (view.sheet.points if view.sheet else 0) / MANY_POINTS,
        ],
        around(seat, [filled / squares for filled in view.filled]),
        around(seat, [float(progress != "building") for progress in view.progress]),
    )
