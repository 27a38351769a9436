"""A position that somebody has set up: checked against the box, and completed with what was not said."""

from collections import Counter
from itertools import pairwise

from tablee.core.refusal import Refused
from tablee.core.text.position_refusals import BadField, TooManyLetters, UnknownField
from tablee.games.topword.rules.board import HIGHEST
from tablee.games.topword.rules.letters import RACK_SIZE, letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.position_refusals import BadBoard, BadStack
from tablee.games.topword.rules.state import Move, Table
from tablee.games.topword.rules.view import View, view
from tablee.games.topword.text.fields import Text

UNKNOWN = "?"
OPTIONS: dict[str, dict[str, str | bool]] = {
    "referee": {"ARBITER": "arbiter", "CHALLENGE": "challenge"},
    "no_full_cover": {"YES": True, "NO": False},
    "no_bare_plural": {"YES": True, "NO": False},
}
NUMBERS = ("turn", "scores", "racks", "bag", "passes")


def setup(text: Text) -> View:
    """What the player to move sees, or Refused."""
    for name in text.fields:
        if name not in ("rack", *OPTIONS, *NUMBERS):
            raise Refused(UnknownField(*text.place(name), name[:40]))
    require_stacks(text)
    rack = "".join(text.values("rack"))
    require_letters(text, rack)
    numbers = {name: _numbers(text, name) for name in NUMBERS}
    seats = len(numbers["scores"] or numbers["racks"] or (0, 0))
    turn = (numbers["turn"] or [1])[0] - 1
    if not 2 <= seats <= 4:
        raise _bad(text, "scores" if numbers["scores"] else "racks")
    if not 0 <= turn < seats:
        raise _bad(text, "turn")
    hidden = len(letters()) - sum(len(stack) for row in text.stacks for stack in row) - len(rack)
    racks = _racks(text, numbers, turn, len(rack), (seats, hidden))
    table = Table(
        options=_options(text),
        help="words",
        lots=(),
        phase="play",
        turn=turn,
        stacks=text.stacks,
        rack_counts=racks,
        scores=tuple(numbers["scores"] or [0] * seats),
        bag=hidden - sum(racks) + len(rack),
        history=(Move(turn, "pass", "-"),) * (numbers["passes"] or [0])[0],
        standing=(),
        contestable=False,
        left=(),
        result=None,
    )
    return view(table, rack, turn)


def require_stacks(text: Text) -> None:
    """R2, R9, R10: a square board of one of the two sizes, and stacks as they can have come about."""
    size = 8 if len(text.rows) <= 8 else 10
    for number, row in enumerate(text.rows):
        if len(row) != size or number == size:
            raise Refused(BadBoard(*text.place(number), f"{len(text.rows)} × {len(row)}"))
    if len(text.rows) != size:
        raise Refused(BadBoard(*text.place(-1), f"{len(text.rows)} × {size}"))
    for row in text.rows:
        for square in row:
            stack = square.text
            known = set(stack) <= {*letters(), UNKNOWN} and not stack.endswith(UNKNOWN)
            doubled = any(one == other != UNKNOWN for one, other in pairwise(stack))
            if not known or doubled or len(stack) > HIGHEST:
                raise Refused(BadStack(*square.place, stack[:40]))


def require_letters(text: Text, rack: str) -> None:
    """R2, R4: no more than seven on a rack, no more of a letter than the box has; the first too many is shown."""
    if len(rack) > RACK_SIZE or not set(rack) <= set(letters()):
        raise _bad(text, "rack")
    box, left = Counter(letters()), Counter(letters())
    pieces = [(square.text, square.place) for row in text.rows for square in row]
    for stack, place in (*pieces, (rack, text.place("rack"))):
        left.subtract(stack.replace(UNKNOWN, ""))
        for letter in stack:
            if left[letter] < 0 and letter != UNKNOWN:
                raise Refused(TooManyLetters(*place, letter, box[letter]))


def _racks(text: Text, numbers: dict[str, list[int]], turn: int, own: int, room: tuple[int, int]) -> tuple[int, ...]:
    """How many letters each player has; if it is not said, what is not in the bag is shared out evenly."""
    seats, hidden = room
    others = seats - 1
    said, bag = numbers["racks"], numbers["bag"]
    each, rest = divmod(hidden - bag[0] if bag else min(RACK_SIZE * others, hidden), others)
    shares = [each + (number < rest) for number in range(others)]
    racks = said or [*shares[:turn], own, *shares[turn:]]
    left = hidden + own - sum(racks)
    if len(racks) != seats or racks[turn] != own or not all(0 <= count <= RACK_SIZE for count in racks):
        raise _bad(text, "racks" if said else "bag")
    if left < 0 or bag not in ([], [left]):
        raise _bad(text, "bag" if bag else "racks")
    return tuple(racks)


def _numbers(text: Text, name: str) -> list[int]:
    try:
        numbers = [int(word[:10]) for word in text.values(name)]
    except ValueError:
        raise _bad(text, name) from None
    if name != "scores" and not all(0 <= number <= len(letters()) for number in numbers):
        raise _bad(text, name)
    return numbers


def _options(text: Text) -> Options:
    chosen: dict[str, str | bool] = {}
    for name, values in OPTIONS.items():
        if name in text.fields:
            word = " ".join(text.values(name))
            if word not in values:
                raise _bad(text, name)
            chosen[name] = values[word]
    return Options(size=8 if len(text.rows) == 8 else 10, **chosen)  # type: ignore[arg-type]  # the values of each name


def _bad(text: Text, name: str) -> Refused:
    return Refused(BadField(*text.place(name), " ".join(text.values(name))[:40], name))
