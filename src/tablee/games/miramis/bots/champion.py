"""The champion's thinking: favourite moves, tried out against letters that nobody has seen.

Its budget is counted in moves looked at, not in seconds, so that the same view and luck always bring the same move.
Whoever imports this imports numba.
"""

from math import ceil, log2

import numpy as np
import numpy.typing as npt

from tablee.games.miramis.board import SIZE, Tiles
from tablee.games.miramis.bots.arrays import match_of, rack_of, table_for, tiles_of
from tablee.games.miramis.bots.finder import turns_after
from tablee.games.miramis.bots.kernels import all_moves, worths
from tablee.games.miramis.bots.taste import STAGES
from tablee.games.miramis.view import View
from tablee.lexicon.graph import Graph
from tablee.search.colour_board import Numbers
from tablee.search.colour_play import Match, Table, empty_match
from tablee.search.colour_trials import Trials, simulate
from tablee.search.crossword import Moves

CANDIDATES = 8
FAITH = 20
"""What a move seems to be worth counts as much as so many trials of it: luck must not outvote good sense too soon."""
TO_THE_END = 3
"""With no more turns than this to come, of all players together, trials go on to the end of the match; otherwise to
the player's own next turn: whose openings a move makes shows only then."""
WIN = 4_000
"""What winning is worth besides the points, in hundredths of a point, in trials that go on to the end."""


def thought_out(view: View, graph: Graph, luck: int, budget: int) -> Tiles | None:
    """The letters to lay, or None to pass."""
    table = table_for(graph, view.ground)
    match = match_of(table.tools, view, luck)
    row = table.figures[min(turns_after(view), STAGES - 1)]
    moves = all_moves(table.tools, match.board, rack_of(view.rack), row)
    if not len(moves):
        return None
    favourites = moves[best_numbers(worths(moves), CANDIDATES)]
    where, letters, _, options, _ = favourites[_best(table, match, view, favourites, budget)].tolist()
    return tiles_of(where, letters, options)


def _best(table: Table, match: Match, view: View, moves: Moves, budget: int) -> int:
    """The number of the best move: all are tried, then the better half of them more often, and so on to the last."""
    seats, left = len(view.scores), sum(view.turns_left) - 1
    dealt, work = (empty_match(SIZE, seats, len(match.bag)) for _ in range(2))
    held = np.array(view.rack_counts, np.int64)
    trials = Trials(table, match, dealt, work, moves, held, left if left <= TO_THE_END else seats, WIN)
    alive, totals = np.arange(len(moves)), FAITH * worths(moves)
    rounds = ceil(log2(len(moves))) or 1
    while len(alive) > 1:
        simulate(trials, alive, budget // rounds, totals)
        alive = alive[best_numbers(totals[alive], (len(alive) + 1) // 2)]
    return int(alive[0])


def best_numbers(worth: Numbers, many: int) -> npt.NDArray[np.intp]:
    """The numbers of the best, the first of equal ones."""
    return np.sort(np.argsort(-worth, kind="stable")[:many])
