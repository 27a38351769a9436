"""What one seat, or a spectator, may know of a match, ready to be drawn."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.games.motus.rules.options import Mode, Options, has_free_words
from tablee.games.motus.rules.rounds.grid import Grid
from tablee.games.motus.rules.seating import side_of
from tablee.games.motus.rules.state import Phase, Played, Race, Table
from tablee.games.motus.rules.times import drawing_ends, line_ends, setting_ends
from tablee.games.motus.rules.words.slate import Slate

Stage = Literal["deal", "series", "tie", "super", "over"]
"""tie: further series until one side leads (R13)."""


@dataclass(frozen=True, slots=True)
class SlateSeen:
    """A slate, and who may write on it until when."""

    slate: Slate
    awaited: tuple[int, ...]
    """Whose proposal is waited for: one seat, or both in a race."""
    until: float | None
    """When the present line is lost, in the house's time; None without limit."""


@dataclass(frozen=True, slots=True)
class GridSeen:
    """A side's number grid, and the balls left in its basin."""

    grid: Grid
    basin: int


@dataclass(frozen=True, slots=True)
class Demand:
    """Something this seat is asked for now; the oldest first."""

    what: Literal["set", "guess", "draw"]
    slate: int
    """Which slate, for `guess`; otherwise 0."""
    line: int
    """Which line, for `guess`; otherwise 0."""
    until: float | None


@quick
@dataclass(frozen=True, slots=True)
class View:
    """The table, and the word that the seat that looks has set."""

    seat: int | None
    mode: Mode
    stage: Stage
    phase: Phase
    options: Options
    sides: tuple[tuple[int, ...], ...]
    side: int | None
    """The side of the seat that looks."""
    scores: tuple[int, ...]
    """Of each side."""
    series: int
    round: int
    """To be named in a Guess."""
    slates: tuple[SlateSeen, ...]
    own: int | None
    """The slate that the seat's side tries to solve."""
    ready: tuple[int, ...]
    """Who has set a word already, while words are being set."""
    secret: str
    """The word that this seat has set or prepared."""
    asked: tuple[Demand, ...]
    """What this seat is asked for now; nothing: it waits."""
    may_prepare: bool
    """In the super partie: this seat sets the next word and may do so already (R14)."""
    grids: tuple[GridSeen, ...]
    """Of each side; empty without number grids."""
    owed: tuple[int, ...]
    """Who is to draw a ball."""
    race: Race | None
    previous: tuple[Slate, ...]
    """The slates of the round before, with their words."""
    sheet: tuple[Played, ...]
    """All words so far."""
    result: Result | None
    lines: tuple[int, ...]
    """Written so far on the slates that each side seeks."""
    robots: tuple[int, ...]
    """The seats that robots had at the deal."""

    @property
    def free_words(self) -> bool:
        """Whether anything of the agreed length may be hidden and proposed (R4)."""
        return has_free_words(self.options, sum(map(len, self.sides)))

    @property
    def used(self) -> frozenset[str]:
        """The words that may not be hidden again (R3)."""
        return frozenset(one.secret for one in self.sheet)


def view(table: Table, hand: str | None, seat: int | None) -> View:
    """Neither the box nor another's word is passed in, so neither can leak."""
    return View(
        seat=seat,
        mode=table.mode,
        stage=_stage(table),
        phase=table.phase,
        options=table.options,
        sides=table.sides,
        side=None if seat is None else side_of(seat, table.mode),
        scores=table.scores,
        series=table.series,
        round=table.round,
        slates=tuple(SlateSeen(slate, slate.awaited, _until(slate, table.options)) for slate in table.slates),
        own=next((number for number, slate in enumerate(table.slates) if seat in slate.guessers), None),
        ready=table.ready,
        secret=hand or "",
        asked=() if seat is None else demands(table, seat),
        may_prepare=seat is not None and may_prepare(table, seat),
        grids=tuple(GridSeen(grid, len(grid.basin)) for grid in table.grids),
        owed=table.owed,
        race=table.race,
        previous=table.previous,
        sheet=table.sheet,
        result=table.result,
        lines=table.lines,
        robots=table.robots,
    )


def demands(table: Table, seat: int) -> tuple[Demand, ...]:
    """What a seat is asked for now, the oldest first: draws, words, lines."""
    if table.phase == "setting":
        wanted = seat not in table.ready and any(slate.setter == seat for slate in table.slates)
        return (Demand("set", 0, 0, setting_ends(table)),) if wanted else ()
    draws = tuple(Demand("draw", 0, 0, drawing_ends(table)) for one in table.owed if one == seat)
    slates = sorted((slate.since, number, slate) for number, slate in enumerate(table.slates) if seat in slate.awaited)
    return (*draws, *(Demand("guess", number, slate.line, _until(slate, table.options)) for _, number, slate in slates))


def may_prepare(table: Table, seat: int) -> bool:
    """R14: while a word is being raced for, the one who sets the next may choose it."""
    race = table.race
    if race is None or race.ready or table.phase != "guessing":
        return False
    return len(race.setters) > 1 and seat == next_setter(table, race)


def next_setter(table: Table, race: Race) -> int:
    """The setter after the present one."""
    return race.setters[(race.setters.index(table.slates[0].setter) + 1) % len(race.setters)]


def _stage(table: Table) -> Stage:
    if table.phase in ("deal", "over"):
        return "deal" if table.phase == "deal" else "over"
    if table.race is not None:
        return "super"
    return "series" if table.series <= table.options.series else "tie"


def _until(slate: Slate, options: Options) -> float | None:
    return line_ends(slate, options) if slate.awaited else None
