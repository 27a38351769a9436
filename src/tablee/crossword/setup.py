"""What is said beside a board that somebody has set up: numbers, seats and racks, checked and completed."""

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.core.refusal import Refused
from tablee.core.text.position_refusals import BadField, UnknownField
from tablee.core.text.written import Written

SEATS = range(2, 5)

Numbers = Mapping[str, list[int]]
"""The fields that hold numbers; one that is missing holds none."""


def require_known(text: Written, names: Iterable[str]) -> None:
    """No field that no position has."""
    known = set(names)
    for name in text.fields:
        if name not in known:
            raise Refused(UnknownField(*text.place_of(name), name[:40]))


def numbers_of(text: Written, highest: Mapping[str, int]) -> dict[str, list[int]]:
    """The scores, which may be any, and these fields, which are numbers from 0 to their highest."""
    return {name: _numbers(text, name, highest.get(name)) for name in ("scores", *highest)}


def _numbers(text: Written, name: str, highest: int | None) -> list[int]:
    try:
        numbers = [int(word[:10]) for word in text.words(name)]
    except ValueError:
        raise bad_field(text, name) from None
    if highest is not None and not all(0 <= number <= highest for number in numbers):
        raise bad_field(text, name)
    return numbers


def seats_and_turn(text: Written, numbers: Numbers) -> tuple[int, int]:
    """How many play, and which of them is to move, from 0; two and the first unless it is said."""
    seats = len(numbers["scores"] or numbers["racks"] or (0, 0))
    turn = (numbers["turn"] or [1])[0] - 1
    if seats not in SEATS:
        raise bad_field(text, "scores" if numbers["scores"] else "racks")
    if not 0 <= turn < seats:
        raise bad_field(text, "turn")
    return seats, turn


def racks_of(text: Written, numbers: Numbers, rack_size: int, own: int, hidden: int) -> tuple[int, ...]:
    """How many letters each player has; if it is not said, what is not in the bag is shared out evenly.

    `own` is what the player to move has, `hidden` how many letters that player cannot see.
    """
    seats, turn = seats_and_turn(text, numbers)
    said, bag = numbers["racks"], numbers["bag"]
    each, rest = divmod(hidden - bag[0] if bag else min(rack_size * (seats - 1), hidden), seats - 1)
    shares = [each + (number < rest) for number in range(seats - 1)]
    racks = said or [*shares[:turn], own, *shares[turn:]]
    left = hidden + own - sum(racks)
    if len(racks) != seats or racks[turn] != own or not all(0 <= count <= rack_size for count in racks):
        raise bad_field(text, "racks" if said else "bag")
    if left < 0 or bag not in ([], [left]):
        raise bad_field(text, "bag" if bag else "racks")
    return tuple(racks)


def set_up(text: Written, numbers: Numbers, rack_size: int, own: int, hidden: int) -> dict[str, Any]:
    """The fields of a table that every such game has, as they were said; who moves gets all help."""
    seats, turn = seats_and_turn(text, numbers)
    racks = racks_of(text, numbers, rack_size, own, hidden)
    return {
        "help": "words",
        "phase": "play",
        "turn": turn,
        "rack_counts": racks,
        "scores": tuple(numbers["scores"] or [0] * seats),
        "bag": hidden + own - sum(racks),
    }


def bad_field(text: Written, name: str) -> Refused:
    """What is said of a field that does not fit the board or the box."""
    return Refused(BadField(*text.place_of(name), " ".join(text.words(name))[:40], name))
