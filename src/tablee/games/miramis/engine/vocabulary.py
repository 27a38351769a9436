"""Which words the robots know: so many of the most frequent ones, or all; and everybody knows MIRAMIS (R16)."""

from functools import cache

from tablee.games.miramis.rules.lays.scoring import MIRAMIS
from tablee.lexicon import Graph, lexicon
from tablee.lexicon.weave import union, weave


@cache
def known_words(rank: int | None, compounds: bool = False) -> Graph:
    """The graph of so many of the most frequent words, or of all; who knows few words knows no compounds."""
    return _with_miramis(lexicon.sub_vocabulary(rank).graph) if rank else all_words(compounds)


@cache
def all_words(compounds: bool = False) -> Graph:
    """The graph of all words that may be laid, with compounds or without (R8)."""
    return _with_miramis(lexicon.words(compounds=compounds).graph)


def _with_miramis(graph: Graph) -> Graph:
    return union(graph, weave([MIRAMIS]))
