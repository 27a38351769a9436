"""The robots, and how each level chooses among the moves it sees."""

from random import Random

from tablee.core.actions import Action
from tablee.games.miramis.actions import Lay, Pass
from tablee.games.miramis.random_play import random_lays
from tablee.games.miramis.scoring import score
from tablee.games.miramis.view import View

LEVELS = ("novice",)
SPARRING = ()
LOOKS = 40


def choose(view: View, level: str, rng: Random) -> Action:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    seen = list(random_lays(view, rng, LOOKS))
    if not seen:
        return Pass(view.seat)
    return Lay(view.seat, max(seen, key=lambda tiles: score(view.ground, view.stones, tiles).points))
