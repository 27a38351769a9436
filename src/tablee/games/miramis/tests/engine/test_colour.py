"""The kernels in colour: the reference's counts, the plain twin's moves, and nothing outside their arrays."""

import os
from functools import partial
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.miramis.engine.arrays import (
    board_of,
    learnt_figures,
    rack_of,
    rules_of,
    thrifty_figures,
    tiles_of,
    tools_for,
)
from tablee.games.miramis.engine.finder import in_order, turns_after
from tablee.games.miramis.engine.kernel_moves import all_moves, by_equity, by_points, worths
from tablee.games.miramis.engine.kernels.colour import NOTHING, Tools, find_coloured
from tablee.games.miramis.engine.kernels.colour_best import find_best
from tablee.games.miramis.engine.kernels.colour_board import Board, Numbers, Words, lay
from tablee.games.miramis.engine.kernels.colour_leave import Leaves, figures, whole, worth
from tablee.games.miramis.engine.kernels.entries import entries_of, filed_with
from tablee.games.miramis.engine.leave import leave_value
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.box.board import EMPTY, Stones, laid, reconstructed_ground
from tablee.games.miramis.rules.box.letters import Letter, Letters
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.lays.moves import POINT, moves
from tablee.games.miramis.tests.counts import COUNTS, as_lays, positions
from tablee.lexicon import lexicon
from tablee.lexicon.weave import weave
from tablee.search.walk import cells_of, letters_of
from tablee.testing.checked import stay_within_their_arrays
from tablee.testing.counting import tally

pytestmark = pytest.mark.timeout(600)  # the first to need them compiles the kernels

WORDS = ("AS", "LA", "LAS", "LES", "MA", "MAL", "MALE", "MALES", "MIRAMIS", "SA", "SALE", "SALES", "SEL")
SMALL = weave(sorted(WORDS))
PRINTED = [Letter(face, colour) for face in "AELMS?" for colour in ("red", "blue", "both")]
GROUND = reconstructed_ground()
EVERY = 1 << 30
EACH = 1 if os.environ.get("LONG") else 3
"""Of so many committed positions one is tried; with LONG all."""


def found(tools: Tools, stones: Stones, rack: Letters) -> list[Coloured]:
    """All moves by the kernel, for points."""
    listed = all_moves(tools, board_of(tools, stones), rack_of(rack), thrifty_figures(GROUND))
    rows = zip(listed.tolist(), worths(listed).tolist(), strict=True)
    return [
        Coloured(tiles_of(where, letters, options), points, value)
        for (where, letters, points, options, _), value in rows
    ]


def test_the_kernel_agrees_with_the_reference_on_the_committed_positions() -> None:
    tools = tools_for(all_words(), GROUND)
    wrong = []
    for number, (view, count) in list(enumerate(zip(positions(), COUNTS.read(), strict=True)))[::EACH]:
        listed = found(tools, view.stones, view.rack)
        if tally(as_lays(listed)) != count or len(listed) != count.moves:
            wrong.append(number)
    assert wrong == []


def test_kernel_and_plain_twin_choose_the_same_letters_and_weigh_them_alike() -> None:
    views, known = positions(), COUNTS.read()
    for number in [number for number, count in enumerate(known) if count.moves < 1_500][::9]:
        view = views[number]
        assert by_points(view, all_words(), EVERY) == in_order(moves(view.ground, view.stones, view.rack, all_words()))
        keep = partial(leave_value, turns=turns_after(view))
        plain = moves(view.ground, view.stones, view.rack, all_words(), keep)
        assert by_equity(view, all_words(), EVERY) == in_order(plain)


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.integers(0, 8), st.integers(0, 8))
def test_kernel_and_plain_twin_agree_in_a_tiny_language(seed: int, length: int, many: int) -> None:
    rng, tools, stones = Random(seed), tools_for(SMALL, GROUND), EMPTY
    board = board_of(tools, stones)
    for _ in range(length):
        listed = found(tools, stones, tuple(rng.choices(PRINTED[:15], k=8)))
        if listed:
            number = rng.randrange(len(listed))
            where, letters, _, options, _ = tools.moves[number]
            lay(tools.words, tools.rules, board, where, letters, options)
            stones = laid(stones, listed[number].tiles)
    rack = tuple(rng.choices(PRINTED, k=many)) if many < 6 else tuple(rng.choices(PRINTED[:15], k=many))
    listed, plain = found(tools, stones, rack), moves(GROUND, stones, rack, SMALL)
    assert in_order(listed) == in_order(plain)
    assert_same(board, board_of(tools, stones))


