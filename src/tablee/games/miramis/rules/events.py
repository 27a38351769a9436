"""What happens in Miramis, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.events import Audience, Event
from tablee.core.help import Help
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


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """A letter drawn for who starts (R3)."""

    seat: int
    letter: Letter
    kind: Literal["lot_drawn"] = "lot_drawn"


@dataclass(frozen=True, slots=True)
class BagShaken(Event):
    """The bag as its letters will be drawn, the next one first."""

    letters: Letters
    kind: Literal["bag_shaken"] = "bag_shaken"

    def audience(self) -> Audience:
        return "nobody"


@dataclass(frozen=True, slots=True)
class LettersDrawn(Event):
    """A seat fills its rack from the bag (R3, R11)."""

    seat: int
    letters: Letters
    kind: Literal["letters_drawn"] = "letters_drawn"

    formerly: ClassVar[tuple[str, ...]] = ("spelled",)

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
    """The letter nearest Z starts."""

    seat: int
    help: Help | None = None
    """What the house says of letters that are not yet laid (R21); None in logs from before the option."""
    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid letters; the move and its points are written out, so that a log outlives a change of the scoring."""

    seat: int
    tiles: Tiles
    notation: str
    score: Score
    kind: Literal["laid"] = "laid"

    formerly: ClassVar[tuple[str, ...]] = ("spelled",)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat lays nothing (R10)."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat exchanges letters before it plays (R9); the bag is shaken afterwards."""

    seat: int
    given: Letters
    taken: Letters
    kind: Literal["exchanged"] = "exchanged"

    formerly: ClassVar[tuple[str, ...]] = ("given_spelled", "taken_spelled")

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> LettersExchanged:
        return LettersExchanged(self.seat, len(self.given))


@dataclass(frozen=True, slots=True)
class LettersExchanged(Event):
    """What the others see of an exchange."""

    seat: int
    count: int
    kind: Literal["letters_exchanged"] = "letters_exchanged"


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The house passes for a seat (R20)."""

    seat: int
    kind: Literal["time_ran_out"] = "time_ran_out"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """All turns are played (R18): the scores, and the letters left on each rack, which cost nothing."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[Letters, ...]
    reason: Literal["turns"]
    kind: Literal["match_ended"] = "match_ended"


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
