"""What happens in Multimo, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.events import Audience, Event, Takeback
from tablee.core.help import Help
from tablee.games.multimo.rules.grid import Grid, Square
from tablee.games.multimo.rules.scoring import GridSheet

Ending = Literal["counted", "alone"]
"""The best grid wins · played alone, for the points."""


@dataclass(frozen=True, slots=True)
class StartWordDrawn(Event):
    """The word that all begin with, in the first row (R18)."""

    word: str
    kind: Literal["start_word_drawn"] = "start_word_drawn"


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The lot has fallen on who begins."""

    seat: int
    at: float
    robots: tuple[int, ...] = ()
    """The seats that robots have, whom nobody asks about words (R16); matches of version 1 do not say."""
    help: Help | None = None
    """What the house says of the words of a grid that is being built (R15); None in logs from before the option."""
    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class NeutralPlaced(Event):
    """A neutral square goes to the same place on every grid (R20)."""

    seat: int
    square: Square
    at: float
    kind: Literal["neutral_placed"] = "neutral_placed"

    takeback: ClassVar[Takeback] = "open"

    formerly: ClassVar[tuple[str, ...]] = ("place",)


@dataclass(frozen=True, slots=True)
class LetterNamed(Event):
    """Everybody takes this letter (R6)."""

    seat: int
    letter: str
    at: float
    kind: Literal["letter_named"] = "letter_named"

    takeback: ClassVar[Takeback] = "open"


@dataclass(frozen=True, slots=True)
class LetterDrawn(Event):
    """The same, by lot: because a seat's time ran out (R7), or because it plays alone and so wished (R17)."""

    seat: int
    letter: str
    at: float
    kind: Literal["letter_drawn"] = "letter_drawn"


@dataclass(frozen=True, slots=True)
class LastLetter(Event):
    """All letters are named: the minutes for finishing begin (R10)."""

    at: float
    kind: Literal["last_letter"] = "last_letter"

    takeback: ClassVar[Takeback] = "along"


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A seat's grid and waiting area as they now are (R8); the others hear how many squares are filled."""

    seat: int
    grid: Grid
    waiting: str
    filled: int
    grown: bool
    """Whether the number of filled squares has changed."""
    kind: Literal["arranged"] = "arranged"

    takeback: ClassVar[Takeback] = "along"

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> Filled | None:
        return Filled(self.seat, self.filled) if self.grown else None


@dataclass(frozen=True, slots=True)
class Filled(Event):
    """What the others see of it."""

    seat: int
    count: int
    kind: Literal["filled"] = "filled"


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A seat declares its grid finished (R11)."""

    seat: int
    kind: Literal["finished"] = "finished"

    takeback: ClassVar[Takeback] = "along"


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """A seat goes on building after all (R11)."""

    seat: int
    kind: Literal["resumed"] = "resumed"

    takeback: ClassVar[Takeback] = "along"


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """Time is up for a seat: its grid counts as it stands (R13)."""

    seat: int
    kind: Literal["stopped"] = "stopped"


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The house names a letter, or places a neutral square, for a seat (R7)."""

    seat: int
    kind: Literal["time_ran_out"] = "time_ran_out"


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All grids are shown, every word with its points; written out, so that a log outlives a change of the lexicon."""

    sheets: tuple[GridSheet, ...]
    at: float
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class WordProposed(Event):
    """A seat wants a void word to count; everybody is asked again (R16)."""

    seat: int
    word: str
    at: float
    kind: Literal["word_proposed"] = "word_proposed"


@dataclass(frozen=True, slots=True)
class WordAgreed(Event):
    """Another seat agrees."""

    seat: int
    word: str
    kind: Literal["word_agreed"] = "word_agreed"


@dataclass(frozen=True, slots=True)
class WordRefused(Event):
    """A seat objects: the word stays void."""

    seat: int
    word: str
    kind: Literal["word_refused"] = "word_refused"


@dataclass(frozen=True, slots=True)
class WordAccepted(Event):
    """Every person agrees: the word counts wherever it stands, and the sheets are as given."""

    word: str
    sheets: tuple[GridSheet, ...]
    kind: Literal["word_accepted"] = "word_accepted"


@dataclass(frozen=True, slots=True)
class WordLapsed(Event):
    """The talk is over, and not every person has agreed: the word stays void."""

    word: str
    kind: Literal["word_lapsed"] = "word_lapsed"


@dataclass(frozen=True, slots=True)
class SaidContent(Event):
    """A seat has nothing to add at the reveal (R16)."""

    seat: int
    kind: Literal["said_content"] = "said_content"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """How it ended (R1)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Ending
    kind: Literal["match_ended"] = "match_ended"


Happening = (
    StartWordDrawn
    | Began
    | NeutralPlaced
    | LetterNamed
    | LetterDrawn
    | LastLetter
    | Arranged
    | Finished
    | Resumed
    | Stopped
    | TimeRanOut
    | Revealed
    | WordProposed
    | WordAgreed
    | WordRefused
    | WordAccepted
    | WordLapsed
    | SaidContent
    | MatchEnded
)
"""What stands in the log; the shadow Filled never does."""

EVENTS: tuple[type[Event], ...] = (
    StartWordDrawn, Began, NeutralPlaced, LetterNamed, LetterDrawn, LastLetter, Arranged, Filled, Finished, Resumed,
    Stopped, TimeRanOut, Revealed, WordProposed, WordAgreed, WordRefused, WordAccepted, WordLapsed, SaidContent,
    MatchEnded,
)  # fmt: skip
