"""Why an ask is not granted in Multimo; the sentences are in the locales, the numbers in the leaflet."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core import refusal
from tablee.core.refusal import Refusal, resting_on
from tablee.games.multimo.rules.grid_refusals import GRID_REFUSALS
from tablee.games.multimo.rules.solve_refusals import SOLVE_REFUSALS

AlreadyDealt = resting_on("R6", refusal.AlreadyDealt)


@dataclass(frozen=True, slots=True)
class LetterUsedUp(Refusal):
    """A letter of which the store has no more."""

    letter: str
    rule: ClassVar[str] = "R4"
    refused: Literal["letter_used_up"] = "letter_used_up"


@dataclass(frozen=True, slots=True)
class NeutralsFirst(Refusal):
    """A letter is named, or something laid, while the neutral squares are still being placed."""

    count: int
    rule: ClassVar[str] = "R20"
    refused: Literal["neutrals_first"] = "neutrals_first"


@dataclass(frozen=True, slots=True)
class NoNeutralsToPlace(Refusal):
    """A neutral square is placed for all at a table that does not play so, or when all are in place."""

    rule: ClassVar[str] = "R20"
    refused: Literal["no_neutrals_to_place"] = "no_neutrals_to_place"


@dataclass(frozen=True, slots=True)
class CutsInTwo(Refusal):
    """A neutral square that would cut the free squares in two; those that would be cut off."""

    square: str
    cut_off: tuple[str, ...]
    rule: ClassVar[str] = "R20"
    refused: Literal["cuts_in_two"] = "cuts_in_two"


@dataclass(frozen=True, slots=True)
class AllNamed(Refusal):
    """A letter is named after the last one."""

    rule: ClassVar[str] = "R9"
    refused: Literal["all_named"] = "all_named"


@dataclass(frozen=True, slots=True)
class NotAlone(Refusal):
    """Letters are drawn by lot only for someone who plays alone."""

    rule: ClassVar[str] = "R17"
    refused: Literal["not_alone"] = "not_alone"


@dataclass(frozen=True, slots=True)
class BadCount(Refusal):
    """More letters are to be drawn than are missing, or fewer than one."""

    count: int
    most: int
    rule: ClassVar[str] = "R17"
    refused: Literal["bad_count"] = "bad_count"


@dataclass(frozen=True, slots=True)
class NotAllNamed(Refusal):
    """A grid cannot be finished before the last letter is named."""

    count: int
    rule: ClassVar[str] = "R11"
    refused: Literal["not_all_named"] = "not_all_named"


@dataclass(frozen=True, slots=True)
class GridClosed(Refusal):
    """A grid that was declared finished is not changed; one may go on building first."""

    rule: ClassVar[str] = "R11"
    refused: Literal["grid_closed"] = "grid_closed"


@dataclass(frozen=True, slots=True)
class NotBuilding(Refusal):
    """The grids are not being built: the match has not begun, or all grids are shown."""

    rule: ClassVar[str] = "R10"
    refused: Literal["not_building"] = "not_building"


@dataclass(frozen=True, slots=True)
class NeverFinished(Refusal):
    """Somebody goes on building who never stopped."""

    rule: ClassVar[str] = "R11"
    refused: Literal["not_finished"] = "not_finished"


@dataclass(frozen=True, slots=True)
class TimeIsUp(Refusal):
    """Somebody wants to go on building whose time is up."""

    rule: ClassVar[str] = "R10"
    refused: Literal["time_is_up"] = "time_is_up"


@dataclass(frozen=True, slots=True)
class NothingRevealed(Refusal):
    """Words are spoken of before the grids are shown."""

    rule: ClassVar[str] = "R16"
    refused: Literal["nothing_revealed"] = "nothing_revealed"


@dataclass(frozen=True, slots=True)
class NotVoid(Refusal):
    """A word that is on no grid, or counts already."""

    word: str
    rule: ClassVar[str] = "R16"
    refused: Literal["not_void"] = "not_void"


@dataclass(frozen=True, slots=True)
class NotProposed(Refusal):
    """Somebody objects to a word that nobody has proposed."""

    word: str
    rule: ClassVar[str] = "R16"
    refused: Literal["not_proposed"] = "not_proposed"


@dataclass(frozen=True, slots=True)
class AlreadyAgreed(Refusal):
    """Somebody agrees twice."""

    word: str
    rule: ClassVar[str] = "R16"
    refused: Literal["already_agreed"] = "already_agreed"


@dataclass(frozen=True, slots=True)
class Settled(Refusal):
    """A word about which the table has decided."""

    word: str
    rule: ClassVar[str] = "R16"
    refused: Literal["settled"] = "settled"


REFUSALS: tuple[type[Refusal], ...] = (
    AlreadyDealt, LetterUsedUp, NeutralsFirst, NoNeutralsToPlace, CutsInTwo, AllNamed, NotAlone, BadCount,
    NotAllNamed, GridClosed, NotBuilding, NeverFinished, TimeIsUp, NothingRevealed, NotVoid, NotProposed,
    AlreadyAgreed, Settled, *GRID_REFUSALS, *SOLVE_REFUSALS,
)  # fmt: skip
