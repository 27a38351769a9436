"""Refusals about who asks: ids used twice, seats carried from device to device, matches without an end."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class IdUsed(Refusal):
    """An ask under the id of another one that was granted before."""

    refused: Literal["id_used"] = "id_used"


@dataclass(frozen=True, slots=True)
class MatchTooLong(Refusal):
    """A match that goes on for ever: the house brings it to its end, every turn as if time were up."""

    events: int
    refused: Literal["match_too_long"] = "match_too_long"


@dataclass(frozen=True, slots=True)
class TooManyMoves(Refusal):
    """A seat that fills a match by itself: the house plays for it as if its time were up, and the others play on."""

    events: int
    refused: Literal["too_many_moves"] = "too_many_moves"


@dataclass(frozen=True, slots=True)
class NoSuchLink(Refusal):
    """A link to carry seats that this house did not make, or has forgotten."""

    refused: Literal["no_such_link"] = "no_such_link"


@dataclass(frozen=True, slots=True)
class LinkUsed(Refusal):
    """A link to carry seats works once."""

    refused: Literal["link_used"] = "link_used"


@dataclass(frozen=True, slots=True)
class LinkOld(Refusal):
    """A link to carry seats works for some minutes only."""

    minutes: int
    refused: Literal["link_old"] = "link_old"


@dataclass(frozen=True, slots=True)
class SameDevice(Refusal):
    """Seats are carried to another device; this one has them already."""

    refused: Literal["same_device"] = "same_device"


@dataclass(frozen=True, slots=True)
class PlayEachOther(Refusal):
    """Whoever plays against each other may not become one: each would see the other's hand."""

    refused: Literal["play_each_other"] = "play_each_other"


IDENTITY_REFUSALS: tuple[type[Refusal], ...] = (
    *(IdUsed, MatchTooLong, TooManyMoves),
    *(NoSuchLink, LinkUsed, LinkOld, SameDevice, PlayEachOther),
)
