"""What a player may ask for in the toy."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.actions import Action, Deal, TimeUp


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
