"""What a table may choose: whose board it plays on."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.help import HELP
from tablee.core.options import choice


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    board: Literal["house", "leaflet"] = choice("house", "leaflet")
    """house: the board that the house has put in with `tablee miramis board`, if there is one (R19)."""
    help: Literal["auto", "none", "points", "words"] = choice(*HELP)
    """What the house says of letters that are not yet laid (R21)."""
