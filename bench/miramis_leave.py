"""Learn what letters kept on the rack are worth: robots play themselves, and note what came of it.

    python -m bench.miramis_leave           some minutes; writes data/leave.csv
    python -m bench.miramis_leave --far     a quarter of an hour; writes data/far_leave.csv

On several machines: see bench/learning.py.

What letters are worth with a turn to come is what that turn will earn, on average, with those drawn to them. So matches
are played, and a least-squares fit gives each kind of letter, each second and third one of a letter, each mixture of
vowels and consonants and of colours its share of the points that the player can earn in the next turn. The first
matches are played for points. Who plays for points alone never keeps a pawn, and nobody would learn what one is worth:
so pawns are laid for thirty points or more. Then more matches are played by what was learnt, and leaves are learnt
anew from those: what is kept in them is what robots keep.

The far leaves look further than the next turn. With one turn to come letters are worth the points of that turn; with
more, what the next turn will be worth by these very leaves: its points, and what it leaves for those after it. So it is
learnt in rounds, each from matches played by the leaves of the round before.
"""

import argparse
import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bench.learning import chosen_crew, in_order, with_crew
from tablee.arena.crew import Crew
from tablee.games.miramis.engine.arrays import board_of, kind_of, learnt_leaves, tools_for
from tablee.games.miramis.engine.kernels.colour import LETTERS, NOTHING, OPTIONS, POINTS, WORTH
from tablee.games.miramis.engine.kernels.colour_best import find_best
from tablee.games.miramis.engine.kernels.colour_board import Numbers, copy_board
from tablee.games.miramis.engine.kernels.colour_leave import KINDS, Leaves, counted_among, figures, no_leaves
from tablee.games.miramis.engine.kernels.colour_playout import (
    HUNDRED,
    STEP,
    TURN,
    Playout,
    Policy,
    empty_playout,
    favourite,
    fill,
    is_over,
    play,
    take,
)
from tablee.games.miramis.engine.leave import FAR, NEAR, VOWELS
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.box.board import EMPTY, SIZE, reconstructed_ground
from tablee.games.miramis.rules.box.letters import PAWN, letters
from tablee.games.miramis.rules.state import rounds_for
from tablee.search.jit import Num, inner, kernel
from tablee.search.luck import shuffle

DATA = Path(__file__).parent.parent / "src/tablee/games/miramis/data"
ROUNDS = 3
BATCH = 200
SHRINK = 60.0
"""How many turns' worth of evidence it takes for a value to move halfway from zero."""
RARE = 100
"""What was seen less often than this has no value of its own, but that of the same letter in its better colour."""
PAWNS, PAWN_GUESS = KINDS - 3, 3_000
TURNS, POINTS_NEXT, WORTH_NEXT = KINDS, KINDS + 1, KINDS + 2
"""The columns of how many turns were to come, the most points of the next, and what it was worth; those before them
have the letters kept."""

Key = tuple[int, ...]


@inner
def deal_afresh(match: Playout, empty: Playout, order: Numbers, rounds: Num) -> None:
    """An empty board, and letters for everybody."""
    copy_board(empty.board, match.board)
    match.racks[:], match.scores[:], match.turns[:], match.now[:] = 0, 0, rounds, 0
    match.bag[:] = order
    match.now[STEP] = match.scores.size - 1
    for seat in range(match.scores.size):
        fill(match, seat, 8)


@inner
def most_points(policy: Policy, match: Playout) -> Num:
    """The most that the seat to play can earn, in hundredths of a point: the best move if no letter were worth much."""
    rack, moves = match.racks[match.now[TURN]], policy.tools.moves
    best, _ = find_best(policy.tools, match.board, rack, policy.figures[0], HUNDRED)
    return HUNDRED * np.int64(moves[best, POINTS]) if best != NOTHING else 0


@kernel
def note_matches(policy: Policy, match: Playout, empty: Playout, order: Numbers, many: Num, notes: Numbers) -> Num:
    """Play matches; note what was kept in each turn, and what the player's next turn was worth; answers how often."""
    noted, last = 0, np.zeros(match.scores.size, np.int64)
    for _ in range(many):
        shuffle(match.luck, order, 0, order.size)
        deal_afresh(match, empty, order, empty.turns[0])
        last[:] = NOTHING
        while not is_over(match):
            seat = match.now[TURN]
            if last[seat] != NOTHING:
                notes[last[seat], POINTS_NEXT] = most_points(policy, match)
            choice = favourite(policy, match)
            move = policy.tools.moves[choice]
            if last[seat] != NOTHING and choice != NOTHING:
                notes[last[seat], WORTH_NEXT] = np.int64(move[WORTH])
            if match.turns[seat] > 1:
                last[seat] = noted
                notes[noted, :KINDS], notes[noted, TURNS] = match.racks[seat], match.turns[seat] - 1
                if choice != NOTHING:
                    take(notes[noted, :KINDS], move[LETTERS], move[OPTIONS])
                noted += 1
            play(policy, match, choice)
    return noted


