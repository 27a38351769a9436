"""The robots: which words each level knows, and how it chooses among the moves it sees."""

from random import Random

from tablee.core.game.form import mind_of
from tablee.crossword.minds import Mind, settled
from tablee.games.topword.engine.finder import ALL, PLAYOUT, STACKING, by_equity, by_points
from tablee.games.topword.engine.leave import least_wanted
from tablee.games.topword.engine.minds import MINDS
from tablee.games.topword.engine.minds import SPARRING as APART
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.words import bad_words
from tablee.games.topword.rules.view import View
from tablee.lexicon import Graph, lexicon
from tablee.search import warm

LEVELS = tuple(MINDS)
SPARRING = tuple(APART)
PLAIN = tuple(level for level, mind in MINDS.items() if not mind.budget)
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
    tiles = _chosen(view, mind(level, rng), rng)
    if tiles:
        return Lay(view.seat, tiles)
    swaps = view.bag > 0 and len(view.rack) > 0
    return Pass(view.seat, least_wanted(view) if swaps else None)


def mind(level: str, luck: Random) -> Mind:
    """How a level plays today."""
    return APART[level] if level in APART else mind_of(MINDS, level, luck)


def known_words(mind: Mind) -> Graph:
    """The graph of the words that a mind knows."""
    return (lexicon.sub_vocabulary(mind.words) if mind.words else lexicon.common).graph


def _chosen(view: View, mind: Mind, rng: Random) -> Tiles | None:
    """The letters to lay, or None."""
    words = known_words(mind)
    if mind.budget and warm.is_ready(*THINKING):
        from tablee.games.topword.engine.champion import thought_out  # not above: numba comes with it

        return thought_out(view, words, rng.getrandbits(63), mind.budget)
    many = mind.looks_at(ALL)
    found = [move for _, move in by_equity(view, words, many)] if mind.far else by_points(view, words, many)
    move = settled(found, mind, lambda move: len(move.tiles), rng)
    return move.tiles if move else None
