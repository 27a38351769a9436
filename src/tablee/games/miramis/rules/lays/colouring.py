"""Which letters of a rack spell a word best: every choice of coloured letters, pawns and what they declare is tried.

A run is worth more the longer it is, so that the colours of a word must be chosen all together. A choice is worth its
points and what it leaves on the rack.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache

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
NO_HUE = -1
NO_RUNS = (0, 0)


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


Ways = tuple[tuple[int | None, Option], ...]
"""What may lie on a square, each with the number of its kind on the rack; None for the letter that lies there."""


class Held:
    """A rack as choices take letters from it: its kinds of letters, how many of each, and what rests are worth."""

    def __init__(self, rack: Letters, keep: Keep) -> None:
        held = Counter(sorted(rack))
        self.kinds = tuple(held)
        self.many = tuple(held.values())
        self._numbers = {kind: number for number, kind in enumerate(self.kinds)}
        self._keep = keep
        self._worth: dict[tuple[int, ...], int] = {}
        self._ways: dict[tuple[Spot, str, bool], Ways] = {}

    def worth(self, left: list[int]) -> int:
        """What is worth keeping so many of each kind."""
        kept = tuple(left)
        if kept not in self._worth:
            rest = [kind for kind, many in zip(self.kinds, left, strict=True) for _ in range(many)]
            self._worth[kept] = self._keep(tuple(rest))
        return self._worth[kept]

    def ways(self, spot: Spot, face: str, earns: bool) -> Ways:
        """What may lie on a square: letters of the rack, or the one that lies there."""
        known = self._ways.get((spot, face, earns))
        if known is None:
            known = self._ways[spot, face, earns] = tuple(self._found(spot, face, earns))
        return known

    def _found(self, spot: Spot, face: str, earns: bool) -> Iterator[tuple[int | None, Option]]:
        if spot.stone:
            yield None, _lying(spot.stone.letter, COLOURS.index(spot.stone.colour))
            return
        for option in _options(*_earned_there(spot, face, earns)):
            if option.letter in self._numbers:
                yield self._numbers[option.letter], option


def best_colours(spelled: Spelled, held: Held, point: int) -> Coloured:
    """The choice that is worth most, the first of several; `point` is what a point is worth."""
    text = "".join(face for _, face in spelled)
    fourfold = text == MIRAMIS or any(spot.fourfold & BIT[face] for spot, face in spelled if not spot.stone)
    factor = points_for("times_miramis") if fourfold else 1
    earns = _earns(text, spelled)
    ways = [held.ways(spot, face, earns) for spot, face in spelled]
    search = _Search(ways, earns, factor, point, held, list(held.many))
    search.go(0, NO_HUE, 0, False, 0)
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
    return _most_of(*_earned_there(spot, face, True), kinds)


@lru_cache(maxsize=50_000)
def _most_of(face: str, sign: str, words: int, runs: tuple[int, int], kinds: frozenset[Letter]) -> tuple[int, int]:
    options = [option for option in _options(face, sign, words, runs) if option.letter in kinds]
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

    ways: list[Ways]
    earns: bool
    factor: int
    point: int
    held: Held
    left: list[int]
    chosen: list[Option] = field(default_factory=list)
    best: tuple[Option, ...] = ()
    points: int = 0
    worth: int = 0

    def go(self, at: int, hue: int, length: int, fresh: bool, points: int) -> None:
        """Try everything from a square on; the run that is open has a hue, a length, and perhaps a new letter in it."""
        if at == len(self.ways):
            self.weigh(points + (self.earned(hue, length) if fresh else 0))
            return
        left, chosen = self.left, self.chosen
        for kind, option in self.ways[at]:
            if kind is not None:
                if not left[kind]:
                    continue
                left[kind] -= 1
                chosen.append(option)
            if option.hue == hue:
                self.go(at + 1, hue, length + 1, fresh or kind is not None, points + option.gain)
            else:
                ended = self.earned(hue, length) if fresh else 0
                self.go(at + 1, option.hue, 1, kind is not None, points + option.gain + ended)
            if kind is not None:
                chosen.pop()
                left[kind] += 1

    def earned(self, hue: int, length: int) -> int:
        """What a run with a new letter in it earns when it ends."""
        return _run_points(hue, length) if self.earns else 0

    def weigh(self, points: int) -> None:
        """Keep a choice that is worth more than all before it."""
        points = self.factor * (points + _bonus(tuple(option.hue for option in self.chosen)))
        worth = self.point * points + self.held.worth(self.left)
        if not self.best or worth > self.worth:
            self.best, self.points, self.worth = tuple(self.chosen), points, worth


@cache
def _lying(letter: Letter, hue: int) -> Option:
    return Option(letter, hue, 0)


def _earned_there(spot: Spot, face: str, earns: bool) -> tuple[str, str, int, tuple[int, int]]:
    """All that the gain of a letter depends on: what it reads, the sign, how many words earn, what the runs bring."""
    crosses = bool(spot.earning & BIT[face])
    return face, spot.sign, max(1, earns + crosses), spot.runs if crosses else NO_RUNS


@lru_cache(maxsize=50_000)
def _options(face: str, sign: str, words: int, runs: tuple[int, int]) -> tuple[Option, ...]:
    """Every letter that can stand for a face on a square, with what it can declare (R12)."""
    options = []
    for printed in (face, PAWN):
        for colour in PRINTS:
            letter = Letter(printed, colour)
            for hue in (0, 1) if colour == "both" else (PRINTS.index(colour),):
                sort = sort_of(Stone(letter, face, COLOURS[hue]), sign)
                match = words * points_for(sort) if sort else 0  # R14
                options.append(Option(letter, hue, match + runs[hue]))
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
