"""What a robot sees: the moves it might make, found by kernels once they are compiled and in plain Python until then.

Both ways list the very same moves in the same order, so that a robot's choice does not depend on who found them.
"""

from tablee.games.miramis.engine.leave import leave_value
from tablee.games.miramis.rules.lays.colouring import Coloured, Keep
from tablee.games.miramis.rules.lays.moves import best_move, moves, thrift
from tablee.games.miramis.rules.view import View
from tablee.lexicon.graph import Graph
from tablee.search import warm

COLOUR = "tablee.games.miramis.engine.kernels.colour"
ALL = 1 << 30


def by_points(view: View, graph: Graph, many: int = ALL) -> list[Coloured]:
    """The moves that earn most, so many of them; of equal ones those that keep more pawns, or lie further up."""
    if warm.is_ready(COLOUR):
        from tablee.games.miramis.engine import kernel_moves  # not above: numba comes with it

        return kernel_moves.by_points(view, graph, many)
    return _listed(view, graph, thrift, many)


def by_equity(view: View, graph: Graph, many: int = ALL) -> list[Coloured]:
    """The moves that are worth most with what they leave on the rack, so many of them."""
    if warm.is_ready(COLOUR):
        from tablee.games.miramis.engine import kernel_moves

        return kernel_moves.by_equity(view, graph, many)
    turns = turns_after(view)
    return _listed(view, graph, lambda rack: leave_value(rack, turns), many)


def turns_after(view: View) -> int:
    """How many turns the player will have after this one."""
    return max(0, view.turns_left[view.turn] - 1)


def _listed(view: View, graph: Graph, keep: Keep, many: int) -> list[Coloured]:
    find = best_move if many == 1 else moves
    return in_order(find(view.ground, view.stones, view.rack, graph, keep))[:many]


def in_order(found: list[Coloured]) -> list[Coloured]:
    """The best first."""
    return sorted(found, key=lambda move: (-move.worth, [(*tile.square, tile.stone.reads) for tile in move.tiles]))
