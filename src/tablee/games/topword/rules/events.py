"""What happens in Topword, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.events import Event, Takeback
from tablee.crossword import events
from tablee.crossword.events import Began, Passed, RackFilled, TimeRanOut
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.scoring import Word

Ending = Literal["out", "all_passed", "stalled"]
"""A player has no letters left · all passed in a row · three rounds of nothing but passing (R17)."""


class LotDrawn(events.LotDrawn[str]):
    """R3; the letter goes back into the bag."""


class BagShaken(events.BagShaken[str]):
    """R3, R15, R16."""


class LettersDrawn(events.LettersDrawn[str]):
    """R4."""


@dataclass(frozen=True, slots=True)
class Laid(events.SharedLaid[Tiles]):
    """R5 to R8, and what it earned."""

    words: tuple[Word, ...]
    bonus: int
    all_seven: int
    points: int
    kind: Literal["laid"] = "laid"

    takeback: ClassVar[Takeback] = "own"

    formerly: ClassVar[tuple[str, ...]] = ("spelled",)


class Exchanged(events.Exchanged[str]):
    """R15: instead of laying."""

    def shadow(self) -> LetterExchanged:
        return LetterExchanged(self.seat)


@dataclass(frozen=True, slots=True)
class LetterExchanged(Event):
    """What the others see of an exchange."""

    seat: int
    kind: Literal["letter_exchanged"] = "letter_exchanged"


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A seat has the last move looked up (R16)."""

    seat: int
    kind: Literal["challenged"] = "challenged"


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """Bad words were found: the seat takes its letters back, returns what it drew for them, and has lost its turn."""

    seat: int
    words: tuple[str, ...]
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True)
class Upheld(Event):
    """All words were good: the seat's move stands, and the challenge cost nothing."""

    seat: int
    words: tuple[str, ...]
    kind: Literal["upheld"] = "upheld"


@dataclass(frozen=True, slots=True)
class LetStand(Event):
    """A seat does not challenge the move that ends the match."""

    seat: int
    kind: Literal["let_stand"] = "let_stand"


class MatchEnded(events.MatchEnded[str, Ending]):
    """R18: the scores after five points off for each letter left."""


Aftermath = Challenged | TimeRanOut | TakenBack | Upheld | LetStand | MatchEnded
"""What comes of a move after it was made."""

Happening = LotDrawn | BagShaken | LettersDrawn | Began | Laid | Passed | Exchanged | Aftermath
"""What stands in the log; the shadows RackFilled and LetterExchanged never do."""

EVENTS: tuple[type[Event], ...] = (
    LotDrawn, BagShaken, LettersDrawn, RackFilled, Began, Laid, Passed, Exchanged, LetterExchanged, Challenged,
    TakenBack, Upheld, LetStand, TimeRanOut, MatchEnded,
)  # fmt: skip
