"""The three drawers of a match: what all see, what one seat sees, what nobody sees."""

import hashlib
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tablee.core.quick import quick

TableT = TypeVar("TableT")
HandT = TypeVar("HandT")
BoxT = TypeVar("BoxT")


@quick
@dataclass(frozen=True, slots=True)
class Position(Generic[TableT, HandT, BoxT]):
    """A moment of a match; everything in it is frozen and free of sets, so equal positions print alike."""

    table: TableT
    hands: tuple[HandT, ...]
    box: BoxT


AnyPosition = Position[Any, Any, Any]
"""A position where the game it belongs to is not known."""


def fingerprint(position: object) -> str:
    """The hash by which two positions are compared; it relies on the frozen, ordered contents of the drawers."""
    return hashlib.sha256(repr(position).encode()).hexdigest()
