"""Every legal move of a rack on a board, in plain Python: the readable twin of the kernels in `engine`.

Words are looked for along each row and each column, with letters that have no colour; a pawn stands for any letter that
the rack has not. A move holds an anchor, so it has a first one, and the squares of its word before that anchor are
empty and touch nothing: whatever the rack spells fits there, and such openings are found once for the whole board. From
the anchor on, the word grows square by square along the graph. Then the colours of the words found are settled.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from tablee.games.miramis.rules.box.board import Ground, Stones
from tablee.games.miramis.rules.box.letters import PAWN, Letters
from tablee.games.miramis.rules.lays.colouring import Coloured, Keep, Spelled, at_most, best_colours, laid_in
from tablee.games.miramis.rules.lays.lanes import ANY, Lane, lanes, mask_of
from tablee.games.miramis.rules.lays.rests import rests
from tablee.lexicon.graph import Graph, each_letter
from tablee.lexicon.letters import BIT

DEAD_END = -1
POINT = 100
"""What a point is worth, in the unit in which letters kept are weighed."""

Opening = tuple[str, int, str]
"""Letters before the first anchor, the node they lead to, and what is left of the rack."""


def thrift(rack: Letters) -> int:
    """For whom points alone count: of equal choices, the one that keeps pawns and letters of both colours."""
    return sum(2 * letter.is_pawn + (letter.colour == "both") for letter in rack)


def moves(ground: Ground, stones: Stones, rack: Letters, graph: Graph, keep: Keep = thrift) -> list[Coloured]:
    """All moves whose words are in the graph, each once, with the colours that are worth most."""
    held = tuple(sorted(rack))
    return [best_colours(spelled, held, POINT, keep) for spelled in words(ground, stones, rack, graph)]


def best_move(ground: Ground, stones: Stones, rack: Letters, graph: Graph, keep: Keep = thrift) -> list[Coloured]:
    """The moves that are worth most, and some others: words that cannot be among them are not coloured."""
    held, kinds, left = tuple(sorted(rack)), frozenset(rack), rests(rack, keep)
    bounds = [
        (POINT * at_most(spelled, kinds) + left.after(laid_in(spelled)), spelled)
        for spelled in words(ground, stones, rack, graph)
    ]
    found: list[Coloured] = []
    best = min((bound for bound, _ in bounds), default=0)
    for bound, spelled in sorted(bounds, key=itemgetter(0), reverse=True):
        if bound < best:
            break
        found.append(best_colours(spelled, held, POINT, keep))
        best = max(best, found[-1].worth)
    return found


def words(ground: Ground, stones: Stones, rack: Letters, graph: Graph) -> list[Spelled]:
    """All words of the graph that can be laid, square by square, be their colours what they may."""
    found: list[Spelled] = []
    openings = _openings(graph, "".join(letter.face for letter in rack))
    for lane in lanes(ground, stones, graph):
        _Walk(graph, lane, found).start(openings)
    return found


def _openings(graph: Graph, faces: str) -> list[list[Opening]]:
    """What the rack can spell before an anchor, by length; a letter is kept for the anchor itself."""
    by_length: list[list[Opening]] = [[("", 0, faces)]]
    for _ in faces[1:]:
        longer = []
        for letters, node, left in by_length[-1]:
            for letter in _going_on(graph, node, left, ANY):
                _, following = _step(graph, node, letter)
                if following != DEAD_END:
                    longer.append((letters + letter, following, _without(left, letter)))
        by_length.append(longer)
    return by_length


def _going_on(graph: Graph, node: int, faces: str, suiting: int) -> Iterator[str]:
    """The letters that suit, that the rack has, and with which words go on or end: no other is tried."""
    cells = graph.cells
    return (letter for _, letter in each_letter((cells[node] | cells[node + 1]) & _kinds(faces) & suiting))


@lru_cache(maxsize=10_000)
def _kinds(faces: str) -> int:
    return ANY if PAWN in faces else mask_of(set(faces))


def _without(faces: str, letter: str) -> str:
    """The rack without a letter, or without a pawn if it has no such letter."""
    return faces.replace(letter if letter in faces else PAWN, "", 1)


def _step(graph: Graph, node: int, letter: str) -> tuple[bool, int]:
    """Whether a word ends with this letter, and the node behind it."""
    cells, bit = graph.cells, BIT[letter]
    goes = cells[node + 1]
    following = cells[node + 2 + (goes & (bit - 1)).bit_count()] if goes & bit else DEAD_END
    return bool(cells[node] & bit), following


@dataclass(frozen=True, slots=True)
class _Walk:
    """The search along one lane."""

    graph: Graph
    lane: Lane
    found: list[Spelled]

    def start(self, openings: list[list[Opening]]) -> None:
        """From each anchor, with nothing before it or with as many letters as there is room for."""
        room = 0
        for at, spot in enumerate(self.lane.spots):
            if not spot.anchor:
                room += 1
                continue
            if at == 0 or not self.lane.spots[at - 1].stone:
                for length, fitting in enumerate(openings[: room + 1]):
                    for letters, node, left in fitting:
                        self.grow(at - length, letters, (False, node), length, left)
            room = 0

    def grow(self, first: int, text: str, reached: tuple[bool, int], laid: int, left: str) -> None:
        """Note the word if it may end here, then go on over the next square in every way."""
        (is_word, node), at = reached, first + len(text)
        spot = self.lane.spots[at] if at < len(self.lane.spots) else None
        if is_word and laid and len(text) > 1 and not (spot and spot.stone):
            self.note(first, text, laid)
        if spot is None or node == DEAD_END:
            return
        if spot.stone:
            face = spot.stone.reads
            self.grow(first, text + face, _step(self.graph, node, face), laid, left)
            return
        for letter in _going_on(self.graph, node, left, spot.suiting):
            ahead = _step(self.graph, node, letter)
            self.grow(first, text + letter, ahead, laid + 1, _without(left, letter))

    def note(self, first: int, text: str, laid: int) -> None:
        """Write a word down, unless the rows have it already."""
        spelled = tuple(zip(self.lane.spots[first : first + len(text)], text, strict=True))
        if laid == 1 and not self.lane.across and any(spot.crossed for spot, _ in spelled if not spot.stone):
            return  # a single letter that makes a word in both directions was found in its row
        self.found.append(spelled)
