"""Positions and moves as numbers, for programs that learn: what a game's `engine/learning/` gives to the house."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from tablee.core.game.rules import AskT_co, ViewT

Array = Any
"""An array of numpy's, which the core does without."""


@dataclass(frozen=True, slots=True)
class Offer(Generic[AskT_co]):
    """What a seat may ask for now, by number."""

    mask: Array
    """int8, one for each number: 1 if it may be asked for."""
    moves: Array | None
    """float32, a row of features for each number, of listed moves; None where numbers always mean the same."""
    ask: Callable[[int], AskT_co]
    """(number) → the ask; only for numbers that the mask allows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Encoding(Generic[AskT_co, ViewT]):
    """How a match with certain options and so many seats is told in numbers, all between 0 and 1.

    Either a number always means the same ask (`features` is 0), or it is a place in the list of the moves there are
    (`features` numbers describe each). Everything is made from views, so nothing is in it that a seat may not know.
    """

    size: int
    """How many numbers an observation has."""
    actions: int
    """How many numbers an ask may have; where moves are listed, how many of them at most."""
    features: int = 0
    """How many numbers describe a listed move; 0 where moves are numbered once and for all."""
    together: bool = False
    """Whether several seats may be to play at the same time."""
    names: tuple[str, ...] = ()
    """For people: what the features of a listed move are, or what each number stands for."""
    kernels: tuple[str, ...] = ()
    """The modules of kernels that find the same moves faster, if they are compiled."""
    observe: Callable[[ViewT], Array]
    """(view) → float32, what the seat sees; itself first, then the others in their order."""
    offer: Callable[[ViewT], Offer[AskT_co]]
    """(view) → what the seat may ask for, if it is to play."""


def no_encoding(options: object, seats: int) -> None:
    """For games that nobody has told in numbers yet."""
    return
