"""What moves are worth at the end of a match of two, when nothing is hidden any more: exactly, or not at all.

Whoever imports this imports numba.
"""

from tablee.crossword.kernels.lanes import ONE
from tablee.crossword.kernels.moves import Moves
from tablee.games.topword.engine.champion import room_of
from tablee.games.topword.engine.kernels.endgame import (
    BEST,
    COST,
    DEEPEST,
    DEPTH,
    LIMIT,
    SHORT,
    Endgame,
    endgame,
    look,
    look_ahead,
)
from tablee.games.topword.engine.kernels.playout import TURN, Playout, copy, empty_playout, play
from tablee.games.topword.engine.kernels.stacking import POINTS
from tablee.games.topword.rules.view import View
from tablee.lexicon.graph import Graph


def exact_values(view: View, graph: Graph, moves: Moves, budget: int) -> list[int] | None:
    """By how many points each move gains on the other to the end, or None if that cannot be found within the budget.

    None as well if one of the other moves is better than all of these.
    """
    search, match = room_of(view, graph, budget)
    if not look_ahead(search, match):
        return None
    values = []
    for move in moves:
        value = _value(search, match, move, budget)
        if value is None:
            return None
        values.append(value)
    return values if max(values) == int(search.frames[0, BEST]) else None


def _value(search: Endgame, match: Playout, move: Moves, budget: int) -> int | None:
    """What a move gains, and what comes after it."""
    policy, after = search.policy, empty_playout(match.stacks.heights.shape[1], 2, match.bag.size)
    copy(match, after)
    seat = int(match.now[TURN])
    policy.tools.moves[0] = move
    play(policy, after, 0)
    points, off = int(move[POINTS]), policy.ending.off
    if after.held[seat] == 0:
        return points + off * int(after.held[1 - seat])
    room = endgame(policy, after, budget)
    room.told[DEPTH] = DEEPEST - 1
    rest = int(look(room, after, ONE))
    done = room.told[COST] <= room.told[LIMIT] and room.told[SHORT] == 0
    return points - rest if done else None
