"""Learn what heights and openings are worth: two moves of the same position are played on in the same deal.

    python -m bench.topword_ground    10,000 matches; some minutes; fills in data/leave.csv

On several machines: see bench/learning.py.

Moves that stack high are made where there is much to stack on, so that what comes after a move tells more about its
position than about the move. Two moves of *one* position have that in common, and letters dealt alike besides: what
differs is what the moves did. Robots play themselves; now and then the move they like best and another of the ten best
are both tried, four turns on, or to the end when few letters are left. By how much the first did better than its points
and the letters kept let expect is shared out by least squares among the heights laid on and the openings given.
"""

import argparse
import sys
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.learning import chosen_crew, in_order, with_crew
from bench.topword_leave import BATCH, FILE, OPENINGS, deal_afresh, save
from tablee.arena.crew import Crew
from tablee.crossword.kernels.lanes import ONE
from tablee.crossword.kernels.moves import SQUARES, Moves
from tablee.games.topword.engine.arrays import A, learnt_leaves, policy_for
from tablee.games.topword.engine.kernels.leave import Leaves, free_sides, ground
from tablee.games.topword.engine.kernels.playout import (
    END,
    NEXT,
    TURN,
    Playout,
    Policy,
    copy,
    empty_playout,
    equities,
    idle,
    in_bag,
    is_over,
    play,
)
from tablee.games.topword.engine.kernels.rollout import Rollouts, roll_out
from tablee.games.topword.engine.kernels.stacking import LANE, WHERE, Numbers, Stacks, find_scored
from tablee.games.topword.engine.leave import FROM_BAG
from tablee.games.topword.rules.board import HIGHEST
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.options import Options
from tablee.lexicon import lexicon
from tablee.search.bits import lowest
from tablee.search.jit import Num, inner, kernel
from tablee.search.luck import below, shuffle

BATCHES, SEED = 10, 1
EVERY = 2
"""One turn in so many is tried out."""
BEST = 10
TURNS, LONG = 4, 1000
TWO = 2
SHRINK = 2000.0
"""How many pairs' worth of evidence it takes for a value to move halfway from zero."""
BAG, MORE, HEIGHT = 0, 1, 2
OPENING = HEIGHT + HIGHEST
WIDTH = OPENING + OPENINGS


class Room(NamedTuple):
    """Room to try a pair of moves."""

    seen: Playout
    dealt: Playout
    work: Playout
    pair: Moves


@inner
def pick_two(policy: Policy, match: Playout, pair: Moves) -> Num:
    """The move of highest equity and another of the best; answers how many there are and how much more it is worth."""
    found = min(find_scored(policy.tools, match.stacks, match.racks[match.now[TURN]]), policy.tools.moves.shape[0])
    if found < TWO:
        pair[0] = policy.tools.moves[0]
        return found, 0
    equities(policy, match, found, policy.equities)
    first, second = take_best(policy, match, found, pair[0]), 0
    for _ in range(1 + below(match.luck, min(BEST, found) - 1)):
        second = take_best(policy, match, found, pair[1])
    return found, first - second


@inner
def take_best(policy: Policy, match: Playout, found: Num, move: Moves) -> Num:
    """The move of highest equity of those not yet taken; answers how much, but for what it makes of the board."""
    best = np.argmax(policy.equities[:found])
    equity, move[:] = policy.equities[best], policy.tools.moves[best]
    policy.equities[best] = -(1 << 40)
    return equity - ground(match.stacks, policy.leaves, policy.leaves.stage[in_bag(match)], move[WHERE])


@inner
def as_seen(match: Playout, room: Room) -> Room:
    """The match as the seat to play sees it: the bag begins with what the other has."""
    other, left = 1 - match.now[TURN], in_bag(match)
    hidden = match.held[other] + left
    copy(match, room.seen)
    at = 0
    for letter in range(26):
        for _ in range(match.racks[other, letter]):
            room.seen.bag[at] = letter
            at += 1
    room.seen.bag[at:hidden] = match.bag[match.now[NEXT] : match.now[END]]
    room.seen.now[NEXT], room.seen.now[END] = at, hidden
    return Room(cut(room.seen, hidden), cut(room.dealt, hidden), cut(room.work, hidden), room.pair)


@inner
def cut(match: Playout, size: Num) -> Playout:
    """The same room with a bag of so many letters."""
    return Playout(
        match.stacks, match.racks, match.held, match.kept, match.scores, match.bag[:size], match.now, match.luck
    )


