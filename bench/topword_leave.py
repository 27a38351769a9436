"""Learn what letters kept on the rack are worth: robots play themselves, and what came of each rack is averaged out.

    python -m bench.topword_leave     three rounds of 30,000 matches; some minutes; writes data/leave.csv
    python -m bench.topword_ground    then fills in what heights and openings are worth

On several machines: see bench/learning.py.

In each round both seats play by the leaves of the round before (at first they only count points). Every move is noted
with the letters that it kept and by how many points its player gained on the other from there to the end. A
least-squares fit then gives each letter, each second and third one of a kind and each mixture of vowels and consonants
its share of that gain.
"""

import argparse
import csv
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bench.learning import chosen_crew, in_order, with_crew
from tablee.arena.crew import Crew
from tablee.crossword.kernels.lanes import ANY
from tablee.games.topword.engine.arrays import VOWEL, A, policy_for
from tablee.games.topword.engine.kernels.leave import Leaves
from tablee.games.topword.engine.kernels.playout import (
    END,
    NEXT,
    NOTHING,
    TURN,
    Playout,
    Policy,
    add,
    empty_playout,
    favourite,
    idle,
    in_bag,
    is_over,
    play,
)  # fmt: skip
from tablee.games.topword.engine.kernels.stacking import LETTERS, Numbers
from tablee.games.topword.engine.leave import FROM_BAG, stage_of
from tablee.games.topword.rules.board import HIGHEST
from tablee.games.topword.rules.letters import RACK_SIZE, letters
from tablee.games.topword.rules.options import Options
from tablee.lexicon import lexicon
from tablee.search.jit import Num, inner, kernel
from tablee.search.luck import shuffle

FILE = Path(__file__).parent.parent / "src/tablee/games/topword/data/leave.csv"
ROUNDS, BATCHES, BATCH = 3, 30, 1_000
SEAT, BAG, KEPT, GAIN, WIDTH = 0, 1, 2, 28, 29
OPENINGS = 8
SHRINK = 200.0
"""How many moves' worth of evidence it takes for a value to move halfway from zero."""
RARE = 200
"""A second or third letter seen less often than this has no value of its own."""


@inner
def deal_afresh(match: Playout, order: Numbers, rack_size: Num) -> None:
    """An empty board, and letters for everybody."""
    match.stacks.lanes.faces[:] = 0
    match.stacks.lanes.cross_sets[:] = np.uint32(ANY)
    match.stacks.lanes.full[:] = 0
    match.stacks.lanes.closed[:] = 0
    match.stacks.heights[:] = 0
    match.stacks.crossing[:] = 0
    match.racks[:] = 0
    match.scores[:] = 0
    match.now[:] = 0
    match.bag[:] = order
    match.now[END] = order.size
    for seat in range(match.held.size):
        match.held[seat] = rack_size
        for _ in range(rack_size):
            match.racks[seat, match.bag[match.now[NEXT]]] += 1
            match.now[NEXT] += 1


@kernel
def note_matches(policy: Policy, match: Playout, order: Numbers, many: Num, notes: Numbers) -> Num:
    """Play matches and note every move; answers how many there were."""
    noted, off = 0, policy.ending.off
    for _ in range(many):
        shuffle(match.luck, order, 0, order.size)
        deal_afresh(match, order, policy.tools.rules.rack_size)
        first = noted
        while not is_over(policy, match):
            seat, choice = match.now[TURN], favourite(policy, match)
            if choice == NOTHING:
                idle(policy, match, True)
                continue
            notes[noted, SEAT], notes[noted, BAG] = seat, in_bag(match)
            notes[noted, KEPT:GAIN] = match.racks[seat]
            add(notes[noted, KEPT:GAIN], policy.tools.moves[choice, LETTERS], -1)
            play(policy, match, choice)
            notes[noted, GAIN] = match.scores[1 - seat] - match.scores[seat]
            noted += 1
        last = match.scores - off * match.held
        for number in range(first, noted):
            notes[number, GAIN] += last[notes[number, SEAT]] - last[1 - notes[number, SEAT]]
    return noted


