"""The robots: which words each level knows, and how it chooses among the moves it sees."""

from random import Random

from tablee.games.topword.engine.finder import PLAYOUT, STACKING, by_equity, by_points
from tablee.games.topword.engine.leave import least_wanted
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.words import bad_words
from tablee.games.topword.rules.view import View
from tablee.lexicon import Graph, lexicon
from tablee.search import warm

LEVELS = ("novice", "club", "expert", "champion")
SPARRING = ("greedy", "champion-quick")
VOCABULARY = {"novice": 5_000, "club": 20_000}
"""So many of the most frequent words; levels that are not listed know all."""
THINKING = ("tablee.games.topword.engine.kernels.rollout", "tablee.games.topword.engine.kernels.endgame")
"""The kernels that the champion thinks with; until they are compiled it plays like an expert."""
KERNELS = (STACKING, PLAYOUT, *THINKING)
BUDGETS = {"champion": 6_000_000, "champion-quick": 800_000}
"""How many moves may be looked at: in a second or so, and in a small part of that."""


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    if view.may_challenge and view.last and bad_words(view.last.words):
        return Challenge(view.seat)
    if view.phase == "verdict":
        return Pass(view.seat)
    tiles = _chosen(view, level, rng)
    if tiles:
        return Lay(view.seat, tiles)
    swaps = view.bag > 0 and len(view.rack) > 0
    return Pass(view.seat, least_wanted(view) if swaps else None)


def known_words(level: str) -> Graph:
    """The graph of the words that a level knows."""
    rank = VOCABULARY.get(level)
    return (lexicon.sub_vocabulary(rank) if rank else lexicon.common).graph


def _chosen(view: View, level: str, rng: Random) -> Tiles | None:
    """The letters to lay, or None."""
    words = known_words(level)
    match level:
        case "novice":
            found = by_points(view, words)
            noticed = sorted(rng.sample(range(len(found)), _noticed(len(found))))
            return found[noticed[0]].tiles if noticed else None
        case "club" | "greedy":
            best = by_points(view, words, 1)
            return best[0].tiles if best else None
        case "champion" | "champion-quick" if warm.is_ready(*THINKING):
            from tablee.games.topword.engine.champion import thought_out  # not above: numba comes with it

            return thought_out(view, words, rng.getrandbits(63), BUDGETS[level])
        case _:
            wisest = by_equity(view, words, 1)
            return wisest[0][1].tiles if wisest else None


def _noticed(many: int) -> int:
    """How many of the moves that it could make a child notices: one in twenty."""
    return min(many, 1 + many // 20)
