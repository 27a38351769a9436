"""Every legal move of a rack on a board, in plain Python: the readable twin of the kernels in `engine`.

Words are looked for as crossword/moves.py tells, with letters that have no colour; a pawn stands for any letter that
the rack has not. Then the colours of the words found are settled.
"""

from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from tablee.crossword.moves import DEAD_END, Rack, Step, going_on, mask_of, openings, starts, step
from tablee.games.miramis.rules.box.board import Ground, Stones
from tablee.games.miramis.rules.box.letters import PAWN, Letters
from tablee.games.miramis.rules.lays.colouring import Coloured, Held, Keep, Spelled, at_most, best_colours, laid_in
from tablee.games.miramis.rules.lays.lanes import ANY, Lane, lanes
from tablee.games.miramis.rules.lays.rests import rests
from tablee.lexicon.graph import Graph

POINT = 100
"""What a point is worth, in the unit in which letters kept are weighed."""


def thrift(rack: Letters) -> int:
    """For whom points alone count: of equal choices, the one that keeps pawns and letters of both colours."""
    return sum(2 * letter.is_pawn + (letter.colour == "both") for letter in rack)


def moves(ground: Ground, stones: Stones, rack: Letters, graph: Graph, keep: Keep = thrift) -> list[Coloured]:
    """All moves whose words are in the graph, each once, with the colours that are worth most."""
    held = Held(rack, keep)
    return [best_colours(spelled, held, POINT) for spelled in words(ground, stones, rack, graph)]


def best_move(ground: Ground, stones: Stones, rack: Letters, graph: Graph, keep: Keep = thrift) -> list[Coloured]:
    """The moves that are worth most, and some others: words that cannot be among them are not coloured."""
    held, kinds, left = Held(rack, keep), frozenset(rack), rests(rack, keep)
    bounds = [
        (POINT * at_most(spelled, kinds) + left.after(laid_in(spelled)), spelled)
        for spelled in words(ground, stones, rack, graph)
    ]
    found: list[Coloured] = []
    best = min((bound for bound, _ in bounds), default=0)
    for bound, spelled in sorted(bounds, key=itemgetter(0), reverse=True):
        if bound < best:
            break
        found.append(best_colours(spelled, held, POINT))
        best = max(best, found[-1].worth)
    return found


def words(ground: Ground, stones: Stones, rack: Letters, graph: Graph) -> list[Spelled]:
    """All words of the graph that can be laid, square by square, be their colours what they may."""
    found: list[Spelled] = []
    opened = openings(graph, "".join(letter.face for letter in rack), Rack(_kinds, _without, going_on))
    for lane in lanes(ground, stones, graph):
        walk = _Walk(graph, lane, found)
        spots = lane.spots
        for first, (letters, node, left) in starts([one.anchor for one in spots], [one.stone for one in spots], opened):
            walk.grow(first, letters, (False, node), len(letters), left)
    return found


@lru_cache(maxsize=10_000)
def _kinds(faces: str) -> int:
    return ANY if PAWN in faces else mask_of(set(faces))


def _without(faces: str, letter: str) -> str:
    """The rack without a letter, or without a pawn if it has no such letter."""
    return faces.replace(letter if letter in faces else PAWN, "", 1)


@dataclass(frozen=True, slots=True)
class _Walk:
    """The search along one lane."""

    graph: Graph
    lane: Lane
    found: list[Spelled]

    def grow(self, first: int, text: str, reached: Step, laid: int, left: str) -> None:
        """Note the word if it may end here, then go on over the next square in every way."""
        (is_word, node), at = reached, first + len(text)
        spot = self.lane.spots[at] if at < len(self.lane.spots) else None
        if is_word and laid and len(text) > 1 and not (spot and spot.stone):
            self.note(first, text, laid)
        if spot is None or node == DEAD_END:
            return
        if spot.stone:
            face = spot.stone.reads
            self.grow(first, text + face, step(self.graph, node, face), laid, left)
            return
        for letter, ahead in going_on(self.graph, node, _kinds(left) & spot.cross_set):
            self.grow(first, text + letter, ahead, laid + 1, _without(left, letter))

    def note(self, first: int, text: str, laid: int) -> None:
        """Write a word down, unless the rows have it already."""
        spelled = tuple(zip(self.lane.spots[first : first + len(text)], text, strict=True))
        if laid == 1 and not self.lane.across and any(spot.crossed for spot, _ in spelled if not spot.stone):
            return  # a single letter that makes a word in both directions was found in its row
        self.found.append(spelled)