@inner
def note_ground(stacks: Stacks, where: Num, sign: Num, note: Numbers) -> None:
    """How many letters a move lays at each height, and what openings it gives."""
    way, number, squares = where & ONE, (where >> ONE) & LANE, where >> SQUARES
    note[OPENING + min(free_sides(stacks, where)[0] // 2, OPENINGS - 1)] += sign
    while squares != 0:
        note[HEIGHT + stacks.heights[way, number, lowest(squares)]] += sign
        squares &= squares - ONE


@inner
def note_pair(policy: Policy, match: Playout, room: Room, more: Num, note: Numbers) -> None:
    """Try both moves, and note by how much more than expected the first one brought."""
    seen, totals = as_seen(match, room), np.zeros(2, np.int64)
    turns = LONG if policy.leaves.stage[in_bag(match)] < len(FROM_BAG) - 1 else TURNS
    roll_out(Rollouts(policy, seen.seen, seen.dealt, seen.work, room.pair, turns, 0), np.arange(2), 1, totals)
    note[BAG], note[MORE] = in_bag(match), totals[0] - totals[1] - more
    note_ground(match.stacks, room.pair[0, WHERE], 1, note)
    note_ground(match.stacks, room.pair[1, WHERE], -1, note)


@kernel
def note_matches(policy: Policy, match: Playout, room: Room, order: Numbers, many: Num, notes: Numbers) -> Num:
    """Play matches and note pairs; answers how many there were."""
    noted = 0
    for _ in range(many):
        shuffle(match.luck, order, 0, order.size)
        deal_afresh(match, order, policy.tools.rules.rack_size)
        while not is_over(policy, match):
            found, more = pick_two(policy, match, room.pair)
            if found == 0:
                idle(policy, match, True)
                continue
            if found >= TWO and below(match.luck, EVERY) == 0:
                note_pair(policy, match, room, more, notes[noted])
                noted += 1
            policy.tools.moves[0] = room.pair[0]
            play(policy, match, 0)
    return noted


def played(batch: tuple[Leaves, int]) -> Numbers:
    """A batch of matches by these leaves; the notes."""
    leaves, seed = batch
    order = np.array([ord(letter) - A for letter in letters()], np.int64)
    match, seen, dealt, work = (empty_playout(10, 2, len(order)) for _ in range(4))
    match.luck[0], notes = seed, np.zeros((BATCH * 80, WIDTH), np.int64)
    policy, room = (
        policy_for(lexicon.common.graph, Options(), leaves),
        Room(seen, dealt, work, np.zeros((2, 3), np.uint64)),
    )
    return notes[: note_matches(policy, match, room, order, BATCH, notes)]


def learn(hands: Crew, leaves: Leaves) -> Leaves:
    """The leaves that follow from what came of pairs."""
    batches = [(leaves, SEED + batch) for batch in range(BATCHES)]
    notes = np.concatenate(in_order(hands, played, batches, "pairs"))
    stage = leaves.stage[notes[:, BAG]]
    fits = [fit(notes[stage == number], number) for number in range(len(FROM_BAG))]
    height, opening = (np.rint(np.stack(tables)).astype(np.int64) for tables in zip(*fits, strict=True))
    return leaves._replace(height=height, opening=opening)


def fit(notes: Numbers, stage: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Least squares: what each height and each opening is worth beside an empty square and no opening."""
    columns = [HEIGHT + height for height in range(1, HIGHEST)] + [OPENING + many for many in range(1, OPENINGS)]
    facts, more = notes[:, columns].astype(float), notes[:, MORE].astype(float)
    weight = facts.T @ facts + SHRINK * np.eye(len(columns))
    shares = np.linalg.solve(weight, facts.T @ more)
    doubt = np.sqrt(np.diag(np.linalg.inv(weight))) * (more - facts @ shares).std()
    told = ", ".join(f"{share:.0f} ± {one:.0f}" for share, one in zip(shares, doubt, strict=True))
    print(f"stage {stage}, {len(notes)} pairs, heights and openings: {told}")
    height, opening = np.split(shares, [HIGHEST - 1])
    return np.concatenate([[0.0], height]), np.concatenate([[0.0], opening])


def main() -> int:
    """Learn by playing with leaves for letters alone."""
    leaves = learnt_leaves()
    leaves = leaves._replace(height=np.zeros_like(leaves.height), opening=np.zeros_like(leaves.opening))
    with chosen_crew(with_crew(argparse.ArgumentParser(description=__doc__)).parse_args()) as hands:
        save(learn(hands, leaves))
    print(f"written to {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
