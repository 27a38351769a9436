"""Why what was typed for the solver cannot be understood."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class UnclearPattern(Refusal):
    """Not letters and full stops, or not as many as a word has."""

    pattern: str
    rule: ClassVar[str] = "R2"
    refused: Literal["unclear_pattern"] = "unclear_pattern"


@dataclass(frozen=True, slots=True)
class FirstLetterMissing(Refusal):
    """The first letter is always known."""

    pattern: str
    rule: ClassVar[str] = "R3"
    refused: Literal["first_letter_missing"] = "first_letter_missing"


@dataclass(frozen=True, slots=True)
class UnclearLine(Refusal):
    """Not a word with its marks."""

    line: str
    rule: ClassVar[str] = "R6"
    refused: Literal["unclear_line"] = "unclear_line"


@dataclass(frozen=True, slots=True)
class MarksMissing(Refusal):
    """Not a mark for each letter."""

    word: str
    letters: int
    marks: str
    count: int
    rule: ClassVar[str] = "R6"
    refused: Literal["marks_missing"] = "marks_missing"


SOLVE_REFUSALS: tuple[type[Refusal], ...] = (UnclearPattern, FirstLetterMissing, UnclearLine, MarksMissing)
