"""Tables that are ready to be played: a game's own choice of options, seats, robots and time under a common name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tablee.core.clock import A_DAY, Clock
from tablee.core.options import Value

PresetName = Literal["newcomer", "family", "leaflet", "quick", "slow"]
"""For who plays for the first time · for children and grandparents · as the box has it · for a short break · with
days for a turn."""


UNHURRIED = Clock()
DAYS = Clock(per_turn=3 * A_DAY)


@dataclass(frozen=True, slots=True)
class Preset:
    """One such table; the seats that nobody else takes are for robots of one level."""

    name: PresetName
    seats: int
    level: str = ""
    """Of the robots; empty where one plays alone."""
    options: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """What differs from the usual options."""
    clock: Clock = UNHURRIED
