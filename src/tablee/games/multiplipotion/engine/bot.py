"""The door to the robots: a level's name and what its seat sees, in; an ask, out."""

from random import Random

from tablee.games.multiplipotion.engine import greedy, human, master
from tablee.games.multiplipotion.engine.skills import SKILLS
from tablee.games.multiplipotion.rules.actions import Ask
from tablee.games.multiplipotion.rules.view import View

LEVELS = tuple(SKILLS)
SPARRING = ("greedy",)
ALIASES = {"pupil": "novice", "student": "club", "master": "champion"}
"""What levels were called before."""


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    if level in SPARRING:
        return greedy.choose(view, rng)
    skill = SKILLS[ALIASES.get(level, level)]
    return master.choose(view, skill, rng) if skill.worlds else human.choose(view, skill, rng)
