"""What can happen in a match of MultipliPotion, and who is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.events import Audience, Event, Takeback
from tablee.games.multiplipotion.rules.cards import Card, Cards, Product


@dataclass(frozen=True, slots=True)
class OwnDeckLaid(Event):
    """The match is played with the house's own cards: all of them, for everybody to see, before they are shuffled."""

    cards: Cards
    kind: Literal["own_deck_laid"] = "own_deck_laid"


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The pile as it lies, top first; the cards are written out so that a log outlives a change of the deck."""

    cards: Cards
    kind: Literal["shuffled"] = "shuffled"

    def audience(self) -> Audience:
        return "nobody"


@dataclass(frozen=True, slots=True)
class FirstLaid(Event):
    """The face-up card each player starts with."""

    seat: int
    card: Card
    kind: Literal["first_laid"] = "first_laid"


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat's first cards."""

    seat: int
    cards: Cards
    kind: Literal["hand_dealt"] = "hand_dealt"

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> CardsDealt:
        return CardsDealt(self.seat, len(self.cards))


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """What the others see of a deal."""

    seat: int
    count: int
    kind: Literal["cards_dealt"] = "cards_dealt"


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The youngest starts."""

    seat: int
    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew this card."""

    seat: int
    card: Card
    kind: Literal["drew"] = "drew"

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> CardDrawn:
        return CardDrawn(self.seat)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """What the others see of a draw."""

    seat: int
    kind: Literal["card_drawn"] = "card_drawn"


@dataclass(frozen=True, slots=True)
class PileEmpty(Event):
    """A seat plays on without drawing."""

    seat: int
    kind: Literal["pile_empty"] = "pile_empty"


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid this card."""

    seat: int
    card: Card
    kind: Literal["laid"] = "laid"

    takeback: ClassVar[Takeback] = "own"


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A seat captured a monster; both potions go under the pile, the first one first."""

    seat: int
    first: Card
    second: Card
    monster: Card
    kind: Literal["captured"] = "captured"

    takeback: ClassVar[Takeback] = "open"


@dataclass(frozen=True, slots=True)
class Miscounted(Event):
    """A product that is not what was claimed: nothing is lost, the right one is told."""

    seat: int
    a: int
    b: int
    product: int
    claimed: int
    potions: tuple[int, int]
    monster: int
    kind: Literal["miscounted"] = "miscounted"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat said that its turn is over; what it overlooked, if anything, is nobody's to know yet."""

    seat: int
    kind: Literal["turn_ended"] = "turn_ended"

    takeback: ClassVar[Takeback] = "open"


@dataclass(frozen=True, slots=True)
class Denounced(Event):
    """A seat showed a capture that `caught` has overlooked; by rules of version 1 an empty pile gave no reward."""

    seat: int
    caught: int
    first: Card
    second: Card
    monster: Card
    reward: bool
    kind: Literal["denounced"] = "denounced"


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """The vigilant seat takes the top card of the pile as a trophy."""

    seat: int
    card: Card
    kind: Literal["rewarded"] = "rewarded"


@dataclass(frozen=True, slots=True)
class Unrewarded(Event):
    """The pile was empty when the vigilant seat spoke; so it was by rules of version 1."""

    seat: int
    kind: Literal["unrewarded"] = "unrewarded"


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The house plays for a seat."""

    seat: int
    kind: Literal["time_ran_out"] = "time_ran_out"


@dataclass(frozen=True, slots=True)
class TurnCut(Event):
    """The house ended a turn; nobody has said anything, so there is nothing to denounce."""

    seat: int
    kind: Literal["turn_cut"] = "turn_cut"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """How it ended; only now what each seat has missed comes to light."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Literal["five_trophies", "exhausted", "drawn"]
    missed: tuple[tuple[Product, ...], ...]
    kind: Literal["match_ended"] = "match_ended"


UntilLaid = OwnDeckLaid | Shuffled | FirstLaid | HandDealt | Began | Drew | PileEmpty | Laid
AfterLaying = Captured | Miscounted | TurnEnded | Denounced | Rewarded | Unrewarded | TimeRanOut | TurnCut | MatchEnded
Happening = UntilLaid | AfterLaying
"""What stands in the log; the shadows CardsDealt and CardDrawn never do."""

EVENTS: tuple[type[Event], ...] = (
    OwnDeckLaid, Shuffled, FirstLaid, HandDealt, CardsDealt, Began, Drew, CardDrawn, PileEmpty, Laid, Captured,
    Miscounted, TurnEnded, Denounced, Rewarded, Unrewarded, TimeRanOut, TurnCut, MatchEnded,
)  # fmt: skip
