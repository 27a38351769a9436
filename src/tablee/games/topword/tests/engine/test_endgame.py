"""The end of a match: exactly what trying everything finds, and never worse than what one likes best."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.games.topword.engine.arrays import board_of, counts_of, policy_for, tiles_of
from tablee.games.topword.engine.kernels.endgame import BEST, COST, FOUND, LIMIT, Endgame, endgame, look_ahead
from tablee.games.topword.engine.kernels.playout import IDLE, TURN, Playout, empty_playout
from tablee.games.topword.rules.board import Stacks, empty, laid
from tablee.games.topword.rules.ending import OFF_FOR_A_LETTER
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.letters import without
from tablee.games.topword.rules.options import Options
from tablee.games.topword.tests.engine.test_crossword import WORDS
from tablee.lexicon.weave import weave

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels

SMALL, OPTIONS = weave(sorted(WORDS)), Options(size=8)
TABLE = policy_for(SMALL, OPTIONS)
ENOUGH = 1 << 40


@cache
def brute_force(stacks: Stacks, mine: str, theirs: str, idle: int) -> int:
    """By how much the player to move gains on the other if both try everything: no bounds, no order, no graph walks."""
    values = []
    for move in moves(stacks, mine, SMALL, OPTIONS):
        rack = without(mine, (tile.letter for tile in move.tiles))
        over = OFF_FOR_A_LETTER * len(theirs)
        rest = -brute_force(laid(stacks, move.tiles), theirs, rack, 0) if rack else over
        values.append(move.points + rest)
    passing = OFF_FOR_A_LETTER * (len(theirs) - len(mine)) if idle else -brute_force(stacks, theirs, mine, 1)
    return max(*values, passing) if values else passing


def ending(seed: int) -> tuple[Stacks, str, str]:
    """A board after some moves in a tiny language, and two short racks."""
    rng, stacks = Random(seed), empty(8)
    for _ in range(rng.randrange(1, 9)):
        found = moves(stacks, "".join(rng.choices("AABBCQS", k=4)), SMALL, OPTIONS)
        stacks = laid(stacks, rng.choice(found).tiles) if found else stacks
    mine, theirs = ("".join(rng.choices("ABCQS", k=rng.randrange(1, 4))) for _ in range(2))
    return stacks, mine, theirs


def playout_of(stacks: Stacks, mine: str, theirs: str) -> Playout:
    match = empty_playout(8, 2, 1)._replace(stacks=board_of(TABLE.tools, stacks))
    match.racks[0], match.racks[1] = counts_of(mine), counts_of(theirs)
    match.held[:] = len(mine), len(theirs)
    return match


def search(match: Playout, limit: int) -> tuple[Endgame, bool]:
    room = endgame(TABLE, match, limit)
    return room, look_ahead(room, match)


def choice_of(room: Endgame, stacks: Stacks, mine: str, theirs: str) -> int:
    """What the move that was found is worth, by brute force."""
    where, letters, points = room.moves[0, room.told[FOUND]].tolist()
    if not letters:
        return -brute_force(stacks, theirs, mine, 1)
    tiles = tiles_of(where, letters)
    rack = without(mine, (tile.letter for tile in tiles))
    return int(points) + (
        -brute_force(laid(stacks, tiles), theirs, rack, 0) if rack else OFF_FOR_A_LETTER * len(theirs)
    )


@pytest.mark.parametrize("seed", range(24))
def test_the_search_finds_what_trying_everything_finds(seed: int) -> None:
    stacks, mine, theirs = ending(seed)
    room, exact = search(playout_of(stacks, mine, theirs), ENOUGH)
    value = brute_force(stacks, mine, theirs, 0)
    assert exact
    assert room.frames[0, BEST] == value
    assert choice_of(room, stacks, mine, theirs) == value


def arrays_of(match: Playout) -> list[list[Any]]:
    return [np.asarray(one).tolist() for one in (*match.stacks.lanes, *match.stacks[1:], *match[1:])]


def test_a_search_leaves_the_match_as_it_was() -> None:
    for limit in (0, 2_000, ENOUGH):
        match = playout_of(*ending(3))
        before = arrays_of(match)
        search(match, limit)
        assert arrays_of(match) == before


def test_a_search_that_is_broken_off_has_an_answer_and_says_that_it_is_a_guess() -> None:
    stacks, mine, theirs = ending(5)
    room, exact = search(playout_of(stacks, mine, theirs), 0)
    assert not exact
    assert room.told[COST] > room.told[LIMIT]
    assert 0 <= room.told[FOUND] <= len(moves(stacks, mine, SMALL, OPTIONS))


def test_when_the_other_has_passed_to_pass_ends_the_match() -> None:
    """With nothing to lay for either, nobody gains; with more letters than the other one loses five for each."""
    match = playout_of(empty(8), "SS", "S")
    match.now[IDLE] = 1
    room, exact = search(match, ENOUGH)
    assert exact
    assert room.frames[0, BEST] == -OFF_FOR_A_LETTER
    assert match.now[TURN] == 0
