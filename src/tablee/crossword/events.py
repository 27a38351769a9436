"""What happens alike in games of crossing words: lots, the bag, racks, passing, the end.

Games differ in what a letter is, so events that speak of letters are generic: a game says which it means by extending
them, `class LotDrawn(events.LotDrawn[str])`, and adds nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

from tablee.core.events import Audience, Event, Takeback
from tablee.core.help import Help
from tablee.crossword.lays import OnSquare

LetterT = TypeVar("LetterT")
LettersT = TypeVar("LettersT", bound=Sequence[Any])
TilesT = TypeVar("TilesT", bound=Sequence[OnSquare])
ReasonT = TypeVar("ReasonT", bound=str)


@dataclass(frozen=True, slots=True)
class LotDrawn(Event, Generic[LetterT]):
    """A letter drawn for who starts."""

    seat: int
    letter: LetterT
    kind: Literal["lot_drawn"] = "lot_drawn"


@dataclass(frozen=True, slots=True)
class BagShaken(Event, Generic[LettersT]):
    """The bag as its letters will be drawn, the next one first."""

    letters: LettersT
    kind: Literal["bag_shaken"] = "bag_shaken"

    def audience(self) -> Audience:
        return "nobody"


@dataclass(frozen=True, slots=True)
class LettersDrawn(Event, Generic[LettersT]):
    """A seat fills its rack from the bag."""

    seat: int
    letters: LettersT
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
    """Who starts."""

    seat: int
    help: Help | None = None
    """What the house says of letters that are not yet laid; None in logs from before the option."""
    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class SharedLaid(Event, Generic[TilesT]):
    """A seat laid letters; the move and its points are written out, so that a log outlives a change of the scoring."""

    seat: int
    tiles: TilesT
    notation: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat lays nothing."""

    seat: int
    kind: Literal["passed"] = "passed"

    takeback: ClassVar[Takeback] = "open"


@dataclass(frozen=True, slots=True)
class Exchanged(Event, Generic[LettersT]):
    """A seat exchanges letters with the bag, which is shaken afterwards; the others see less of it."""

    seat: int
    given: LettersT
    taken: LettersT
    kind: Literal["exchanged"] = "exchanged"

    def audience(self) -> Audience:
        return self.seat


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The house passes for a seat."""

    seat: int
    kind: Literal["time_ran_out"] = "time_ran_out"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event, Generic[LettersT, ReasonT]):
    """How it ended: the scores, and the letters left on each rack."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[LettersT, ...]
    reason: ReasonT
    kind: Literal["match_ended"] = "match_ended"


def winners_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Most points win, those with as many share the win, and if all have as many it is a draw."""
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return () if len(best) == len(scores) else best
