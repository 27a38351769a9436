"""Weaving: graphs made from sorted words, from two graphs, and from some of the words of a graph."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from tablee.lexicon.graph import Graph, each_letter
from tablee.lexicon.letters import BIT

Node = tuple[int, ...]
"""ends, goes, and the numbers of the nodes that follow."""


class _Loom:
    """Nodes being woven: one open node for each letter of the word in hand, all others finished and unique."""

    def __init__(self) -> None:
        self.finished: dict[Node, int] = {}
        self.ends = [0]
        self.goes = [0]
        self.follow: list[list[int]] = [[]]

    def open(self) -> None:
        self.ends.append(0)
        self.goes.append(0)
        self.follow.append([])

    def close(self) -> int:
        """Finish the deepest open node; an equal one that is there already serves again."""
        node = (self.ends.pop(), self.goes.pop(), *self.follow.pop())
        return self.finished.setdefault(node, len(self.finished))


def weave(words: Iterable[str]) -> Graph:
    """The graph of distinct words in alphabetical order."""
    loom = _Loom()
    last = ""
    for word in words:
        if word <= last:
            raise ValueError(f"{word} must not stand behind {last}")
        shared = _shared(word, last)
        _close_down_to(loom, last, shared)
        for _ in range(len(loom.ends), len(word)):
            loom.open()
        for depth in range(shared, len(word) - 1):
            loom.goes[depth] |= BIT[word[depth]]
        loom.ends[len(word) - 1] |= BIT[word[-1]]
        last = word
    _close_down_to(loom, last, 0)
    loom.close()
    return _laid_out(list(loom.finished))


def _shared(word: str, last: str) -> int:
    """The depth of the deepest node that a word has in common with the one before it."""
    depth = 0
    for ours, theirs in zip(word, last[:-1], strict=False):
        if ours != theirs:
            break
        depth += 1
    return depth


def _close_down_to(loom: _Loom, word: str, depth: int) -> None:
    """Finish the nodes of a word that are deeper than `depth`, each joining the one before it."""
    for _ in range(len(word) - 1, depth, -1):
        done = loom.close()
        loom.follow[-1].append(done)


def _laid_out(nodes: Sequence[Node]) -> Graph:
    """Cells of nodes that stand children first: turned round, so that the root is at 0."""
    offsets = array("I", bytes(4 * len(nodes)))
    here = 0
    for number in range(len(nodes) - 1, -1, -1):
        offsets[number] = here
        here += len(nodes[number])
    cells = array("I")
    for ends, goes, *follow in reversed(nodes):
        cells.extend((ends, goes, *(offsets[number] for number in follow)))
    return Graph(memoryview(cells).toreadonly())


def restrict(graph: Graph, numbers: Sequence[int]) -> Graph:
    """The graph of those words of a graph that have these numbers, in rising order."""
    picker = _Picker(graph, numbers)
    picker.pick(0, 0, 0, len(numbers))
    return _laid_out(list(picker.finished))


class _Picker:
    """Rebuilds a graph from below, passing over whatever has no number that is wanted."""

    def __init__(self, graph: Graph, numbers: Sequence[int]) -> None:
        self.graph = graph
        self.numbers = numbers
        self.finished: dict[Node, int] = {}

    def pick(self, node: int, number: int, low: int, high: int) -> int:
        """The new node for an old one whose words are numbered from `number`; numbers[low:high] are wanted of them."""
        cells, tally, numbers = self.graph.cells, self.graph.tally, self.numbers
        ends, goes = cells[node], cells[node + 1]
        new_ends = new_goes = 0
        follow = []
        child = node + 2
        for bit, _ in each_letter(ends | goes):
            if low == high:
                break
            if ends & bit:
                if numbers[low] == number:
                    new_ends |= bit
                    low += 1
                number += 1
            if goes & bit:
                beyond = number + tally[cells[child]]
                middle = bisect_left(numbers, beyond, low, high)
                if middle > low:
                    new_goes |= bit
                    follow.append(self.pick(cells[child], number, low, middle))
                number, low, child = beyond, middle, child + 1
        return self.finished.setdefault((new_ends, new_goes, *follow), len(self.finished))


def union(one: Graph, other: Graph) -> Graph:
    """The graph of the words of either: new nodes where both go on, and copies of both graphs behind them."""
    pairs = list(_pairs(one, other, 0, 0, set()))[::-1]
    offsets: dict[tuple[int, int], int] = {}
    size = 0
    for left, right in pairs:
        offsets[left, right] = size
        size += 2 + (one.cells[left + 1] | other.cells[right + 1]).bit_count()
    cells = array("I")
    for pair in pairs:
        cells.extend(_joined(one, other, pair, offsets, size))
    cells.extend(_moved(one, size))
    cells.extend(_moved(other, size + len(one.cells)))
    return Graph(memoryview(cells).toreadonly())


def _pairs(one: Graph, other: Graph, left: int, right: int, seen: set[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """All pairs of nodes that some letters lead to in both graphs, children first."""
    if (left, right) in seen:
        return
    seen.add((left, right))
    follow_left, follow_right = _following(one, left), _following(other, right)
    for bit in follow_left.keys() & follow_right.keys():
        yield from _pairs(one, other, follow_left[bit], follow_right[bit], seen)
    yield left, right


def _following(graph: Graph, node: int) -> dict[int, int]:
    """The nodes that follow a node, by the bit of their letter."""
    cells = graph.cells
    return {bit: cells[node + 2 + k] for k, (bit, _) in enumerate(each_letter(cells[node + 1]))}


def _joined(
    one: Graph, other: Graph, pair: tuple[int, int], offsets: dict[tuple[int, int], int], size: int
) -> Iterator[int]:
    """The cells of a pair's node."""
    left, right = pair
    yield one.cells[left] | other.cells[right]
    goes = one.cells[left + 1] | other.cells[right + 1]
    yield goes
    follow_left, follow_right = _following(one, left), _following(other, right)
    for bit, _ in each_letter(goes):
        if bit not in follow_right:
            yield size + follow_left[bit]
        elif bit not in follow_left:
            yield size + len(one.cells) + follow_right[bit]
        else:
            yield offsets[follow_left[bit], follow_right[bit]]


def _moved(graph: Graph, distance: int) -> Iterator[int]:
    """The cells of a graph that now begins at another offset."""
    cells = graph.cells
    for node in graph.nodes():
        yield cells[node]
        yield cells[node + 1]
        for slot in range(node + 2, node + 2 + cells[node + 1].bit_count()):
            yield cells[slot] + distance
