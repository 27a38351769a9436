"""The end of a match of two, when nothing is hidden any more: what is best, and whether that is certain."""

from tablee.core.game.engine import Ending
from tablee.games.topword.rules.actions import Ask, Lay, Pass
from tablee.games.topword.rules.view import View
from tablee.lexicon import lexicon

BUDGET = 20_000_000
"""Moves that may be looked at: some seconds."""


def nothing_hidden(view: View) -> bool:
    """Whether the bag is empty and what cannot be seen is the one other rack."""
    hidden = sum(view.rack_counts) - len(view.rack)
    return not view.bag and len(view.scores) == 2 and sum(view.unseen.values()) == hidden


def endgame(view: View) -> Ending[Ask] | None:
    """The best move to the last letter; None if there is still something hidden, or nothing to play."""
    if view.seat is None or view.phase != "play" or not nothing_hidden(view):
        return None
    from tablee.games.topword.engine.champion import looked_through  # not above: numba comes with it

    tiles, gain = looked_through(view, lexicon.common.graph, BUDGET)
    return Ending(Lay(view.seat, tiles) if tiles else Pass(view.seat), gain)
