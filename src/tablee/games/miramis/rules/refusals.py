"""Why letters are not laid in Miramis; the sentences are in the locales, the numbers in the leaflet."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal
from tablee.games.miramis.rules.box.board_refusals import BOARD_REFUSALS
from tablee.games.miramis.rules.position_refusals import POSITION_REFUSALS
from tablee.games.miramis.rules.rack_refusals import RACK_REFUSALS
from tablee.lexicon.refusals import word_refusals


@dataclass(frozen=True, slots=True)
class AlreadyDealt(Refusal):
    """The house deals once."""

    rule: ClassVar[str] = "R3"
    refused: Literal["already_dealt"] = "already_dealt"


@dataclass(frozen=True, slots=True)
class NoSuchLetter(Refusal):
    """Something that is neither a letter of the alphabet nor a pawn."""

    letter: str
    rule: ClassVar[str] = "R2"
    refused: Literal["no_such_letter"] = "no_such_letter"


@dataclass(frozen=True, slots=True)
class NothingLaid(Refusal):
    """A lay without a letter."""

    rule: ClassVar[str] = "R5"
    refused: Literal["nothing_laid"] = "nothing_laid"


@dataclass(frozen=True, slots=True)
class NoWord(Refusal):
    """A letter laid alone, with nothing beside it: a word has two squares at least."""

    square: str
    letter: str
    rule: ClassVar[str] = "R5"
    refused: Literal["no_word"] = "no_word"


@dataclass(frozen=True, slots=True)
class OffBoard(Refusal):
    """A square that the board does not have; row and column are counted from 1."""

    row: int
    col: int
    size: int
    rule: ClassVar[str] = "R2"
    refused: Literal["off_board"] = "off_board"


@dataclass(frozen=True, slots=True)
class NotOnMiramis(Refusal):
    """The first word covers neither of the two-coloured MIRAMIS squares."""

    squares: tuple[str, ...]
    rule: ClassVar[str] = "R6"
    refused: Literal["not_on_miramis"] = "not_on_miramis"


@dataclass(frozen=True, slots=True)
class SquareTwice(Refusal):
    """Two letters for one square."""

    square: str
    rule: ClassVar[str] = "R7"
    refused: Literal["square_twice"] = "square_twice"


@dataclass(frozen=True, slots=True)
class SquareTaken(Refusal):
    """A letter for a square on which one lies."""

    square: str
    letter: str
    there: str
    rule: ClassVar[str] = "R7"
    refused: Literal["square_taken"] = "square_taken"


@dataclass(frozen=True, slots=True)
class NotInLine(Refusal):
    """A letter that is neither in the row nor in the column of the others."""

    square: str
    letter: str
    rule: ClassVar[str] = "R7"
    refused: Literal["not_in_line"] = "not_in_line"


@dataclass(frozen=True, slots=True)
class Gap(Refusal):
    """An empty square between the letters laid."""

    square: str
    rule: ClassVar[str] = "R7"
    refused: Literal["gap"] = "gap"


@dataclass(frozen=True, slots=True)
class NotJoined(Refusal):
    """Letters that touch nothing that lies on the board."""

    square: str
    rule: ClassVar[str] = "R7"
    refused: Literal["not_joined"] = "not_joined"


@dataclass(frozen=True, slots=True)
class ColourPrinted(Refusal):
    """A colour declared for a letter that has but one."""

    square: str
    letter: str
    rule: ClassVar[str] = "R12"
    refused: Literal["colour_printed"] = "colour_printed"


@dataclass(frozen=True, slots=True)
class ColourMissing(Refusal):
    """A two-coloured letter or pawn without the colour it takes."""

    square: str
    letter: str
    rule: ClassVar[str] = "R12"
    refused: Literal["colour_missing"] = "colour_missing"


@dataclass(frozen=True, slots=True)
class LetterPrinted(Refusal):
    """Another letter declared for one that is no pawn."""

    square: str
    letter: str
    declared: str
    rule: ClassVar[str] = "R12"
    refused: Literal["letter_printed"] = "letter_printed"


@dataclass(frozen=True, slots=True)
class LetterMissing(Refusal):
    """A pawn without the letter it stands for."""

    square: str
    rule: ClassVar[str] = "R12"
    refused: Literal["letter_missing"] = "letter_missing"


BY_REASON = word_refusals("R8")
"""Why a word is not admitted."""

REFUSALS: tuple[type[Refusal], ...] = (
    AlreadyDealt, NoSuchLetter, NothingLaid, NoWord, OffBoard, NotOnMiramis, SquareTwice, SquareTaken, NotInLine, Gap,
    NotJoined, ColourPrinted, ColourMissing, LetterPrinted, LetterMissing,
    *RACK_REFUSALS,
    *BOARD_REFUSALS,
    *POSITION_REFUSALS,
    *dict.fromkeys(BY_REASON.values()),
)  # fmt: skip
