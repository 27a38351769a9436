"""Matches on stacks played by kernels, each seat taking the move of highest equity: the ground of rollouts.

racks[seat, 26]  int64  how many of each letter a seat has
held[seat]       int64  how many letters that makes
kept[seat]       int64  what the letters were worth that the seat kept when it last played
scores[seat]     int64
bag[…]           int64  letters in the order in which they will be drawn
now[…]           int64  NEXT: where in the bag the next letter is; END: where the bag ends; TURN; IDLE: turns in a
                        row that have brought nothing; WORK: what all this has cost, in moves looked at; GROUND:
                        what the last turn made of the board, as its player sees it
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.crossword.kernels.hands import by_seat, copy_hands
from tablee.crossword.kernels.lanes import ONE, copy_lanes
from tablee.crossword.kernels.moves import COUNT, FIVE
from tablee.games.topword.engine.kernels.leave import Leaves, ground, least_wanted, smallest_leaves, summed, worth
from tablee.games.topword.engine.kernels.stacking import (
    LETTER,
    LETTERS,
    MOST_MOVES,
    POINTS,
    WHERE,
    Numbers,
    Stacks,
    Tools,
    empty_stacks,
    find_scored,
    lay,
    smallest_tools,
)
from tablee.search.copies import pour
from tablee.search.jit import Num, inner, kernel, part
from tablee.search.luck import Luck, below, luck

NEXT, END, TURN, IDLE, WORK, GROUND = range(6)
HUNDRED = 100
LOOKING = 300
"""To look for moves takes as long as to look at so many, were there none to be found."""
NOTHING = -1


class Ending(NamedTuple):
    """How matches end."""

    off: int
    """What each letter left on a rack costs."""
    stall: int
    """So many rounds in which nothing is laid end the match."""


class Playout(NamedTuple):
    """A match; kernels change it in place."""

    stacks: Stacks
    racks: Numbers
    held: Numbers
    kept: Numbers
    scores: Numbers
    bag: Numbers
    now: Numbers
    luck: Luck


class Policy(NamedTuple):
    """What does not change during a match: the tools, the ending, and the leaves of all who play."""

    tools: Tools
    ending: Ending
    leaves: Leaves
    equities: Numbers
    """Room for what is thought of the moves found."""


def empty_playout(size: int, seats: int, letters: int) -> Playout:
    """Room for a match with so many letters in the box."""
    racks, bag = np.zeros((seats, 26), np.int64), np.zeros(letters, np.int64)
    return Playout(empty_stacks(size), racks, *by_seat(seats), bag, np.zeros(6, np.int64), luck(0))


@kernel
def copy(old: Playout, new: Playout) -> None:
    """Make a match equal to another, luck and all."""
    copy_lanes(old.stacks.lanes, new.stacks.lanes)
    pour(old.stacks.heights, new.stacks.heights)
    pour(old.stacks.crossing, new.stacks.crossing)
    pour(old.held, new.held)
    copy_hands(old, new)


@inner
def in_bag(match: Playout) -> Num:
    """How many letters there are to draw."""
    return match.now[END] - match.now[NEXT]


@inner
def add(rack: Numbers, letters: Num, many: Num) -> None:
    """Add so many of each letter of a move to a rack; -1 takes them away."""
    for _ in range(letters >> COUNT):
        rack[letters & LETTER] += many
        letters >>= FIVE


@kernel
def equities(policy: Policy, match: Playout, found: Num, out: Numbers) -> None:
    """What the seat to play thinks of each of the moves found: its points and what it is left with, in hundredths."""
    seat, bag, moves, leaves = match.now[TURN], in_bag(match), policy.tools.moves, policy.leaves
    rack, held, stage = match.racks[seat], match.held[seat], leaves.stage[bag]
    whole, all_vowels = summed(rack, leaves, stage)
    for number in range(found):
        k = np.uint64(number)
        letters, laid = moves[k, LETTERS], np.int64(moves[k, LETTERS] >> COUNT)
        equity, vowels = whole, all_vowels
        for _ in range(laid):
            letter = letters & LETTER
            many = np.uint64(rack[letter])
            equity += leaves.kept[stage, letter, many - ONE] - leaves.kept[stage, letter, many]
            vowels -= leaves.vowel[letter]
            rack[letter] -= 1
            letters >>= FIVE
        add(rack, moves[k, LETTERS], 1)
        equity += leaves.balance[stage, vowels, held - laid - vowels] + ground(
            match.stacks, leaves, stage, moves[k, WHERE]
        )
        if bag == 0 and laid == held:
            equity = gone_out(policy, match)
        out[k] = HUNDRED * np.int64(moves[k, POINTS]) + equity


@inner
def gone_out(policy: Policy, match: Playout) -> Num:
    """What it is worth to the seat to play to lay its last letters: what the others, on average, have to count off."""
    others = match.held.sum() - match.held[match.now[TURN]]
    return HUNDRED * policy.ending.off * others // (match.held.size - 1)


@part
def favourite(policy: Policy, match: Playout) -> Num:
    """The number of the move that the seat to play likes best, the first of several, or NOTHING."""
    found = min(find_scored(policy.tools, match.stacks, match.racks[match.now[TURN]]), policy.tools.moves.shape[0])
    match.now[WORK] += LOOKING + found
    equities(policy, match, found, policy.equities)
    best = NOTHING
    for number in range(found):
        if best == NOTHING or policy.equities[number] > policy.equities[best]:
            best = number
    return best


@kernel
def play(policy: Policy, match: Playout, number: Num) -> None:
    """The seat to play lays the move of that number and draws; what it kept is remembered, and what it laid on."""
    seat, move, bag = match.now[TURN], policy.tools.moves[number], in_bag(match)
    letters, laid, stage = move[LETTERS], np.int64(move[LETTERS] >> COUNT), policy.leaves.stage[bag]
    match.now[GROUND] = ground(match.stacks, policy.leaves, stage, move[WHERE])
    lay(policy.tools.cells, match.stacks, move[WHERE], letters, policy.tools.rules.highest)
    add(match.racks[seat], letters, -1)
    match.kept[seat] = worth(match.racks[seat], policy.leaves, stage)
    match.scores[seat] += np.int64(move[POINTS])
    drawn = min(laid, bag)
    for _ in range(drawn):
        match.racks[seat, match.bag[match.now[NEXT]]] += 1
        match.now[NEXT] += 1
    match.held[seat] += drawn - laid
    match.now[IDLE] = 0
    match.now[TURN] = (seat + 1) % match.held.size


@inner
def idle(policy: Policy, match: Playout, swap: Num) -> None:
    """The seat to play lays nothing; it exchanges the letter without which its rack is worth most, if it may."""
    seat, here = match.now[TURN], match.now[NEXT]
    rack, bag = match.racks[seat], in_bag(match)
    if swap and bag > 0:
        given = least_wanted(rack, policy.leaves, policy.leaves.stage[bag])
        rack[given] -= 1
        rack[match.bag[here]] += 1
        back = here + below(match.luck, bag)
        match.bag[here] = match.bag[back]
        match.bag[back] = given
    match.now[IDLE] += 1
    match.now[GROUND] = 0
    match.now[TURN] = (seat + 1) % match.held.size


@inner
def is_over(policy: Policy, match: Playout) -> Num:
    """Whether the bag is empty and somebody is out or all have passed, or nobody has laid anything for too long."""
    seats, quiet = match.held.size, match.now[IDLE]
    if in_bag(match) == 0 and (match.held.min() == 0 or quiet >= seats):
        return True
    return quiet >= policy.ending.stall * seats


@part
def play_on(policy: Policy, match: Playout, turns: Num) -> Num:
    """Play so many turns, or to the end; answers whether the match is over."""
    for _ in range(turns):
        if is_over(policy, match):
            return True
        choice = favourite(policy, match)
        if choice == NOTHING:
            idle(policy, match, True)
        else:
            play(policy, match, np.int64(choice))  # one type for all calls: numba compiles it anew for each constant
    return is_over(policy, match)


def smallest_policy() -> Policy:
    """A table for a language without words: enough to compile what is played at tables."""
    leaves = smallest_leaves()
    return Policy(smallest_tools(), Ending(0, 1), leaves, np.zeros(MOST_MOVES, np.int64))


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    policy = smallest_policy()
    yield equities(policy, empty_playout(8, 2, 1), 0, policy.equities)
