"""How quickly robots answer: beside a person who seeks not in milliseconds, and the weaker the slower (R14)."""

from random import Random

from tablee.games.motus.engine.bot import LEVELS
from tablee.games.motus.rules.view import View

SLOWEST, QUICKEST = 11.0, 5.0
"""Seconds that the weakest and the strongest level take on average for a line while a person seeks too."""
AMONG_THEMSELVES = 0.4
"""The share of it that they take where people only look on."""
SPREAD = 0.35
LANE = 0.3
"""Two robots that race do not speak nearer to each other than this: words that both found would count for nobody."""


def pause(view: View, level: str, rng: Random) -> float | None:
    """Seconds before a robot proposes a word; before all else the usual moment."""
    if not view.asked or view.asked[0].what != "guess":
        return None
    if view.race is None and view.seat not in view.robots:
        return None  # it took over from somebody, and those who wait have waited enough
    share = 1.0 if _people_seek(view) else AMONG_THEMSELVES
    seconds = average(level) * share * rng.uniform(1 - SPREAD, 1 + SPREAD)
    return in_lane(seconds, view.race.racers.index(view.seat or 0)) if view.race else seconds


def in_lane(seconds: float, lane: int) -> float:
    """The nearest moment that belongs to one of two lanes, which take turns."""
    return (2 * round((seconds / LANE - lane) / 2) + lane) * LANE


def average(level: str) -> float:
    """Evenly spread over the levels; one that is not offered to people is as quick as the strongest."""
    weaker = LEVELS.index(level) if level in LEVELS else len(LEVELS)
    share = min(1.0, weaker / max(1, len(LEVELS) - 1))
    return SLOWEST + (QUICKEST - SLOWEST) * share


def _people_seek(view: View) -> bool:
    return any(seat not in view.robots for seen in view.slates for seat in seen.awaited)
