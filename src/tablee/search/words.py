"""Words in bulk: the same questions as the graph answers one by one, by kernels as soon as they are ready."""

from collections.abc import Sequence
from itertools import accumulate

from tablee.lexicon.graph import Graph
from tablee.lexicon.letters import ALPHABET, BIT
from tablee.search import warm

WALK = "tablee.search.walk"


def are_words(graph: Graph, words: Sequence[str]) -> list[bool]:
    """Which of the words, in capitals, are in the graph."""
    if warm.is_ready(WALK) and all(word.isascii() and word.isalpha() and word.isupper() for word in words):
        return _by_kernel(graph, words)
    return [word in graph for word in words]


def _by_kernel(graph: Graph, words: Sequence[str]) -> list[bool]:
    import numpy as np

    from tablee.search import walk

    starts = np.fromiter(accumulate(map(len, words), initial=0), np.int64, len(words) + 1)
    out = np.zeros(len(words), np.bool_)
    walk.are_words(walk.cells_of(graph), walk.letters_of("".join(words)), starts, out)
    answers: list[bool] = out.tolist()
    return answers


def between(graph: Graph, before: str, after: str) -> int:
    """The mask of the letters (A is bit 0) that make a word between two runs of letters; either run may be empty."""
    if warm.is_ready(WALK):
        from tablee.search import walk

        return int(walk.between(walk.cells_of(graph), walk.letters_of(before), walk.letters_of(after)))
    return plain_between(graph, before, after)


def plain_between(graph: Graph, before: str, after: str) -> int:
    """The plain twin of the kernel."""
    node = graph.node(before)
    if node is None:
        return 0
    if not after:
        return graph.cells[node]
    return sum(BIT[letter] for letter in ALPHABET if before + letter + after in graph)
