"""Refusals that keep one visitor from taking the house away from the others."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class TooManyTables(Refusal):
    """One browser may have only so many unfinished tables."""

    limit: int
    refused: Literal["too_many_tables"] = "too_many_tables"


@dataclass(frozen=True, slots=True)
class TooManySockets(Refusal):
    """One browser may have only so many windows open."""

    limit: int
    refused: Literal["too_many_sockets"] = "too_many_sockets"


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


CROWD_REFUSALS: tuple[type[Refusal], ...] = (
    TooManyTables,
    TooManySockets,
    TooManyConnections,
    HouseFull,
    TooManyHere,
    UnknownHost,
)
