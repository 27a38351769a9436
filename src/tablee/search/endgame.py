"""The end of a match of two, when nothing is hidden any more: what is best, by looking ahead to the last letter.

Alpha-beta. First two plies deep, from where both play on as they like best, so that there is an answer in any case;
then to the very end: if that search is finished within its limit, its answer is exact. Values are the points by which
the seat to play gains on the other from here to the end, the letters left counted off. Positions that come about in
several orders are looked at once: `known` has them by the letters laid since the start, whose they are and where.

    moves[ply, i]  uint64  the moves of each ply: where, letters, points
    liked[ply, i]  int64   in which order they are tried: the highest first
    undo[ply]      uint64  what the move of each ply has covered, and how many had passed before
    known[i]       uint64  the mark of a position
    worth[i]       int64   four times its value, and 1 if it is at least that, 2 at most, 0 exactly
    told[…]        int64   LOOKED: positions looked at; LIMIT: how many may be; SHORT: 1 if the search stopped short
                           anywhere; DEPTH: where it has to; BEST: the move of the first ply that is best, the one
                           after the last that was found if that is to pass
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.search.crossword import COUNT, FIVE, SQUARES, Words
from tablee.search.jit import kernel
from tablee.search.lanes import NONE, ONE, Num
from tablee.search.luck import mixed
from tablee.search.playout import IDLE, NOTHING, TURN, Match, Table, add, copy, empty_match, likings, play_on
from tablee.search.stacking import LETTER, LETTERS, POINTS, WHERE, Numbers, Stacks, beneath, find_scored, lay, lift

LOOKED, LIMIT, SHORT, DEPTH, BEST = range(5)
EXACTLY, AT_LEAST, AT_MOST = range(3)
DEEPEST, WIDEST, KNOWN = 40, 2048, 1 << 17
NEVER = -(1 << 40)


class Endgame(NamedTuple):
    """Room for a search."""

    table: Table
    work: Match
    moves: npt.NDArray[np.uint64]
    liked: Numbers
    undo: Words
    known: Words
    worth: Numbers
    told: Numbers


def endgame(table: Table, size: int, limit: int) -> Endgame:
    """Room for a search that may look at so many positions."""
    return Endgame(
        table,
        empty_match(size, 2, 1),
        np.zeros((DEEPEST, WIDEST, 3), np.uint64),
        np.zeros((DEEPEST, WIDEST), np.int64),
        np.zeros((DEEPEST, 2), np.uint64),
        np.zeros(KNOWN, np.uint64),
        np.zeros(KNOWN, np.int64),
        np.array([0, limit, 0, 0, NOTHING], np.int64),
    )


@kernel
def look_ahead(search: Endgame, match: Match) -> Num:
    """Find the best move, BEST; answers whether it is known to be the best."""
    search.known[:] = 0
    search.told[LOOKED], search.told[BEST], search.told[DEPTH] = 0, NOTHING, 2
    look(search, match, 0, NEVER, -NEVER, NONE)
    best = search.told[BEST]
    search.told[SHORT], search.told[DEPTH] = 0, DEEPEST - 1
    look(search, match, 0, NEVER, -NEVER, ONE)
    if search.told[LOOKED] <= search.told[LIMIT] and search.told[SHORT] == 0:
        return True
    search.told[BEST] = best
    return False


@kernel
def look(search: Endgame, match: Match, ply: Num, alpha: Num, beta: Num, mark: Num) -> Num:
    """The value of a position, if it lies between alpha and beta; else a bound beyond which it lies.

    `mark` is that of the position, or 0 in a search that does not go to the end and remembers nothing.
    """
    search.told[LOOKED] += 1
    if search.told[LOOKED] > search.told[LIMIT]:
        return alpha
    if ply == search.told[DEPTH]:
        search.told[SHORT] = 1
        return _played_out(search, match)
    value = _recall(search, ply, alpha, beta, mark)
    if value != NEVER:
        return value
    seat, best, choice, least = match.now[TURN], NEVER, np.intp(NOTHING), alpha
    many = _list(search, match, ply)
    for _ in range(many):
        k = search.liked[ply, :many].argmax()
        search.liked[ply, k] = NEVER
        value = np.int64(search.moves[ply, k, POINTS])
        after = _make(search, match, ply, k, mark)
        if match.held[seat] == 0 or match.now[IDLE] == 2:
            value += search.table.ending.off * (match.held[1 - seat] - match.held[seat])
        else:
            value -= look(search, match, ply + 1, value - beta, value - alpha, after)
        _unmake(search, match, ply, k)
        if value > best:
            best, choice, alpha = value, k, max(alpha, value)
        if alpha >= beta:
            break
    search.told[BEST] = choice
    _remember(search, mark, best, least, beta)
    return best


@kernel
def _recall(search: Endgame, ply: Num, alpha: Num, beta: Num, mark: Num) -> Num:
    """What is known of a position, if it is enough; else NEVER."""
    slot = mark % KNOWN
    if mark == 0 or ply == 0 or search.known[slot] != mark:
        return NEVER
    value, bound = search.worth[slot] >> 2, search.worth[slot] & 3
    enough = bound == EXACTLY or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
    return value if enough else NEVER


@kernel
def _remember(search: Endgame, mark: Num, value: Num, alpha: Num, beta: Num) -> None:
    """Keep what was found out about a position, unless the search is being broken off."""
    if mark != 0 and search.told[LOOKED] <= search.told[LIMIT]:
        search.known[mark % KNOWN] = mark
        bound = AT_LEAST if value >= beta else AT_MOST if value <= alpha else EXACTLY
        search.worth[mark % KNOWN] = value << 2 | bound


@kernel
def _mark(stacks: Stacks, seat: Num, where: Num, letters: Num) -> Num:
    """What a move adds to the mark of a position: whose letters lie where and how high, and that the turn passes."""
    mark, lane, at = mixed(ONE), where & np.uint64(255), NONE
    squares = where >> SQUARES
    while squares >> at != 0:
        if (squares >> at) & ONE != 0:
            row, col = (lane >> ONE, at) if lane & ONE == 0 else (at, lane >> ONE)
            height = np.uint64(stacks.heights[NONE, row, col])
            code = ((row << np.uint64(4) | col) << np.uint64(3) | height) << np.uint64(5) | (letters & LETTER)
            mark ^= mixed(code << ONE | np.uint64(seat))
            letters >>= FIVE
        at += ONE
    return mark


@kernel
def _list(search: Endgame, match: Match, ply: Num) -> Num:
    """List the moves of a position, passing last, with what the seat to play thinks of them."""
    table, liked = search.table, search.liked[ply]
    found = min(find_scored(table.tools, match.stacks, match.racks[match.now[TURN]]), WIDEST - 1)
    likings(table, match, found, liked)
    search.moves[ply, :found] = table.tools.moves[:found]
    search.moves[ply, found] = 0
    liked[found] = NEVER + 1
    if ply == 0 and search.told[BEST] != NOTHING:
        liked[search.told[BEST]] = -NEVER  # what an earlier search found best goes first
    return found + 1


@kernel
def _make(search: Endgame, match: Match, ply: Num, k: Num, mark: Num) -> Num:
    """Lay a move of the seat to play, or pass; answers the mark of what comes of it."""
    seat, where, letters = match.now[TURN], search.moves[ply, k, WHERE], search.moves[ply, k, LETTERS]
    tools = search.table.tools
    search.undo[ply, 0], search.undo[ply, 1] = beneath(match.stacks, where), np.uint64(match.now[IDLE])
    if mark != 0:
        mark = mixed(mark) if letters == 0 else mark ^ _mark(match.stacks, seat, where, letters)
    if letters != 0:
        lay(tools.cells, match.stacks, where, letters, tools.rules.highest)
        add(match.racks[seat], letters, -1)
        match.held[seat] -= np.int64(letters >> COUNT)
    match.now[IDLE], match.now[TURN] = match.now[IDLE] + 1 if letters == 0 else 0, 1 - seat
    return mark


@kernel
def _unmake(search: Endgame, match: Match, ply: Num, k: Num) -> None:
    """Take it back."""
    seat, where, letters = 1 - match.now[TURN], search.moves[ply, k, WHERE], search.moves[ply, k, LETTERS]
    if letters != 0:
        lift(search.table.tools.cells, match.stacks, where, search.undo[ply, 0])
        add(match.racks[seat], letters, 1)
        match.held[seat] += np.int64(letters >> COUNT)
    match.now[IDLE], match.now[TURN] = np.int64(search.undo[ply, 1]), seat


@kernel
def _played_out(search: Endgame, match: Match) -> Num:
    """What comes of a position if both play on as they like best."""
    seat, work, off = match.now[TURN], search.work, search.table.ending.off
    copy(match, work)
    work.scores[:] = 0
    play_on(search.table, work, DEEPEST)
    ahead = work.scores - off * work.held
    return ahead[seat] - ahead[1 - seat]
