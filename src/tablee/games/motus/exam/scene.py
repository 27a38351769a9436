"""Positions set up by hand, for the leaflet's examples and for tests: a table, its grids, its words."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from tablee.core.actions import HOUSE
from tablee.games.motus.rules.events import Happening, RaceOpened, SlateOpened, WordSet
from tablee.games.motus.rules.evolve import evolve
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.rounds.round_events import GridDealt, SeriesBegan, StockDealt, SuperBegan, SuperWordBegan
from tablee.games.motus.rules.seating import TEAMS
from tablee.games.motus.rules.state import Moment, start

USUAL = Options()
SIX = Options(letters=6)
STOCK = ("JARDIN", "MOUTON", "PAPIER", "SOLEIL", "VOYAGE")
"""What the house has ready in scenes of six letters."""


def scene(options: Options = SIX, seats: int = 4, series: int = 1, stock: tuple[str, ...] = STOCK) -> Moment:
    """A series has begun, and its words are to be set; the numbers of the grids lie in order, none covered."""
    position = start(options, seats)
    size = options.size
    grids = [GridDealt(side, _in_order(side, size), ()) for side in range(len(position.table.grids))]
    return told(position, StockDealt(stock), *grids, SeriesBegan(series, 0.0))


def words(*secrets: str, options: Options = SIX, seats: int = 4, series: int = 1) -> Moment:
    """The same, with these words set, one for each slate, and their first letters shown."""
    position = scene(options, seats, series)
    setters = [slate.setter for slate in position.table.slates]
    hidden = [WordSet(setter, number, secrets[number], setter == HOUSE) for number, setter in enumerate(setters)]
    shown = [
        SlateOpened(number, slate.guessers[0], secrets[number][0], options.letters, 0.0)
        for number, slate in enumerate(position.table.slates)
    ]
    return told(position, *hidden, *shown)


def super_partie(secret: str = "", lead: int = 0, options: Options = SIX) -> Moment:
    """One team leads by a word; the first word of the super partie is to be set, or is set and its letter called."""
    position = scene(options, 4, options.series)
    scores = (50, 0) if lead == 0 else (0, 50)
    setters = (HOUSE,) if options.words == "house" else TEAMS[1 - lead]
    position = replace(position, table=replace(position.table, scores=scores))
    position = told(position, SuperBegan(lead, TEAMS[lead], setters), SuperWordBegan(1, setters[0], 0.0))
    if not secret:
        return position
    return told(position, WordSet(setters[0], 0, secret, False), RaceOpened(0, secret[0], options.letters, 0.0))


def with_grid(position: Moment, side: int, covered: Sequence[int], blanks: int = 0) -> Moment:
    """A side has these numbers covered, and so many blank balls left."""
    grids = list(position.table.grids)
    grids[side] = replace(grids[side], covered=tuple(covered), blanks=blanks)
    return replace(position, table=replace(position.table, grids=tuple(grids)))


def told(position: Moment, *events: Happening) -> Moment:
    """After these events."""
    return reduce(evolve, events, position)


def _in_order(side: int, size: int) -> tuple[int, ...]:
    return tuple(range(1 + side % 2, 2 * size * size + 1, 2))
