"""The three drawers of Miramis."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.help import unsettled
from tablee.core.position import Position
from tablee.core.quick import quick
from tablee.crossword.state import SharedTable, nothing_yet
from tablee.games.miramis.rules.box.board import EMPTY, Ground, Stones
from tablee.games.miramis.rules.box.grounds import ground_of
from tablee.games.miramis.rules.box.letters import Letter, Letters, letters, rows_of
from tablee.games.miramis.rules.lays.sheet import Move
from tablee.games.miramis.rules.options import Options, Turns

Phase = Literal["deal", "play", "over"]


@quick
@dataclass(frozen=True, slots=True)
class Lot:
    """A letter drawn for who starts (R3)."""

    seat: int
    letter: Letter


@quick
@dataclass(frozen=True, slots=True)
class Table(SharedTable[Options, Lot, Phase, Move, Letters]):
    """What everyone sees."""

    ground: Ground
    """The squares of the board that this match is played on."""
    stones: Stones
    exchanged: tuple[int, ...]
    """How many letters each seat has exchanged in its one exchange (R9); 0: it still may."""
    exchanging: int
    """How many of them the seat to play has exchanged in this very turn."""

    @property
    def rounds(self) -> int:
        return rounds_for(self.seats, self.options.turns)


Moment = Position[Table, Letters, Letters]
"""A hand is the letters of a rack; the box is the bag, the next letter first."""


def start(options: Options, seats: int) -> Moment:
    """Before the deal: all letters are in the bag."""
    table = Table(
        **nothing_yet(seats, len(letters())),
        options=options,
        help=unsettled(options.help),
        ground=ground_of(options.board),
        stones=EMPTY,
        exchanged=(0,) * seats,
        exchanging=0,
    )
    return Position(table, ((),) * seats, letters())


def rounds_for(seats: int, turns: Turns = "usual") -> int:
    """How many turns each player has (R4)."""
    if turns != "usual":
        return turns
    return next(int(row["rounds"]) for row in rows_of("rounds.csv") if int(row["seats"]) == seats)


def turns_left(table: Table) -> tuple[int, ...]:
    """How many turns each seat still has."""
    played = [move.seat for move in table.history]
    return tuple(table.rounds - played.count(seat) for seat in range(table.seats))


def next_seat(table: Table, seat: int) -> int:
    """R4: play goes counter-clockwise, and seats are numbered clockwise."""
    return (seat - 1) % table.seats


def to_play(table: Table) -> tuple[int, ...]:
    """The one seat the table waits for; nobody before the deal and after the end."""
    return (table.turn,) if table.phase == "play" else ()
