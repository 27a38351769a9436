"""The board as the move finder reads it: line by line, with what the crossing lines demand and what they bring."""

from collections.abc import Iterator
from dataclasses import dataclass

from tablee.crossword.moves import mask_of
from tablee.crossword.squares import Square
from tablee.games.miramis.rules.box.board import SIZE, Ground, Stone, Stones, first_squares, is_empty
from tablee.games.miramis.rules.box.letters import Colour
from tablee.games.miramis.rules.lays.scoring import MIRAMIS, run_points
from tablee.lexicon import Graph, lexicon
from tablee.lexicon.graph import each_letter
from tablee.lexicon.letters import ALPHABET

Line = tuple[Stone | None, ...]
Arm = tuple[Stone, ...]

COLOURS: tuple[Colour, ...] = ("red", "blue")
ANY = (1 << len(ALPHABET)) - 1


@dataclass(frozen=True, slots=True, eq=False)  # told apart by identity: finders look up by it all the time
class Spot:
    """A square of a line."""

    square: Square
    stone: Stone | None
    sign: str
    anchor: bool
    """A letter, or an empty square beside one; on an empty board where one may start. Every move holds an anchor."""
    cross_set: int = ANY
    """The letters that may be laid here, as bits: those that make a good crossing word, or all if none crosses."""
    earning: int = 0
    """Those of them that make a crossing word which earns something (R14)."""
    fourfold: int = 0
    """The one that makes MIRAMIS of the crossing word (R16)."""
    runs: tuple[int, int] = (0, 0)
    """What the run of the crossing word earns with a red letter here, and with a blue one (R13)."""

    @property
    def crossed(self) -> bool:
        return any(self.runs) or self.cross_set != ANY


@dataclass(frozen=True, slots=True)
class Lane:
    """A row or a column."""

    across: bool
    spots: tuple[Spot, ...]


def lanes(ground: Ground, stones: Stones, graph: Graph) -> Iterator[Lane]:
    """All rows, then all columns."""
    columns: Stones = tuple(zip(*stones, strict=True))
    starts = first_squares(ground) if is_empty(stones) else ()
    for number in range(SIZE):
        squares = [(number, col) for col in range(SIZE)]
        yield _lane(True, squares, ground, stones[number], columns, starts, graph)
    for number in range(SIZE):
        squares = [(row, number) for row in range(SIZE)]
        yield _lane(False, squares, ground, columns[number], stones, starts, graph)


def _lane(  # noqa: PLR0913, PLR0917 - all that a lane is made of
    across: bool,
    squares: list[Square],
    ground: Ground,
    line: Line,
    crossing: Stones,
    starts: tuple[Square, ...],
    graph: Graph,
) -> Lane:
    spots = []
    for at, (row, col) in enumerate(squares):
        before, behind = _arms(crossing[at], row if across else col)
        anchor = any(line[max(at - 1, 0) : at + 2]) or bool(before or behind) or (row, col) in starts
        spots.append(_spot(Spot((row, col), line[at], ground[row][col], anchor), before, behind, graph))
    return Lane(across, tuple(spots))


def _arms(line: Line, at: int) -> tuple[Arm, Arm]:
    """The unbroken letters before and behind a square of a line."""
    before: list[Stone] = []
    behind: list[Stone] = []
    for arm, step in ((before, -1), (behind, 1)):
        near = at + step
        while 0 <= near < SIZE and (stone := line[near]):
            arm.append(stone)
            near += step
    return tuple(reversed(before)), tuple(behind)


def _spot(spot: Spot, before: Arm, behind: Arm, graph: Graph) -> Spot:
    """A square with what the crossing line has to say."""
    if spot.stone or not (before or behind):
        return spot
    start, end = _text(before), _text(behind)
    cross_set = graph.between(start, end)
    earning = mask_of(
        letter
        for _, letter in each_letter(cross_set)
        if not any(len(old) > 1 and lexicon.filed_with(start + letter + end, old) for old in (start, end))
    )
    fourfold = mask_of(letter for letter in set(MIRAMIS) if start + letter + end == MIRAMIS) & cross_set
    red, blue = (run_points(colour, _run(before[::-1], colour) + 1 + _run(behind, colour)) for colour in COLOURS)
    return Spot(spot.square, None, spot.sign, True, cross_set, earning, fourfold, (red, blue))


def _text(arm: Arm) -> str:
    return "".join(stone.reads for stone in arm)


def _run(arm: Arm, colour: Colour) -> int:
    """How many letters at the beginning of an arm have a colour."""
    return next((many for many, stone in enumerate(arm) if stone.colour != colour), len(arm))
