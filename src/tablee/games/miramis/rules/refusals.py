"""Why letters are not laid in Miramis; the sentences are in the locales, the numbers in the leaflet."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core import refusal
from tablee.core.refusal import Refusal, resting_on
from tablee.core.text.position_refusals import POSITION_REFUSALS, position_refusal
from tablee.crossword import refusals as shared
from tablee.crossword.refusals import OfLetter, OfSquare
from tablee.games.miramis.rules.box.board_refusals import BOARD_REFUSALS
from tablee.games.miramis.rules.rack_refusals import RACK_REFUSALS
from tablee.lexicon.refusals import word_refusals

AlreadyDealt = resting_on("R3", refusal.AlreadyDealt)
NoSuchLetter = resting_on("R2", shared.NoSuchLetter)
NothingLaid = resting_on("R5", shared.NothingLaid)
NoWord = resting_on("R5", shared.NoWord)
OffBoard = resting_on("R2", shared.OffBoard)
SquareTwice = resting_on("R7", shared.SquareTwice)
NotInLine = resting_on("R7", shared.NotInLine)
Gap = resting_on("R7", shared.Gap)


@dataclass(frozen=True, slots=True)
class NotOnMiramis(Refusal):
    """The first word covers neither of the two-coloured MIRAMIS squares."""

    squares: tuple[str, ...]
    rule: ClassVar[str] = "R6"
    refused: Literal["not_on_miramis"] = "not_on_miramis"


@dataclass(frozen=True, slots=True)
class SquareTaken(OfLetter):
    """A letter for a square on which one lies."""

    there: str
    rule: ClassVar[str] = "R7"
    refused: Literal["square_taken"] = "square_taken"


@dataclass(frozen=True, slots=True)
class NotJoined(OfSquare):
    """Letters that touch nothing that lies on the board."""

    rule: ClassVar[str] = "R7"
    refused: Literal["not_joined"] = "not_joined"


@dataclass(frozen=True, slots=True)
class ColourPrinted(OfLetter):
    """A colour declared for a letter that has but one."""

    rule: ClassVar[str] = "R12"
    refused: Literal["colour_printed"] = "colour_printed"


@dataclass(frozen=True, slots=True)
class ColourMissing(OfLetter):
    """A two-coloured letter or pawn without the colour it takes."""

    rule: ClassVar[str] = "R12"
    refused: Literal["colour_missing"] = "colour_missing"


@dataclass(frozen=True, slots=True)
class LetterPrinted(OfLetter):
    """Another letter declared for one that is no pawn."""

    declared: str
    rule: ClassVar[str] = "R12"
    refused: Literal["letter_printed"] = "letter_printed"


@dataclass(frozen=True, slots=True)
class LetterMissing(OfSquare):
    """A pawn without the letter it stands for."""

    rule: ClassVar[str] = "R12"
    refused: Literal["letter_missing"] = "letter_missing"


BadSize = position_refusal("bad_size")
"""Not fifteen rows of fifteen squares; found is rows × squares."""
BadSquare = position_refusal("bad_square")
"""What is neither a letter nor an empty square."""
BY_REASON = word_refusals("R8")
"""Why a word is not admitted."""

REFUSALS: tuple[type[Refusal], ...] = (
    AlreadyDealt, NoSuchLetter, NothingLaid, NoWord, OffBoard, NotOnMiramis, SquareTwice, SquareTaken, NotInLine, Gap,
    NotJoined, ColourPrinted, ColourMissing, LetterPrinted, LetterMissing,
    *RACK_REFUSALS,
    *BOARD_REFUSALS,
    BadSize, BadSquare, *POSITION_REFUSALS,
    *dict.fromkeys(BY_REASON.values()),
)  # fmt: skip
