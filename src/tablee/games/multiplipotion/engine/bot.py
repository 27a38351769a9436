"""The door to the robots: a level's name and what its seat sees, in; an ask, out."""

from collections.abc import Callable
from random import Random

from tablee.games.multiplipotion.engine import greedy, master, pupil, student
from tablee.games.multiplipotion.rules.actions import Ask
from tablee.games.multiplipotion.rules.view import View

LEVELS = ("pupil", "student", "master")
SPARRING = ("greedy",)

BOTS: dict[str, Callable[[View, Random], Ask]] = {
    "pupil": pupil.choose,
    "student": student.choose,
    "master": master.choose,
    "greedy": greedy.choose,
}


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    return BOTS[level](view, rng)
