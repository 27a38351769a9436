"""What a table may choose: the tables of multiplication, the help given, who is the youngest, and whose cards."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.options import choice, drawing
from tablee.games.multiplipotion.rules.decks import deck_of


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    level: Literal["all", "low", "high"] = choice("all", "low", "high")
    help: Literal["none", "product", "monsters"] = choice("none", "product", "monsters")
    starts: Literal[1, 2] = choice(1, 2)
    """The youngest starts: the table says whether that is player 1 or 2 (R3)."""
    deck: str = drawing("house", "reconstructed")
    """house: the cards that the house has put in with `tablee multiplipotion deck`, if there are any; or the cards
    themselves, with bars between them (R2)."""

    def __post_init__(self) -> None:
        """Refuse cards that will not do."""
        deck_of(self.deck)
