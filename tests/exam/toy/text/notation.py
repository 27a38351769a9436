"""Moves of the toy as text."""

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import Refused, Unreadable

from ..rules.actions import Ask, Lay, Swap
from ..rules.view import View


def read(text: str, seen: View) -> Lay | Swap:
    """`7` lays the 7, `s7` swaps it."""
    digits = text.removeprefix("s")
    if seen.seat is None or not digits.isascii() or not digits.isdigit() or len(digits) > 3:
        raise Refused(Unreadable(text[:40]))
    return (Swap if text.startswith("s") else Lay)(seen.seat, int(digits))


def write(ask: Ask) -> str:
    """The move as it is typed."""
    match ask:
        case Lay(_, card):
            return f"{card}"
        case Swap(_, card):
            return f"s{card}"
        case Deal() | TimeUp():
            return ask.kind
