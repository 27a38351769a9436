"""The graph: a set of words as one flat array of 32-bit cells, walked letter by letter.

Equal endings are stored once, so 420,000 words need some 45,000 nodes. A node is a run of cells at an offset p:

    cells[p]        ends    bit n is set if a word ends with letter n here (A is bit 0)
    cells[p + 1]    goes    bit n is set if longer words go on with letter n
    cells[p + 2…]   the offsets of the nodes that follow, one for each bit of `goes`, in the order of the letters

The root is at 0, and parents stand before their children; so an offset of 0 never names a child and can mean "none".

A step with letter n:   bit = 1 << n;   q = cells[p + 2 + popcount(goes & (bit - 1))]   if goes & bit.
All letters that make a word of a prefix are one mask, `ends`: a cross-check of a crossword square is one such mask, or
for a gap inside a word the letters of `goes` whose node spells the rest. A move generator takes
`goes & rack & cross` and strips its lowest bit until nothing is left: no letter is tried in vain.

Words are numbered in alphabetical order; a second array of the same shape, `tally`, counts them without listing:

    tally[p]        words from node p on
    tally[p + 1]    0
    tally[p + 1 + k]  words through the first k nodes that follow

Kernels get the cells as a read-only numpy array (`tablee.search.walk.cells_of`); this module is the plain walker.
"""

from array import array
from collections.abc import Iterator
from functools import cached_property

from tablee.lexicon.letters import ALPHABET, BIT


def each_letter(mask: int) -> Iterator[tuple[int, str]]:
    """The letters of a mask in alphabetical order, each with its bit."""
    while mask:
        bit = mask & -mask
        yield bit, ALPHABET[bit.bit_length() - 1]
        mask ^= bit


class Graph:
    """A set of words in capitals; iterating gives them in alphabetical order."""

    def __init__(self, cells: memoryview) -> None:
        self.cells = cells

    def __contains__(self, word: str) -> bool:
        node = self.node(word[:-1])
        return node is not None and bool(self.cells[node] & BIT.get(word[-1:], 0))

    def __len__(self) -> int:
        return self.tally[0]

    def __iter__(self) -> Iterator[str]:
        return self.words_from(0, "")

    def node(self, prefix: str, here: int = 0) -> int | None:
        """The node that a prefix leads to, from the root or another node, or None if no word goes on behind it."""
        cells = self.cells
        for letter in prefix:
            bit = BIT.get(letter, 0)
            goes = cells[here + 1]
            if not goes & bit:
                return None
            here = cells[here + 2 + (goes & (bit - 1)).bit_count()]
        return here

    def between(self, before: str, behind: str) -> int:
        """The letters that make a word with what stands before and behind them, as bits."""
        node, cells, fitting = self.node(before), self.cells, 0
        if node is None or not behind:
            return 0 if node is None else cells[node]
        goes = left = cells[node + 1]
        for child in range(node + 2, node + 2 + goes.bit_count()):
            bit = left & -left
            left ^= bit
            here = self.node(behind[:-1], cells[child])
            if here is not None and cells[here] & BIT.get(behind[-1], 0):
                fitting |= bit
        return fitting

    def words_from(self, node: int, prefix: str) -> Iterator[str]:
        """All words that lie behind a node, in order, each with the prefix before it."""
        cells = self.cells
        ends, goes = cells[node], cells[node + 1]
        child = node + 2
        for bit, letter in each_letter(ends | goes):
            if ends & bit:
                yield prefix + letter
            if goes & bit:
                yield from self.words_from(cells[child], prefix + letter)
                child += 1

    @cached_property
    def tally(self) -> "array[int]":
        """The numbers of words behind cells; the layout is at the top of this module."""
        cells = self.cells
        tally = array("I", bytes(4 * len(cells)))
        for node in reversed(list(self.nodes())):
            words = 0
            for slot in range(node + 2, node + 2 + cells[node + 1].bit_count()):
                words += tally[cells[slot]]
                tally[slot] = words
            tally[node] = words + cells[node].bit_count()
        return tally

    def nodes(self) -> Iterator[int]:
        """The offsets of all nodes, parents before children."""
        here = 0
        while here < len(self.cells):
            yield here
            here += 2 + self.cells[here + 1].bit_count()

    def number(self, word: str) -> int | None:
        """The place of a word in the alphabetical order, from 0, or None if the graph has no such word."""
        cells, tally = self.cells, self.tally
        here = number = 0
        for place, letter in enumerate(word, 1):
            bit = BIT.get(letter, 0)
            ends, goes = cells[here], cells[here + 1]
            passed = (goes & (bit - 1)).bit_count()
            number += (ends & (bit - 1)).bit_count() + tally[here + 1 + passed]
            if place == len(word):
                return number if ends & bit else None
            if not goes & bit:
                return None
            number += bool(ends & bit)
            here = cells[here + 2 + passed]
        return None

    def word(self, number: int) -> str:
        """The word at a place of the alphabetical order."""
        if not 0 <= number < len(self):
            raise IndexError(number)
        cells, tally = self.cells, self.tally
        here, spelled = 0, ""
        while True:
            ends, goes = cells[here], cells[here + 1]
            child = here + 2
            for bit, letter in each_letter(ends | goes):
                if ends & bit:
                    if number == 0:
                        return spelled + letter
                    number -= 1
                if goes & bit:
                    behind = tally[cells[child]]
                    if number < behind:
                        here, spelled = cells[child], spelled + letter
                        break
                    number -= behind
                    child += 1
