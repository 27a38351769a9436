"""Refusals of takebacks: where none are allowed, where there is nothing to take back, and of asking too much."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class TakebacksForbidden(Refusal):
    """The table agreed that what is played is played."""

    refused: Literal["takebacks_forbidden"] = "takebacks_forbidden"


@dataclass(frozen=True, slots=True)
class NothingToTakeBack(Refusal):
    """No move of this seat, or something hidden was seen since."""

    refused: Literal["nothing_to_take_back"] = "nothing_to_take_back"


@dataclass(frozen=True, slots=True)
class TakebackAsked(Refusal):
    """Another seat is waiting for an answer."""

    refused: Literal["takeback_asked"] = "takeback_asked"


@dataclass(frozen=True, slots=True)
class TakebackDeclined(Refusal):
    """Somebody has already said no to this very move."""

    refused: Literal["takeback_declined"] = "takeback_declined"


@dataclass(frozen=True, slots=True)
class TakebackTooSoon(Refusal):
    """This seat has asked a moment ago."""

    refused: Literal["takeback_too_soon"] = "takeback_too_soon"


@dataclass(frozen=True, slots=True)
class TakebackOver(Refusal):
    """An answer to a request that is no longer open, or was not put to this browser."""

    refused: Literal["takeback_over"] = "takeback_over"


TAKEBACK_REFUSALS: tuple[type[Refusal], ...] = (
    TakebacksForbidden,
    NothingToTakeBack,
    TakebackAsked,
    TakebackDeclined,
    TakebackTooSoon,
    TakebackOver,
)
