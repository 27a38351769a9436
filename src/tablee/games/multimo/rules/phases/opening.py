"""How a match opens: who begins, the starting word (R18), and the neutral squares that are placed in turn (R20)."""

from collections.abc import Iterator, Sequence
from random import Random

from tablee.core.help import settled
from tablee.core.refusal import Refused
from tablee.games.multimo.rules import grid_refusals as not_so
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.events import Began, Happening, NeutralPlaced, StartWordDrawn
from tablee.games.multimo.rules.grid import (
    EMPTY,
    NEUTRAL,
    Grid,
    Square,
    at,
    holding,
    inside,
    name_of,
    names_of,
    regions,
    squares,
)
from tablee.games.multimo.rules.letters import counts, lacking
from tablee.games.multimo.rules.state import Moment, Table
from tablee.lexicon import fold, lexicon

PAGE = 3
"""Words that share so many first letters stand on one page of the dictionary."""


def deal(position: Moment, robots: tuple[int, ...], rng: Random, now: float) -> Sequence[Happening]:
    """The lot decides who begins; with a starting word the dictionary is opened first."""
    table = position.table
    if table.phase != "deal":
        raise Refused(no.AlreadyDealt())
    began = Began(rng.randrange(table.seats), now, robots, settled(table.options.help, table.seats, robots))
    if table.options.start_word:
        return StartWordDrawn(start_word(table.options.width, rng)), began
    return (began,)


def start_word(length: int, rng: Random) -> str:
    """R18: open the dictionary at random until the page has a headword that fits and that the store can spell."""
    words = lexicon.common.graph
    store = "".join(letter * count for letter, count in counts().items())
    while True:
        opened = words.word(rng.randrange(len(words)))
        page = lexicon.pattern(opened[:PAGE].ljust(length, "?"))
        for word in rng.sample(page, len(page)):
            if not lacking(store, word) and _is_fit(word):
                return word


def place_neutral(table: Table, seat: int, square: Square, now: float) -> Sequence[Happening]:
    """R20: the same square for everybody."""
    if table.phase != "neutrals":
        raise Refused(no.NoNeutralsToPlace())
    require_inside(table.fixed, square)
    if at(table.fixed, square) != EMPTY:
        raise Refused(not_so.FixedSquare(name_of(square)))
    if cut := cut_off_by(table.fixed, square):
        raise Refused(no.CutsInTwo(name_of(square), names_of(cut)))
    return (NeutralPlaced(seat, square, now),)


def placeable(fixed: Grid) -> Iterator[Square]:
    """Where the next neutral square may go; there is always such a place."""
    return (square for square in holding(fixed, EMPTY) if not cut_off_by(fixed, square))


def cut_off_by(fixed: Grid, square: Square) -> tuple[Square, ...]:
    """The free squares that a neutral square here would cut off from the largest part of them."""
    free = (one for one in squares(fixed) if one != square and at(fixed, one) != NEUTRAL)
    parts = sorted(regions(free), key=len)
    return tuple(one for part in parts[:-1] for one in part)


def require_inside(grid: Grid, square: Square) -> None:
    """R2: the grid has this square."""
    if not inside(grid, square):
        row, col = square
        raise Refused(not_so.Outside(row + 1, col + 1, len(grid[0]), len(grid)))


def _is_fit(word: str) -> bool:
    """A headword that people use, as a printed dictionary has them, and not a crude one."""
    heads = {fold(entry.headword) for entry in lexicon.entries(word) if entry.kind == "common"}
    return word in heads and lexicon.rank(word) is not None and not lexicon.is_crude(word)
