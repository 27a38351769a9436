"""What one seat, or a spectator, may know of a match, ready to be drawn."""

from collections import Counter
from dataclasses import dataclass

from tablee.core.help import Help
from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.crossword.squares import Square
from tablee.crossword.state import as_it_is
from tablee.games.topword.rules.board import Stacks, centre
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.options import Options, Referee
from tablee.games.topword.rules.state import Lot, Move, Phase, Standing, Table, passes


@quick
@dataclass(frozen=True, slots=True)
class View:
    """The table, and the rack of the seat that looks."""

    seat: int | None
    size: int
    stacks: Stacks
    """Rows of squares, each its letters from bottom to top."""
    centre: tuple[Square, ...]
    rack: str
    rack_counts: tuple[int, ...]
    scores: tuple[int, ...]
    bag: int
    unseen: dict[str, int]
    """How many of each letter are in the bag or on other racks: a courtesy, since everyone could count them."""
    lots: tuple[Lot, ...]
    """The letters drawn for who starts, in their order; those who tied draw again."""
    turn: int
    phase: Phase
    passes: int
    """How many turns in a row have brought nothing."""
    last: Standing | None
    """The last move that lies on the board."""
    may_challenge: bool
    history: tuple[Move, ...]
    referee: Referee
    help: Help
    """How much the house says of letters that are not yet laid."""
    options: Options
    left: tuple[str, ...]
    """After the end: the letters left on each rack."""
    result: Result | None


def view(table: Table, hand: str | None, seat: int | None) -> View:
    """Neither the box nor another rack is passed in, so neither can leak."""
    rack = hand or ""
    return View(
        **as_it_is(table, "stacks"),
        seat=seat,
        size=table.options.size,
        centre=centre(table.options.size),
        rack=rack,
        unseen=unseen(table.stacks, rack),
        passes=passes(table),
        last=table.standing[-1] if table.standing else None,
        may_challenge=table.contestable and seat is not None and table.history[-1].seat != seat,
        referee=table.options.referee,
    )


def unseen(stacks: Stacks, rack: str) -> dict[str, int]:
    """The letters of the box that are neither on the board nor on the rack."""
    seen = Counter(rack + "".join(map("".join, stacks)))
    return dict(Counter(letters()) - seen)
