"""Why a file of cards cannot be used (R2)."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class DeckRefusal(Refusal):
    """What is wrong with cards of one's own; lines are counted from 1."""

    rule: ClassVar[str] = "R2"


@dataclass(frozen=True, slots=True)
class UnclearCard(DeckRefusal):
    """A line that is no potion, monster and colour."""

    line: int
    text: str
    refused: Literal["unclear_card"] = "unclear_card"


@dataclass(frozen=True, slots=True)
class StrangePotion(DeckRefusal):
    """A potion that the tables of this colour do not have."""

    line: int
    potion: int
    low: int
    high: int
    refused: Literal["strange_potion"] = "strange_potion"


@dataclass(frozen=True, slots=True)
class StrangeMonster(DeckRefusal):
    """A monster that is no product of the tables of this colour."""

    line: int
    monster: int
    refused: Literal["strange_monster"] = "strange_monster"


@dataclass(frozen=True, slots=True)
class OutOfReach(DeckRefusal):
    """A monster that no two potions of its colour can capture."""

    line: int
    monster: int
    refused: Literal["out_of_reach"] = "out_of_reach"


@dataclass(frozen=True, slots=True)
class WrongGreen(DeckRefusal):
    """Not as many green cards as the box has."""

    found: int
    needed: int
    refused: Literal["wrong_green"] = "wrong_green"


@dataclass(frozen=True, slots=True)
class WrongViolet(DeckRefusal):
    """Not as many violet cards as the box has: the leaflet names two numbers."""

    found: int
    fewer: int
    more: int
    refused: Literal["wrong_violet"] = "wrong_violet"


@dataclass(frozen=True, slots=True)
class DeckNotKept(DeckRefusal):
    """The house's folder cannot be written."""

    place: str
    refused: Literal["deck_not_kept"] = "deck_not_kept"


DECK_REFUSALS: tuple[type[Refusal], ...] = (
    UnclearCard, StrangePotion, StrangeMonster, OutOfReach, WrongGreen, WrongViolet, DeckNotKept,
)  # fmt: skip
