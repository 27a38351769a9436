"""How long a robot takes: its letters are laid in passing, its last grid in some seconds, as nobody's is in none."""

from random import Random

from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL
from tablee.games.multimo.rules.view import View

LAYING, FINISHING = 0.3, (2.0, 4.0)
"""Seconds."""
HURRIED = 20
"""Where a table has so few for a letter or a grid, nobody dawdles."""


def pause(view: View, level: str, rng: Random) -> float | None:
    """Seconds before its next ask; None: as long as the house pauses."""
    if view.phase == "letters" and len(view.waiting.replace(NEUTRAL, "")) > view.spare:
        return 0.0 if 0 < view.options.letter_seconds < HURRIED else LAYING
    if view.phase == "finish" and EMPTY in "".join(view.grid):
        return None if 0 < view.options.finish_seconds < HURRIED else rng.uniform(*FINISHING)
    return None
