"""Refusals about seats that are carried from device to device."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


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


DEVICE_REFUSALS: tuple[type[Refusal], ...] = (
    NoSuchLink,
    LinkUsed,
    LinkOld,
    SameDevice,
    PlayEachOther,
)
