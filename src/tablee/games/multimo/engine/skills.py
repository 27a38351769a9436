"""The robots of Multimo in numbers, weakest first; docs/strength.md has how often each beats the one before."""

from dataclasses import dataclass
from random import Random

from tablee.core.game.form import skill_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """How a robot plays."""

    words: int | None = None
    """It knows so many of the most frequent words; None: all that count."""
    planning: int = 0
    """Steps of a plan each time letters have come; 0: it names usual letters and builds only at the end."""
    pondering: int = 0
    """Steps of a plan for the last letters: only then does a plan last."""
    building: int
    """Steps for the last grid."""
    sway: float = 0.0
    """How many places in the table a good or bad day moves it."""


SKILLS = {
    "beginner": Skill(words=1_000, building=300, sway=1.5),
    "novice": Skill(words=2_000, building=1_000, sway=1.8),
    "casual": Skill(words=5_000, building=5_000, sway=1.9),
    "club": Skill(words=10_000, planning=500, pondering=20_000, building=30_000, sway=1.9),
    "regular": Skill(words=25_000, planning=2_000, pondering=200_000, building=200_000, sway=1.9),
    "expert": Skill(words=175_000, planning=5_000, pondering=2_000_000, building=1_500_000, sway=2.1),
    "virtuoso": Skill(planning=50_000, pondering=14_000_000, building=14_000_000, sway=1.0),
    "champion": Skill(planning=100_000, pondering=24_000_000, building=24_000_000),
}
SPARRING = {"builder": Skill(building=1_000_000)}
"""Builds as an expert does, but names usual letters."""


def skill(level: str, luck: Random) -> Skill:
    """How a level plays today."""
    return SPARRING[level] if level in SPARRING else skill_of(SKILLS, level, luck)
