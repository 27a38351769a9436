"""A vocabulary: a set of words that answers what is in it and what fits."""

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import islice

from tablee.lexicon.graph import Graph
from tablee.lexicon.letters import as_word, fold
from tablee.lexicon.query import BadQuery, matches


class Vocabulary:
    """Words in capitals. `"Été" in vocabulary` folds what it is given; rubbish is simply not in it."""

    def __init__(self, make_graph: Callable[[], Graph]) -> None:
        self._make_graph = make_graph

    @cached_property
    def graph(self) -> Graph:
        """The words as a graph, for walkers and kernels; made when it is first asked for."""
        return self._make_graph()

    def __contains__(self, text: str) -> bool:
        word = as_word(text)
        return word is not None and word in self.graph

    def __len__(self) -> int:
        return len(self.graph)

    def __iter__(self) -> Iterator[str]:
        return iter(self.graph)

    def pattern(self, pattern: str, letters: str | None = None, limit: int | None = None) -> list[str]:
        """Words that fit: `C.OULE?` one letter for each dot or question mark, `*` any number of letters.

        With letters, the open places are filled from them only; `?` among them is a blank.
        """
        return list(islice(matches(self.graph, pattern, letters), limit))

    def prefix(self, prefix: str, limit: int | None = None) -> list[str]:
        """Words that begin with the prefix, itself included."""
        return self.pattern(f"{prefix}*", limit=limit)

    def anagrams(self, letters: str, limit: int | None = None) -> list[str]:
        """Words made of exactly these letters; `?` is a blank."""
        if "*" in letters:
            raise BadQuery(letters, "*")
        return self.pattern("?" * len(fold(letters)), letters, limit)
