"""A position that somebody has set up: checked against the box, and completed with what was not said."""

from collections import Counter
from itertools import pairwise

from tablee.core.quick import changed
from tablee.core.refusal import Refused
from tablee.core.text.position_refusals import TooManyLetters
from tablee.core.text.written import Written
from tablee.crossword.setup import bad_field, numbers_of, require_known, seats_and_turn, set_up
from tablee.games.topword.rules.board import HIGHEST as HIGHEST_STACK
from tablee.games.topword.rules.board import Stacks
from tablee.games.topword.rules.letters import RACK_SIZE, letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.refusals import BadBoard, BadStack
from tablee.games.topword.rules.state import Move, Table, start
from tablee.games.topword.rules.view import View, view

UNKNOWN = "?"
OPTIONS: dict[str, dict[str, str | bool]] = {
    "referee": {"ARBITER": "arbiter", "CHALLENGE": "challenge"},
    "no_full_cover": {"YES": True, "NO": False},
    "no_bare_plural": {"YES": True, "NO": False},
}
HIGHEST = dict.fromkeys(("turn", "racks", "bag", "passes"), len(letters()))
"""The fields that are small numbers, and how high they go."""


def setup(text: Written) -> View:
    """What the player to move sees, or Refused."""
    table, rack = table_of(text)
    return view(table, rack, table.turn)


def table_of(text: Written) -> tuple[Table, str]:
    """The table and the rack of the player to move, or Refused."""
    require_known(text, ("rack", "scores", *OPTIONS, *HIGHEST))
    require_stacks(text)
    stacks = stacks_of(text)
    rack = "".join(text.words("rack"))
    require_letters(text, rack)
    numbers = numbers_of(text, HIGHEST)
    seats, turn = seats_and_turn(text, numbers)
    hidden = len(letters()) - sum(len(stack) for row in stacks for stack in row) - len(rack)
    table = changed(
        start(_options(text), seats).table,
        **set_up(text, numbers, RACK_SIZE, len(rack), hidden),
        stacks=stacks,
        history=(Move(turn, "pass", "-"),) * (numbers["passes"] or [0])[0],
    )
    return table, rack


def require_stacks(text: Written) -> None:
    """R2, R9, R10: a square board of one of the two sizes, and stacks as they can have come about."""
    size = 8 if len(text.rows) <= 8 else 10
    for number, row in enumerate(text.rows):
        if len(row) != size or number == size:
            raise Refused(BadBoard(*_begins(text, number), f"{len(text.rows)} × {len(row)}"))
    if len(text.rows) != size:
        raise Refused(BadBoard(*_begins(text, -1), f"{len(text.rows)} × {size}"))
    for row in text.rows:
        for square in row:
            stack = square.text
            known = set(stack) <= {*letters(), UNKNOWN} and not stack.endswith(UNKNOWN)
            doubled = any(one == other != UNKNOWN for one, other in pairwise(stack))
            if not known or doubled or len(stack) > HIGHEST_STACK:
                raise Refused(BadStack(*square.place, stack[:40]))


def stacks_of(text: Written) -> Stacks:
    """The board as it is written."""
    return tuple(tuple(square.text for square in row) for row in text.rows)


def _begins(text: Written, row: int) -> tuple[int, int]:
    """Where a row stands; one that is missing would stand at the beginning."""
    return text.rows[row][0].place if text.rows and text.rows[row] else (1, 1)


def require_letters(text: Written, rack: str) -> None:
    """R2, R4: no more than seven on a rack, no more of a letter than the box has; the first too many is shown."""
    if len(rack) > RACK_SIZE or not set(rack) <= set(letters()):
        raise bad_field(text, "rack")
    box, left = Counter(letters()), Counter(letters())
    pieces = [(square.text, square.place) for row in text.rows for square in row]
    for stack, place in (*pieces, (rack, text.place_of("rack"))):
        left.subtract(stack.replace(UNKNOWN, ""))
        for letter in stack:
            if left[letter] < 0 and letter != UNKNOWN:
                raise Refused(TooManyLetters(*place, letter, box[letter]))


def _options(text: Written) -> Options:
    chosen: dict[str, str | bool] = {}
    for name, values in OPTIONS.items():
        if name in text.fields:
            word = " ".join(text.words(name))
            if word not in values:
                raise bad_field(text, name)
            chosen[name] = values[word]
    return Options(size=8 if len(text.rows) == 8 else 10, **chosen)  # type: ignore[arg-type]  # the values of each name
