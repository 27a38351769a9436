"""Which letters of a rack spell a word best: every choice of coloured letters, pawns and what they declare is tried.

A run is worth more the longer it is, so that the colours of a word must be chosen all together. A choice is worth its
points and what it leaves on the rack.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from tablee.games.miramis.board import Stone, Tile, Tiles
from tablee.games.miramis.lanes import COLOURS, Spot
from tablee.games.miramis.letters import PAWN, RACK_SIZE, Colour, Letter, Letters
from tablee.games.miramis.scoring import MIRAMIS, points_for, run_points, sort_of
from tablee.lexicon import lexicon
from tablee.lexicon.letters import BIT

Keep = Callable[[Letters], int]
"""What letters kept on the rack are worth."""
Spelled = tuple[tuple[Spot, str], ...]
"""A word, square by square, with the letter that lies or will lie on each."""


@dataclass(frozen=True, slots=True)
class Coloured:
    """A choice: the letters laid, its points, and what it is worth in all."""

    tiles: Tiles
    points: int
    worth: int


@dataclass(frozen=True, slots=True)
class Run:
    """The run that is open while a word is gone through."""

    colour: Colour | None = None
    length: int = 0
    fresh: bool = False
    """A new letter is in it."""

    @property
    def points(self) -> int:
        return run_points(self.colour, self.length) if self.colour and self.fresh else 0


@dataclass(frozen=True, slots=True)
class Word:
    """A word that is to be laid."""

    spelled: Spelled
    earns: bool
    factor: int
    rack: Letters

    def choices(self, at: int, rack: Letters, run: Run, points: int, tiles: Tiles) -> Iterator[tuple[Tiles, int]]:
        """All choices for the squares from `at` on, each with its points in all."""
        while at < len(self.spelled) and (stone := self.spelled[at][0].stone):
            gained, run = self.grown(run, stone.colour, False)
            points, at = points + gained, at + 1
        if at == len(self.spelled):
            yield tiles, (points + self.earns * run.points + bonus(tiles)) * self.factor
            return
        spot, face = self.spelled[at]
        for tile in options(rack, spot, face):
            stone = tile.stone
            gained, longer = self.grown(run, stone.colour, True)
            left = list(rack)
            left.remove(tile.letter)
            earned = points + gained + self.matched(spot, face, stone)
            yield from self.choices(at + 1, tuple(left), longer, earned, (*tiles, tile))

    def grown(self, run: Run, colour: Colour, fresh: bool) -> tuple[int, Run]:
        """What a run that ends here earns, and the run that goes on."""
        if run.colour == colour:
            return 0, Run(colour, run.length + 1, run.fresh or fresh)
        return self.earns * run.points, Run(colour, 1, fresh)

    def matched(self, spot: Spot, face: str, stone: Stone) -> int:
        """The match of a letter in all words that earn (R14), and its run in the crossing one."""
        crosses = bool(spot.earning & BIT[face])
        sort = sort_of(stone, spot.sign)
        times = max(1, self.earns + crosses)
        return (times * points_for(sort) if sort else 0) + crosses * spot.runs[COLOURS.index(stone.colour)]


def options(rack: Letters, spot: Spot, face: str) -> Iterator[Tile]:
    """The letters of a rack that can stand for a face, each kind once, with what can be declared of them."""
    row, col = spot.square
    for letter, reads in ((face, None), (PAWN, face)):
        for colour in COLOURS:
            if Letter(letter, colour) in rack:
                yield Tile(row, col, Letter(letter, colour), reads)
        if (both := Letter(letter, "both")) in rack:
            for colour in COLOURS:
                yield Tile(row, col, both, reads, colour)


def bonus(tiles: Tiles) -> int:
    """R17."""
    if len(tiles) < RACK_SIZE:
        return 0
    colours = {tile.stone.colour for tile in tiles}
    return points_for(f"eight_{colours.pop()}" if len(colours) == 1 else "eight_mixed")


def best_colours(spelled: Spelled, rack: Letters, point: int, keep: Keep) -> Coloured:
    """The choice that is worth most, the first of several; `point` is what a point is worth."""
    text = "".join(face for _, face in spelled)
    fourfold = text == MIRAMIS or any(spot.fourfold & BIT[face] for spot, face in spelled if not spot.stone)
    word = Word(spelled, _earns(text, spelled), points_for("times_miramis") if fourfold else 1, rack)
    best: Coloured | None = None
    for tiles, points in word.choices(0, rack, Run(), 0, ()):
        left = list(rack)
        for tile in tiles:
            left.remove(tile.letter)
        worth = point * points + keep(tuple(left))
        if best is None or worth > best.worth:
            best = Coloured(tiles, points, worth)
    assert best is not None, "the word was found with the letters of this rack"
    return best


def _earns(text: str, spelled: Spelled) -> bool:
    """R14: no piece of two letters or more that lay there already is filed under the same entry."""
    lying = "".join(face if spot.stone else " " for spot, face in spelled)
    return not any(_same_entry(old, text) for old in lying.split() if len(old) > 1)


@lru_cache(maxsize=10_000)
def _same_entry(one: str, other: str) -> bool:
    return lexicon.same_entry(one, other)
