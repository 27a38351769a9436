"""The robots of Multimo, by level."""

from random import Random

from tablee.core.actions import Action
from tablee.games.multimo.actions import Arrange, Content, Finish, Name, PlaceNeutral
from tablee.games.multimo.grid import EMPTY
from tablee.games.multimo.random_play import any_letter, full_grid, random_action
from tablee.games.multimo.scoring import sheet_of
from tablee.games.multimo.view import View

LEVELS = ("novice",)
SPARRING: tuple[str, ...] = ()
TRIES = 20


def choose(view: View, level: str, rng: Random) -> Action:
    """What a bot asks: letters by lot, the best of a few grids at random; at the reveal it leaves words to people."""
    seat = view.seat or 0
    match view.phase:
        case "letters":
            return Name(seat, any_letter(view, rng))
        case "finish" if EMPTY in "".join(view.grid):
            return Arrange(
                seat, max((full_grid(view, rng) for _ in range(TRIES)), key=lambda one: sheet_of(one).points)
            )
        case "finish":
            return Finish(seat)
        case "reveal":
            return Content(seat)
        case _:
            ask = random_action(view, rng)
            assert isinstance(ask, PlaceNeutral)
            return ask
