"""Why a position that somebody wrote down is not read: what is wrong, on which line and in which column."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class PositionRefusal(Refusal):
    """Where in the text, both counted from 1, and what stands there."""

    line: int
    column: int
    found: str


@dataclass(frozen=True, slots=True)
class TooManyLetters(PositionRefusal):
    """More of a letter than the box has."""

    box: int
    refused: Literal["too_many_letters"] = "too_many_letters"


@dataclass(frozen=True, slots=True)
class UnknownField(PositionRefusal):
    """A field that no position has."""

    refused: Literal["unknown_field"] = "unknown_field"


@dataclass(frozen=True, slots=True)
class BadField(PositionRefusal):
    """A field that does not fit the board or the box."""

    field: str
    refused: Literal["bad_field"] = "bad_field"


POSITION_REFUSALS: tuple[type[Refusal], ...] = (TooManyLetters, UnknownField, BadField)
"""What can be wrong with positions of any game that reads them."""
