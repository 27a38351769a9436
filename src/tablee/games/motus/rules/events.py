"""What happens in Motus, and who may know it; rounds, draws and the end are in `round_events.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablee.core.actions import HOUSE
from tablee.core.events import Audience, Event
from tablee.games.motus.rules.rounds.round_events import (
    BallDrawn,
    BlankDrawn,
    GridDealt,
    MatchEnded,
    MotusMade,
    PreparedInVain,
    SeriesBegan,
    StockDealt,
    SuperBegan,
    SuperWordBegan,
)


@dataclass(frozen=True, slots=True)
class WordSet(Event):
    """A word is hidden under a slate (R3): by a seat, or by the house (seat -1) from its stock (R19)."""

    seat: int
    slate: int
    word: str
    from_stock: bool
    """The word is the next of the house's own; it may still be hidden for a seat whose time ran out (R20)."""
    kind: Literal["word_set"] = "word_set"

    def audience(self) -> Audience:
        return "nobody" if self.seat == HOUSE else self.seat

    def shadow(self) -> WordHidden | HouseHid:
        return HouseHid() if self.seat == HOUSE else WordHidden(self.seat)


@dataclass(frozen=True, slots=True)
class WordHidden(Event):
    """What the others see of it."""

    seat: int
    kind: Literal["word_hidden"] = "word_hidden"


@dataclass(frozen=True, slots=True)
class HouseHid(Event):
    """What everybody sees when the house has chosen a word."""

    kind: Literal["house_hid"] = "house_hid"


@dataclass(frozen=True, slots=True)
class SettingTimeUp(Event):
    """A setter took too long: the house chooses the word (R20)."""

    seat: int
    kind: Literal["setting_time_up"] = "setting_time_up"


@dataclass(frozen=True, slots=True)
class SlateOpened(Event):
    """All words are set: the first letter of this one is shown, and `seat` proposes first (R3, R7)."""

    slate: int
    seat: int
    letter: str
    letters: int
    at: float
    kind: Literal["slate_opened"] = "slate_opened"


@dataclass(frozen=True, slots=True)
class RaceOpened(Event):
    """The first letter of a word of the super partie is called out (R14)."""

    slate: int
    letter: str
    letters: int
    at: float
    kind: Literal["race_opened"] = "race_opened"


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """Somebody calls out a word in the race; for a fifth of a second another may have come at the same time (R15)."""

    seat: int
    slate: int
    line: int
    word: str
    at: float
    kind: Literal["proposed"] = "proposed"


@dataclass(frozen=True, slots=True)
class CameLate(Event):
    """A proposal that came after another was already the first; it is not written (R15)."""

    seat: int
    line: int
    word: str
    kind: Literal["came_late"] = "came_late"


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A proposal is written and marked (R6)."""

    seat: int
    slate: int
    line: int
    word: str
    marks: str
    at: float
    kind: Literal["marked"] = "marked"


@dataclass(frozen=True, slots=True)
class LineLost(Event):
    """A strict table: the proposal breaks a rule, and the line is lost (R5)."""

    seat: int
    slate: int
    line: int
    word: str
    at: float
    kind: Literal["line_lost"] = "line_lost"


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """Nothing was proposed in time: the line is lost (R20); in a race, for this seat alone."""

    seat: int
    slate: int
    line: int
    at: float
    kind: Literal["time_ran_out"] = "time_ran_out"


@dataclass(frozen=True, slots=True)
class LetterGiven(Event):
    """After six lines the first letter not yet found is given for the seventh (R9)."""

    slate: int
    place: int
    """From 1."""
    letter: str
    at: float
    kind: Literal["letter_given"] = "letter_given"


@dataclass(frozen=True, slots=True)
class NoLetterToGive(Event):
    """After six lines every letter is known, and yet the word was not proposed: the seventh line does without (R9)."""

    slate: int
    at: float
    kind: Literal["no_letter_to_give"] = "no_letter_to_give"


@dataclass(frozen=True, slots=True)
class WordFound(Event):
    """The word is found; its points go to the side of the finder (R8, R9, R17), in the super partie it counts one."""

    seat: int
    slate: int
    line: int
    word: str
    points: int
    at: float
    kind: Literal["word_found"] = "word_found"


@dataclass(frozen=True, slots=True)
class WordMissed(Event):
    """Nobody found the word."""

    slate: int
    word: str
    kind: Literal["word_missed"] = "word_missed"


@dataclass(frozen=True, slots=True)
class WordVoid(Event):
    """Both found the word at once: it does not count (R15)."""

    slate: int
    word: str
    kind: Literal["word_void"] = "word_void"


Happening = (
    StockDealt
    | GridDealt
    | SeriesBegan
    | SuperBegan
    | SuperWordBegan
    | PreparedInVain
    | WordSet
    | SettingTimeUp
    | SlateOpened
    | RaceOpened
    | Proposed
    | CameLate
    | Marked
    | LineLost
    | TimeRanOut
    | LetterGiven
    | NoLetterToGive
    | WordFound
    | WordMissed
    | WordVoid
    | BallDrawn
    | BlankDrawn
    | MotusMade
    | MatchEnded
)
"""What stands in the log; the shadows WordHidden and HouseHid never do."""

EVENTS: tuple[type[Event], ...] = (
    StockDealt, GridDealt, SeriesBegan, SuperBegan, SuperWordBegan, PreparedInVain, WordSet, WordHidden, HouseHid,
    SettingTimeUp, SlateOpened, RaceOpened, Proposed, CameLate, Marked, LineLost, TimeRanOut, LetterGiven,
    NoLetterToGive, WordFound, WordMissed, WordVoid, BallDrawn, BlankDrawn, MotusMade, MatchEnded,
)  # fmt: skip