def played(batch: tuple[tuple[Leaves, ...], int]) -> Numbers:
    """A batch of matches by what is known, with one turn to come, with two…; the notes."""
    leaves, seed = batch
    ground = reconstructed_ground()
    tools = tools_for(all_words(), ground)
    stages = Leaves(*(np.concatenate(rows) for rows in zip(no_leaves(1), *leaves, strict=True)))
    policy = Policy(tools, figures(tools.rules, stages, VOWELS))
    empty = empty_playout(SIZE, 2, len(letters()))._replace(board=board_of(tools, EMPTY))
    match, order = empty_playout(SIZE, 2, len(letters())), np.array([kind_of(letter) for letter in letters()], np.int64)
    empty.turns[:], match.luck[0] = rounds_for(2), seed
    notes = np.zeros((BATCH * 14, KINDS + 3), np.int64)
    return notes[: note_matches(policy, match, empty, order, BATCH, notes)]


def noted(hands: Crew, matches: int, number: int, *leaves: Leaves) -> Numbers:
    """The notes of a round of matches."""
    batches = [(leaves, number * 10_000 + batch) for batch in range(-(-matches // BATCH))]
    return np.concatenate(in_order(hands, played, batches, f"round {number}"))


def near(hands: Crew, matches: int) -> Leaves:
    """What kept letters bring in the next turn: learnt from nothing, then from playing by it."""
    leaves = guess()
    for number, many in enumerate((matches // 4, matches)):
        leaves = fit(noted(hands, many, number + 1, leaves), POINTS_NEXT)
    return leaves


def far(hands: Crew, matches: int) -> tuple[Leaves, ...]:
    """What they bring with one turn to come, and with more: in that turn, and by what it leaves in those after it."""
    leaves: tuple[Leaves, ...] = (Leaves(*(rows[1:] for rows in learnt_leaves(NEAR))),)
    for number in range(ROUNDS):
        notes = noted(hands, matches, number + 11, *leaves)
        leaves = fit(notes, POINTS_NEXT), fit(notes[notes[:, TURNS] > 1], WORTH_NEXT)
    return leaves


def guess() -> Leaves:
    """What is known before the first match: to keep a pawn."""
    leaves = no_leaves(1)
    leaves.kinds[0, PAWNS:] = PAWN_GUESS
    return leaves


def facts(racks: Numbers) -> Iterator[tuple[str, Key, npt.NDArray[Any]]]:
    """What is known of letters kept: name, place in its table, and for which notes it is so, or how many times."""
    counted = racks @ np.array(counted_among(VOWELS))
    faces = racks.reshape(-1, 27, 3).sum(axis=2)
    vowels, consonants, red, blue, both = (counted >> shift & 255 for shift in (0, 8, 16, 24, 32))
    for kind in range(KINDS):
        yield "kinds", (kind,), racks[:, kind]
    for letter in range(26):
        for many in (2, 3):
            yield "same", (letter, many), faces[:, letter] >= many
    for v, c in np.ndindex(9, 9):
        yield "balance", (v, c), (vowels == v) & (consonants == c)
    for r, b, f in np.ndindex(9, 9, 9):
        if r + b + f < 9:
            yield "mixture", (r, b, f), (red == r) & (blue == b) & (both == f)


def fit(notes: Numbers, what: int) -> Leaves:
    """Least squares: the tables of a stage, in hundredths of a point."""
    known = [(name, key, column) for name, key, column in facts(notes[:, :KINDS]) if (column > 0).sum() > RARE]
    columns = np.stack([column for _, _, column in known], axis=1).astype(np.float32)
    gain = notes[:, what] - notes[:, what].mean()
    shares = np.linalg.solve(columns.T @ columns + SHRINK * np.eye(len(known)), columns.T @ gain)
    left = gain - columns @ shares
    print(f"{len(notes):,} turns, {notes[:, what].mean():.0f} on average ± {gain.std():.0f}, learnt ± {left.std():.0f}")
    tables = no_leaves(1)._asdict()
    for (name, key, _), share in zip(known, shares, strict=True):
        if name == "same":
            tables[name][0, key[0], key[1] :] += round(share)
        else:
            tables[name][(0, *key)] = round(share)
    learnt = {key[0] for name, key, _ in known if name == "kinds"}
    for kind in {kind_of(letter) for letter in letters()} - learnt:
        tables["kinds"][0, kind] = tables["kinds"][0, 3 * (kind // 3) : kind].max(initial=0)
    return Leaves(**tables)


def save(file: str, *leaves: Leaves) -> None:
    """Write the tables down."""
    with (DATA / f"{file}.csv").open("w", encoding="utf-8", newline="") as text:
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(["turns", "what", "key", *range(9)])
        for turns, one in enumerate(leaves, 1):
            for letter, face in enumerate([chr(65 + number) for number in range(26)] + [PAWN]):
                rows.writerow([turns, "kind", face, *one.kinds[0, 3 * letter : 3 * letter + 3]])
            for letter in range(26):
                rows.writerow([turns, "same", chr(65 + letter), *one.same[0, letter]])
            for vowels in range(9):
                rows.writerow([turns, "balance", vowels, *one.balance[0, vowels]])
            for red, blue in np.ndindex(9, 9):
                rows.writerow([turns, "mixture", f"{red} {blue}", *one.mixture[0, red, blue]])


def main() -> int:
    """Learn one table of leaves or the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--far", action="store_true", help="look further than the next turn")
    parser.add_argument("--matches", type=int, help="8,000 if not said, or 30,000 a round for the far leaves")
    asked = with_crew(parser).parse_args()
    with chosen_crew(asked) as hands:
        if asked.far:
            save(FAR, *far(hands, asked.matches or 30_000))
        else:
            save(NEAR, near(hands, asked.matches or 8_000))
    return 0


if __name__ == "__main__":
    sys.exit(main())
