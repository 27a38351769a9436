"""Kernels on the graph: the same answers as the plain walker and as a plain set."""

from random import Random

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lexicon import ALPHABET, Graph, lexicon
from tablee.lexicon.weave import weave
from tablee.search import walk
from tablee.search.words import plain_between
from tablee.testing.checked import stay_within_their_arrays

WORDS = st.sets(st.text("ABC", min_size=1, max_size=5), max_size=20)


def laid(words: list[str]) -> tuple[walk.Letters, npt.NDArray[np.int64]]:
    """Words end to end, and where each begins."""
    return walk.letters_of("".join(words)), np.cumsum([0, *map(len, words)]).astype(np.int64)


def told_by_kernels(graph: Graph, words: list[str]) -> tuple[list[bool], list[int]]:
    letters, starts = laid(words)
    cells = walk.cells_of(graph)
    inside, numbers = np.zeros(len(words), np.bool_), np.zeros(len(words), np.int64)
    walk.are_words(cells, letters, starts, inside)
    walk.numbers_of(cells, walk.tally_of(graph), letters, starts, numbers)
    return inside.tolist(), numbers.tolist()


@given(WORDS, WORDS)
def test_the_kernels_agree_with_a_plain_set(words: set[str], others: set[str]) -> None:
    graph = weave(sorted(words))
    asked = sorted(words | others)
    inside, numbers = told_by_kernels(graph, asked)
    assert inside == [word in words for word in asked]
    assert numbers == [sorted(words).index(word) if word in words else -1 for word in asked]


@given(WORDS, st.text("ABC", max_size=3), st.text("ABC", max_size=3))
def test_a_cross_check_is_what_trying_every_letter_gives(words: set[str], before: str, after: str) -> None:
    graph = weave(sorted(words))
    tried = sum(1 << n for n, letter in enumerate(ALPHABET) if before + letter + after in words)
    assert int(walk.between(walk.cells_of(graph), walk.letters_of(before), walk.letters_of(after))) == tried
    assert plain_between(graph, before, after) == tried


def test_one_kernel_serves_every_vocabulary() -> None:
    """Graphs of the file, of a union and of a restriction are arrays of one type, so nothing is compiled twice."""
    graphs = (lexicon.common.graph, lexicon.extended.graph, lexicon.sub_vocabulary(1_000).graph)
    for graph in graphs:
        cells, tally = walk.cells_of(graph), walk.tally_of(graph)
        assert (cells.dtype.name, cells.flags.writeable, cells.flags.aligned) == ("uint32", False, True)
        assert (tally.dtype.name, tally.flags.writeable, tally.flags.aligned) == ("uint32", False, True)
        assert cells.shape == tally.shape


@pytest.mark.parametrize("name", ["common", "extended", "ranked"])
def test_a_sample_of_words_and_random_strings_agrees_on_every_path(name: str) -> None:
    vocabulary = {
        "common": lexicon.common,
        "extended": lexicon.extended,
        "ranked": lexicon.sub_vocabulary(20_000),
    }[name]
    plain = set(vocabulary)
    rng = Random(3)
    asked = rng.sample(sorted(plain), 10_000)
    asked += ["".join(rng.choices("AEINRSTULOCDMP", k=rng.randint(2, 8))) for _ in range(10_000)]
    inside, numbers = told_by_kernels(vocabulary.graph, asked)
    assert inside == [word in plain for word in asked]
    assert numbers == [-1 if (n := vocabulary.graph.number(word)) is None else n for word in asked]


def test_the_kernels_stay_within_their_arrays() -> None:
    """The same questions once more with every array access checked; one that is outside is noticed."""
    stay_within_their_arrays("""
from tests.search.test_walk import told_by_kernels
from tablee.lexicon import lexicon
from tablee.search import walk
graph = lexicon.sub_vocabulary(2_000).graph
asked = [*graph, "ZZZZZZZZ", "QU", "XYLOPHONES"]
inside, numbers = told_by_kernels(graph, asked)
assert inside == [word in graph for word in asked] and numbers[:-3] == list(range(len(graph)))
cells = walk.cells_of(graph)
for word in asked[::50]:
    for hole in range(len(word)):
        walk.between(cells, walk.letters_of(word[:hole]), walk.letters_of(word[hole + 1:]))
try:
    walk.step(cells, np.uintp(len(cells)), 0)
except IndexError:
    pass
else:
    raise AssertionError("an access outside an array went unnoticed")
""")
