"""What happens in Topword, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.events import Audience, Event
from tablee.core.help import Help
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.scoring import Word

Ending = Literal["out", "all_passed", "stalled"]
"""A player has no letters left · all passed in a row · three rounds of nothing but passing (R17)."""


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """A letter drawn for who starts; it goes back into the bag (R3)."""

    seat: int
    letter: str
    kind: Literal["lot_drawn"] = "lot_drawn"


@dataclass(frozen=True, slots=True)
class BagShaken(Event):
    """The bag as its letters will be drawn, the next one first."""

    letters: str
    kind: Literal["bag_shaken"] = "bag_shaken"

    def audience(self) -> Audience:
        return "nobody"


@dataclass(frozen=True, slots=True)
class LettersDrawn(Event):
    """A seat fills its rack from the bag (R4)."""

    seat: int
    letters: str
    kind: Literal["letters_drawn"] = "letters_drawn"

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> RackFilled:
        return RackFilled(self.seat, len(self.letters))


@dataclass(frozen=True, slots=True)
class RackFilled(Event):
    """What the others see of it."""

    seat: int
    count: int
    kind: Literal["rack_filled"] = "rack_filled"


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The letter nearest A starts."""

    seat: int
    help: Help | None = None
    """What the house says of letters that are not yet laid (R22); None in logs from before the option."""
    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid letters; the move and its points are written out, so that a log outlives a change of the scoring."""

    seat: int
    tiles: Tiles
    notation: str
    words: tuple[Word, ...]
    bonus: int
    all_seven: int
    points: int
    kind: Literal["laid"] = "laid"

    formerly: ClassVar[tuple[str, ...]] = ("spelled",)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat lays nothing and keeps its letters."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat passes and exchanges a letter (R15); the bag is shaken afterwards."""

    seat: int
    given: str
    taken: str
    kind: Literal["exchanged"] = "exchanged"

    def audience(self) -> Audience:
        return self.seat

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


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The house passes for a seat (R21)."""

    seat: int
    kind: Literal["time_ran_out"] = "time_ran_out"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """How it ended: the letters left on each rack, and the scores after five points off for each of them (R18)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[str, ...]
    reason: Ending
    kind: Literal["match_ended"] = "match_ended"


Happening = (
    LotDrawn
    | BagShaken
    | LettersDrawn
    | Began
    | Laid
    | Passed
    | Exchanged
    | Challenged
    | TakenBack
    | Upheld
    | LetStand
    | TimeRanOut
    | MatchEnded
)
"""What stands in the log; the shadows RackFilled and LetterExchanged never do."""

EVENTS: tuple[type[Event], ...] = (
    LotDrawn, BagShaken, LettersDrawn, RackFilled, Began, Laid, Passed, Exchanged, LetterExchanged, Challenged,
    TakenBack, Upheld, LetStand, TimeRanOut, MatchEnded,
)  # fmt: skip
