"""Refusals of the house itself: messages, seats and tables rather than rules of a game."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Malformed(Refusal):
    """A message that is not what it should be."""

    problem: str
    refused: Literal["malformed"] = "malformed"


@dataclass(frozen=True, slots=True)
class UnknownKind(Refusal):
    """An ask of a kind this game does not have."""

    asked: str
    refused: Literal["unknown_kind"] = "unknown_kind"
