"""The robots: which words each level knows, and how it chooses among the moves it sees."""

from random import Random

from tablee.core.game.form import skill_of
from tablee.crossword.actions import Pass
from tablee.crossword.skills import Skill, settled
from tablee.games.miramis.engine.exchange import least_wanted, pays
from tablee.games.miramis.engine.finder import ALL, COLOUR, by_equity, by_points
from tablee.games.miramis.engine.skills import SKILLS
from tablee.games.miramis.engine.skills import SPARRING as APART
from tablee.games.miramis.engine.vocabulary import known_words
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.view import View
from tablee.lexicon import Graph
from tablee.search import warm

LEVELS = tuple(SKILLS)
SPARRING = tuple(APART)
PLAIN = tuple(level for level, skill in SKILLS.items() if not skill.budget)
"""Those who do not think ahead, and so need no kernels."""
THINKING = ("tablee.games.miramis.engine.kernels.colour_exchange", "tablee.games.miramis.engine.kernels.colour_rollout")
"""The kernels that the champion thinks with; until they are compiled it plays like an expert."""
KERNELS = (COLOUR, "tablee.games.miramis.engine.kernels.colour_playout", *THINKING)


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    today = skill(level, rng)
    words = known_words(today.words, view.options.compounds)
    if today.budget and warm.is_ready(*THINKING):
        from tablee.games.miramis.engine.champion import thought_out  # not above: numba comes with it

        return thought_out(view, words, rng.getrandbits(63), today.budget)
    tiles = _chosen(view, today, words, rng)
    if tiles:
        return Lay(view.seat, tiles)
    return Exchange(view.seat, least_wanted(view)) if view.may_exchange else Pass(view.seat)


def skill(level: str, luck: Random) -> Skill:
    """How a level plays today."""
    return APART[level] if level in APART else skill_of(SKILLS, level, luck)


def _chosen(view: View, skill: Skill, words: Graph, rng: Random) -> Tiles | None:
    """The letters to lay, or None to exchange some, or to pass."""
    many = skill.looks_at(ALL)
    found = by_equity(view, words, many) if skill.far else _earning(by_points(view, words, many))
    move = settled(found, skill, lambda move: len(move.tiles), rng)
    if not move or (skill.far and view.may_exchange and pays(view, move.worth)):
        return None
    return move.tiles


def _earning(found: list[Coloured]) -> list[Coloured]:
    """Whoever may earn something does not lay for nothing."""
    return [move for move in found if move.points] or found
