"""The three drawers of the toy."""

from dataclasses import dataclass

from tablee.core.position import Position
from tablee.core.seats import Result

from .options import Options


@dataclass(frozen=True, slots=True)
class Table:
    """What everyone sees."""

    options: Options
    turn: int
    pile: int
    laid: tuple[int, ...]
    tricks: tuple[tuple[int, ...], ...]
    swapped: tuple[bool, ...]
    result: Result | None = None


Hand = tuple[int, ...]
"""What one seat sees: its cards."""
Box = tuple[int, ...]
"""What nobody sees: the pile, top first."""
Moment = Position[Table, Hand, Box]


def start(options: Options, seats: int) -> Moment:
    """The cards lie in the box, in order."""
    cards = tuple(range(1, 14 if options.cards == "short" else 18))
    table = Table(options, -1, len(cards), (), ((),) * seats, (False,) * seats)
    return Position(table, ((),) * seats, cards)


def to_play(table: Table) -> tuple[int, ...]:
    """The one seat the table waits for."""
    return () if table.turn < 0 or table.result else (table.turn,)


def result(table: Table) -> Result | None:
    """How it ended, or None."""
    return table.result
