"""Every legal move of a rack on a board, in plain Python: the readable twin of the kernels in `engine`.

Words are looked for along each row and each column. A move holds an anchor, so it has a first one, and the squares of
its word before that anchor are empty and touch nothing: whatever the rack spells fits there, and such openings are
found once for the whole board. From the anchor on, the word grows square by square along the graph: a stack stays as it
is or takes another letter, an empty square takes a letter, and the lane has said beforehand which letters suit.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tablee.games.topword.rules.board import Stacks, Tile, Tiles
from tablee.games.topword.rules.lays.lanes import Lane, lanes, mask_of
from tablee.games.topword.rules.lays.scoring import ALL_SEVEN
from tablee.games.topword.rules.letters import RACK_SIZE, bonuses
from tablee.games.topword.rules.options import Options
from tablee.lexicon.graph import Graph, each_letter
from tablee.lexicon.letters import BIT

DEAD_END = -1
PLAIN = Options()

Laid = tuple[tuple[int, str], ...]
"""Places in a lane, and the letters laid there."""
Opening = tuple[str, int, str]
"""Letters before the first anchor, the node they lead to, and what is left of the rack."""


@dataclass(frozen=True, slots=True)
class Found:
    """A legal move, its letters from left to right or from top to bottom, and its points."""

    tiles: Tiles
    points: int


def moves(stacks: Stacks, rack: str, graph: Graph, options: Options = PLAIN) -> list[Found]:
    """All moves whose words are in the graph, each once, with their points."""
    found: list[Found] = []
    openings = _openings(graph, rack)
    for lane in lanes(stacks, rack, graph):
        _Walk(graph, lane, options, found).start(openings)
    return found


def _openings(graph: Graph, rack: str) -> list[list[Opening]]:
    """What the rack can spell before an anchor, by length; a letter is kept for the anchor itself."""
    by_length: list[list[Opening]] = [[("", 0, rack)]]
    for _ in rack[1:]:
        longer = []
        for letters, node, left in by_length[-1]:
            for _, letter in _going_on(graph, node, left):
                _, following = _step(graph, node, letter)
                if following != DEAD_END:
                    longer.append((letters + letter, following, left.replace(letter, "", 1)))
        by_length.append(longer)
    return by_length


def _going_on(graph: Graph, node: int, rack: str, suiting: int = -1) -> Iterator[tuple[int, str]]:
    """The letters of the rack, with their bits, that suit and with which words go on or end: no other is tried."""
    cells = graph.cells
    return each_letter((cells[node] | cells[node + 1]) & _kinds(rack) & suiting)


@lru_cache(maxsize=10_000)
def _kinds(rack: str) -> int:
    return mask_of(set(rack))


def _step(graph: Graph, node: int, letter: str) -> tuple[bool, int]:
    """Whether a word ends with this letter, and the node behind it; the Q goes on with its U (R12)."""
    cells, bit = graph.cells, BIT[letter]
    goes = cells[node + 1]
    following = cells[node + 2 + (goes & (bit - 1)).bit_count()] if goes & bit else DEAD_END
    if letter == "Q":
        return _step(graph, following, "U") if following != DEAD_END else (False, DEAD_END)
    return bool(cells[node] & bit), following


@dataclass(frozen=True, slots=True)
class _Walk:
    """The search along one lane."""

    graph: Graph
    lane: Lane
    options: Options
    found: list[Found]

    def start(self, openings: list[list[Opening]]) -> None:
        """From each anchor, with nothing before it or with as many letters as there is room for."""
        room = 0
        for at, spot in enumerate(self.lane.spots):
            if not spot.anchor:
                room += 1
                continue
            if at == 0 or not self.lane.spots[at - 1].stack:
                for length, fitting in enumerate(openings[: room + 1]):
                    for letters, node, rack in fitting:
                        laid = tuple(enumerate(letters, at - length))
                        self.grow(at - length, at, (False, node), laid, rack)
            room = 0

    def grow(self, first: int, at: int, reached: tuple[bool, int], laid: Laid, rack: str) -> None:
        """Note the word if it may end before this square, then go on over the square in every way."""
        is_word, node = reached
        spot = self.lane.spots[at] if at < len(self.lane.spots) else None
        if is_word and laid and at - first > 1 and not (spot and spot.stack):
            self.note(first, at, laid)
        if spot is None or node == DEAD_END:
            return
        if spot.stack:
            self.grow(first, at + 1, _step(self.graph, node, spot.stack[-1]), laid, rack)
        for _, letter in _going_on(self.graph, node, rack, spot.suiting):
            ahead = _step(self.graph, node, letter)
            self.grow(first, at + 1, ahead, (*laid, (at, letter)), rack.replace(letter, "", 1))

    def note(self, first: int, end: int, laid: Laid) -> None:
        """Keep a move, unless the rows have it already or the table's own rules forbid it."""
        spots, lone = self.lane.spots, len(laid) == 1
        crossed = any(spots[at].crossing for at, _ in laid)
        if lone and crossed and not self.lane.across:
            return  # a single letter that makes a word in both directions was found in its row
        if self.options.no_full_cover and self.covers_a_word(laid):
            return
        if self.options.no_bare_plural and lone and not crossed and self.is_plural(first, end, laid):
            return
        letters = sum(len(spot.stack) for spot in spots[first:end]) + len(laid)
        points = letters * 2 if letters == end - first else letters
        points += sum(spots[at].crossing + bonuses().get(letter, 0) for at, letter in laid)
        points += ALL_SEVEN if len(laid) == RACK_SIZE else 0
        self.found.append(Found(tuple(self.tile(at, letter) for at, letter in laid), points))

    def tile(self, at: int, letter: str) -> Tile:
        number = self.lane.number
        return Tile(number, at, letter) if self.lane.across else Tile(at, number, letter)

    def covers_a_word(self, laid: Laid) -> bool:
        """R19: some run of two or more stacks in this lane is covered from its first to its last."""
        covered = {at for at, _ in laid}
        uncovered = "".join(
            " " if not spot.stack else "x" if at in covered else "-" for at, spot in enumerate(self.lane.spots)
        )
        return any(len(run) > 1 and "-" not in run for run in uncovered.split())

    def is_plural(self, first: int, end: int, laid: Laid) -> bool:
        """R20: a lone S on the board behind two squares or more."""
        at, letter = laid[0]
        return letter == "S" and at == end - 1 and end - first > 2 and not self.lane.spots[at].stack
