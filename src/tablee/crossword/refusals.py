"""Why letters may not be laid: refusals that games of crossing words share, each game with its own rule for them."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class OfSquare(Refusal):
    """What is wrong with a square."""

    square: str


@dataclass(frozen=True, slots=True)
class OfLetter(OfSquare):
    """What is wrong with a letter on a square."""

    letter: str


@dataclass(frozen=True, slots=True)
class NoSuchLetter(Refusal):
    """Something that is not a letter of the box."""

    letter: str
    refused: Literal["no_such_letter"] = "no_such_letter"


@dataclass(frozen=True, slots=True)
class NothingLaid(Refusal):
    """A lay without a letter."""

    refused: Literal["nothing_laid"] = "nothing_laid"


@dataclass(frozen=True, slots=True)
class NoWord(OfLetter):
    """A letter laid alone, with nothing beside it: a word has two squares at least."""

    refused: Literal["no_word"] = "no_word"


@dataclass(frozen=True, slots=True)
class OffBoard(Refusal):
    """A square that the board does not have; row and column are counted from 1."""

    row: int
    col: int
    size: int
    refused: Literal["off_board"] = "off_board"


@dataclass(frozen=True, slots=True)
class SquareTwice(OfSquare):
    """Two letters for one square in one turn."""

    refused: Literal["square_twice"] = "square_twice"


@dataclass(frozen=True, slots=True)
class NotInLine(OfLetter):
    """A letter that is neither in the row nor in the column of the others."""

    refused: Literal["not_in_line"] = "not_in_line"


@dataclass(frozen=True, slots=True)
class Gap(OfSquare):
    """An empty square between the letters laid."""

    refused: Literal["gap"] = "gap"
