"""The end of a match of two, when nothing is hidden any more: what is best, by looking ahead to the last letter.

Alpha-beta. First two plies deep, from where both play on as they like best, so that there is an answer in any case;
then to the very end: if that search is finished within its limit, its answer is exact. Values are the points by which
the seat to play gains on the other from here to the end, the letters left counted off. Positions that come about in
several orders are looked at once: `known` has them by the letters laid since the start, whose they are and where.
There is no recursion, because numba cannot keep recursive kernels in its cache.

    moves[ply, i]   uint64  the moves of each ply: where, letters, points; the last one is to pass
    equities[ply, i] int64   in which order they are tried: the highest first
    frames[ply, …]  int64   the position of each ply: the bounds ALPHA and BETA between which its value matters, and the
                            bound it CAME_WITH; the BEST value so far and whose CHOICE it was; how MANY moves there
                            are and how many are LEFT; the one tried NOW and its GAIN; how many had passed, IDLE_BEFORE
    marks[ply, …]   uint64  the mark of the position, 0 if nothing is to be remembered; what its move has covered
    known[i]        uint64  the marks of positions
    worth[i]        int64   four times their value, and 1 if it is at least that, 2 at most, 0 exactly
    told[…]         int64   COST: what the search has cost, in moves looked at; LIMIT: what it may; DEPTH: where it
                            stops; SHORT: 1 if it had to; FOUND: the number of the best move
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.crossword.kernels.lanes import NONE, ONE
from tablee.crossword.kernels.moves import COUNT, FIVE, SQUARES, Words
from tablee.games.topword.engine.kernels.playout import (
    IDLE,
    LOOKING,
    NOTHING,
    TURN,
    WORK,
    Playout,
    Policy,
    add,
    copy,
    empty_playout,
    equities,
    play_on,
    smallest_policy,
)
from tablee.games.topword.engine.kernels.stacking import (
    LETTER,
    LETTERS,
    POINTS,
    WHERE,
    Numbers,
    Stacks,
    beneath,
    find_scored,
    lay,
    lift,
)
from tablee.search.jit import Num, inner, kernel, part
from tablee.search.luck import mixed

COST, LIMIT, DEPTH, SHORT, FOUND = range(5)
ALPHA, BETA, CAME_WITH, BEST, CHOICE, MANY, LEFT, NOW, GAIN, IDLE_BEFORE = range(10)
MARK, COVERED = range(2)
EXACTLY, AT_LEAST, AT_MOST = range(3)
DEEPEST, WIDEST, KNOWN = 40, 4096, 1 << 17
NEVER = -(1 << 40)


class Endgame(NamedTuple):
    """Room for a search."""

    policy: Policy
    work: Playout
    moves: npt.NDArray[np.uint64]
    equities: Numbers
    frames: Numbers
    marks: Words
    known: Words
    worth: Numbers
    told: Numbers


def endgame(policy: Policy, match: Playout, limit: int) -> Endgame:
    """Room for a search in this match that may look at so many moves."""
    return Endgame(
        policy,
        empty_playout(match.stacks.heights.shape[1], 2, match.bag.size),
        np.zeros((DEEPEST, WIDEST, 3), np.uint64),
        np.zeros((DEEPEST, WIDEST), np.int64),
        np.zeros((DEEPEST, 10), np.int64),
        np.zeros((DEEPEST, 2), np.uint64),
        np.zeros(KNOWN, np.uint64),
        np.zeros(KNOWN, np.int64),
        np.array([0, limit, 0, 0, NOTHING], np.int64),
    )


def look_ahead(search: Endgame, match: Playout) -> bool:
    """Find the best move; answers whether it is known to be the best. The search is to be a fresh one."""
    told = search.told
    told[DEPTH] = 2
    look(search, match, NONE)
    best = told[FOUND]
    told[DEPTH], told[SHORT] = DEEPEST - 1, 0
    look(search, match, ONE)
    if told[COST] <= told[LIMIT] and told[SHORT] == 0:
        return True
    told[FOUND] = best
    return False


@kernel
def look(search: Endgame, match: Playout, mark: Num) -> Num:
    """The value of a position. `mark` is that of the position; 0 if nothing is to be remembered."""
    frames, told, ply = search.frames, search.told, 0
    alpha, beta, after, new = np.int64(NEVER), np.int64(-NEVER), mark, True
    while True:
        if new:  # in one place alone: it is put in whole wherever it is called
            _enter(search, match, ply, alpha, beta, after)
            new = False
        if told[COST] > told[LIMIT]:
            return _broken_off(search, match, ply)
        if frames[ply, LEFT] == 0 or frames[ply, ALPHA] >= frames[ply, BETA]:
            _remember(search, ply)
            if ply == 0:
                told[FOUND] = frames[ply, CHOICE]
                return frames[ply, BEST]
            ply -= 1
            _weigh(search, match, ply, -frames[ply + 1, BEST])
            continue
        seat = match.now[TURN]
        after = _make(search, match, ply)
        if match.held[seat] == 0 or match.now[IDLE] >= 2:
            _weigh(search, match, ply, search.policy.ending.off * (match.held[1 - seat] - match.held[seat]))
        else:
            gain, new = frames[ply, GAIN], True
            alpha, beta = gain - frames[ply, BETA], gain - frames[ply, ALPHA]
            ply += 1


@part
def _broken_off(search: Endgame, match: Playout, ply: Num) -> Num:
    """Go back to where the search began; what was found there so far stands, or else what has the highest equity."""
    while ply > 0:
        ply -= 1
        _unmake(search, match, ply)
    root = search.frames[0]
    search.told[FOUND] = root[NOW] if root[CHOICE] == NOTHING else root[CHOICE]
    return root[BEST]


@part
def _enter(search: Endgame, match: Playout, ply: Num, alpha: Num, beta: Num, mark: Num) -> None:
    """Begin with a position; it may be settled at once."""
    frame, told = search.frames[ply], search.told
    told[COST] += LOOKING
    frame[ALPHA], frame[BETA], frame[CAME_WITH], frame[LEFT] = alpha, beta, alpha, 0
    search.marks[ply, MARK] = NONE
    if ply == told[DEPTH]:
        told[SHORT] = 1
        frame[BEST] = _played_out(search, match)
        return
    frame[BEST], frame[CHOICE] = _recall(search, ply, alpha, beta, mark), NOTHING
    if frame[BEST] == NEVER:
        search.marks[ply, MARK] = mark
        frame[MANY] = _list(search, match, ply)
        frame[LEFT] = frame[MANY]


@part
def _weigh(search: Endgame, match: Playout, ply: Num, rest: Num) -> None:
    """Take the move of a ply back and note what it was worth: its gain, and the rest of the match."""
    frame = search.frames[ply]
    _unmake(search, match, ply)
    value = frame[GAIN] + rest
    if value > frame[BEST]:
        frame[BEST], frame[CHOICE], frame[ALPHA] = value, frame[NOW], max(frame[ALPHA], value)


@part
def _recall(search: Endgame, ply: Num, alpha: Num, beta: Num, mark: Num) -> Num:
    """What is known of a position, if it is enough; else NEVER."""
    slot = mark % KNOWN
    if mark == 0 or ply == 0 or search.known[slot] != mark:
        return NEVER
    value, bound = search.worth[slot] >> 2, search.worth[slot] & 3
    enough = bound == EXACTLY or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
    return value if enough else NEVER


@part
def _remember(search: Endgame, ply: Num) -> None:
    """Keep what was found out about a position."""
    frame, mark = search.frames[ply], search.marks[ply, MARK]
    if mark != 0:
        value = frame[BEST]
        bound = AT_LEAST if value >= frame[BETA] else AT_MOST if value <= frame[CAME_WITH] else EXACTLY
        search.known[mark % KNOWN], search.worth[mark % KNOWN] = mark, value << 2 | bound


@inner
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


@part
def _list(search: Endgame, match: Playout, ply: Num) -> Num:
    """List the moves of a position, passing last, with what the seat to play thinks of them; answers how many."""
    policy, order, moves = search.policy, search.equities[ply], search.moves[ply]
    found = find_scored(policy.tools, match.stacks, match.racks[match.now[TURN]])
    if found >= WIDEST:
        found, search.told[SHORT] = WIDEST - 1, 1
    search.told[COST] += found
    equities(policy, match, found, order)
    for k in range(found):
        for column in range(3):
            moves[k, column] = policy.tools.moves[k, column]
    moves[found, WHERE], moves[found, LETTERS], moves[found, POINTS] = NONE, NONE, NONE
    order[found] = NEVER + 1
    if ply == 0 and search.told[FOUND] != NOTHING:
        order[search.told[FOUND]] = -NEVER  # what an earlier search found best goes first
    return found + 1


@inner
def _make(search: Endgame, match: Playout, ply: Num) -> Num:
    """Lay the move of highest equity that is not yet tried, or pass; answers the mark of what comes of it."""
    frame, order, seat, tools = search.frames[ply], search.equities[ply], match.now[TURN], search.policy.tools
    now, mark = 0, search.marks[ply, MARK]
    for k in range(frame[MANY]):
        if order[k] > order[now]:
            now = k
    order[now] = NEVER
    where, letters = search.moves[ply, now, WHERE], search.moves[ply, now, LETTERS]
    frame[LEFT], frame[NOW], frame[IDLE_BEFORE] = frame[LEFT] - 1, now, match.now[IDLE]
    frame[GAIN] = np.int64(search.moves[ply, now, POINTS])
    search.marks[ply, COVERED] = beneath(match.stacks, where)
    if mark != 0:
        mark = mixed(mark) if letters == 0 else mark ^ _mark(match.stacks, seat, where, letters)
    if letters != 0:
        lay(tools.cells, match.stacks, where, letters, tools.rules.highest)
    _hand_over(match, seat, letters, -1)
    match.now[IDLE], match.now[TURN] = match.now[IDLE] + 1 if letters == 0 else 0, 1 - seat
    return mark


@inner
def _unmake(search: Endgame, match: Playout, ply: Num) -> None:
    """Take the move of a ply back."""
    frame, seat = search.frames[ply], 1 - match.now[TURN]
    where, letters = search.moves[ply, frame[NOW], WHERE], search.moves[ply, frame[NOW], LETTERS]
    if letters != 0:
        lift(search.policy.tools.cells, match.stacks, where, search.marks[ply, COVERED])
    _hand_over(match, seat, letters, 1)
    match.now[IDLE], match.now[TURN] = frame[IDLE_BEFORE], seat


@inner
def _hand_over(match: Playout, seat: Num, letters: Num, many: Num) -> None:
    """Letters leave a rack (-1), or come back to it (1)."""
    add(match.racks[seat], letters, many)
    match.held[seat] += many * np.int64(letters >> COUNT)


@part
def _played_out(search: Endgame, match: Playout) -> Num:
    """What comes of a position if both play on as they like best."""
    seat, work, off = match.now[TURN], search.work, search.policy.ending.off
    copy(match, work)
    work.scores[0], work.scores[1] = 0, 0
    play_on(search.policy, work, DEEPEST)
    search.told[COST] += work.now[WORK] - match.now[WORK]
    return work.scores[seat] - work.scores[1 - seat] - off * (work.held[seat] - work.held[1 - seat])


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    match = empty_playout(8, 2, 1)
    yield look_ahead(endgame(smallest_policy(), match, 0), match)
