"""Refusals that come from the store: what was played cannot be shown as it was."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class MatchDamaged(Refusal):
    """What the disk holds of this match is not what was played; nobody is shown something else instead."""

    refused: Literal["match_damaged"] = "match_damaged"
