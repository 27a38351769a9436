"""Queries: words that fit a pattern and a rack of letters, found by walking the graph once.

In a pattern `.` and `?` stand for one letter, `*` for any number of letters, even none. Where a rack is given, the
letters that the pattern leaves open come from it, each as often as it is there; `?` on the rack is a blank. The letters
that the pattern names are on the table already: they take nothing from the rack.
"""

from collections.abc import Iterator

from tablee.lexicon.graph import Graph, each_letter
from tablee.lexicon.letters import BIT, LONGEST, fold

ONE, RUN, BLANK = "?", "*", "?"
_ALL = (1 << 26) - 1

Rack = str | None
"""Letters left, in order, blanks last; None for as many of each as one likes."""

State = tuple[int, Rack]
"""A place in the pattern and the letters left."""


class BadQuery(ValueError):
    """A pattern or a rack with a character that means nothing."""

    def __init__(self, text: str, character: str) -> None:
        super().__init__(f"{character!r} in {text[:LONGEST]!r}")
        self.text = text[:LONGEST]
        self.character = character


def matches(graph: Graph, pattern: str, letters: str | None = None) -> Iterator[str]:
    """The words of a graph that fit, in alphabetical order."""
    tokens = _tokens(pattern)
    rack = None if letters is None else _rack(letters)
    return _Search(graph, tokens).from_node(0, "", frozenset({(0, rack)}))


def _tokens(pattern: str) -> str:
    tokens = fold(pattern.replace(".", ONE))
    _check(pattern, tokens, ONE + RUN)
    while RUN + RUN in tokens:
        tokens = tokens.replace(RUN + RUN, RUN)
    return tokens


def _rack(letters: str) -> str:
    rack = fold(letters.replace(".", BLANK))
    _check(letters, rack, BLANK)
    return "".join(sorted(rack, key=lambda letter: (letter == BLANK, letter)))


def _check(text: str, folded: str, also: str) -> None:
    if len(text) > LONGEST:
        raise BadQuery(text, text[LONGEST])
    for character in folded:
        if character not in BIT and character not in also:
            raise BadQuery(text, character)


class _Search:
    """A walk in which every prefix carries the set of states that the pattern can be in."""

    def __init__(self, graph: Graph, tokens: str) -> None:
        self.graph = graph
        self.tokens = tokens

    def from_node(self, node: int, prefix: str, states: frozenset[State]) -> Iterator[str]:
        cells = self.graph.cells
        states = self.with_empty_runs(states)
        ends, goes = cells[node], cells[node + 1]
        for bit, letter in each_letter((ends | goes) & self.wanted(states)):
            after = frozenset(self.step(states, letter))
            if ends & bit and self.complete(after):
                yield prefix + letter
            if goes & bit and after:
                child = cells[node + 2 + (goes & (bit - 1)).bit_count()]
                yield from self.from_node(child, prefix + letter, after)

    def with_empty_runs(self, states: frozenset[State]) -> frozenset[State]:
        """States that a run allows without a letter: the place behind it."""
        return states | {(place + 1, rack) for place, rack in states if self.tokens[place : place + 1] == RUN}

    def complete(self, states: frozenset[State]) -> bool:
        return any(place == len(self.tokens) for place, _ in self.with_empty_runs(states))

    def wanted(self, states: frozenset[State]) -> int:
        """The letters with which the pattern may go on."""
        mask = 0
        for place, rack in states:
            token = self.tokens[place : place + 1]
            if token in BIT:
                mask |= BIT[token]
            elif token:
                mask |= _mask(rack)
        return mask

    def step(self, states: frozenset[State], letter: str) -> Iterator[State]:
        for place, rack in states:
            token = self.tokens[place : place + 1]
            if token == letter:
                yield place + 1, rack
            elif token in (ONE, RUN) and _mask(rack) & BIT[letter]:
                yield place + (token == ONE), _without(rack, letter)


def _mask(rack: Rack) -> int:
    if rack is None or rack.endswith(BLANK):
        return _ALL
    return sum(BIT[letter] for letter in set(rack))


def _without(rack: Rack, letter: str) -> Rack:
    """The rack after a letter is laid: the letter itself if it is there, else a blank."""
    if rack is None:
        return None
    return rack.replace(letter if letter in rack else BLANK, "", 1)
