"""Why a grid that somebody wants solved cannot be built."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class BadSize(Refusal):
    """A size that no grid has."""

    size: str
    rule: ClassVar[str] = "R2"
    refused: Literal["bad_size"] = "bad_size"


@dataclass(frozen=True, slots=True)
class StrangeLetters(Refusal):
    """Signs among the letters that are none."""

    found: str
    rule: ClassVar[str] = "R4"
    refused: Literal["strange_letters"] = "strange_letters"


@dataclass(frozen=True, slots=True)
class LettersDoNotFill(Refusal):
    """Too few or too many letters for the squares."""

    letters: int
    wanted: int
    rule: ClassVar[str] = "R9"
    refused: Literal["letters_do_not_fill"] = "letters_do_not_fill"


@dataclass(frozen=True, slots=True)
class BadNeutrals(Refusal):
    """More neutral squares than there is room for, or fewer than stand already."""

    neutrals: int
    least: int
    most: int
    rule: ClassVar[str] = "R3"
    refused: Literal["bad_neutrals"] = "bad_neutrals"


@dataclass(frozen=True, slots=True)
class FixedTooLarge(Refusal):
    """What stands already does not fit the grid, or cuts it in two."""

    fixed: str
    rule: ClassVar[str] = "R20"
    refused: Literal["fixed_too_large"] = "fixed_too_large"


SOLVE_REFUSALS: tuple[type[Refusal], ...] = (BadSize, StrangeLetters, LettersDoNotFill, BadNeutrals, FixedTooLarge)
