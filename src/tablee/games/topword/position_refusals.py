"""Why a position that somebody wrote down is not read: which part of it, on which line and in which column."""

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
class BadBoard(PositionRefusal):
    """Neither ten rows of ten squares nor eight of eight; found is rows × squares."""

    refused: Literal["bad_board"] = "bad_board"


@dataclass(frozen=True, slots=True)
class BadStack(PositionRefusal):
    """What is no stack: a strange sign, more than five letters, or a letter on itself."""

    refused: Literal["bad_stack"] = "bad_stack"


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


POSITION_REFUSALS: tuple[type[Refusal], ...] = (BadBoard, BadStack, TooManyLetters, UnknownField, BadField)
