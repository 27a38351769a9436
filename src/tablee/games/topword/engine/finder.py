"""What a robot sees: the moves it might make, found by kernels once they are compiled and in plain Python until then.

Both ways list the very same moves in the same order, so that a robot's choice does not depend on who found them.
"""

from collections.abc import Callable

from tablee.games.topword.engine.leave import HUNDRED, equity
from tablee.games.topword.rules.board import Tile, Tiles, is_empty
from tablee.games.topword.rules.lays.moves import Found, moves
from tablee.games.topword.rules.view import View
from tablee.lexicon.graph import Graph
from tablee.search import warm

STACKING, PLAYOUT = "tablee.games.topword.engine.kernels.stacking", "tablee.games.topword.engine.kernels.playout"
ALL = 1 << 30

Weighed = tuple[int, Found]
"""What a move is worth in hundredths of a point, and the move."""


def by_points(view: View, graph: Graph, many: int = ALL) -> list[Found]:
    """The moves that earn most, so many of them; of equal ones those that lie further up and to the left."""
    if warm.is_ready(STACKING):
        from tablee.games.topword.engine import kernel_moves  # not above: numba comes with it

        return [move for _, move in kernel_moves.by_points(view, graph, many)]
    return [move for _, move in _weighed(view, graph, lambda move: HUNDRED * move.points, many)]


def by_equity(view: View, graph: Graph, many: int = ALL) -> list[Weighed]:
    """The moves that are worth most with what they leave on the rack, so many of them."""
    if warm.is_ready(PLAYOUT):
        from tablee.games.topword.engine import kernel_moves

        return kernel_moves.by_equity(view, graph, many)
    return _weighed(view, graph, lambda move: equity(view, move), many)


def centred(view: View, tiles: Tiles) -> Tiles:
    """A first word across the middle, as people lay it: wherever it lies, it earns the same."""
    if not is_empty(view.stacks):
        return tiles
    row, col = view.size // 2 - 1, (view.size - len(tiles)) // 2
    return tuple(Tile(row, col + place, tile.letter) for place, tile in enumerate(tiles))


def _weighed(view: View, graph: Graph, weigh: Callable[[Found], int], many: int) -> list[Weighed]:
    found = [(weigh(move), move) for move in moves(view.stacks, view.rack, graph, view.options)]
    return in_order(found)[:many]


def in_order(found: list[Weighed]) -> list[Weighed]:
    """The best first."""
    return sorted(found, key=lambda one: (-one[0], _place(one[1].tiles)))


def _place(tiles: Tiles) -> list[tuple[int, int, str]]:
    return [(tile.row, tile.col, tile.letter) for tile in tiles]
