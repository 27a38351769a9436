"""What the table chooses in the toy."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.options import choice, flag, number


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    cards: Literal["short", "long"] = choice("short", "long")
    swaps: bool = flag(True)
    hand: int = number(3, 2, 4)
