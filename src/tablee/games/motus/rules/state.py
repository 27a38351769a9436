"""The three drawers of Motus."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.position import Position
from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.games.motus.rules.options import Mode, Options, has_free_words, mode_of
from tablee.games.motus.rules.rounds.grid import Grid
from tablee.games.motus.rules.seating import sides_of
from tablee.games.motus.rules.words.slate import Slate, Status

Phase = Literal["deal", "setting", "guessing", "over"]
"""setting: words are being chosen · guessing: words are being sought, and balls drawn for those found."""


@dataclass(frozen=True, slots=True)
class Race:
    """The super partie: two partners race for three words, set in turn by the other team (R14)."""

    racers: tuple[int, ...]
    setters: tuple[int, ...]
    """In the order in which they set, over and over; the house alone if it sets the words."""
    wins: tuple[int, ...]
    """Words found by each racer."""
    ready: bool = False
    """Whether the next setter has a word prepared."""


@quick
@dataclass(frozen=True, slots=True)
class Played:
    """A word of the score sheet."""

    round: int
    series: int
    """0 in the super partie."""
    setter: int
    secret: str
    status: Status
    finder: int | None
    points: int
    lines: int
    """How many lines were written; one that two wrote at once is one."""


@quick
@dataclass(frozen=True, slots=True)
class Table:
    """What everyone sees."""

    options: Options
    mode: Mode
    sides: tuple[tuple[int, ...], ...]
    """Who scores together: the teams, or everyone alone."""
    phase: Phase
    series: int
    """The present series, from 1; more than agreed when a tie is being broken (R13)."""
    round: int
    """Counts the times that words were set: every series, and every word of the super partie."""
    since: float
    """When the words of this round began to be set."""
    scores: tuple[int, ...]
    """Of each side."""
    slates: tuple[Slate, ...]
    ready: tuple[int, ...]
    """The setters whose word is hidden already."""
    grids: tuple[Grid, ...]
    """Of each side; none if there is no number grid."""
    owed: tuple[int, ...]
    """The seats that have found a word and not drawn for it yet (R11)."""
    owed_since: float
    race: Race | None
    previous: tuple[Slate, ...]
    """The slates of the round before."""
    sheet: tuple[Played, ...]
    barren: int
    """Rounds in a row in which nobody found anything; it ends a match that nobody plays any more (R13, R16)."""
    result: Result | None
    lines: tuple[int, ...]
    """Written so far on the slates that each side seeks, the super partie apart; the fewest break a tie (R17)."""
    robots: tuple[int, ...]
    """The seats that robots had at the deal."""

    @property
    def seats(self) -> int:
        return sum(map(len, self.sides))

    @property
    def free_words(self) -> bool:
        return has_free_words(self.options, self.seats)

    @property
    def used(self) -> frozenset[str]:
        """The words that were hidden in this match and are known to all by now (R3)."""
        return frozenset(one.secret for one in self.sheet)


@quick
@dataclass(frozen=True, slots=True)
class Box:
    """What nobody sees: the words in play, one for each slate, and the house's own, the next one first."""

    secrets: tuple[str, ...]
    stock: tuple[str, ...]


Moment = Position[Table, str, Box]
"""A hand is the word that the seat has set, or prepared, and that is not over yet; otherwise empty."""


def lines_taken(table: Table) -> str:
    """How many lines the word of the day took; `-` if it was not found."""
    found = table.result is not None and bool(table.result.winners)
    return str(table.lines[0]) if found else "-"


def winning_sides(table: Table) -> tuple[int, ...]:
    """The super partie only says which of a team was the quickest (R14): the partner has won, too."""
    first = table.result.winners if table.result else ()
    return tuple(seat for side in table.sides if set(side) & set(first) for seat in side)


def start(options: Options, seats: int) -> Moment:
    """Before the deal."""
    mode, sides = mode_of(options, seats), sides_of(options, seats)
    grids = (Grid(options.size),) * len(sides) if mode == "teams" or options.grid else ()
    table = Table(
        options=options,
        mode=mode,
        sides=sides,
        phase="deal",
        series=0,
        round=0,
        since=0.0,
        scores=(0,) * len(sides),
        slates=(),
        ready=(),
        grids=grids,
        owed=(),
        owed_since=0.0,
        race=None,
        previous=(),
        sheet=(),
        barren=0,
        result=None,
        lines=(0,) * len(sides),
        robots=(),
    )
    return Position(table, ("",) * seats, Box((), ()))


def to_play(table: Table) -> tuple[int, ...]:
    """The seats the table waits for, in order; nobody before the deal and after the end."""
    match table.phase:
        case "setting":
            waiting = {slate.setter for slate in table.slates if slate.setter >= 0} - set(table.ready)
        case "guessing":
            waiting = {*table.owed, *(seat for slate in table.slates for seat in slate.awaited)}
        case _:
            waiting = set()
    return tuple(sorted(waiting))
