"""The robots: which words each level knows, and how it chooses among the moves it sees."""

from random import Random

from tablee.crossword.actions import Pass
from tablee.games.miramis.engine.exchange import least_wanted, pays
from tablee.games.miramis.engine.finder import COLOUR, by_equity, by_points
from tablee.games.miramis.engine.vocabulary import known_words
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.view import View
from tablee.search import warm

LEVELS = ("novice", "club", "expert", "champion")
SPARRING = ("greedy", "champion-quick")
THINKING = ("tablee.games.miramis.engine.kernels.colour_exchange", "tablee.games.miramis.engine.kernels.colour_rollout")
"""The kernels that the champion thinks with; until they are compiled it plays like an expert."""
KERNELS = (COLOUR, "tablee.games.miramis.engine.kernels.colour_playout", *THINKING)
BUDGETS = {"champion": 3_000_000, "champion-quick": 300_000}
"""How many moves may be looked at: in a second or so, and in a tenth of that."""
NOTICED = 20
"""A child notices one in so many of the moves that it could make."""


def choose(view: View, level: str, rng: Random) -> Ask:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    if level in BUDGETS and warm.is_ready(*THINKING):
        from tablee.games.miramis.engine.champion import thought_out  # not above: numba comes with it

        return thought_out(view, known_words(level, view.options.compounds), rng.getrandbits(63), BUDGETS[level])
    tiles = _chosen(view, level, rng)
    if tiles:
        return Lay(view.seat, tiles)
    return Exchange(view.seat, least_wanted(view)) if view.may_exchange else Pass(view.seat)


def _chosen(view: View, level: str, rng: Random) -> Tiles | None:
    """The letters to lay, or None to exchange some, or to pass."""
    words = known_words(level, view.options.compounds)
    if level == "novice":
        found = by_points(view, words)
        noticed = min(rng.sample(range(len(found)), min(len(found), 1 + len(found) // NOTICED)), default=None)
        return None if noticed is None else found[noticed].tiles
    if level in ("club", "greedy"):
        best = by_points(view, words, 1)
        return best[0].tiles if best else None
    wisest = by_equity(view, words, 1)
    if not wisest or (view.may_exchange and pays(view, wisest[0].worth)):
        return None
    return wisest[0].tiles
