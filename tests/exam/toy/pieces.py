"""The pieces of the toy: options, the three drawers, asks, events and refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.actions import Action, Deal, TimeUp
from tablee.core.events import Audience, Event
from tablee.core.options import choice, flag, number
from tablee.core.position import Position
from tablee.core.refusal import Refusal
from tablee.core.seats import Result


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    cards: Literal["short", "long"] = choice("short", "long")
    swaps: bool = flag(True)
    hand: int = number(3, 2, 4)


@dataclass(frozen=True, slots=True)
class Table:
    """What everyone sees."""

    options: Options
    turn: int
    pile: int
    laid: tuple[int, ...]
    tricks: tuple[tuple[int, ...], ...]
    swapped: tuple[bool, ...]
    result: Result | None = None


Hand = tuple[int, ...]
Place = Position[Table, Hand, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card of one's hand (R2)."""

    card: int
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Put a card back into the pile, anywhere, and take the top one (R3)."""

    card: int
    kind: Literal["swap"] = "swap"


Ask = Lay | Swap | Deal | TimeUp


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The pile as it lies, top first."""

    pile: tuple[int, ...]
    kind: Literal["shuffled"] = "shuffled"

    def audience(self) -> Audience:
        return "nobody"


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat's hand."""

    seat: int
    cards: tuple[int, ...]
    kind: Literal["dealt"] = "dealt"

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> Event | None:
        return Served(self.seat, len(self.cards))


@dataclass(frozen=True, slots=True)
class Served(Event):
    """What the others see of a deal."""

    seat: int
    count: int
    kind: Literal["served"] = "served"


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid this card."""

    seat: int
    card: int
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat gave a card, which lies at this place of the pile now, and got another."""

    seat: int
    gave: int
    got: int
    place: int
    kind: Literal["swapped"] = "swapped"

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> Event | None:
        return SwapSeen(self.seat)


@dataclass(frozen=True, slots=True)
class SwapSeen(Event):
    """What the others see of a swap."""

    seat: int
    kind: Literal["swap_seen"] = "swap_seen"


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """The seat with the highest card takes them all."""

    seat: int
    cards: tuple[int, ...]
    kind: Literal["taken"] = "taken"


Happening = Shuffled | Dealt | Laid | Swapped | Taken


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
