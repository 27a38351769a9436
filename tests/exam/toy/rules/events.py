"""What happens in the toy, and who is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.events import Audience, Event, Takeback


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

    takeback: ClassVar[Takeback] = "own"


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

    takeback: ClassVar[Takeback] = "along"


Happening = Shuffled | Dealt | Laid | Swapped | Taken
"""What stands in the log."""
EVENTS: tuple[type[Event], ...] = (Shuffled, Dealt, Served, Laid, Swapped, SwapSeen, Taken)
"""What can be told: the log, and the shadows that others are told instead."""
