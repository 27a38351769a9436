"""Every legal move of a rack on a board, in plain Python: the readable twin of the kernels in `engine`.

Words are looked for as crossword/moves.py tells. From the anchor on, a stack stays as it is or takes another letter, an
empty square takes a letter, and the lane has said beforehand which letters suit.
"""

from dataclasses import dataclass
from functools import lru_cache

from tablee.crossword import moves as moves_of
from tablee.crossword.moves import DEAD_END, Rack, Step, going_on, mask_of, openings, starts, step
from tablee.games.topword.rules.board import Stacks, Tile, Tiles
from tablee.games.topword.rules.lays.lanes import Lane, lanes
from tablee.games.topword.rules.lays.scoring import ALL_SEVEN
from tablee.games.topword.rules.letters import RACK_SIZE, bonuses
from tablee.games.topword.rules.options import Options
from tablee.lexicon.graph import Graph
from tablee.lexicon.letters import BIT

PLAIN = Options()

Laid = tuple[tuple[int, str], ...]
"""Places in a lane, and the letters laid there."""


class Found(moves_of.Found[Tiles]):
    """A legal move on stacks."""


def moves(stacks: Stacks, rack: str, graph: Graph, options: Options = PLAIN) -> list[Found]:
    """All moves whose words are in the graph, each once, with their points."""
    found: list[Found] = []
    opened = openings(graph, rack, Rack(_kinds, _without, _going_on))
    for lane in lanes(stacks, rack, graph):
        walk = _Walk(graph, lane, options, found)
        spots = lane.spots
        for first, (letters, node, left) in starts([one.anchor for one in spots], [one.stack for one in spots], opened):
            laid = tuple(enumerate(letters, first))
            walk.grow(first, first + len(letters), (False, node), laid, left)
    return found


def _without(rack: str, letter: str) -> str:
    return rack.replace(letter, "", 1)


@lru_cache(maxsize=10_000)
def _kinds(rack: str) -> int:
    return mask_of(set(rack))


def _step(graph: Graph, node: int, letter: str) -> Step:
    """Where a letter leads; the Q goes on with its U (R12)."""
    if letter != "Q":
        return step(graph, node, letter)
    _, following = step(graph, node, "Q")
    return step(graph, following, "U") if following != DEAD_END else (False, DEAD_END)


def _going_on(graph: Graph, node: int, letters: int) -> list[tuple[str, Step]]:
    """Those of the letters with which words go on or end, each with where it leads."""
    found = going_on(graph, node, letters)
    if letters & BIT["Q"]:
        return [(letter, _step(graph, node, letter) if letter == "Q" else ahead) for letter, ahead in found]
    return found


@dataclass(frozen=True, slots=True)
class _Walk:
    """The search along one lane."""

    graph: Graph
    lane: Lane
    options: Options
    found: list[Found]

    def grow(self, first: int, at: int, reached: Step, laid: Laid, rack: str) -> None:
        """Note the word if it may end before this square, then go on over the square in every way."""
        is_word, node = reached
        spot = self.lane.spots[at] if at < len(self.lane.spots) else None
        if is_word and laid and at - first > 1 and not (spot and spot.stack):
            self.note(first, at, laid)
        if spot is None or node == DEAD_END:
            return
        if spot.stack:
            self.grow(first, at + 1, _step(self.graph, node, spot.stack[-1]), laid, rack)
        for letter, ahead in _going_on(self.graph, node, _kinds(rack) & spot.cross_set):
            self.grow(first, at + 1, ahead, (*laid, (at, letter)), _without(rack, letter))

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
