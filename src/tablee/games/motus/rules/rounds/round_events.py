"""What happens around the words: rounds begin, balls are drawn, lines completed, the match ends."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.events import Audience, Event

Ending = Literal["super_partie", "undecided", "tie", "points", "lines", "solo"]
"""Three words found in the super partie · it was broken off · the teams stayed level · most points · of those with as
many, fewest lines · alone."""


@dataclass(frozen=True, slots=True)
class StockDealt(Event):
    """The words that the house has ready, the next one first (R19)."""

    words: tuple[str, ...]
    robots: tuple[int, ...] = ()
    """The seats that robots have; who sits where is known to all in any case."""
    kind: Literal["stock_dealt"] = "stock_dealt"

    def audience(self) -> Audience:
        return "nobody"


@dataclass(frozen=True, slots=True)
class GridDealt(Event):
    """A side gets a number grid, some numbers covered already (R10), and a full basin."""

    side: int
    numbers: tuple[int, ...]
    covered: tuple[int, ...]
    kind: Literal["grid_dealt"] = "grid_dealt"


@dataclass(frozen=True, slots=True)
class SeriesBegan(Event):
    """A series of words begins (R13)."""

    series: int
    at: float
    kind: Literal["series_began"] = "series_began"


@dataclass(frozen=True, slots=True)
class SuperBegan(Event):
    """One team leads: its two players go on to the super partie (R14)."""

    side: int
    racers: tuple[int, ...]
    setters: tuple[int, ...]
    kind: Literal["super_began"] = "super_began"


@dataclass(frozen=True, slots=True)
class SuperWordBegan(Event):
    """Another word of the super partie is to be set (R14)."""

    number: int
    setter: int
    at: float
    kind: Literal["super_word_began"] = "super_word_began"


@dataclass(frozen=True, slots=True)
class PreparedInVain(Event):
    """The word that was prepared has just been played itself: its setter must think of another (R3, R14)."""

    seat: int
    word: str
    kind: Literal["prepared_in_vain"] = "prepared_in_vain"


@dataclass(frozen=True, slots=True)
class BallDrawn(Event):
    """Who found a word draws a number from the basin of their side, and covers it (R11)."""

    seat: int
    side: int
    number: int
    kind: Literal["ball_drawn"] = "ball_drawn"


@dataclass(frozen=True, slots=True)
class BlankDrawn(Event):
    """Who found a word draws a blank ball: no luck, and it is put aside (R11)."""

    seat: int
    side: int
    kind: Literal["blank_drawn"] = "blank_drawn"


@dataclass(frozen=True, slots=True)
class MotusMade(Event):
    """A line of the grid is complete (R12)."""

    seat: int
    side: int
    numbers: tuple[int, ...]
    points: int
    kind: Literal["motus_made"] = "motus_made"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """How it ended; the scores are those of the seats."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Ending
    kind: Literal["match_ended"] = "match_ended"
