"""Matches on stacks played by kernels, each seat taking the move that its taste likes best: the ground of simulations.

racks[seat, 26]  int64  how many of each letter a seat has
held[seat]       int64  how many letters that makes
kept[seat]       int64  what the letters were worth that the seat kept when it last played
scores[seat]     int64
bag[…]           int64  letters in the order in which they will be drawn
now[…]           int64  NEXT: where in the bag the next letter is; END: where the bag ends; TURN; IDLE: turns in a
                        row that have brought nothing; WORK: what all this has cost, in moves looked at; GROUND:
                        what the last turn made of the board, as its player's taste has it
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.crossword.kernels.lanes import ONE
from tablee.crossword.kernels.moves import COUNT, FIVE
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
from tablee.games.topword.engine.kernels.taste import Taste, ground, least_wanted, smallest_taste, summed, worth
from tablee.search.jit import Num, kernel, part
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


class Match(NamedTuple):
    """A match; kernels change it in place."""

    stacks: Stacks
    racks: Numbers
    held: Numbers
    kept: Numbers
    scores: Numbers
    bag: Numbers
    now: Numbers
    luck: Luck


class Table(NamedTuple):
    """What does not change during a match: the tools, the ending, and the taste of all who play."""

    tools: Tools
    ending: Ending
    taste: Taste
    liked: Numbers
    """Room for what is thought of the moves found."""


def empty_match(size: int, seats: int, letters: int) -> Match:
    """Room for a match with so many letters in the box."""
    return Match(
        empty_stacks(size),
        np.zeros((seats, 26), np.int64),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.int64),
        np.zeros(letters, np.int64),
        np.zeros(6, np.int64),
        luck(0),
    )


@kernel
def copy(old: Match, new: Match) -> None:
    """Make a match equal to another, luck and all."""
    new.stacks.lanes.faces[:] = old.stacks.lanes.faces
    new.stacks.lanes.suits[:] = old.stacks.lanes.suits
    new.stacks.lanes.full[:] = old.stacks.lanes.full
    new.stacks.lanes.closed[:] = old.stacks.lanes.closed
    new.stacks.heights[:] = old.stacks.heights
    new.stacks.crossing[:] = old.stacks.crossing
    new.racks[:] = old.racks
    new.held[:] = old.held
    new.kept[:] = old.kept
    new.scores[:] = old.scores
    new.bag[:] = old.bag
    new.now[:] = old.now
    new.luck[:] = old.luck


@kernel
def in_bag(match: Match) -> Num:
    """How many letters there are to draw."""
    return match.now[END] - match.now[NEXT]


@kernel
def add(rack: Numbers, letters: Num, many: Num) -> None:
    """Add so many of each letter of a move to a rack; -1 takes them away."""
    for _ in range(letters >> COUNT):
        rack[letters & LETTER] += many
        letters >>= FIVE


@kernel
def likings(table: Table, match: Match, found: Num, out: Numbers) -> None:
    """What the seat to play thinks of each of the moves found: its points and what it is left with, in hundredths."""
    seat, bag, moves, taste = match.now[TURN], in_bag(match), table.tools.moves, table.taste
    rack, held, stage = match.racks[seat], match.held[seat], taste.stage[bag]
    whole, all_vowels = summed(rack, taste, stage)
    for number in range(found):
        k = np.uint64(number)
        letters, laid = moves[k, LETTERS], np.int64(moves[k, LETTERS] >> COUNT)
        liked, vowels = whole, all_vowels
        for _ in range(laid):
            letter = letters & LETTER
            many = np.uint64(rack[letter])
            liked += taste.kept[stage, letter, many - ONE] - taste.kept[stage, letter, many]
            vowels -= taste.vowel[letter]
            rack[letter] -= 1
            letters >>= FIVE
        add(rack, moves[k, LETTERS], 1)
        liked += taste.balance[stage, vowels, held - laid - vowels] + ground(
            match.stacks, taste, stage, moves[k, WHERE]
        )
        if bag == 0 and laid == held:
            liked = gone_out(table, match)
        out[k] = HUNDRED * np.int64(moves[k, POINTS]) + liked


@kernel
def gone_out(table: Table, match: Match) -> Num:
    """What it is worth to the seat to play to lay its last letters: what the others, on average, have to count off."""
    others = match.held.sum() - match.held[match.now[TURN]]
    return HUNDRED * table.ending.off * others // (match.held.size - 1)


@part
def favourite(table: Table, match: Match) -> Num:
    """The number of the move that the seat to play likes best, the first of several, or NOTHING."""
    found = min(find_scored(table.tools, match.stacks, match.racks[match.now[TURN]]), table.tools.moves.shape[0])
    match.now[WORK] += LOOKING + found
    likings(table, match, found, table.liked)
    best = NOTHING
    for number in range(found):
        if best == NOTHING or table.liked[number] > table.liked[best]:
            best = number
    return best


@kernel
def play(table: Table, match: Match, number: Num) -> None:
    """The seat to play lays the move of that number and draws; what it kept is remembered, and what it laid on."""
    seat, move, bag = match.now[TURN], table.tools.moves[number], in_bag(match)
    letters, laid, stage = move[LETTERS], np.int64(move[LETTERS] >> COUNT), table.taste.stage[bag]
    match.now[GROUND] = ground(match.stacks, table.taste, stage, move[WHERE])
    lay(table.tools.cells, match.stacks, move[WHERE], letters, table.tools.rules.highest)
    add(match.racks[seat], letters, -1)
    match.kept[seat] = worth(match.racks[seat], table.taste, stage)
    match.scores[seat] += np.int64(move[POINTS])
    drawn = min(laid, bag)
    for _ in range(drawn):
        match.racks[seat, match.bag[match.now[NEXT]]] += 1
        match.now[NEXT] += 1
    match.held[seat] += drawn - laid
    match.now[IDLE] = 0
    match.now[TURN] = (seat + 1) % match.held.size


@kernel
def idle(table: Table, match: Match, swap: Num) -> None:
    """The seat to play lays nothing; it exchanges the letter without which its rack is worth most, if it may."""
    seat, here = match.now[TURN], match.now[NEXT]
    rack, bag = match.racks[seat], in_bag(match)
    if swap and bag > 0:
        given = least_wanted(rack, table.taste, table.taste.stage[bag])
        rack[given] -= 1
        rack[match.bag[here]] += 1
        back = here + below(match.luck, bag)
        match.bag[here] = match.bag[back]
        match.bag[back] = given
    match.now[IDLE] += 1
    match.now[GROUND] = 0
    match.now[TURN] = (seat + 1) % match.held.size


@kernel
def is_over(table: Table, match: Match) -> Num:
    """Whether the bag is empty and somebody is out or all have passed, or nobody has laid anything for too long."""
    seats, quiet = match.held.size, match.now[IDLE]
    if in_bag(match) == 0 and (match.held.min() == 0 or quiet >= seats):
        return True
    return quiet >= table.ending.stall * seats


@part
def play_on(table: Table, match: Match, turns: Num) -> Num:
    """Play so many turns, or to the end; answers whether the match is over."""
    for _ in range(turns):
        if is_over(table, match):
            return True
        choice = favourite(table, match)
        if choice == NOTHING:
            idle(table, match, True)
        else:
            play(table, match, choice)
    return is_over(table, match)


def smallest_table() -> Table:
    """A table for a language without words: enough to compile what is played at tables."""
    taste = smallest_taste()
    return Table(smallest_tools(), Ending(0, 1), taste, np.zeros(MOST_MOVES, np.int64))


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    table = smallest_table()
    yield likings(table, empty_match(8, 2, 1), 0, table.liked)
