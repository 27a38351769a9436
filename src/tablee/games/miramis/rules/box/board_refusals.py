"""Why a board file cannot be used."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class BoardRefusal(Refusal):
    """What is wrong with a board of one's own; rows and columns are counted from 1."""

    rule: ClassVar[str] = "R19"


@dataclass(frozen=True, slots=True)
class WrongRows(BoardRefusal):
    """Too many rows, or too few."""

    found: int
    size: int
    refused: Literal["wrong_rows"] = "wrong_rows"


@dataclass(frozen=True, slots=True)
class WrongWidth(BoardRefusal):
    """A row with too many squares, or too few."""

    row: int
    found: int
    size: int
    refused: Literal["wrong_width"] = "wrong_width"


@dataclass(frozen=True, slots=True)
class StrangeSquare(BoardRefusal):
    """A sign that stands for no square."""

    row: int
    col: int
    found: str
    signs: str
    refused: Literal["strange_square"] = "strange_square"


@dataclass(frozen=True, slots=True)
class TooFewSpecial(BoardRefusal):
    """A special square that is missing."""

    sign: str
    found: int
    needed: int
    refused: Literal["too_few_special"] = "too_few_special"


@dataclass(frozen=True, slots=True)
class TooManySpecial(BoardRefusal):
    """A special square too many: the place of the first that should not be there."""

    sign: str
    found: int
    needed: int
    row: int
    col: int
    refused: Literal["too_many_special"] = "too_many_special"


@dataclass(frozen=True, slots=True)
class BoardNotKept(BoardRefusal):
    """The house's folder cannot be written."""

    place: str
    refused: Literal["board_not_kept"] = "board_not_kept"


BOARD_REFUSALS: tuple[type[Refusal], ...] = (
    WrongRows, WrongWidth, StrangeSquare, TooFewSpecial, TooManySpecial, BoardNotKept,
)  # fmt: skip
