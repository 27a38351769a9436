"""A position that somebody has set up: checked against the box, and completed with what was not said."""

from collections import Counter
from typing import get_args

from tablee.core.quick import changed
from tablee.core.refusal import Refused
from tablee.core.text.position_refusals import TooManyLetters
from tablee.core.text.written import Piece, Written
from tablee.crossword.setup import bad_field, numbers_of, require_known, seats_and_turn, set_up
from tablee.games.miramis.rules.box.board import SIZE, Ground, Stone, Stones
from tablee.games.miramis.rules.box.grounds import ground_of
from tablee.games.miramis.rules.box.letters import RACK_SIZE, Letters, letters
from tablee.games.miramis.rules.box.spelling import LAID, declared, held_text, read_rack
from tablee.games.miramis.rules.lays.sheet import NOTHING, Move
from tablee.games.miramis.rules.options import Options, Turns
from tablee.games.miramis.rules.refusals import BadSize, BadSquare
from tablee.games.miramis.rules.state import Table, rounds_for, start
from tablee.games.miramis.rules.view import MOST_EXCHANGED, View, view

Row = tuple[Piece, ...]

LONGEST = max(turns for turns in get_args(Turns) if turns != "usual")
HIGHEST = {
    "turn": 4, "racks": RACK_SIZE, "bag": len(letters()), "rounds": LONGEST, "played": 4 * LONGEST,
    "exchanged": MOST_EXCHANGED, "compounds": 1,
}  # fmt: skip
"""The fields that are small numbers, and how high they go."""


def setup(text: Written) -> View:
    """What the player to move sees, or Refused."""
    table, rack = table_of(text)
    return view(table, rack, table.turn)


def table_of(text: Written) -> tuple[Table, Letters]:
    """The table and the rack of the player to move, or Refused."""
    require_known(text, ("rack", "ground", "scores", *HIGHEST))
    stones, rack = stones_of(text.rows), _rack(text)
    hidden = _hidden(text, rack)
    numbers = numbers_of(text, HIGHEST)
    seats, turn = seats_and_turn(text, numbers)
    options = Options(turns=_turns(text, numbers["rounds"]), compounds=numbers["compounds"] == [1])
    table = changed(
        start(options, seats).table,
        **set_up(text, numbers, RACK_SIZE, len(rack), hidden),
        ground=_ground(text),
        stones=stones,
        exchanged=_exchanged(text, numbers["exchanged"], seats),
        history=_played(text, numbers["played"], rounds_for(seats, options.turns), seats, turn),
    )
    return table, rack


def stones_of(rows: tuple[Row, ...]) -> Stones:
    """R2: fifteen rows of fifteen squares, with letters as they can lie there."""
    for number, row in enumerate(rows):
        if len(row) != SIZE or number == SIZE:
            raise _bad_size(rows, row)
    if len(rows) < SIZE:
        raise _bad_size(rows, rows[-1] if rows else ())
    return tuple(tuple(map(_stone, row)) for row in rows)


def _bad_size(rows: tuple[Row, ...], row: Row) -> Refused:
    place = row[0].place if row else (1, 1)
    return Refused(BadSize(*place, f"{len(rows)} × {len(row)}"))


def _stone(square: Piece) -> Stone | None:
    if not square.text:
        return None
    if not LAID.fullmatch(square.text):
        raise Refused(BadSquare(*square.place, square.text[:40]))
    return declared(square.text).on(0, 0).stone


def _rack(text: Written) -> Letters:
    """R3: no more than eight letters."""
    try:
        rack = read_rack("".join(text.words("rack")))
    except Refused:
        raise bad_field(text, "rack") from None
    if len(rack) > RACK_SIZE:
        raise bad_field(text, "rack")
    return rack


def _hidden(text: Written, rack: Letters) -> int:
    """R2: how many letters are in the bag or on other racks; no more of one are seen than the box has."""
    box, left = Counter(letters()), Counter(letters())
    laid = [(declared(square.text).letter, square.place) for row in text.rows for square in row if square.text]
    for letter, place in (*laid, *((letter, text.place_of("rack")) for letter in rack)):
        left[letter] -= 1
        if left[letter] < 0:
            raise Refused(TooManyLetters(*place, held_text(letter), box[letter]))
    return left.total()


def _exchanged(text: Written, said: list[int], seats: int) -> tuple[int, ...]:
    if said and len(said) != seats:
        raise bad_field(text, "exchanged")
    return tuple(said) or (0,) * seats


def _turns(text: Written, said: list[int]) -> Turns:
    """R4: how many turns each player has, if it is not the usual number."""
    if not said:
        return "usual"
    if len(said) > 1 or said[0] not in get_args(Turns):
        raise bad_field(text, "rounds")
    found: Turns = next(turns for turns in get_args(Turns) if turns == said[0])
    return found


def _played(text: Written, said: list[int], rounds: int, seats: int, turn: int) -> tuple[Move, ...]:
    """R4: turns of which nothing is known but whose they were, so that their notation is empty; counter-clockwise."""
    turns = (said or [0])[0]
    if turns >= rounds * seats:
        raise bad_field(text, "played")
    return tuple(Move((turn + ago) % seats, "pass", "", 0, (), NOTHING) for ago in range(turns, 0, -1))


def _ground(text: Written) -> Ground:
    said = "".join(text.words("ground"))
    return ground_of(said or "reconstructed")
