"""Why an ask is not granted in MultipliPotion; the sentences are in the locales, the numbers in the leaflet."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core import refusal
from tablee.core.refusal import Refusal, resting_on
from tablee.games.multiplipotion.rules.deck_refusals import DECK_REFUSALS

AlreadyDealt = resting_on("R3", refusal.AlreadyDealt)


@dataclass(frozen=True, slots=True)
class DrawFirst(Refusal):
    """A turn starts with drawing."""

    rule: ClassVar[str] = "R4"
    refused: Literal["draw_first"] = "draw_first"


@dataclass(frozen=True, slots=True)
class AlreadyDrawn(Refusal):
    """One card a turn is drawn."""

    rule: ClassVar[str] = "R4"
    refused: Literal["already_drawn"] = "already_drawn"


@dataclass(frozen=True, slots=True)
class LayFirst(Refusal):
    """A card must be laid before anything else."""

    rule: ClassVar[str] = "R5"
    refused: Literal["lay_first"] = "lay_first"


@dataclass(frozen=True, slots=True)
class AlreadyLaid(Refusal):
    """One card a turn is laid."""

    rule: ClassVar[str] = "R5"
    refused: Literal["already_laid"] = "already_laid"


@dataclass(frozen=True, slots=True)
class NotInHand(Refusal):
    """The card to be laid is not in the player's hand."""

    card: int
    rule: ClassVar[str] = "R5"
    refused: Literal["not_in_hand"] = "not_in_hand"


@dataclass(frozen=True, slots=True)
class SamePotionTwice(Refusal):
    """A capture needs two different cards."""

    card: int
    rule: ClassVar[str] = "R6"
    refused: Literal["same_potion_twice"] = "same_potion_twice"


@dataclass(frozen=True, slots=True)
class NotYourPotion(Refusal):
    """A potion for a capture must lie in the player's own zone."""

    card: int
    rule: ClassVar[str] = "R6"
    refused: Literal["not_your_potion"] = "not_your_potion"


@dataclass(frozen=True, slots=True)
class NotTheirMonster(Refusal):
    """A monster to be captured must lie in the opponent's zone."""

    card: int
    rule: ClassVar[str] = "R6"
    refused: Literal["not_their_monster"] = "not_their_monster"


@dataclass(frozen=True, slots=True)
class CannotDenounce(Refusal):
    """The moment for vigilance is before drawing, when the other has said that the turn is over."""

    rule: ClassVar[str] = "R10"
    refused: Literal["cannot_denounce"] = "cannot_denounce"


@dataclass(frozen=True, slots=True)
class NotTheirPotion(Refusal):
    """An overlooked capture is made with potions of the opponent's zone."""

    card: int
    rule: ClassVar[str] = "R10"
    refused: Literal["not_their_potion"] = "not_their_potion"


@dataclass(frozen=True, slots=True)
class NotYourMonster(Refusal):
    """An overlooked capture is of a monster in the vigilant player's own zone."""

    card: int
    rule: ClassVar[str] = "R10"
    refused: Literal["not_your_monster"] = "not_your_monster"


@dataclass(frozen=True, slots=True)
class MustCapture(Refusal):
    """A player who was caught out makes a capture, and nothing else."""

    rule: ClassVar[str] = "R10"
    refused: Literal["must_capture"] = "must_capture"


REFUSALS: tuple[type[Refusal], ...] = (
    AlreadyDealt, DrawFirst, AlreadyDrawn, LayFirst, AlreadyLaid, NotInHand, SamePotionTwice, NotYourPotion,
    NotTheirMonster, CannotDenounce, NotTheirPotion, NotYourMonster, MustCapture, *DECK_REFUSALS,
)  # fmt: skip
