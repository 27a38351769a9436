"""The robots of Multimo: what each level knows, how long it thinks, and what it asks."""

from dataclasses import dataclass
from random import Random

from tablee.games.multimo.engine.building import is_ready, last_grid, planned
from tablee.games.multimo.engine.drafting import laid_by, wanted
from tablee.games.multimo.engine.placing import well_placed
from tablee.games.multimo.rules.actions import Arrange, Ask, Content, Finish, Name, PlaceNeutral
from tablee.games.multimo.rules.at_random import any_letter
from tablee.games.multimo.rules.at_random import placeable as any_place
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL
from tablee.games.multimo.rules.scoring import good_words
from tablee.games.multimo.rules.view import View
from tablee.lexicon import Graph, lexicon


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level plays."""

    rank: int | None
    """It knows so many of the most frequent words; None: all that count."""
    planning: int
    """Steps of a plan each time letters have come; 0: it names by lot and builds only at the end."""
    pondering: int
    """Steps of a plan for the last letters: only then does a plan last."""
    building: int
    """Steps for the last grid."""


MINDS = {
    "novice": Mind(2_000, 0, 0, 1_000),
    "club": Mind(20_000, 2_000, 300_000, 300_000),
    "expert": Mind(None, 10_000, 6_000_000, 1_000_000),
    "champion": Mind(None, 100_000, 24_000_000, 24_000_000),
    "builder": Mind(None, 0, 0, 1_000_000),
}
LAST = 4
"""So many letters before the end robots ponder."""
LEVELS = ("novice", "club", "expert", "champion")
SPARRING = ("builder",)
"""Builds as an expert does, but names letters by lot."""


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    seat, mind = view.seat or 0, MINDS[level]
    match view.phase:
        case "letters":
            return _in_the_draft(view, mind, rng)
        case "finish" if EMPTY in "".join(view.grid):
            return Arrange(seat, last_grid(view, known_words(mind, view), mind.building, rng))
        case "finish":
            return Finish(seat)
        case "reveal":
            return Content(seat)
        case _:
            return PlaceNeutral(seat, (well_placed if mind.planning else any_place)(view.fixed, rng))


def known_words(mind: Mind, view: View) -> Graph:
    """The graph of the words that a robot knows."""
    return (lexicon.sub_vocabulary(mind.rank) if mind.rank else good_words(view.options.compounds)).graph


def _in_the_draft(view: View, mind: Mind, rng: Random) -> Ask:
    """Lay new letters out by a plan; when that is done, name one that the plan lacks."""
    seat = view.seat or 0
    if not mind.planning or not is_ready():
        return Name(seat, any_letter(view, rng))
    new = len(view.waiting.replace(NEUTRAL, "")) > view.spare
    steps = mind.pondering if view.to_name <= LAST else mind.planning
    plan, given = planned(view, known_words(mind, view), steps, rng)
    if new:
        return Arrange(seat, laid_by(view, plan))
    return Name(seat, wanted(view, plan, given) or any_letter(view, rng))
