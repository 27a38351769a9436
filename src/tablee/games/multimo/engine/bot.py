"""The robots of Multimo: what each level knows, how long it thinks, and what it asks."""

from random import Random

from tablee.games.multimo.engine.building import is_ready, last_grid, planned
from tablee.games.multimo.engine.drafting import laid_by, usual_letter, wanted
from tablee.games.multimo.engine.laying import laid_as_they_come, lifted
from tablee.games.multimo.engine.placing import well_placed
from tablee.games.multimo.engine.skills import SKILLS, Skill, skill
from tablee.games.multimo.engine.skills import SPARRING as APART
from tablee.games.multimo.rules.actions import Arrange, Ask, Content, Finish, Name, PlaceNeutral
from tablee.games.multimo.rules.at_random import placeable as any_place
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid
from tablee.games.multimo.rules.scoring import good_words
from tablee.games.multimo.rules.view import View
from tablee.lexicon import Graph, lexicon

LAST = 4
"""So many letters before the end robots ponder."""
LEVELS = tuple(SKILLS)
SPARRING = tuple(APART)
PLAIN = ("beginner", "novice", "casual", "club", "regular")
"""Those whose steps plain Python takes in time."""


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    seat, today = view.seat or 0, skill(level, rng)
    match view.phase:
        case "letters":
            return _in_the_draft(view, today, rng)
        case "finish" if EMPTY in "".join(view.grid):
            return Arrange(seat, _last_grid(view, today, rng))
        case "finish":
            return Finish(seat)
        case "reveal":
            return Content(seat)
        case _:
            return PlaceNeutral(seat, (well_placed if today.planning else any_place)(view.fixed, rng))


def known_words(skill: Skill, view: View) -> Graph:
    """The graph of the words that a robot knows."""
    return (lexicon.sub_vocabulary(skill.words) if skill.words else good_words(view.options.compounds)).graph


def _last_grid(view: View, skill: Skill, rng: Random) -> Grid:
    """Whoever planned goes on from what lies there; others only laid their letters as they came."""
    return last_grid(view if skill.planning else lifted(view), known_words(skill, view), skill.building, rng)


def _in_the_draft(view: View, skill: Skill, rng: Random) -> Ask:
    """Lay new letters out by a plan; when that is done, name one that the plan lacks."""
    seat, new = view.seat or 0, len(view.waiting.replace(NEUTRAL, "")) > view.spare
    if not skill.planning or not is_ready():
        laid = laid_as_they_come(view, known_words(skill, view), rng) if new else None
        return Arrange(seat, laid) if laid else Name(seat, usual_letter(view))
    steps = skill.pondering if view.to_name <= LAST else skill.planning
    plan, given = planned(view, known_words(skill, view), steps, rng)
    if new:
        return Arrange(seat, laid_by(view, plan))
    return Name(seat, wanted(view, plan, given) or usual_letter(view))