def played(batch: tuple[Leaves, int]) -> npt.NDArray[np.int16]:
    """A batch of matches by these leaves; the notes."""
    leaves, seed = batch
    match, order = empty_playout(10, 2, len(letters())), np.array([ord(letter) - A for letter in letters()], np.int64)
    match.luck[0], notes = seed, np.zeros((BATCH * 80, WIDTH), np.int64)
    policy = policy_for(lexicon.common.graph, Options(), leaves)
    return notes[: note_matches(policy, match, order, BATCH, notes)].astype(np.int16)


def learn(hands: Crew, leaves: Leaves, number: int) -> Leaves:
    """A round: the leaves that follow from how others did with theirs."""
    batches = [(leaves, number * BATCHES + batch) for batch in range(BATCHES)]
    notes = np.concatenate(in_order(hands, played, batches, f"round {number}"))
    stage = leaves.stage[notes[:, BAG]]
    out = (notes[:, BAG] == 0) & (notes[:, KEPT:GAIN].sum(axis=1) == 0)  # the match was over: that needs no learning
    fits = [fit(notes[(stage == number) & ~out]) for number in range(len(FROM_BAG))]
    kept, balance = (np.rint(100 * np.stack(tables)).astype(np.int64) for tables in zip(*fits, strict=True))
    return leaves._replace(kept=kept, balance=balance)


def fit(notes: npt.NDArray[np.int16]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Least squares: what each letter is worth by how many there are, and each mixture."""
    racks, gain = notes[:, KEPT:GAIN], notes[:, GAIN].astype(float)
    vowels = (racks * VOWEL).sum(axis=1)
    consonants = racks.sum(axis=1) - vowels
    letter_keys = [(letter, many) for letter in range(26) for many in (1, 2, 3)]
    letter_keys = [(letter, many) for letter, many in letter_keys if (racks[:, letter] >= many).sum() > RARE]
    mixtures = sorted(set(zip(vowels.tolist(), consonants.tolist(), strict=True)))
    columns: list[npt.NDArray[Any]] = [racks[:, letter] >= many for letter, many in letter_keys]
    columns += [(vowels == v) & (consonants == c) for v, c in mixtures]
    facts, mean = np.stack(columns, axis=1).astype(float), gain.mean()
    shares = np.linalg.solve(facts.T @ facts + SHRINK * np.eye(len(columns)), facts.T @ (gain - mean))
    kept, balance = np.zeros((26, RACK_SIZE + 1)), np.full((RACK_SIZE + 1, RACK_SIZE + 1), np.nan)
    for (letter, many), share in zip(letter_keys, shares, strict=False):
        kept[letter, many:] += share
    for (v, c), share in zip(mixtures, shares[len(letter_keys) :], strict=True):
        balance[v, c] = mean + share
    return kept, np.where(np.isnan(balance), np.nanmin(balance), balance)


def save(leaves: Leaves) -> None:
    """Write the tables down."""
    with FILE.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["stage", "kept", *range(RACK_SIZE + 1)])
        for stage in range(len(FROM_BAG)):
            rows.writerows([stage, chr(A + letter), *leaves.kept[stage, letter]] for letter in range(26))
            rows.writerows([stage, vowels, *leaves.balance[stage, vowels]] for vowels in range(RACK_SIZE + 1))
            rows.writerow([stage, "height", *leaves.height[stage], *[0] * (RACK_SIZE + 1 - HIGHEST)])
            rows.writerow([stage, "opening", *leaves.opening[stage]])


def main() -> int:
    """Learn from nothing."""
    stage = np.array([stage_of(bag) for bag in range(len(letters()) + 1)], np.int64)
    shapes = (26, RACK_SIZE + 1), (RACK_SIZE + 1, RACK_SIZE + 1), (HIGHEST,), (OPENINGS,)
    kept, balance, height, opening = (np.zeros((len(FROM_BAG), *shape), np.int64) for shape in shapes)
    leaves = Leaves(stage, kept, balance, VOWEL, height, opening)
    with chosen_crew(with_crew(argparse.ArgumentParser(description=__doc__)).parse_args()) as hands:
        for number in range(ROUNDS):
            leaves = learn(hands, leaves, number + 1)
    save(leaves)
    return 0


if __name__ == "__main__":
    sys.exit(main())
