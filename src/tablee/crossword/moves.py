"""The plain-Python search for moves, as far as games of crossing words share it; kernels/moves.py is its fast twin.

Words are looked for along each row and each column. A move holds an anchor, so it has a first one, and the squares of
its word before that anchor are empty and touch nothing: whatever the rack spells fits there, and such openings are
found once for the whole board. From the anchor on, a game lets the word grow square by square along the graph.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from tablee.lexicon.graph import Graph
from tablee.lexicon.letters import ALPHABET, BIT

TilesT = TypeVar("TilesT")

DEAD_END = -1

Opening = tuple[str, int, str]
"""Letters before the first anchor, the node they lead to, and what is left of the rack."""
Step = tuple[bool, int]
"""Whether a word ends with a letter, and the node behind it."""


@dataclass(frozen=True, slots=True)
class Found(Generic[TilesT]):
    """A legal move, its letters from left to right or from top to bottom, and its points."""

    tiles: TilesT
    points: int


class Rack(NamedTuple):
    """How a game's racks spell."""

    kinds: Callable[[str], int]
    """(rack) → the letters that it can lay, as bits."""
    without: Callable[[str, str], str]
    """(rack, letter) → what is left of it."""
    going_on: Callable[[Graph, int, int], list[tuple[str, Step]]]
    """(graph, node, letters) → those with which words go on or end, each with where it leads."""


def step(graph: Graph, node: int, letter: str) -> Step:
    """Where a letter leads that stands for itself."""
    cells, bit = graph.cells, BIT[letter]
    goes = cells[node + 1]
    following = cells[node + 2 + (goes & (bit - 1)).bit_count()] if goes & bit else DEAD_END
    return bool(cells[node] & bit), following


def going_on(graph: Graph, node: int, letters: int) -> list[tuple[str, Step]]:
    """Those of the letters with which words go on or end, each with where it leads: no other is tried."""
    cells, found = graph.cells, []
    ends, goes = cells[node], cells[node + 1]
    tried = (ends | goes) & letters
    while tried:
        bit = tried & -tried
        following = cells[node + 2 + (goes & (bit - 1)).bit_count()] if goes & bit else DEAD_END
        found.append((ALPHABET[bit.bit_length() - 1], (bool(ends & bit), following)))
        tried ^= bit
    return found


def openings(graph: Graph, rack: str, spelling: Rack) -> list[list[Opening]]:
    """What a rack can spell before an anchor, by length; a letter is kept for the anchor itself."""
    by_length: list[list[Opening]] = [[("", 0, rack)]]
    for _ in rack[1:]:
        longer = []
        for letters, node, left in by_length[-1]:
            for letter, (_, following) in spelling.going_on(graph, node, spelling.kinds(left)):
                if following != DEAD_END:
                    longer.append((letters + letter, following, spelling.without(left, letter)))
        by_length.append(longer)
    return by_length


def starts(
    anchors: Sequence[bool], filled: Sequence[object], found: list[list[Opening]]
) -> Iterator[tuple[int, Opening]]:
    """Where in a lane words may begin, and with what: before each anchor nothing, or as much as there is room for."""
    room = 0
    for at, anchor in enumerate(anchors):
        if not anchor:
            room += 1
            continue
        if at == 0 or not filled[at - 1]:
            for length, fitting in enumerate(found[: room + 1]):
                yield from ((at - length, opening) for opening in fitting)
        room = 0


def mask_of(letters: Iterable[str]) -> int:
    """Letters as the graph's bits."""
    return sum(BIT[letter] for letter in letters)
