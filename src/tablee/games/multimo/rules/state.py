"""The drawers of Multimo: what all see, and each seat's hidden grid and waiting area; the box stays empty."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from tablee.core.actions import Deadline, TimeUp
from tablee.core.help import Help, unsettled
from tablee.core.position import Position
from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.games.multimo.rules.grid import NEUTRAL, Grid, blank
from tablee.games.multimo.rules.letters import counts
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.plan import letters_to_name, neutral_squares
from tablee.games.multimo.rules.scoring import GridSheet

Phase = Literal["deal", "neutrals", "letters", "finish", "reveal", "over"]
"""neutrals: neutral squares are placed in turn (R20) · letters: letters are named in turn (R6) · finish: the minutes
after the last one (R10) · reveal: all grids are shown, and the table may accept words (R16)."""
Progress = Literal["building", "finished", "stopped"]
"""stopped: time ran out on the seat, and its grid counts as it stands (R13)."""
Standing = Literal["open", "accepted", "refused", "lapsed"]
"""lapsed: not all persons had agreed when the talk was over."""

REVEAL_SECONDS = 120
"""R16: how long the table waits for somebody at the reveal; a new proposal starts it again."""


@quick
@dataclass(frozen=True, slots=True)
class Named:
    """A letter that everybody took: who named it, or for whom it was drawn by lot."""

    seat: int
    letter: str
    by_lot: bool


@dataclass(frozen=True, slots=True)
class Proposal:
    """A void word that a seat wants to count, who agrees, and what became of it (R16)."""

    word: str
    seat: int
    agreed: tuple[int, ...]
    standing: Standing = "open"


@quick
@dataclass(frozen=True, slots=True)
class Table:
    """What everyone sees."""

    options: Options
    help: Help
    """What the house says of the words of a grid that is being built (R15); settled at the deal."""
    phase: Phase
    turn: int
    """The seat that names a letter or places a neutral square."""
    since: float
    """When the present letter, minutes or reveal began."""
    fixed: Grid
    """What lies on every grid and may not be moved: the starting word, the placed neutral squares."""
    to_place: int
    """Neutral squares that are still to be placed in turn (R20)."""
    named: tuple[Named, ...]
    filled: tuple[int, ...]
    """How many squares of each seat's grid are not empty."""
    progress: tuple[Progress, ...]
    sheets: tuple[GridSheet, ...]
    """Everybody's grid and its count, once they are shown."""
    proposals: tuple[Proposal, ...]
    content: tuple[bool, ...]
    robots: tuple[int, ...]
    """The seats that robots had at the deal; a robot that keeps a person's seat later on is not among them."""
    result: Result | None

    @property
    def seats(self) -> int:
        return len(self.filled)

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.robots)


@quick
@dataclass(frozen=True, slots=True)
class Hand:
    """What one seat alone sees: its grid, and what waits beside it, letters and neutral squares (`#`)."""

    grid: Grid
    waiting: str


Moment = Position[Table, Hand, None]


def start(options: Options, seats: int) -> Moment:
    """Before the start: every grid is empty, and the neutral squares wait beside it or are to be placed in turn."""
    grid, neutrals = blank(options.width, options.height), neutral_squares(options)
    placed = options.placed_neutrals
    building: Progress = "building"
    table = Table(
        options=options,
        help=unsettled(options.help),
        phase="deal",
        turn=0,
        since=0.0,
        fixed=grid,
        to_place=neutrals if placed else 0,
        named=(),
        filled=(0,) * seats,
        progress=(building,) * seats,
        sheets=(),
        proposals=(),
        content=(False,) * seats,
        robots=(),
        result=None,
    )
    return Position(table, (Hand(grid, "" if placed else NEUTRAL * neutrals),) * seats, None)


def store(table: Table) -> dict[str, int]:
    """R4: how many of each letter are left; the starting word and all named letters are gone."""
    gone = Counter("".join(table.fixed) + "".join(one.letter for one in table.named))
    return {letter: count - gone[letter] for letter, count in counts().items()}


def to_name(table: Table) -> int:
    """How many letters are still to be named (R9)."""
    return letters_to_name(table.options) - len(table.named)


def to_play(table: Table) -> tuple[int, ...]:
    """The seats the table waits for."""
    match table.phase:
        case "neutrals" | "letters":
            return (table.turn,)
        case "finish":
            return tuple(seat for seat, progress in enumerate(table.progress) if progress == "building")
        case "reveal":
            return tuple(seat for seat, content in enumerate(table.content) if not content)
        case "deal" | "over":
            return ()


def ends_at(table: Table) -> float | None:
    """When the time for the present letter, the last minutes or the reveal is up; None if there is no limit."""
    limits = {
        "neutrals": table.options.letter_seconds,
        "letters": table.options.letter_seconds,
        "finish": table.options.finish_seconds,
        "reveal": REVEAL_SECONDS,
    }
    limit = limits.get(table.phase, 0)
    return table.since + limit if limit else None


def deadline(position: Moment) -> Deadline | None:
    """When the house must act by the rules of the game, and for whom first."""
    at = ends_at(position.table)
    return None if at is None else Deadline(at, TimeUp(to_play(position.table)[0]))


def closes_dictionary(table: Table) -> bool:
    """R15: nobody looks words up where the table does not say which are good."""
    return table.help != "words"
