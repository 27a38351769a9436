"""Why an ask is not granted in the toy."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class CardMissing(Refusal):
    """The card is not in the hand."""

    card: int
    rule: ClassVar[str] = "R2"
    refused: Literal["card_missing"] = "card_missing"


@dataclass(frozen=True, slots=True)
class NoSwap(Refusal):
    """One swap a match, while the pile lasts, where the table plays with swaps."""

    rule: ClassVar[str] = "R3"
    refused: Literal["no_swap"] = "no_swap"


@dataclass(frozen=True, slots=True)
class AlreadyDealt(Refusal):
    """The house deals once."""

    rule: ClassVar[str] = "R1"
    refused: Literal["already_dealt"] = "already_dealt"


REFUSALS: tuple[type[Refusal], ...] = (CardMissing, NoSwap, AlreadyDealt)
