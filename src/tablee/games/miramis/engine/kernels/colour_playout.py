"""Matches in colour played by kernels, each seat taking the move that is worth most to it: the ground of simulations.

A match is a number of turns for everybody; after the last one nothing on a rack is worth anything any more. So there is
a row of figures for the last turn, one for the turn before it, and so on; the last row serves for all earlier turns.

    racks[seat, kind]  int64  how many of each kind a seat has
    scores[seat]       int64
    turns[seat]        int64  how many turns a seat still has
    kept[seat]         int64  what the letters were worth that the seat kept when it last played
    bag[…]             int64  kinds of letters in the order in which they will be drawn
    now[…]             int64  NEXT: where in the bag the next letter is; TURN: who plays; STEP: how many seats further
                              the turn goes; WORK: what all this has cost, in moves looked at
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.crossword.kernels.hands import by_seat, copy_hands
from tablee.crossword.kernels.moves import COUNT, FIVE
from tablee.games.miramis.engine.kernels.colour import LETTERS, NOTHING, OPTIONS, POINTS, WHERE, Tools, smallest_tools
from tablee.games.miramis.engine.kernels.colour_best import find_best
from tablee.games.miramis.engine.kernels.colour_board import LETTER, Board, Numbers, copy_board, empty_board, lay
from tablee.games.miramis.engine.kernels.colour_layout import kind_of
from tablee.games.miramis.engine.kernels.colour_leave import KINDS, figures, no_leaves, worth
from tablee.search.copies import pour
from tablee.search.jit import Num, inner, kernel
from tablee.search.luck import Luck, luck

NEXT, TURN, STEP, WORK = range(4)
HUNDRED: Num = np.int64(100)  # a plain 100 would be a type of its own to numba, and what it is given to compiled twice
LOOKING = 200
"""To look for moves takes as long as to look at so many, were there none to be found."""
EIGHT = np.uint64(8)


class Playout(NamedTuple):
    """A match; kernels change it in place."""

    board: Board
    racks: Numbers
    scores: Numbers
    turns: Numbers
    kept: Numbers
    bag: Numbers
    now: Numbers
    luck: Luck


class Policy(NamedTuple):
    """What does not change during a match: the tools, and the figures that all who play weigh moves with."""

    tools: Tools
    figures: Numbers
    """[stage], in hundredths of a point."""


def empty_playout(size: int, seats: int, letters: int) -> Playout:
    """Room for a match with so many letters in the box."""
    racks, bag = np.zeros((seats, KINDS), np.int64), np.zeros(letters, np.int64)
    return Playout(empty_board(size), racks, *by_seat(seats), bag, np.zeros(4, np.int64), luck(0))


@inner
def copy(old: Playout, new: Playout) -> None:
    """Make a match equal to another, luck and all."""
    copy_board(old.board, new.board)
    pour(old.turns, new.turns)
    copy_hands(old, new)


@inner
def stage_of(policy: Policy, turns: Num) -> Num:
    """The row of figures for somebody who will have so many turns."""
    return min(turns, policy.figures.shape[0] - 1)


@inner
def favourite(policy: Policy, match: Playout) -> Num:
    """The number of the move that is worth most to the seat to play, the first of several, or NOTHING."""
    seat = match.now[TURN]
    row = policy.figures[stage_of(policy, match.turns[seat] - 1)]
    number, found = find_best(policy.tools, match.board, match.racks[seat], row, HUNDRED)
    match.now[WORK] += LOOKING + found
    return number


@inner
def play(policy: Policy, match: Playout, number: Num) -> None:
    """The seat to play lays the move of that number, or NOTHING, and draws; what it kept is remembered."""
    seat = match.now[TURN]
    rack = match.racks[seat]
    if number != NOTHING:
        move = policy.tools.moves[number]
        lay(policy.tools.words, policy.tools.rules, match.board, move[WHERE], move[LETTERS], move[OPTIONS])
        take(rack, move[LETTERS], move[OPTIONS])
        match.scores[seat] += np.int64(move[POINTS])
    match.turns[seat] -= 1
    match.kept[seat] = worth(rack, policy.figures[stage_of(policy, match.turns[seat])])
    fill(match, seat, policy.tools.rules.rack_size)
    match.now[TURN] = (seat + match.now[STEP]) % match.scores.size


@inner
def take(rack: Numbers, letters: Num, options: Num) -> None:
    """Take the letters of a move from a rack."""
    for _ in range(letters >> COUNT):
        rack[kind_of(np.int64(letters & LETTER), np.int64(options % EIGHT))] -= 1
        letters >>= FIVE
        options //= EIGHT


@inner
def fill(match: Playout, seat: Num, rack_size: Num) -> None:
    """A seat draws until its rack is full or the bag is empty."""
    for _ in range(min(rack_size - match.racks[seat].sum(), match.bag.size - match.now[NEXT])):
        match.racks[seat, match.bag[match.now[NEXT]]] += 1
        match.now[NEXT] += 1


@inner
def is_over(match: Playout) -> Num:
    """Whether the seat to play has no turn any more."""
    return match.turns[match.now[TURN]] == 0


@kernel
def play_on(policy: Policy, match: Playout, turns: Num) -> Num:
    """Play so many turns, or to the end; answers whether the match is over."""
    for _ in range(turns):
        if is_over(match):
            return True
        play(policy, match, favourite(policy, match))
    return is_over(match)


def smallest_policy() -> Policy:
    """A table for a language without words: enough to compile what is played at tables."""
    tools = smallest_tools()
    return Policy(tools, figures(tools.rules, no_leaves(1), ""))


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    yield play_on(smallest_policy(), empty_playout(8, 2, 1), 0)
