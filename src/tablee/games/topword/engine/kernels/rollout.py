"""Monte Carlo: what moves are worth, found by playing on from each with the unseen letters dealt at random.

The same deals are played for every move, so that what differs between them is the move and not the luck. A rollout ends
after so many turns or with the match. Its outcome, in hundredths of a point, is how far the player is ahead of the
others on average, with what each of them kept on the rack and what the last turn made of the board; once the match is
over, with the letters left counted off. What earlier turns made of the board has had its answer in the rollout itself.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.crossword.kernels.moves import Moves
from tablee.games.topword.engine.kernels.playout import (
    GROUND,
    HUNDRED,
    LOOKING,
    NEXT,
    TURN,
    WORK,
    Playout,
    Policy,
    copy,
    empty_playout,
    play,
    play_on,
    smallest_policy,
)  # fmt: skip
from tablee.games.topword.engine.kernels.stacking import Numbers
from tablee.search.copies import pour
from tablee.search.jit import Num, inner, kernel
from tablee.search.luck import shuffle


class Rollouts(NamedTuple):
    """What is tried, and from where: `match` is as its player sees it.

    Its bag holds every letter that the player cannot see, in any order: it begins with as many as the others have on
    their racks, and those that are left to draw follow.
    """

    policy: Policy
    match: Playout
    dealt: Playout
    work: Playout
    """Room for a deal, and for what comes of it."""
    moves: Moves
    turns: int
    """How many turns are played after the move."""
    win: int
    """What winning is worth on top, in hundredths of a point, if a rollout comes to the end."""


@kernel
def roll_out(rollouts: Rollouts, alive: Numbers, budget: Num, totals: Numbers) -> None:
    """Try the moves that are still alive, all in the same deals, until the budget is used up; add up the outcomes."""
    policy, match, dealt, work = rollouts.policy, rollouts.match, rollouts.dealt, rollouts.work
    used = 0
    while used < budget:
        copy(match, dealt)
        deal(dealt)
        pour(dealt.luck, match.luck)
        for k in alive:
            copy(dealt, work)
            pour(rollouts.moves[k], policy.tools.moves[0])
            play(policy, work, np.int64(0))
            over = play_on(policy, work, rollouts.turns)
            totals[k] += outcome(policy, work, match.now[TURN], over, rollouts.win)
            used += LOOKING + work.now[WORK] - match.now[WORK]


@kernel
def deal(match: Playout) -> None:
    """Shuffle what cannot be seen, and fill the racks of the others from it."""
    shuffle(match.luck, match.bag, 0, match.bag.size)
    match.now[NEXT] = 0
    for seat in range(match.held.size):
        if seat != match.now[TURN]:
            match.racks[seat] = 0
            for _ in range(match.held[seat]):
                match.racks[seat, match.bag[match.now[NEXT]]] += 1
                match.now[NEXT] += 1


@inner
def outcome(policy: Policy, match: Playout, seat: Num, over: Num, win: Num) -> Num:
    """How far a seat is ahead of the others on average; if the match is over, so much more for having won it."""
    mine, theirs, best, seats = 0, 0, -(1 << 40), match.held.size
    for other in range(seats):
        score = HUNDRED * match.scores[other]
        score += -policy.ending.off * HUNDRED * match.held[other] if over else match.kept[other]
        if not over and (other + 1) % seats == match.now[TURN]:
            score += match.now[GROUND]
        if other == seat:
            mine = score
        else:
            theirs += score
            best = max(best, score)
    ahead = mine - theirs // (seats - 1)
    return ahead + win * (np.int64(mine > best) - np.int64(mine < best)) if over else ahead


def warm_up() -> Iterator[object]:
    """Compile what is called from outside, or fetch it from the cache."""
    room, nothing = [empty_playout(8, 2, 1) for _ in range(3)], np.zeros(0, np.int64)
    rollouts = Rollouts(smallest_policy(), room[0], room[1], room[2], np.zeros((0, 3), np.uint64), 0, 0)
    yield roll_out(rollouts, nothing, 0, nothing)
