"""What a seat sees, in numbers: the board, its rack, the letters it has not seen, and how the match stands."""

from collections.abc import Iterable

import numpy as np

from tablee.games.miramis.rules.box.board import SIZE, Ground, Stones
from tablee.games.miramis.rules.box.letters import PAWN, PRINTS, RACK_SIZE, Letter, letters
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View
from tablee.lexicon import ALPHABET
from tablee.search.figures import Figures, around, figures

FACES = ALPHABET + PAWN
GROUNDS = "rb*RBM"
SIGNS = len(GROUNDS) + len(ALPHABET) + 3
"""For each square: its sign; what lies there reads, whether it is red or blue, whether it is a pawn."""
KINDS = [Letter(face, colour) for face in FACES for colour in PRINTS]
KIND = {letter: place for place, letter in enumerate(KINDS)}
MANY_ALIKE, MANY_POINTS, MANY_TURNS, MANY_EXCHANGED = 6, 1000, 14, 3


def size(options: Options, seats: int) -> int:
    """How many numbers there are."""
    return SIZE**2 * SIGNS + 2 * len(KINDS) + 4 * seats + 2


def observe(view: View) -> Figures:
    """The board row by row; what is on the rack and what is not seen; points, letters and turns of all seats."""
    seat = view.seat or 0
    unseen = [view.unseen[letter.colour].get(letter.face, 0) / MANY_ALIKE for letter in KINDS]
    standing = [
        *around(seat, [points / MANY_POINTS for points in view.scores]),
        *around(seat, [count / RACK_SIZE for count in view.rack_counts]),
        *around(seat, [turns / MANY_TURNS for turns in view.turns_left]),
        *around(seat, [count / MANY_EXCHANGED for count in view.exchanged]),
        view.bag / len(letters()),
        view.exchanging / MANY_EXCHANGED,
    ]
    return np.concatenate(
        (board(view.ground, view.stones).ravel(), rack(view.rack), figures(unseen), figures(standing))
    )


def board(ground: Ground, stones: Stones) -> Figures:
    """Squares by row and column, a row of signs each."""
    squares = np.zeros((SIZE, SIZE, SIGNS), np.float32)
    for row, (signs, line) in enumerate(zip(ground, stones, strict=True)):
        for col, (sign, stone) in enumerate(zip(signs, line, strict=True)):
            squares[row, col, GROUNDS.index(sign)] = 1
            if stone:
                squares[row, col, len(GROUNDS) + ALPHABET.index(stone.reads)] = 1
                squares[row, col, -3 if stone.colour == "red" else -2] = 1
                squares[row, col, -1] = stone.letter.is_pawn
    return squares


def rack(held: Iterable[Letter]) -> Figures:
    """How many there are of each letter in each colour, in eighths."""
    counts = np.zeros(len(KINDS), np.float32)
    for letter in held:
        counts[KIND[letter]] += 1 / RACK_SIZE
    return counts
