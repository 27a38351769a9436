"""Refusals that keep one visitor from taking the house away from the others."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class TooManyConnections(Refusal):
    """One address may have only so many connections."""

    limit: int
    refused: Literal["too_many_connections"] = "too_many_connections"


@dataclass(frozen=True, slots=True)
class HouseFull(Refusal):
    """No room for anybody: connections, tables or records, of all visitors together."""

    refused: Literal["house_full"] = "house_full"


@dataclass(frozen=True, slots=True)
class TooManyHere(Refusal):
    """So many tables of one address are under way, and somebody looks at each of them."""

    limit: int
    refused: Literal["too_many_here"] = "too_many_here"


@dataclass(frozen=True, slots=True)
class UnknownHost(Refusal):
    """The house was called by a name that is not one of its own."""

    host: str
    refused: Literal["unknown_host"] = "unknown_host"


@dataclass(frozen=True, slots=True)
class TooManyReplays(Refusal):
    """The records of this address that are still to be read fill its share of the queue."""

    refused: Literal["too_many_replays"] = "too_many_replays"


@dataclass(frozen=True, slots=True)
class TooDear(Refusal):
    """Stepping through this record would take more time or room than any match we know of."""

    refused: Literal["too_dear"] = "too_dear"


CROWD_REFUSALS: tuple[type[Refusal], ...] = (
    *(TooManyConnections, HouseFull, TooManyHere, UnknownHost, TooManyReplays, TooDear),
)
