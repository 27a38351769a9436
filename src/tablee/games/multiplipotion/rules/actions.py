"""What a player may ask for in MultipliPotion."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.actions import Action, Deal, TimeUp


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of the pile; nobody draws for a player, since it closes the moment for vigilance (R4)."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Put a card of one's hand into one's zone (R5)."""

    card: int
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Capture(Action):
    """Multiply two potions of one's zone to capture a monster of the opponent's (R6)."""

    potions: tuple[int, int]
    monster: int
    kind: Literal["capture"] = "capture"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Say that nothing is left to be done (R8)."""

    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True)
class Denounce(Action):
    """Show the capture that the opponent has just overlooked (R10)."""

    potions: tuple[int, int]
    monster: int
    kind: Literal["denounce"] = "denounce"


Ask = Draw | Lay | Capture | EndTurn | Denounce | Deal | TimeUp
