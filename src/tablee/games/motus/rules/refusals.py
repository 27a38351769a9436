"""Why an ask is not granted in Motus; the sentences are in the locales, the numbers in the leaflet."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core import refusal
from tablee.core.refusal import Refusal, resting_on
from tablee.games.motus.rules.solve_refusals import SOLVE_REFUSALS
from tablee.games.motus.rules.words.word_refusals import WORD_REFUSALS

AlreadyDealt = resting_on("R3", refusal.AlreadyDealt)


@dataclass(frozen=True, slots=True)
class FreeWordsNeedPersons(Refusal):
    """Words that no dictionary has, where a robot plays."""

    rule: ClassVar[str] = "R4"
    refused: Literal["free_words_need_persons"] = "free_words_need_persons"


@dataclass(frozen=True, slots=True)
class WordUsed(Refusal):
    """A word that was hidden before in this match."""

    word: str
    rule: ClassVar[str] = "R3"
    refused: Literal["word_used"] = "word_used"


@dataclass(frozen=True, slots=True)
class NotYoursToSet(Refusal):
    """It is not this seat that sets a word now."""

    rule: ClassVar[str] = "R3"
    refused: Literal["not_yours_to_set"] = "not_yours_to_set"


@dataclass(frozen=True, slots=True)
class HouseSets(Refusal):
    """At this table the house sets the words."""

    rule: ClassVar[str] = "R19"
    refused: Literal["house_sets"] = "house_sets"


@dataclass(frozen=True, slots=True)
class AlreadySet(Refusal):
    """The word is hidden; it is not exchanged any more."""

    word: str
    rule: ClassVar[str] = "R3"
    refused: Literal["already_set"] = "already_set"


@dataclass(frozen=True, slots=True)
class NoWordYet(Refusal):
    """A proposal while words are still being set."""

    rule: ClassVar[str] = "R3"
    refused: Literal["no_word_yet"] = "no_word_yet"


@dataclass(frozen=True, slots=True)
class NoSuchSlate(Refusal):
    """There is no slate of that number."""

    slate: int
    rule: ClassVar[str] = "R7"
    refused: Literal["no_such_slate"] = "no_such_slate"


@dataclass(frozen=True, slots=True)
class WordOver(Refusal):
    """The word of that slate is found or given up already."""

    word: str
    """What was proposed."""
    rule: ClassVar[str] = "R8"
    refused: Literal["word_over"] = "word_over"


@dataclass(frozen=True, slots=True)
class LineTaken(Refusal):
    """The line is written already, or not to be written yet."""

    line: int
    word: str
    rule: ClassVar[str] = "R7"
    refused: Literal["line_taken"] = "line_taken"


@dataclass(frozen=True, slots=True)
class NotYourLine(Refusal):
    """The slate is one's own, but this line is another's."""

    line: int
    rule: ClassVar[str] = "R7"
    refused: Literal["not_your_line"] = "not_your_line"


@dataclass(frozen=True, slots=True)
class NotYourSlate(Refusal):
    """The word of that slate is for others to find."""

    rule: ClassVar[str] = "R7"
    refused: Literal["not_your_slate"] = "not_your_slate"


@dataclass(frozen=True, slots=True)
class AlreadyProposed(Refusal):
    """In a race: this seat has called out its word for the line."""

    word: str
    rule: ClassVar[str] = "R15"
    refused: Literal["already_proposed"] = "already_proposed"


@dataclass(frozen=True, slots=True)
class OutOfTime(Refusal):
    """In a race: this seat's time for the line has run out."""

    line: int
    rule: ClassVar[str] = "R20"
    refused: Literal["out_of_time"] = "out_of_time"


@dataclass(frozen=True, slots=True)
class NothingToDraw(Refusal):
    """A ball is drawn for a word found, and only then."""

    rule: ClassVar[str] = "R11"
    refused: Literal["nothing_to_draw"] = "nothing_to_draw"


REFUSALS: tuple[type[Refusal], ...] = (
    AlreadyDealt, FreeWordsNeedPersons, WordUsed, NotYoursToSet, HouseSets, AlreadySet, NoWordYet, NoSuchSlate,
    WordOver, LineTaken, NotYourLine, NotYourSlate, AlreadyProposed, OutOfTime, NothingToDraw, *WORD_REFUSALS,
    *SOLVE_REFUSALS,
)  # fmt: skip
