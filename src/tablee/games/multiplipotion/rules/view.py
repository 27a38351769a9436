"""What one seat, or a spectator, may know of a match, ready to be drawn."""

from dataclasses import dataclass

from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.games.multiplipotion.rules.captures import capturable
from tablee.games.multiplipotion.rules.cards import Cards, Level, deck
from tablee.games.multiplipotion.rules.state import Help, Lesson, Phase, Table


@quick
@dataclass(frozen=True, slots=True)
class View:
    """The table, and the hand of the seat that looks."""

    seat: int | None
    level: Level
    help: Help
    phase: Phase
    turn: int
    zones: tuple[Cards, Cards]
    hand_counts: tuple[int, int]
    hand: Cards
    trophies: tuple[Cards, Cards]
    pile: int
    buried: Cards
    may_denounce: bool
    """The seat may speak up now; this says nothing about whether anything was overlooked."""
    capturable: tuple[int, ...]
    """With the help `monsters`: what the seat to play can capture now."""
    lessons: tuple[tuple[Lesson, ...], ...] | None
    result: Result | None
    own: Cards
    """All cards of the match if they are the house's own; none: the reconstructed ones."""

    @property
    def deck(self) -> Cards:
        """All cards of the match, which everybody knows."""
        return self.own or deck(self.level)


def view(table: Table, hand: Cards | None, seat: int | None) -> View:
    """Neither the box nor the other hand is passed in, so neither can leak."""
    return View(
        seat=seat,
        level=table.level,
        help=table.help,
        phase=table.phase,
        turn=table.turn,
        zones=table.zones,
        hand_counts=table.hand_counts,
        hand=hand or (),
        trophies=table.trophies,
        pile=table.pile,
        buried=table.buried,
        may_denounce=table.said_end and table.phase == "draw" and seat == table.turn,
        capturable=_marked(table, seat),
        lessons=table.lessons,
        result=table.result,
        own=table.own,
    )


def _marked(table: Table, seat: int | None) -> tuple[int, ...]:
    if table.help != "monsters" or seat != table.turn or table.phase not in ("capture", "amend"):
        return ()
    return capturable(table.zones[seat], table.zones[1 - seat])