def assert_same(board: Board, other: Board) -> None:
    """A board that moves were laid on one by one is the one that is set up at once, on every square that is free."""
    free = board.hues == 2
    for one, two in zip((*board.lanes, board.hues), (*other.lanes, other.hues), strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(two))
    for one, two in ((board.earning, other.earning), (board.fourfold, other.fourfold)):
        assert np.array_equal(one[free], two[free])
    crossed = board.earning[free] != 0
    assert np.array_equal(board.crossing[free][crossed], other.crossing[free][crossed])


def test_the_best_move_alone_is_the_best_of_all_on_every_committed_position() -> None:
    tools, learnt = tools_for(all_words(), GROUND), learnt_figures(GROUND)
    for view in positions():
        board, rack = board_of(tools, view.stones), rack_of(view.rack)
        for row in (thrifty_figures(GROUND), *learnt):
            assert_best(tools, board, rack, row)


def assert_best(tools: Tools, board: Board, rack: Numbers, row: Numbers) -> None:
    """The first of those that are worth most, complete."""
    many = find_coloured(tools, board, rack, row, POINT)
    listed = tools.moves[:many].copy()
    best, counted = find_best(tools, board, rack, row, POINT)
    assert counted == many
    assert best == (int(worths(listed).argmax()) if many else NOTHING)
    assert not many or tools.moves[best].tolist() == listed[best].tolist()


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.integers(0, 8), st.integers(1, 8))
def test_the_best_move_alone_is_the_best_of_all_whatever_letters_are_worth(seed: int, length: int, many: int) -> None:
    rng, tools = Random(seed), tools_for(SMALL, GROUND)
    board = board_of(tools, EMPTY)
    for _ in range(length):
        listed = found_on(tools, board, tuple(rng.choices(PRINTED[:15], k=8)))
        if listed:
            where, letters, _, options, _ = tools.moves[rng.randrange(listed)]
            lay(tools.words, tools.rules, board, where, letters, options)
    shapes = ((1, 81), (1, 26, 9), (1, 9, 9), (1, 9, 9, 9))
    sizes = (81, 26 * 9, 81, 729)
    tables = [np.array([rng.randrange(-2_000, 2_000) for _ in range(size)]) for size in sizes]
    leaves = Leaves(*(table.reshape(shape) for table, shape in zip(tables, shapes, strict=True)))
    rack = tuple(rng.choices(PRINTED[: 18 if many < 6 else 15], k=many))
    assert_best(tools, board, rack_of(rack), figures(rules_of(GROUND), leaves, "AE")[0])


def found_on(tools: Tools, board: Board, rack: Letters) -> int:
    """How many moves a rack has."""
    return int(find_coloured(tools, board, rack_of(rack), thrifty_figures(GROUND), POINT))


def test_a_search_counts_moves_that_it_has_no_room_for() -> None:
    tools, few = tools_for(all_words(), GROUND), tools_for(all_words(), GROUND, 10)
    view = max(positions()[::10], key=lambda view: len(view.rack))
    board, rack, row = board_of(tools, view.stones), rack_of(view.rack), thrifty_figures(GROUND)
    many = find_coloured(tools, board, rack, row, POINT)
    assert find_coloured(few, board, rack, row, POINT) == many > 10
    assert few.moves.tolist() == tools.moves[:10].tolist()
    assert len(all_moves(few, board, rack, row)) == many


