"""Why letters do not leave the rack: the player has none like this, or may not exchange them."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal
from tablee.games.miramis.rules.box.letters import Letter


@dataclass(frozen=True, slots=True)
class NotOnRack(Refusal):
    """A letter to be laid or exchanged that the player does not have, or not so often; one class for each sort."""

    rule: ClassVar[str] = "R3"


@dataclass(frozen=True, slots=True)
class RedMissing(NotOnRack):
    """No such red letter."""

    letter: str
    refused: Literal["red_missing"] = "red_missing"


@dataclass(frozen=True, slots=True)
class BlueMissing(NotOnRack):
    """No such blue letter."""

    letter: str
    refused: Literal["blue_missing"] = "blue_missing"


@dataclass(frozen=True, slots=True)
class TwoColouredMissing(NotOnRack):
    """No such two-coloured letter."""

    letter: str
    refused: Literal["two_coloured_missing"] = "two_coloured_missing"


@dataclass(frozen=True, slots=True)
class RedPawnMissing(NotOnRack):
    """No red pawn."""

    refused: Literal["red_pawn_missing"] = "red_pawn_missing"


@dataclass(frozen=True, slots=True)
class BluePawnMissing(NotOnRack):
    """No blue pawn."""

    refused: Literal["blue_pawn_missing"] = "blue_pawn_missing"


@dataclass(frozen=True, slots=True)
class TwoColouredPawnMissing(NotOnRack):
    """No two-coloured pawn."""

    refused: Literal["two_coloured_pawn_missing"] = "two_coloured_pawn_missing"


@dataclass(frozen=True, slots=True)
class ExchangeUsed(Refusal):
    """A second exchange."""

    rule: ClassVar[str] = "R9"
    refused: Literal["exchange_used"] = "exchange_used"


@dataclass(frozen=True, slots=True)
class ExchangeTooLate(Refusal):
    """An exchange by the player who has just laid or passed: it comes before."""

    rule: ClassVar[str] = "R9"
    refused: Literal["exchange_too_late"] = "exchange_too_late"


@dataclass(frozen=True, slots=True)
class ExchangeCount(Refusal):
    """No letter to exchange, or too many."""

    found: int
    most: int
    rule: ClassVar[str] = "R9"
    refused: Literal["exchange_count"] = "exchange_count"


@dataclass(frozen=True, slots=True)
class BagTooSmall(Refusal):
    """Fewer letters in the bag than somebody wants."""

    bag: int
    wanted: int
    rule: ClassVar[str] = "R9"
    refused: Literal["bag_too_small"] = "bag_too_small"


def missing(letter: Letter) -> NotOnRack:
    """The refusal that says which letter the rack does not have."""
    match letter.colour:
        case "red":
            return RedPawnMissing() if letter.is_pawn else RedMissing(letter.face)
        case "blue":
            return BluePawnMissing() if letter.is_pawn else BlueMissing(letter.face)
        case "both":
            return TwoColouredPawnMissing() if letter.is_pawn else TwoColouredMissing(letter.face)


RACK_REFUSALS: tuple[type[Refusal], ...] = (
    RedMissing, BlueMissing, TwoColouredMissing, RedPawnMissing, BluePawnMissing, TwoColouredPawnMissing,
    ExchangeUsed, ExchangeTooLate, ExchangeCount, BagTooSmall,
)  # fmt: skip
