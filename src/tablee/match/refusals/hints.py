"""Refusals of hints: where they would hurt somebody, and where there is nothing to say."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class HintsOff(Refusal):
    """Several persons play, it is the match of a day, somebody else is to play, or the game has no hints."""

    refused: Literal["hints_off"] = "hints_off"


@dataclass(frozen=True, slots=True)
class NoHint(Refusal):
    """There is nothing to say at this moment."""

    refused: Literal["no_hint"] = "no_hint"


HINT_REFUSALS: tuple[type[Refusal], ...] = (HintsOff, NoHint)
