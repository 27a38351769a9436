"""What a table may choose: the tables of multiplication, the help given, and who is the youngest."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.options import choice
from tablee.games.multiplipotion.cards import Level

Help = Literal["none", "product", "monsters"]


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    level: Level = choice("all", "low", "high")
    help: Help = choice("none", "product", "monsters")
    starts: Literal[1, 2] = choice(1, 2)
    """The youngest starts: the table says whether that is player 1 or 2 (R3)."""
