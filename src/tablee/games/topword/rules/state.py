"""The three drawers of Topword."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.help import unsettled
from tablee.core.position import Position
from tablee.core.quick import quick
from tablee.crossword.squares import Square
from tablee.crossword.state import SharedTable, nothing_yet
from tablee.games.topword.rules.board import Stacks, empty
from tablee.games.topword.rules.lays.scoring import Word
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.options import Options

Phase = Literal["deal", "play", "verdict", "over"]
"""verdict: the last letters are laid, and the next player challenges the move or lets it stand (R16)."""
Deed = Literal["lay", "pass", "exchange"]


@quick
@dataclass(frozen=True, slots=True)
class Lot:
    """A letter drawn for who starts (R3)."""

    seat: int
    letter: str


@quick
@dataclass(frozen=True, slots=True)
class Earned:
    """A word of the score sheet and its points."""

    text: str
    points: int


@quick
@dataclass(frozen=True, slots=True)
class Move:
    """A line of the score sheet."""

    seat: int
    deed: Deed
    notation: str
    words: tuple[Earned, ...] = ()
    bonus: int = 0
    all_seven: int = 0
    points: int = 0
    taken_back: bool = False
    """The move was challenged and had a bad word: it earned nothing."""


@quick
@dataclass(frozen=True, slots=True)
class Standing:
    """A lay that has not been taken back: whose, where, and what it earned."""

    seat: int
    squares: tuple[Square, ...]
    words: tuple[Word, ...]
    points: int


@quick
@dataclass(frozen=True, slots=True)
class Table(SharedTable[Options, Lot, Phase, Move, str]):
    """What everyone sees."""

    stacks: Stacks
    standing: tuple[Standing, ...]
    contestable: bool
    """The last move is a lay whose words may still be challenged."""


@quick
@dataclass(frozen=True, slots=True)
class Box:
    """What nobody sees: the bag, the next letter first, and what was drawn after the last lay, should it go back."""

    bag: str
    drawn: str


Moment = Position[Table, str, Box]
"""A hand is the letters of a rack."""


def start(options: Options, seats: int) -> Moment:
    """Before the deal: all letters are in the bag."""
    table = Table(
        **nothing_yet(seats, len(letters())),
        options=options,
        help="points" if options.help == "auto" and options.referee == "challenge" else unsettled(options.help),
        stacks=empty(options.size),
        standing=(),
        contestable=False,
    )
    return Position(table, ("",) * seats, Box(letters(), ""))


def passes(table: Table) -> int:
    """How many turns in a row have brought nothing to the board: passes, exchanges, moves taken back."""
    count = 0
    for move in reversed(table.history):
        if move.deed == "lay" and not move.taken_back:
            break
        count += 1
    return count


def to_play(table: Table) -> tuple[int, ...]:
    """The one seat the table waits for; nobody before the deal and after the end."""
    return () if table.phase in ("deal", "over") else (table.turn,)
