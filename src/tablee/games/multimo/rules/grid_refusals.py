"""Why something cannot be laid on a grid in this way; the sentences are in the locales, the numbers in the leaflet."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class NoSuchLetter(Refusal):
    """Something that is neither a letter nor, on a grid, a neutral square."""

    letter: str
    rule: ClassVar[str] = "R4"
    refused: Literal["no_such_letter"] = "no_such_letter"


@dataclass(frozen=True, slots=True)
class Outside(Refusal):
    """A square that the grid does not have; row and column are counted from 1."""

    row: int
    col: int
    width: int
    height: int
    rule: ClassVar[str] = "R2"
    refused: Literal["outside"] = "outside"


@dataclass(frozen=True, slots=True)
class WrongShape(Refusal):
    """A whole grid that has not the format of the match."""

    width: int
    height: int
    rule: ClassVar[str] = "R2"
    refused: Literal["wrong_shape"] = "wrong_shape"


@dataclass(frozen=True, slots=True)
class FixedSquare(Refusal):
    """A square of the starting word, or a neutral square that was placed for all: it may not be changed."""

    square: str
    rule: ClassVar[str] = "R8"
    refused: Literal["fixed_square"] = "fixed_square"


@dataclass(frozen=True, slots=True)
class EmptySquare(Refusal):
    """Nothing lies where something is to be taken from."""

    square: str
    rule: ClassVar[str] = "R8"
    refused: Literal["empty_square"] = "empty_square"


@dataclass(frozen=True, slots=True)
class SquareTaken(Refusal):
    """Something lies where something is to be moved to."""

    square: str
    rule: ClassVar[str] = "R8"
    refused: Literal["square_taken"] = "square_taken"


@dataclass(frozen=True, slots=True)
class NeverNamed(Refusal):
    """A letter on the grid that nobody has named."""

    letter: str
    rule: ClassVar[str] = "R8"
    refused: Literal["never_named"] = "never_named"


@dataclass(frozen=True, slots=True)
class NotWaiting(Refusal):
    """A letter that does not lie in the waiting area: those that were named are all on the grid."""

    letter: str
    rule: ClassVar[str] = "R8"
    refused: Literal["not_waiting"] = "not_waiting"


@dataclass(frozen=True, slots=True)
class NoNeutralWaiting(Refusal):
    """No neutral square is left to be laid."""

    count: int
    rule: ClassVar[str] = "R8"
    refused: Literal["no_neutral_waiting"] = "no_neutral_waiting"


@dataclass(frozen=True, slots=True)
class TooMany(Refusal):
    """A whole grid with a letter more often than it was named."""

    letter: str
    count: int
    held: int
    rule: ClassVar[str] = "R8"
    refused: Literal["too_many"] = "too_many"


@dataclass(frozen=True, slots=True)
class TooManyNeutrals(Refusal):
    """A whole grid with more neutral squares than there are."""

    count: int
    held: int
    rule: ClassVar[str] = "R8"
    refused: Literal["too_many_neutrals"] = "too_many_neutrals"


@dataclass(frozen=True, slots=True)
class NotFull(Refusal):
    """A grid is finished only when no square is empty."""

    squares: tuple[str, ...]
    count: int
    rule: ClassVar[str] = "R11"
    refused: Literal["not_full"] = "not_full"


@dataclass(frozen=True, slots=True)
class NeutralsWaiting(Refusal):
    """Letters may stay unused, but no neutral square."""

    count: int
    rule: ClassVar[str] = "R19"
    refused: Literal["neutrals_waiting"] = "neutrals_waiting"


@dataclass(frozen=True, slots=True)
class Isolated(Refusal):
    """Letters that are cut off from the rest of the grid."""

    squares: tuple[str, ...]
    rule: ClassVar[str] = "R13"
    refused: Literal["isolated"] = "isolated"


GRID_REFUSALS: tuple[type[Refusal], ...] = (
    NoSuchLetter, Outside, WrongShape, FixedSquare, EmptySquare, SquareTaken, NeverNamed, NotWaiting,
    NoNeutralWaiting, TooMany, TooManyNeutrals, NotFull, NeutralsWaiting, Isolated,
)  # fmt: skip
