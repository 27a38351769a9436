"""What one seat, or a spectator, sees of the toy."""

from dataclasses import dataclass

from .state import Hand, Table


@dataclass(frozen=True, slots=True)
class View:
    """The table, and the hand of the seat that looks."""

    seat: int | None
    table: Table
    hand: Hand


def view(table: Table, hand: Hand | None, seat: int | None) -> View:
    """Neither the pile nor another hand is passed in."""
    return View(seat, table, hand or ())
