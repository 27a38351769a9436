"""How quickly robots answer: in a race not in milliseconds, and the weaker the slower (R14)."""

from random import Random

from tablee.games.motus.engine.bot import LEVELS
from tablee.games.motus.rules.view import View

SLOWEST, QUICKEST = 11.0, 5.0
"""Seconds that the weakest and the strongest level take on average for a line of the super partie."""
SPREAD = 0.35


def pause(view: View, level: str, rng: Random) -> float | None:
    """Seconds before a robot calls out a word in the super partie; elsewhere the usual moment."""
    if view.race is None or not any(demand.what == "guess" for demand in view.asked):
        return None
    return average(level) * rng.uniform(1 - SPREAD, 1 + SPREAD)


def average(level: str) -> float:
    """Evenly spread over the levels; one that is not offered to people is as quick as the strongest."""
    weaker = LEVELS.index(level) if level in LEVELS else len(LEVELS)
    share = min(1.0, weaker / max(1, len(LEVELS) - 1))
    return SLOWEST + (QUICKEST - SLOWEST) * share
