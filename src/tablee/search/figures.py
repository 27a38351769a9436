"""What games told in numbers share: counts of letters, one out of several, and lists of moves with their features."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tablee.core.actions import Action
from tablee.core.game.encoding import Offer
from tablee.lexicon import ALPHABET

AskT = TypeVar("AskT", bound=Action)
Figures = npt.NDArray[np.float32]

PLACE = {letter: place for place, letter in enumerate(ALPHABET)}


def figures(*parts: Iterable[float]) -> Figures:
    """Several rows of numbers as one, none below 0 or above 1."""
    row: Figures = np.concatenate([np.asarray(tuple(part), np.float32) for part in parts])
    return row.clip(0.0, 1.0)


def one_of(value: object, values: Sequence[object]) -> list[float]:
    """A 1 in the place of the value; nowhere if it is none of them."""
    return [float(value == one) for one in values]


def letter_counts(letters: Iterable[str] | Mapping[str, int], most: float) -> Figures:
    """How many there are of each letter, as parts of `most`; what is no letter is passed over."""
    row = np.zeros(len(ALPHABET), np.float32)
    pairs = letters.items() if isinstance(letters, Mapping) else ((letter, 1) for letter in letters)
    for letter, count in pairs:
        if letter in PLACE:
            row[PLACE[letter]] += count / most
    return row


def around(seat: int, values: Sequence[float]) -> list[float]:
    """Something of each seat, the seat that looks first and the others in their order."""
    return [*values[seat:], *values[:seat]]


def listed(asks: Sequence[AskT], rows: Figures, most: int) -> Offer[AskT]:
    """The moves there are, each with its features; those beyond the most there may be are left out."""
    kept = min(len(asks), most)
    mask = np.zeros(most, np.int8)
    mask[:kept] = 1
    moves = np.zeros((most, rows.shape[1]), np.float32)
    moves[:kept] = rows[:kept].clip(0.0, 1.0)
    return Offer(mask, moves, lambda number: asks[number])


def keeping(rows: Figures, held: Figures, gone: Iterable[Iterable[int]], each: float) -> None:
    """Fill the last columns of each row with what is left of a rack after a move, by the places of letters gone."""
    kept = rows[:, rows.shape[1] - len(held) :]
    kept[:] = held
    pairs = [(row, place) for row, places in enumerate(gone) for place in places]
    if pairs:
        row, place = np.array(pairs).T
        np.subtract.at(kept, (row, place), each)
