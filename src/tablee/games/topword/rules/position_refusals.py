"""Why a position of Topword that somebody wrote down is not read."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal
from tablee.core.text.position_refusals import BadField, PositionRefusal, TooManyLetters, UnknownField


@dataclass(frozen=True, slots=True)
class BadBoard(PositionRefusal):
    """Neither ten rows of ten squares nor eight of eight; found is rows × squares."""

    refused: Literal["bad_board"] = "bad_board"


@dataclass(frozen=True, slots=True)
class BadStack(PositionRefusal):
    """What is no stack: a strange sign, more than five letters, or a letter on itself."""

    refused: Literal["bad_stack"] = "bad_stack"


POSITION_REFUSALS: tuple[type[Refusal], ...] = (BadBoard, BadStack, TooManyLetters, UnknownField, BadField)
