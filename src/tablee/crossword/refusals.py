"""Why letters may not be laid: refusals that games of crossing words share, each game with its own rule for them."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


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
class NoWord(Refusal):
    """A letter laid alone, with nothing beside it: a word has two squares at least."""

    square: str
    letter: str
    refused: Literal["no_word"] = "no_word"


@dataclass(frozen=True, slots=True)
class OffBoard(Refusal):
    """A square that the board does not have; row and column are counted from 1."""

    row: int
    col: int
    size: int
    refused: Literal["off_board"] = "off_board"


@dataclass(frozen=True, slots=True)
class SquareTwice(Refusal):
    """Two letters for one square in one turn."""

    square: str
    refused: Literal["square_twice"] = "square_twice"


@dataclass(frozen=True, slots=True)
class NotInLine(Refusal):
    """A letter that is neither in the row nor in the column of the others."""

    square: str
    letter: str
    refused: Literal["not_in_line"] = "not_in_line"


@dataclass(frozen=True, slots=True)
class Gap(Refusal):
    """An empty square between the letters laid."""

    square: str
    refused: Literal["gap"] = "gap"
