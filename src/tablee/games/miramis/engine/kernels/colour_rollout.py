"""Monte Carlo in colour: what moves are worth, found by playing on from each with the unseen letters dealt at random.

The same deals are played for every move, so that what differs between them is the move and not the luck. A rollout ends
after so many turns or with the match. Its outcome, in hundredths of a point, is how far the player is ahead of the
others on average, with what each of them kept on the rack and with the turns that some have left and others have not.
But points win no match that is won already, or lost: a lead counts as much as it helps to win (`felt`).
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.crossword.kernels.moves import Moves
from tablee.games.miramis.engine.kernels.colour_board import Numbers
from tablee.games.miramis.engine.kernels.colour_playout import (
    HUNDRED,
    LOOKING,
    NEXT,
    TURN,
    WORK,
    Playout,
    Policy,
    copy,
    empty_playout,
    fill,
    play,
    play_on,
    smallest_policy,
)
from tablee.search.copies import pour
from tablee.search.jit import Num, inner, kernel
from tablee.search.luck import shuffle


class Stakes(NamedTuple):
    """What leads help to win, in hundredths of a point."""

    swing: int
    """How far a lead may still swing: of one that is much larger, more points are hardly felt."""
    turn: int
    """What a turn brings on average."""


class Rollouts(NamedTuple):
    """What is tried, and from where: `match` is as its player sees it.

    Its bag holds every letter that the player cannot see, in any order; the racks of the others are dealt from it.
    """

    policy: Policy
    match: Playout
    dealt: Playout
    work: Playout
    """Room for a deal, and for what comes of it."""
    moves: Moves
    held: Numbers
    """[seat]: how many letters are on each rack."""
    turns: int
    """How many turns are played after the move."""
    stakes: Stakes
    """What a lead is when a rollout ends."""


@kernel
def roll_out(rollouts: Rollouts, alive: Numbers, budget: Num, totals: Numbers) -> None:
    """Try the moves that are still alive, all in the same deals, until the budget is used up; add up the outcomes."""
    policy, match, dealt, work = rollouts.policy, rollouts.match, rollouts.dealt, rollouts.work
    used = 0
    while used < budget:
        copy(match, dealt)
        deal(dealt, rollouts.held)
        pour(dealt.luck, match.luck)
        for k in alive:
            copy(dealt, work)
            pour(rollouts.moves[k], policy.tools.moves[0])
            play(policy, work, 0)
            over = play_on(policy, work, rollouts.turns)
            totals[k] += felt(ahead(work, match.now[TURN], over, rollouts.stakes.turn), rollouts.stakes.swing)
            used += LOOKING + work.now[WORK] - match.now[WORK]


@inner
def deal(match: Playout, held: Numbers) -> None:
    """Shuffle what cannot be seen, and fill the racks of the others from it."""
    shuffle(match.luck, match.bag, match.now[NEXT], match.bag.size)
    for seat in range(held.size):
        if seat != match.now[TURN]:
            match.racks[seat] = 0
            fill(match, seat, held[seat])


@inner
def ahead(match: Playout, seat: Num, over: Num, turn: Num) -> Num:
    """How far a seat is ahead of the others on average, if each turn to come is worth as much."""
    mine, theirs = 0, 0
    for other in range(match.scores.size):
        has = HUNDRED * match.scores[other] + (0 if over else match.kept[other] + turn * match.turns[other])
        if other == seat:
            mine = has
        else:
            theirs += has
    return mine - theirs // (match.scores.size - 1)


@kernel
def felt(lead: Num, swing: Num) -> Num:
    """What a lead counts: itself if it is small, and never more than it may still swing; the same on any machine."""
    return np.int64(lead * swing / np.sqrt(np.float64(lead * lead + swing * swing)))


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    room, nothing = [empty_playout(8, 2, 1) for _ in range(3)], np.zeros(0, np.int64)
    rollouts = Rollouts(
        smallest_policy(), room[0], room[1], room[2], np.zeros((0, 5), np.uint64), nothing, 0, Stakes(1, 0)
    )
    yield roll_out(rollouts, nothing, 0, nothing)
