"""Parts of a game that do not fit together: mypy must refuse each, for an ignore that nothing needs is an error too.

Nothing here is run. Whoever loosens the types in `core/game/` is told by `make types` that an ignore is unused.
"""

from dataclasses import dataclass, replace
from random import Random

from tablee.core.actions import Action, Deal, TimeUp
from tablee.core.events import Event
from tablee.core.position import Position
from tests.exam.toy.engine import ENGINE
from tests.exam.toy.exam import EXAM
from tests.exam.toy.rules import RULES
from tests.exam.toy.rules.actions import Ask, Lay
from tests.exam.toy.rules.events import Dealt, Happening, Laid, Shuffled
from tests.exam.toy.rules.options import Options
from tests.exam.toy.rules.state import Box, Hand, Moment, Table
from tests.exam.toy.rules.view import View
from tests.exam.toy.text import TEXT


@dataclass(frozen=True, slots=True)
class Shrug(Action):
    """An ask that the toy does not know."""


@dataclass(frozen=True, slots=True)
class Thunder(Event):
    """An event that the toy does not know."""


def decide_more(position: Moment, action: Ask, rng: Random, now: float) -> list[Happening | Thunder]:
    """Something happens that is never folded."""
    return [Thunder()]


def decide_less(position: Moment, action: Lay | Deal | TimeUp, rng: Random, now: float) -> list[Happening]:
    """Somebody may swap, and is not answered."""
    return []


def evolve_less(position: Moment, event: Shuffled | Dealt | Laid) -> Moment:
    """A swap is decided and never folded."""
    return position


def evolve_away(position: Moment, event: Happening) -> Position[Table, Hand, str]:
    """The box is another one afterwards."""
    return Position(position.table, position.hands, "")


def start_bare(options: Options, seats: int) -> Position[Options, Hand, Box]:
    """A table that has nothing but its options."""
    return Position(options, ((),) * seats, ())


def view_box(table: Table, hand: Box | str | None, seat: int) -> View:
    """Spectators have no number."""
    return View(seat, table, ())


def view_other(table: Table, hand: Hand | None, seat: int | None) -> Table:
    """What bots, notation and picture do not look at."""
    return table


def peeking(position: Moment, level: str, rng: Random) -> Lay:
    """A bot that sees the whole position."""
    return Lay(0, position.hands[1][0])


def shrugging(view: View, rng: Random) -> Shrug:
    """Something that the rules do not understand."""
    return Shrug(0)


def blind(position: Moment, seat: int | None, rng: Random) -> Table:
    """A table is no position."""
    return position.table


replace(RULES, decide=decide_more)  # type: ignore[arg-type]  # evolve knows no Thunder
replace(RULES, decide=decide_less)  # type: ignore[arg-type]  # a Swap may be asked
replace(RULES, evolve=evolve_less)  # type: ignore[arg-type]  # a Swapped may be decided
replace(RULES, evolve=evolve_away)  # type: ignore[arg-type]  # the next event finds another box
replace(RULES, start=start_bare)  # type: ignore[arg-type]  # evolve wants a Table
replace(RULES, view=view_box)  # type: ignore[arg-type]  # a spectator has no seat
replace(RULES, view=view_other)  # type: ignore[arg-type]  # bots look at a View
replace(RULES, to_play=lambda table: table.result)  # type: ignore[arg-type, return-value]  # a result is no seat
replace(TEXT, write=peeking)  # type: ignore[arg-type]  # a position is no ask
replace(TEXT, read=lambda text, view: Shrug(0))  # type: ignore[arg-type, return-value]  # decide knows no Shrug
replace(TEXT, furnish=lambda options: "house")  # type: ignore[arg-type, return-value]  # start wants Options
replace(ENGINE, choose=peeking)  # type: ignore[arg-type]  # a bot gets a View
replace(EXAM, random_action=shrugging)  # type: ignore[arg-type]  # decide knows no Shrug
replace(EXAM, twin=blind)  # type: ignore[arg-type]  # a table is no position
