"""The three drawers of MultipliPotion."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.position import Position
from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.games.multiplipotion.rules.cards import Cards, Level, Product, deck, of_level
from tablee.games.multiplipotion.rules.decks import deck_of
from tablee.games.multiplipotion.rules.options import Options

Help = Literal["none", "product", "monsters"]
Phase = Literal["deal", "draw", "lay", "capture", "amend", "over"]
Products = tuple[Product, ...]

HAND_SIZE = 3
TROPHIES_TO_WIN = 5


@dataclass(frozen=True, slots=True)
class Lesson:
    """How often a seat has found, missed and mistaken a × b in one match."""

    a: int
    b: int
    found: int
    missed: int
    mistaken: int


@quick
@dataclass(frozen=True, slots=True)
class Table:
    """What everyone sees."""

    level: Level
    help: Help
    first: int
    phase: Phase
    turn: int
    zones: tuple[Cards, Cards]
    trophies: tuple[Cards, Cards]
    hand_counts: tuple[int, int]
    pile: int
    buried: Cards
    """Used potions that everyone knows to lie at the bottom of the pile, the deepest last."""
    said_end: bool
    """The player before has ended the turn by saying so: the one to play may be vigilant (R10)."""
    reward: bool
    """A card of the pile waits for the vigilant player once the capture is made (R10)."""
    found: tuple[Products, Products]
    mistaken: tuple[Products, Products]
    lessons: tuple[tuple[Lesson, ...], ...] | None
    result: Result | None
    own: Cards = ()
    """The cards of the match if they are the house's own, for all to see; none: the reconstructed ones."""


@quick
@dataclass(frozen=True, slots=True)
class Box:
    """What nobody sees: the pile, top first, and what each seat has overlooked so far."""

    pile: Cards
    missed: tuple[Products, Products]


Moment = Position[Table, Cards, Box]


def start(options: Options, seats: int) -> Moment:
    """Before the deal: the whole deck of the level lies in the box."""
    own = of_level(deck_of(options.deck), options.level)
    cards = own or deck(options.level)
    nothing: tuple[tuple[()], tuple[()]] = ((), ())
    table = Table(
        level=options.level,
        help=options.help,
        first=options.starts - 1,
        phase="deal",
        turn=options.starts - 1,
        zones=nothing,
        trophies=nothing,
        hand_counts=(0, 0),
        pile=len(cards),
        buried=(),
        said_end=False,
        reward=False,
        found=nothing,
        mistaken=nothing,
        lessons=None,
        result=None,
        own=own,
    )
    return Position(table, nothing, Box(cards, nothing))


def to_play(table: Table) -> tuple[int, ...]:
    """The one seat the table waits for; nobody before the deal and after the end."""
    return () if table.phase in ("deal", "over") else (table.turn,)
