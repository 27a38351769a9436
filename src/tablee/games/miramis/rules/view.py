"""What one seat, or a spectator, may know of a match, ready to be drawn."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from tablee.core.help import Help
from tablee.core.quick import quick
from tablee.core.seats import Result
from tablee.crossword.squares import Square
from tablee.crossword.state import as_it_is
from tablee.games.miramis.rules.box.board import Ground, Stones, first_squares
from tablee.games.miramis.rules.box.letters import PRINTS, Letters, Print, letters
from tablee.games.miramis.rules.lays.sheet import Move
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.state import Lot, Phase, Table, turns_left


@quick
@dataclass(frozen=True, slots=True)
class View:
    """The table, and the rack of the seat that looks."""

    seat: int | None
    ground: Ground
    """Rows of signs: r red, b blue, * two-coloured; MIRAMIS squares: R red, B blue, M two-coloured."""
    first_squares: tuple[Square, ...]
    """One of them is covered by the first word."""
    stones: Stones
    """Rows of squares: the letter that lies there with what it reads and its colour, or None."""
    rack: Letters
    rack_counts: tuple[int, ...]
    scores: tuple[int, ...]
    bag: int
    unseen: dict[Print, dict[str, int]]
    """How many of each letter (? for a pawn) of each colour are in the bag or on other racks."""
    lots: tuple[Lot, ...]
    """The letters drawn for who starts, in their order; pawns and those who tied draw again."""
    turn: int
    phase: Phase
    round: int
    """The round being played, from 1."""
    rounds: int
    turns_left: tuple[int, ...]
    exchanged: tuple[int, ...]
    """How many letters each seat has exchanged in its one exchange; 0: it still may."""
    exchanging: int
    """How many letters the seat to play has exchanged in this turn."""
    may_exchange: int
    """How many letters the seat that looks may exchange now."""
    last: Move | None
    """The last move that lies on the board."""
    history: tuple[Move, ...]
    """The score sheet."""
    help: Help
    """How much the house says of letters that are not yet laid."""
    options: Options
    left: tuple[Letters, ...]
    """After the end: the letters left on each rack."""
    result: Result | None


MOST_EXCHANGED = 3


def view(table: Table, hand: Letters | None, seat: int | None) -> View:
    """Neither the box nor another rack is passed in, so neither can leak."""
    rack = hand or ()
    return View(
        **as_it_is(table, "ground", "stones", "exchanged"),
        seat=seat,
        first_squares=first_squares(table.ground),
        rack=rack,
        unseen=unseen(table.stones, rack),
        round=min(table.rounds, len(table.history) // table.seats + 1),
        rounds=table.rounds,
        turns_left=turns_left(table),
        exchanging=table.exchanging,
        may_exchange=_may_exchange(table, rack, seat),
        last=next((move for move in reversed(table.history) if move.deed == "lay"), None),
    )


def _may_exchange(table: Table, rack: Letters, seat: int | None) -> int:
    open_to = seat is not None and table.phase == "play" and table.turn == seat and not table.exchanged[seat]
    return min(MOST_EXCHANGED, table.bag, len(rack)) if open_to else 0


def unseen(stones: Stones, rack: Letters) -> dict[Print, dict[str, int]]:
    """The letters of the box that are neither on the board nor on the rack, by colour."""
    hidden = {colour: dict(faces) for colour, faces in _box().items()}
    for letter in (*rack, *(stone.letter for row in stones for stone in row if stone)):
        hidden[letter.colour][letter.face] -= 1
    return {colour: {face: many for face, many in faces.items() if many > 0} for colour, faces in hidden.items()}


@cache
def _box() -> dict[Print, Counter[str]]:
    """How many of each letter of each colour there are (R2)."""
    return {colour: Counter(one.face for one in letters() if one.colour == colour) for colour in PRINTS}
