"""Why a position of Miramis that somebody wrote down is not read."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal
from tablee.core.text.position_refusals import BadField, PositionRefusal, TooManyLetters, UnknownField


@dataclass(frozen=True, slots=True)
class BadSize(PositionRefusal):
    """Not fifteen rows of fifteen squares; found is rows × squares."""

    refused: Literal["bad_size"] = "bad_size"


@dataclass(frozen=True, slots=True)
class BadSquare(PositionRefusal):
    """What is neither a letter nor an empty square."""

    refused: Literal["bad_square"] = "bad_square"


POSITION_REFUSALS: tuple[type[Refusal], ...] = (BadSize, BadSquare, TooManyLetters, UnknownField, BadField)
