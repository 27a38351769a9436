"""What happens in Miramis, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.events import Event, Takeback
from tablee.crossword import events
from tablee.crossword.events import Began, Passed, RackFilled, TimeRanOut
from tablee.games.miramis.rules.box.board import Ground, Tiles
from tablee.games.miramis.rules.box.letters import Letter, Letters
from tablee.games.miramis.rules.lays.sheet import Score


@dataclass(frozen=True, slots=True)
class BoardLaid(Event):
    """The reconstructed board of the box; it stands in the log, so that a record replays anywhere (R2)."""

    ground: Ground
    kind: Literal["board_laid"] = "board_laid"


@dataclass(frozen=True, slots=True)
class OwnBoardLaid(Event):
    """Another board, which the table has chosen: the house's own, or one that was drawn for it (R19)."""

    ground: Ground
    kind: Literal["own_board_laid"] = "own_board_laid"


class LotDrawn(events.LotDrawn[Letter]):
    """R3; the letter nearest Z starts."""


class BagShaken(events.BagShaken[Letters]):
    """R3, R9."""


class LettersDrawn(events.LettersDrawn[Letters]):
    """R3, R11."""

    formerly: ClassVar[tuple[str, ...]] = ("spelled",)


@dataclass(frozen=True, slots=True)
class Laid(events.SharedLaid[Tiles]):
    """R5 to R8, and what it earned."""

    score: Score
    kind: Literal["laid"] = "laid"

    takeback: ClassVar[Takeback] = "own"

    formerly: ClassVar[tuple[str, ...]] = ("spelled",)


class Exchanged(events.Exchanged[Letters]):
    """R9: before the seat plays."""

    formerly: ClassVar[tuple[str, ...]] = ("given_spelled", "taken_spelled")

    def shadow(self) -> LettersExchanged:
        return LettersExchanged(self.seat, len(self.given))


@dataclass(frozen=True, slots=True)
class LettersExchanged(Event):
    """What the others see of an exchange."""

    seat: int
    count: int
    kind: Literal["letters_exchanged"] = "letters_exchanged"


class MatchEnded(events.MatchEnded[Letters, Literal["turns"]]):
    """R18: all turns are played; the letters left cost nothing."""


Happening = (
    BoardLaid
    | OwnBoardLaid
    | LotDrawn
    | BagShaken
    | LettersDrawn
    | Began
    | Laid
    | Passed
    | Exchanged
    | TimeRanOut
    | MatchEnded
)
"""What stands in the log; the shadows RackFilled and LettersExchanged never do."""

EVENTS: tuple[type[Event], ...] = (
    BoardLaid, OwnBoardLaid, LotDrawn, BagShaken, LettersDrawn, RackFilled, Began, Laid, Passed, Exchanged,
    LettersExchanged, TimeRanOut, MatchEnded,
)  # fmt: skip
