"""The robots: which words each level knows, and how it chooses among the moves it sees."""

from random import Random

from tablee.core.game.form import skill_of
from tablee.crossword.skills import Skill, settled
from tablee.games.topword.engine.finder import ALL, PLAYOUT, STACKING, by_equity, by_points, centred
from tablee.games.topword.engine.leave import least_wanted
from tablee.games.topword.engine.skills import SKILLS
from tablee.games.topword.engine.skills import SPARRING as APART
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.words import bad_words
from tablee.games.topword.rules.view import View
from tablee.lexicon import Graph, lexicon
from tablee.search import warm

LEVELS = tuple(SKILLS)
SPARRING = tuple(APART)
PLAIN = tuple(level for level, skill in SKILLS.items() if not skill.budget)
"""Those who do not think ahead, and so need no kernels."""
THINKING = ("tablee.games.topword.engine.kernels.rollout", "tablee.games.topword.engine.kernels.endgame")
"""The kernels that the champion thinks with; until they are compiled it plays like an expert."""
KERNELS = (STACKING, PLAYOUT, *THINKING)


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    if view.may_challenge and view.last and bad_words(view.last.words):
        return Challenge(view.seat)
    if view.phase == "verdict":
        return Pass(view.seat)
    tiles = _chosen(view, skill(level, rng), rng)
    if tiles:
        return Lay(view.seat, tiles)
    swaps = view.bag > 0 and len(view.rack) > 0
    return Pass(view.seat, least_wanted(view) if swaps else None)


def skill(level: str, luck: Random) -> Skill:
    """How a level plays today."""
    return APART[level] if level in APART else skill_of(SKILLS, level, luck)


def known_words(skill: Skill) -> Graph:
    """The graph of the words that somebody knows."""
    return (lexicon.sub_vocabulary(skill.words) if skill.words else lexicon.common).graph


def _chosen(view: View, skill: Skill, rng: Random) -> Tiles | None:
    """The letters to lay, or None."""
    words = known_words(skill)
    if skill.budget and warm.is_ready(*THINKING):
        from tablee.games.topword.engine.champion import thought_out  # not above: numba comes with it

        return thought_out(view, words, rng.getrandbits(63), skill.budget)
    many = skill.looks_at(ALL)
    found = [move for _, move in by_equity(view, words, many)] if skill.far else by_points(view, words, many)
    move = settled(found, skill, lambda move: len(move.tiles), rng)
    return centred(view, move.tiles) if move else None
