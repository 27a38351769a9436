"""What each number stands for on a grid of a certain size, section by section."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from tablee.games.multimo.rules.grid import NEUTRAL, Square, blank, name_of, squares
from tablee.lexicon import ALPHABET

TILES = ALPHABET + NEUTRAL


@dataclass(frozen=True)
class Numbers:
    """Where each section begins, and the squares and pairs of squares in their order."""

    squares: tuple[Square, ...]
    pairs: npt.NDArray[np.intp]
    """Two rows: the first and the second square of each pair."""

    name = 0
    """A letter named; then one drawn by lot, alone at the table."""
    draw = len(ALPHABET)
    neutral = draw + 1
    """A neutral square placed for all (R20)."""

    @property
    def place(self) -> int:
        """A tile of the waiting area put on a square: all squares for A, all for B…, all for a neutral square."""
        return self.neutral + len(self.squares)

    @property
    def exchange(self) -> int:
        """What lies on two squares exchanged; if one is empty, the other's tile moves there."""
        return self.place + len(TILES) * len(self.squares)

    @property
    def lift(self) -> int:
        """What lies on a square taken back."""
        return self.exchange + len(self.pairs[0])

    @property
    def finish(self) -> int:
        """The grid declared finished; the last number says that there is nothing to add."""
        return self.lift + len(self.squares)

    @property
    def content(self) -> int:
        return self.finish + 1


@lru_cache(maxsize=16)
def numbers(width: int, height: int) -> Numbers:
    """The numbers of a grid."""
    there = tuple(squares(blank(width, height)))
    return Numbers(there, np.array(list(combinations(range(len(there)), 2)), np.intp).T)


@lru_cache(maxsize=16)
def names(width: int, height: int) -> tuple[str, ...]:
    """What each number stands for, for people."""
    all_squares = [name_of(square) for square in numbers(width, height).squares]
    return (
        *(f"name {letter}" for letter in ALPHABET),
        "draw a letter",
        *(f"neutral square on {square}" for square in all_squares),
        *(f"{tile} on {square}" for tile in TILES for square in all_squares),
        *(f"exchange {one} and {other}" for one, other in combinations(all_squares, 2)),
        *(f"lift {square}" for square in all_squares),
        "finish",
        "nothing to add",
    )
