"""Why an ask is not granted in Topword; the sentences are in the locales, the numbers in the leaflet."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core import refusal
from tablee.core.refusal import Refusal, resting_on
from tablee.core.text.position_refusals import POSITION_REFUSALS, position_refusal
from tablee.crossword import refusals as shared
from tablee.crossword.refusals import OfLetter, OfSquare
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
class NotOnRack(Refusal):
    """A letter to be laid or exchanged that the player does not have, or not so often."""

    letter: str
    rule: ClassVar[str] = "R4"
    refused: Literal["not_on_rack"] = "not_on_rack"


@dataclass(frozen=True, slots=True)
class NotOnCentre(Refusal):
    """The first word covers none of the four squares in the middle."""

    centre: tuple[str, ...]
    rule: ClassVar[str] = "R6"
    refused: Literal["not_on_centre"] = "not_on_centre"


@dataclass(frozen=True, slots=True)
class NotConnected(OfSquare):
    """Letters that neither touch nor cover anything that lies on the board."""

    rule: ClassVar[str] = "R8"
    refused: Literal["not_connected"] = "not_connected"


@dataclass(frozen=True, slots=True)
class SameLetter(OfLetter):
    """A letter on top of the same letter."""

    rule: ClassVar[str] = "R9"
    refused: Literal["same_letter"] = "same_letter"


@dataclass(frozen=True, slots=True)
class StackFull(OfLetter):
    """A letter on top of five."""

    rule: ClassVar[str] = "R10"
    refused: Literal["stack_full"] = "stack_full"


@dataclass(frozen=True, slots=True)
class BagEmpty(Refusal):
    """Nothing to exchange a letter for."""

    letter: str
    rule: ClassVar[str] = "R15"
    refused: Literal["bag_empty"] = "bag_empty"


@dataclass(frozen=True, slots=True)
class NothingToChallenge(Refusal):
    """No move is open to challenge: none was made, the next player has played, or it was looked up already."""

    rule: ClassVar[str] = "R16"
    refused: Literal["nothing_to_challenge"] = "nothing_to_challenge"


@dataclass(frozen=True, slots=True)
class ArbiterWatches(Refusal):
    """At a table with an arbiter there are no challenges."""

    rule: ClassVar[str] = "R16"
    refused: Literal["arbiter_watches"] = "arbiter_watches"


@dataclass(frozen=True, slots=True)
class OwnMove(Refusal):
    """A challenge of one's own words."""

    rule: ClassVar[str] = "R16"
    refused: Literal["own_move"] = "own_move"


@dataclass(frozen=True, slots=True)
class LastMoveWaits(Refusal):
    """The last letters are laid: they may be challenged or let stand, and nothing more is laid."""

    rule: ClassVar[str] = "R16"
    refused: Literal["last_move_waits"] = "last_move_waits"


@dataclass(frozen=True, slots=True)
class WholeWordCovered(Refusal):
    """Every letter of a word covered in one turn, at a table that forbids it."""

    word: str
    rule: ClassVar[str] = "R19"
    refused: Literal["whole_word_covered"] = "whole_word_covered"


@dataclass(frozen=True, slots=True)
class BarePlural(Refusal):
    """Nothing but an S behind a word, at a table that forbids it."""

    word: str
    square: str
    rule: ClassVar[str] = "R20"
    refused: Literal["bare_plural"] = "bare_plural"


BadBoard = position_refusal("bad_board")
"""Neither ten rows of ten squares nor eight of eight; found is rows × squares."""
BadStack = position_refusal("bad_stack")
"""What is no stack: a strange sign, more than five letters, or a letter on itself."""
BY_REASON = word_refusals("R11")
"""Why a word is not admitted."""

REFUSALS: tuple[type[Refusal], ...] = (
    AlreadyDealt, NoSuchLetter, NotOnRack, NothingLaid, NoWord, OffBoard, NotOnCentre, SquareTwice, NotInLine, Gap,
    NotConnected, SameLetter, StackFull, BagEmpty, NothingToChallenge, ArbiterWatches, OwnMove, LastMoveWaits,
    WholeWordCovered, BarePlural,
    BadBoard, BadStack, *POSITION_REFUSALS,
    *dict.fromkeys(BY_REASON.values()),
)  # fmt: skip
