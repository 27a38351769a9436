"""A position that somebody has set up: checked against the box, and completed with what was not said."""

from collections import Counter
from itertools import pairwise

from tablee.core.options import chosen
from tablee.core.refusal import Refused
from tablee.games.topword.board import HIGHEST, Stacks
from tablee.games.topword.letters import RACK_SIZE, letters
from tablee.games.topword.options import Options
from tablee.games.topword.refusals import BadPosition
from tablee.games.topword.state import Move, Table
from tablee.games.topword.view import View, view

Fields = dict[str, list[str]]
"""What stands beside a board, by name, each value cut into words."""

UNKNOWN = "?"
SIZES = (8, 10)
FLAGS: dict[str, str | bool] = {"YES": True, "NO": False, "ARBITER": "arbiter", "CHALLENGE": "challenge"}
OPTIONS = ("referee", "no_full_cover", "no_bare_plural")
NUMBERS = ("turn", "scores", "racks", "bag", "passes")


def setup(stacks: Stacks, fields: Fields) -> View:
    """What the player to move sees."""
    for name in fields:
        if name not in ("rack", *OPTIONS, *NUMBERS):
            raise Refused(BadPosition("field", name[:40]))
    require_stacks(stacks)
    rack = "".join(fields.get("rack", ()))
    require_letters(stacks, rack)
    numbers = {name: _numbers(name, fields.get(name, [])) for name in NUMBERS}
    seats = len(numbers["scores"] or numbers["racks"] or (0, 0))
    turn = (numbers["turn"] or [1])[0] - 1
    if not (2 <= seats <= 4 and 0 <= turn < seats):
        raise Refused(BadPosition("turn", f"{turn + 1}/{seats}"))
    hidden = len(letters()) - sum(len(stack) for row in stacks for stack in row) - len(rack)
    racks = _racks(numbers, seats, turn, len(rack), hidden)
    table = Table(
        options=_options(len(stacks), fields),
        lots=(),
        phase="play",
        turn=turn,
        stacks=stacks,
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


def require_stacks(stacks: Stacks) -> None:
    """R2, R9, R10: a square board of one of the two sizes, and stacks as they can have come about."""
    size = len(stacks)
    widths = {len(row) for row in stacks}
    if size not in SIZES or widths != {size}:
        raise Refused(BadPosition("size", f"{size} × {', '.join(map(str, sorted(widths)))}"))
    for number, row in enumerate(stacks, 1):
        for stack in row:
            known = set(stack) <= {*letters(), UNKNOWN} and not stack.endswith(UNKNOWN)
            doubled = any(one == other != UNKNOWN for one, other in pairwise(stack))
            if not known or doubled or len(stack) > HIGHEST:
                raise Refused(BadPosition("square", f"{number}: {stack[:40]}"))


def require_letters(stacks: Stacks, rack: str) -> None:
    """R2, R4: no more of a letter than the box has, no more than seven on a rack."""
    if len(rack) > RACK_SIZE or not set(rack) <= set(letters()):
        raise Refused(BadPosition("rack", rack[:40]))
    seen = Counter(rack + "".join(stack for row in stacks for stack in row).replace(UNKNOWN, ""))
    for letter, excess in (seen - Counter(letters())).items():
        raise Refused(BadPosition("letters", f"{letter} + {excess}"))


def _racks(numbers: dict[str, list[int]], seats: int, turn: int, own: int, hidden: int) -> tuple[int, ...]:
    """How many letters each player has; if it is not said, what is not in the bag is shared out evenly."""
    others = seats - 1
    said, bag = numbers["racks"], numbers["bag"]
    each, rest = divmod(hidden - bag[0] if bag else min(RACK_SIZE * others, hidden), others)
    shares = [each + (number < rest) for number in range(others)]
    racks = said or [*shares[:turn], own, *shares[turn:]]
    left = hidden + own - sum(racks)
    if len(racks) != seats or racks[turn] != own or not all(0 <= count <= RACK_SIZE for count in racks):
        raise Refused(BadPosition("racks", " ".join(map(str, racks))))
    if left < 0 or bag not in ([], [left]):
        raise Refused(BadPosition("bag", " ".join(map(str, bag or [left]))))
    return tuple(racks)


def _numbers(name: str, words: list[str]) -> list[int]:
    try:
        numbers = [int(word[:10]) for word in words]
    except ValueError:
        raise Refused(BadPosition(name, " ".join(words)[:40])) from None
    if name != "scores" and not all(0 <= number <= len(letters()) for number in numbers):
        raise Refused(BadPosition(name, " ".join(words)[:40]))
    return numbers


def _options(size: int, fields: Fields) -> Options:
    said = {name: " ".join(fields[name]) for name in OPTIONS if name in fields}
    values = {name: FLAGS.get(word, word) for name, word in said.items()}
    options: Options = chosen(Options, {"size": size, **values})
    return options
