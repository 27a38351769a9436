"""What the toy shows, and how it is played in the terminal and by bots."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tablee.core.actions import Action, Deal, TimeUp
from tablee.core.refusal import Refused, Unreadable

from .pieces import Ask, Hand, Lay, Swap, Table


@dataclass(frozen=True, slots=True)
class View:
    """The table, and the hand of the seat that looks."""

    seat: int | None
    table: Table
    hand: Hand


def view(table: Table, hand: Hand | None, seat: int | None) -> View:
    """Neither the pile nor another hand is passed in."""
    return View(seat, table, hand or ())


def choose(seen: View, level: str, rng: Random) -> Action:
    """The pupil lays anything, the master his highest."""
    assert seen.seat is not None
    return Lay(seen.seat, rng.choice(seen.hand) if level == "pupil" else max(seen.hand))


def random_action(seen: View, rng: Random) -> Action:
    """Lays, or swaps if it may."""
    assert seen.seat is not None
    table, card = seen.table, rng.choice(seen.hand)
    may_swap = table.options.swaps and table.pile and not table.swapped[seen.seat]
    return Swap(seen.seat, card) if may_swap and rng.random() < 0.5 else Lay(seen.seat, card)


def draw(seen: View, say: Callable[..., str]) -> str:
    """Laid cards and the hand, in two lines."""
    laid = say("terminal.laid", cards=seen.table.laid) if seen.table.laid else say("terminal.nothing_laid")
    return laid if seen.seat is None else f"{laid}\n{say('terminal.hand', cards=seen.hand)}"


def read(text: str, seen: View) -> Action:
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