@pytest.mark.parametrize(
    ("word", "old"),
    [
        ("CROULER", "CROULE"), ("ROULETTE", "ROULE"), ("ENTENTES", "TENTE"), ("ROULERA", "ROULE"),
        ("ECROULER", "ROULE"), ("MAIS", "MAI"), ("FILS", "FIL"), ("PORTEE", "PORTE"),
    ],
)  # fmt: skip
def test_R14_kernels_know_which_words_stand_elsewhere_in_the_dictionary(word: str, old: str) -> None:
    first = word.index(old)
    filed = filed_with(entries_of(lexicon), letters_of(word), 0, len(word), first, first + len(old))
    assert filed == lexicon.filed_with(word, old)


def test_kernels_and_lexicon_agree_on_entries_of_words_within_words() -> None:
    rng, words = Random(3), lexicon.common.graph
    for number in rng.sample(range(len(words)), 3_000):
        word = words.word(number)
        first = rng.randrange(len(word) - 1) if rng.random() < 0.5 else 0
        last = rng.randrange(first + 2, len(word) + 1)
        if word[first:last] in words:
            filed = filed_with(entries_of(lexicon), letters_of(word), 0, len(word), first, last)
            assert filed == lexicon.filed_with(word, word[first:last]), (word, word[first:last])


def test_kernels_and_lexicon_agree_on_entries_of_compounds() -> None:
    entries, words = entries_of(lexicon, compounds=True), lexicon.words(compounds=True).graph
    compounds = [word for word in words if word not in lexicon.common.graph]
    for word in Random(4).sample(compounds, 1_500):
        for first, last in ((0, len(word) - 1), (0, len(word) - 2), (1, len(word))):
            if word[first:last] in words:
                filed = filed_with(entries, letters_of(word), 0, len(word), first, last)
                assert filed == lexicon.filed_with(word, word[first:last]), (word, word[first:last])


def test_kernel_and_plain_twin_find_the_same_compounds() -> None:
    few = [view for view, count in zip(positions(), COUNTS.read(), strict=True) if count.moves < 1_000][::12]
    for view in few:
        tools = tools_for(all_words(compounds=True), GROUND, compounds=True)
        plain = moves(view.ground, view.stones, view.rack, all_words(compounds=True))
        assert in_order(found(tools, view.stones, view.rack)) == in_order(plain)


def test_a_rack_is_worth_the_sum_of_its_figures() -> None:
    rng = Random(2)
    tables = [np.array([rng.randrange(-99, 99) for _ in range(size)]) for size in (81, 26 * 9, 81, 729)]
    shapes = ((1, 81), (1, 26, 9), (1, 9, 9), (1, 9, 9, 9))
    leaves = Leaves(*(table.reshape(shape) for table, shape in zip(tables, shapes, strict=True)))
    row = figures(rules_of(GROUND), leaves, "AE")[0]
    rack = rack_of((Letter("A", "red"), Letter("A", "both"), Letter("M", "blue"), Letter("?", "both")))
    alone = leaves.kinds[0, 0] + leaves.kinds[0, 2] + leaves.kinds[0, 37] + leaves.kinds[0, 80]
    alone += (
        leaves.same[0, 0, 2] + leaves.same[0, 12, 1] + leaves.same[0, :, 0].sum() - leaves.same[0, [0, 12], 0].sum()
    )
    assert whole(rack, row)[0] == alone
    assert worth(rack, row) == alone + leaves.balance[0, 2, 1] + leaves.mixture[0, 1, 1, 2]


def test_words_of_a_kernel_are_those_of_its_graph() -> None:
    tools = tools_for(SMALL, GROUND)
    assert isinstance(tools.words, Words)
    assert np.array_equal(tools.words.cells, cells_of(SMALL))


def test_the_kernels_stay_within_their_arrays() -> None:
    stay_within_their_arrays("""
from tablee.games.miramis.tests.engine.test_colour import *
tools = tools_for(all_words(), GROUND)
for view, count in list(zip(positions(), COUNTS.read(), strict=True))[::20]:
    assert tally(as_lays(found(tools, view.stones, view.rack))) == count
    assert_best(tools, board_of(tools, view.stones), rack_of(view.rack), learnt_figures(GROUND)[1])
""")
