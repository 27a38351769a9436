"""Refusals of messages: what the house cannot read, does not offer, or failed to do."""

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


@dataclass(frozen=True, slots=True)
class HouseOnly(Refusal):
    """An ask that only the house makes, sent by a player."""

    asked: str
    refused: Literal["house_only"] = "house_only"


@dataclass(frozen=True, slots=True)
class TooLarge(Refusal):
    """A message of more bytes than anything in the house needs."""

    limit: int
    refused: Literal["too_large"] = "too_large"


@dataclass(frozen=True, slots=True)
class TextOnly(Refusal):
    """A binary message; the house speaks text."""

    refused: Literal["text_only"] = "text_only"


@dataclass(frozen=True, slots=True)
class TooFast(Refusal):
    """More asks than a hand can make."""

    refused: Literal["too_fast"] = "too_fast"


@dataclass(frozen=True, slots=True)
class TooManyReactions(Refusal):
    """More reactions than anybody wants to see."""

    refused: Literal["too_many_reactions"] = "too_many_reactions"


@dataclass(frozen=True, slots=True)
class NoSuchPage(Refusal):
    """An address the house does not have, or does not offer in this way."""

    refused: Literal["no_such_page"] = "no_such_page"


@dataclass(frozen=True, slots=True)
class ForeignOrigin(Refusal):
    """The ask came from a page of another site."""

    refused: Literal["foreign_origin"] = "foreign_origin"


@dataclass(frozen=True, slots=True)
class HouseTrouble(Refusal):
    """Our fault: something broke, nothing was changed."""

    refused: Literal["house_trouble"] = "house_trouble"


MESSAGE_REFUSALS: tuple[type[Refusal], ...] = (
    Malformed,
    UnknownKind,
    HouseOnly,
    TooLarge,
    TextOnly,
    TooFast,
    TooManyReactions,
    NoSuchPage,
    ForeignOrigin,
    HouseTrouble,
)
