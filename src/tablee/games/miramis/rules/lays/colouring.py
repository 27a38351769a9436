"""Which letters of a rack spell a word best: every choice of coloured letters, pawns and what they declare is tried.

A run is worth more the longer it is, so that the colours of a word must be chosen all together. A choice is worth its
points and what it leaves on the rack.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from tablee.crossword.moves import Found
from tablee.games.miramis.rules.box.board import Stone, Tile, Tiles
from tablee.games.miramis.rules.box.letters import PAWN, PRINTS, RACK_SIZE, Letter, Letters
from tablee.games.miramis.rules.lays.lanes import COLOURS, Spot
from tablee.games.miramis.rules.lays.scoring import MIRAMIS, points_for, run_points, sort_of
from tablee.lexicon import lexicon
from tablee.lexicon.letters import BIT

Keep = Callable[[Letters], int]
"""What letters kept on the rack are worth; they come in order."""
Spelled = tuple[tuple[Spot, str], ...]
"""A word, square by square, with the letter that lies or will lie on each."""
Run = tuple[int, int, bool]
"""The run that is open while a word is gone through: its hue, its length, whether a new letter is in it."""

NO_RUN: Run = (-1, 0, False)


@dataclass(frozen=True, slots=True)
class Coloured(Found[Tiles]):
    """A move with its colours chosen, and what it is worth in all."""

    worth: int


@dataclass(frozen=True, slots=True)
class Option:
    """A letter of the rack for a square: its hue when it lies there (0 red, 1 blue), and what it earns but for runs."""

    letter: Letter
    hue: int
    gain: int


def best_colours(spelled: Spelled, rack: Letters, point: int, keep: Keep) -> Coloured:
    """The choice that is worth most, the first of several; `point` is what a point is worth."""
    text = "".join(face for _, face in spelled)
    fourfold = text == MIRAMIS or any(spot.fourfold & BIT[face] for spot, face in spelled if not spot.stone)
    factor = points_for("times_miramis") if fourfold else 1
    search = _Search(spelled, _earns(text, spelled), factor, point, keep, Counter(rack))
    search.go(0, NO_RUN, 0)
    return Coloured(tuple(_tiles(spelled, search.best)), search.points, search.worth)


def laid_in(spelled: Spelled) -> str:
    """The faces of the letters laid."""
    return "".join(face for spot, face in spelled if not spot.stone)


def at_most(spelled: Spelled, kinds: frozenset[Letter]) -> int:
    """More points than any choice of these kinds of letters can earn; runs earn most if there is one of each hue."""
    gains, hues, laid, fourfold = 0, [0, 0, 0], 0, False
    for spot, face in spelled:
        gain, hue = _most_gain(spot, face, kinds)
        gains, laid, fourfold = gains + gain, laid + (not spot.stone), fourfold or bool(spot.fourfold)
        hues[hue] += 1
    bonus = max(_bonus((hue,) * laid) for hue in (0, 1))
    fourfold |= len(spelled) == len(MIRAMIS) and "".join(face for _, face in spelled) == MIRAMIS
    return (gains + _most_runs(*hues) + bonus) * (points_for("times_miramis") if fourfold else 1)


@lru_cache(maxsize=50_000)
def _most_gain(spot: Spot, face: str, kinds: frozenset[Letter]) -> tuple[int, int]:
    """The most that a letter earns there but for runs, and its hue; 2 if it may be of both."""
    if spot.stone:
        return 0, COLOURS.index(spot.stone.colour)
    options = [option for option in _options(spot, face, True) if option.letter in kinds]
    hues = {option.hue for option in options}
    return max(option.gain for option in options), 2 if len(hues) > 1 else hues.pop()


@lru_cache(maxsize=1_000)
def _most_runs(red: int, blue: int, either: int) -> int:
    return max(_run_points(0, red + more) + _run_points(1, blue + either - more) for more in range(either + 1))


def _tiles(spelled: Spelled, chosen: tuple[Option, ...]) -> Iterator[Tile]:
    squares = ((spot.square, face) for spot, face in spelled if not spot.stone)
    for ((row, col), face), option in zip(squares, chosen, strict=True):
        reads = face if option.letter.is_pawn else None
        yield Tile(row, col, option.letter, reads, COLOURS[option.hue] if option.letter.colour == "both" else None)


@dataclass(slots=True)
class _Search:
    """The choices for a word, gone through square by square."""

    spelled: Spelled
    earns: bool
    factor: int
    point: int
    keep: Keep
    left: Counter[Letter]
    chosen: list[Option] = field(default_factory=list)
    best: tuple[Option, ...] = ()
    points: int = 0
    worth: int = 0

    def go(self, at: int, run: Run, points: int) -> None:
        """Try everything from a square on."""
        while at < len(self.spelled) and (stone := self.spelled[at][0].stone):
            run, points = self.grown(run, COLOURS.index(stone.colour), False, points)
            at += 1
        if at == len(self.spelled):
            self.weigh(points + self.earned(run))
            return
        for option in _options(*self.spelled[at], self.earns):
            if self.left[option.letter]:
                self.left[option.letter] -= 1
                self.chosen.append(option)
                self.go(at + 1, *self.grown(run, option.hue, True, points + option.gain))
                self.chosen.pop()
                self.left[option.letter] += 1

    def grown(self, run: Run, hue: int, fresh: bool, points: int) -> tuple[Run, int]:
        """The run that goes on with a letter, and the points with those of the run that ends before it, if one does."""
        if run[0] == hue:
            return (hue, run[1] + 1, run[2] or fresh), points
        return (hue, 1, fresh), points + self.earned(run)

    def earned(self, run: Run) -> int:
        hue, length, fresh = run
        return _run_points(hue, length) if self.earns and fresh else 0

    def weigh(self, points: int) -> None:
        """Keep a choice that is worth more than all before it."""
        points = self.factor * (points + _bonus(tuple(option.hue for option in self.chosen)))
        worth = self.point * points + self.keep(tuple(sorted(self.left.elements())))
        if not self.best or worth > self.worth:
            self.best, self.points, self.worth = tuple(self.chosen), points, worth


@lru_cache(maxsize=50_000)
def _options(spot: Spot, face: str, earns: bool) -> tuple[Option, ...]:
    """Every letter that can stand for a face on a square, with what it can declare (R12)."""
    crosses = bool(spot.earning & BIT[face])
    options = []
    for printed in (face, PAWN):
        for colour in PRINTS:
            letter = Letter(printed, colour)
            for hue in (0, 1) if colour == "both" else (PRINTS.index(colour),):
                sort = sort_of(Stone(letter, face, COLOURS[hue]), spot.sign)
                match = max(1, earns + crosses) * points_for(sort) if sort else 0  # R14
                options.append(Option(letter, hue, match + crosses * spot.runs[hue]))
    return tuple(options)


@lru_cache(maxsize=100)
def _run_points(hue: int, length: int) -> int:
    return run_points(COLOURS[hue], length)


def _bonus(hues: tuple[int, ...]) -> int:
    """R17."""
    if len(hues) < RACK_SIZE:
        return 0
    return points_for("eight_mixed" if len(set(hues)) > 1 else f"eight_{COLOURS[hues[0]]}")


def _earns(text: str, spelled: Spelled) -> bool:
    """R14: no piece of two letters or more that lay there already has all its entries."""
    lying = "".join(face if spot.stone else " " for spot, face in spelled)
    return not any(_filed_with(text, old) for old in lying.split() if len(old) > 1)


@lru_cache(maxsize=10_000)
def _filed_with(word: str, old: str) -> bool:
    return lexicon.filed_with(word, old)
