"""What one seat, or a spectator, may know of a match, ready to be drawn."""

from dataclasses import dataclass

from tablee.core.help import Help
from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.games.multimo.rules.grid import Grid
from tablee.games.multimo.rules.letters import values
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.plan import neutral_squares, spare
from tablee.games.multimo.rules.scoring import Formed, GridSheet, formed_on, sheet_of, unjudged
from tablee.games.multimo.rules.state import Hand, Named, Phase, Progress, Proposal, Table, ends_at, store, to_name


@quick
@dataclass(frozen=True, slots=True)
class View:
    """The table, and the grid and the waiting area of the seat that looks."""

    seat: int | None
    options: Options
    phase: Phase
    turn: int
    """The seat that names a letter or places a neutral square, in the phases where that is done in turn."""
    until: float | None
    """When the time of the present phase or letter is up, by the server's clock; None if there is no limit."""
    fixed: Grid
    """What may not be moved: the starting word, the placed neutral squares."""
    grid: Grid
    """One's own grid; a spectator sees what lies on everybody's."""
    waiting: str
    """One's own waiting area: letters and neutral squares (`#`), the oldest first."""
    neutrals: int
    """How many neutral squares a grid has in all."""
    to_place: int
    """How many of them are still to be placed in turn (R20)."""
    store: dict[str, int]
    """How many of each letter are left."""
    values: dict[str, int]
    """What each letter is worth."""
    named: tuple[Named, ...]
    """The letters that all have taken, in their order."""
    to_name: int
    """How many are still to be named."""
    spare: int
    """How many letters stay unused in the end (R19)."""
    filled: tuple[int, ...]
    """How many squares each seat has filled: all that is known of another's grid."""
    progress: tuple[Progress, ...]
    help: Help
    """How much the house says of the words of a grid that is being built."""
    formed: tuple[Formed, ...]
    """The words of one's own grid while it is being built."""
    sheet: GridSheet | None
    """The live count of one's own grid, as if time were up now; with `points` as if every word were good, and None
    for spectators and where the table does not help (R15)."""
    sheets: tuple[GridSheet, ...]
    """Everybody's grid and count, once they are shown."""
    proposals: tuple[Proposal, ...]
    content: tuple[bool, ...]
    """Who has nothing to add at the reveal."""
    robots: tuple[int, ...]
    """The seats that robots had from the start: nobody asks them about words (R16)."""
    result: Result | None


def view(table: Table, hand: Hand | None, seat: int | None) -> View:
    """Another seat's hand is not passed in, so it cannot leak."""
    options = table.options
    building = hand.grid if hand and table.phase in ("letters", "finish") else None
    return View(
        seat=seat,
        options=options,
        phase=table.phase,
        turn=table.turn,
        until=ends_at(table),
        fixed=table.fixed,
        grid=hand.grid if hand else table.fixed,
        waiting=hand.waiting if hand else "",
        neutrals=neutral_squares(options),
        to_place=table.to_place,
        store=store(table),
        values=values(),
        named=table.named,
        to_name=to_name(table),
        spare=spare(options),
        filled=table.filled,
        progress=table.progress,
        help=table.help,
        formed=formed_on(building) if building else (),
        sheet=_live(building, table) if building else None,
        sheets=table.sheets,
        proposals=table.proposals,
        content=table.content,
        robots=table.robots,
        result=table.result,
    )


def _live(grid: Grid, table: Table) -> GridSheet | None:
    """No more than the table helps with (R15)."""
    match table.help:
        case "none":
            return None
        case "points":
            return unjudged(grid)
        case "words":
            return sheet_of(grid, compounds=table.options.compounds)
