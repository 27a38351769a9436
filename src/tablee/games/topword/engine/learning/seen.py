"""What a seat sees, in numbers: the board, its rack, the letters it has not seen, and how the match stands."""

import numpy as np

from tablee.games.topword.rules.board import HIGHEST, Stacks
from tablee.games.topword.rules.letters import RACK_SIZE, letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.lexicon import ALPHABET
from tablee.search.figures import PLACE, Figures, around, figures, letter_counts

SIGNS = len(ALPHABET) + 1
"""For each square: the letter on top, and how high the stack is."""
MANY_ALIKE, MANY_POINTS, MANY_PASSES = 10, 500, 8


def size(options: Options, seats: int) -> int:
    """How many numbers there are."""
    return options.size**2 * SIGNS + 2 * len(ALPHABET) + 2 * seats + 4


def observe(view: View) -> Figures:
    """The board row by row; what is on the rack and what is not seen; points and letters of all seats."""
    seat = view.seat or 0
    standing = [
        *around(seat, [points / MANY_POINTS for points in view.scores]),
        *around(seat, [count / RACK_SIZE for count in view.rack_counts]),
        view.bag / len(letters()),
        view.passes / MANY_PASSES,
        view.phase == "verdict",
        view.may_challenge,
    ]
    return np.concatenate(
        (
            board(view.stacks).ravel(),
            letter_counts(view.rack, RACK_SIZE),
            figures(letter_counts(view.unseen, MANY_ALIKE)),
            figures(standing),
        )
    )


def board(stacks: Stacks) -> Figures:
    """Squares by row and column, a row of signs each."""
    size = len(stacks)
    squares = np.zeros((size, size, SIGNS), np.float32)
    for row, line in enumerate(stacks):
        for col, stack in enumerate(line):
            if stack:
                squares[row, col, PLACE[stack[-1]]] = 1
                squares[row, col, -1] = len(stack) / HIGHEST
    return squares
