"""The move kernels: the reference's counts, and the plain twin's moves."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.crossword.kernels.lanes import ANY
from tablee.games.topword.engine.arrays import board_of, counts_of, mask_of, tiles_of, tools_for
from tablee.games.topword.engine.kernels import stacking
from tablee.games.topword.engine.kernels.stacking import Tools
from tablee.games.topword.engine.kernels.tiles import cells_with_qu
from tablee.games.topword.rules.board import Stacks, Tile, empty, laid
from tablee.games.topword.rules.lays.moves import Found, moves
from tablee.games.topword.rules.options import Options
from tablee.games.topword.tests.counts import COUNTS, as_lays, positions
from tablee.lexicon import Graph, lexicon
from tablee.lexicon.weave import weave
from tablee.testing.counting import tally

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels

WORDS = ("AB", "ABA", "ABS", "ACC", "AQUA", "BA", "BAB", "BAC", "CAB", "CABA", "CC", "COQ", "QUAB", "QUQUA")
SMALL = weave(sorted(WORDS))
LETTERS = "AABBCQS"


def found(tools: Tools, stacks: Stacks, rack: str, wanted: int = int(ANY)) -> list[Found]:
    """All moves by the kernel, on a board surveyed for the letters wanted."""
    many = stacking.find_scored(tools, board_of(tools, stacks, wanted), counts_of(rack))
    return [Found(tiles_of(where, letters), points) for where, letters, points in tools.moves[:many].tolist()]


def test_the_kernel_agrees_with_the_reference_on_every_committed_position() -> None:
    tools = {options: tools_for(lexicon.common.graph, options) for options in {view.options for view in positions()}}
    wrong = []
    for number, (view, count) in enumerate(zip(positions(), COUNTS.read(), strict=True)):
        listed = found(tools[view.options], view.stacks, view.rack, mask_of(view.rack))
        lays = as_lays(listed)
        if tally(lays) != count or len(lays) != len(listed):
            wrong.append(number)
    assert wrong == []


def test_it_does_not_matter_for_how_many_letters_the_board_was_surveyed() -> None:
    for view in positions()[::9]:
        tools = tools_for(lexicon.common.graph, view.options)
        assert found(tools, view.stacks, view.rack) == found(tools, view.stacks, view.rack, mask_of(view.rack))


@given(st.integers(0, 2**32), st.integers(0, 12), st.integers(0, 7), st.booleans(), st.booleans())
def test_kernel_and_plain_twin_agree_in_a_tiny_language(
    seed: int, length: int, letters: int, cover: bool, plural: bool
) -> None:
    rng, options = Random(seed), Options(size=8, no_full_cover=cover, no_bare_plural=plural)
    stacks, tools = empty(8), tools_for(SMALL, options)
    board = board_of(tools, stacks)
    for _ in range(length):
        rack = "".join(rng.choices(LETTERS, k=7))
        many = stacking.find_scored(tools, board, counts_of(rack))
        if many:
            where, word, _ = tools.moves[rng.randrange(many)]
            stacking.lay(tools.cells, board, where, word, 5)
            stacks = laid(stacks, tiles_of(int(where), int(word)))
    rack = "".join(rng.choices(LETTERS, k=letters))
    listed, plain = found(tools, stacks, rack), moves(stacks, rack, SMALL, options)
    assert as_lays(listed) == as_lays(plain)
    assert len(listed) == len(plain)
    assert_same(board, board_of(tools, stacks))


def assert_same(board: stacking.Stacks, other: stacking.Stacks) -> None:
    """A board that moves were laid on one by one is the one that is set up at once."""
    for one, two in zip((*board.lanes, *board[1:]), (*other.lanes, *other[1:]), strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(two))


def test_a_search_counts_moves_that_it_has_no_room_for() -> None:
    tools = tools_for(lexicon.common.graph, Options())
    few = tools._replace(moves=np.zeros((10, 3), np.uint64))
    board = board_of(tools, empty(10))
    many = stacking.find_scored(tools, board, counts_of("RETRACE"))
    assert stacking.find_scored(few, board, counts_of("RETRACE")) == many > 10
    assert few.moves.tolist() == tools.moves[:10].tolist()


def test_a_rack_of_one_kind_of_letter_is_more_than_one_letter() -> None:
    stacks = laid(empty(8), (Tile(3, 3, "B"), Tile(4, 3, "A")))
    for rack in ("Q", "QQ", "QQQ", "QQQQ"):
        listed, plain = found(tools_for(SMALL, Options(size=8)), stacks, rack), moves(stacks, rack, SMALL)
        assert as_lays(listed) == as_lays(plain)
        assert any(len(move.tiles) == 2 for move in listed) == (len(rack) > 1), "QUQUA"


def test_in_a_graph_of_tiles_the_Q_reads_QU() -> None:
    tiles = Graph(memoryview(cells_with_qu(SMALL).data))
    assert sorted(tiles) == sorted(word.replace("QU", "Q") for word in WORDS if word != "COQ")
