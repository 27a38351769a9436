"""What a table may choose: on which board it plays, for how long, and with which words."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.help import HELP
from tablee.core.options import choice, drawing, flag
from tablee.games.miramis.rules.box.grounds import ground_of

Turns = Literal["usual", 4, 6, 8, 10, 14]


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    board: str = drawing("house", "reconstructed")
    """house: the board that the house has put in with `tablee miramis board`, if there is one; or the rows of a board,
    between slashes (R19)."""
    turns: Literal["usual", 4, 6, 8, 10, 14] = choice("usual", 4, 6, 8, 10, 14)
    """How many turns each player has; usual: as the leaflet, by how many play (R4)."""
    compounds: bool = flag(False)
    """Whether words written with a hyphen or an apostrophe count, in one word: SOUSSOL (R8)."""
    help: Literal["auto", "none", "points", "words"] = choice(*HELP)
    """What the house says of letters that are not yet laid (R21)."""

    def __post_init__(self) -> None:
        """Refuse a board that will not do."""
        ground_of(self.board)
