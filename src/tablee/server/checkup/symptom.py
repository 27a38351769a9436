"""What was found when a configuration was looked at: data first, the sentences are the command line's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Weight = Literal["wrong", "doubtful", "well"]
"""Wrong: the house will not open, or not work. Doubtful: it will, but perhaps not as it was meant. Or all is well."""


@dataclass(frozen=True, slots=True)
class Symptom:
    """One thing: its sentence stands under `doctor.<kind>` and says what to do."""

    weight: Weight
    kind: str
    fields: Mapping[str, Any] = field(default_factory=dict)


def wrong(kind: str, **fields: Any) -> Symptom:
    """The house will not open, or not work."""
    return Symptom("wrong", kind, fields)


def doubtful(kind: str, **fields: Any) -> Symptom:
    """Perhaps it is meant like this, probably not."""
    return Symptom("doubtful", kind, fields)


def well(kind: str, **fields: Any) -> Symptom:
    """As it should be."""
    return Symptom("well", kind, fields)
