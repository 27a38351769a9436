"""Why a position that somebody wrote down is not read: what is wrong, on which line and in which column."""

from dataclasses import dataclass, field, make_dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class PositionRefusal(Refusal):
    """Where in the text, both counted from 1, and what stands there."""

    line: int
    column: int
    found: str


def position_refusal(refused: str) -> type[PositionRefusal]:
    """A game's own refusal of that name: it says no more than where, and what stands there."""
    made: type[PositionRefusal] = make_dataclass(
        refused.title().replace("_", ""),
        [("refused", Literal[refused], field(default=refused))],
        bases=(PositionRefusal,),
        frozen=True,
        slots=True,
        namespace={"__module__": __name__, "__doc__": f"{refused.replace('_', ' ').capitalize()}."},
    )
    return made


@dataclass(frozen=True, slots=True)
class TooManyLetters(PositionRefusal):
    """More of a letter than the box has."""

    box: int
    refused: Literal["too_many_letters"] = "too_many_letters"


@dataclass(frozen=True, slots=True)
class UnknownField(PositionRefusal):
    """A field that no position has."""

    refused: Literal["unknown_field"] = "unknown_field"


@dataclass(frozen=True, slots=True)
class BadField(PositionRefusal):
    """A field that does not fit the board or the box."""

    field: str
    refused: Literal["bad_field"] = "bad_field"


POSITION_REFUSALS: tuple[type[Refusal], ...] = (TooManyLetters, UnknownField, BadField)
"""What can be wrong with positions of any game that reads them."""
