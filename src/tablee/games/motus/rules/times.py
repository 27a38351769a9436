"""Time by the rules: how long one has for each deed, and what the house owes next (R15, R20)."""

from tablee.core.actions import Deadline, TimeUp
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment, Table
from tablee.games.motus.rules.words.slate import Slate

TOGETHER = 0.2
"""Seconds within which two proposals are simultaneous (R15)."""
FOR_SETTING = 90
FOR_DRAWING = 20
"""Seconds for choosing a word and for drawing, at a table that keeps time."""


def setting_ends(table: Table) -> float | None:
    """When the words of this round must be set."""
    return table.since + FOR_SETTING if table.options.time else None


def drawing_ends(table: Table) -> float | None:
    """When the ball must be drawn."""
    return table.owed_since + FOR_DRAWING if table.options.time else None


def line_ends(slate: Slate, options: Options) -> float | None:
    """When the present line is finished by time: the race waits for simultaneous proposals, a table for its time."""
    if slate.proposals:
        return slate.proposals[0].at + TOGETHER
    return slate.since + options.time if options.time else None


def deadline(position: Moment) -> Deadline | None:
    """What the house must do next by the rules, and when."""
    table = position.table
    due: list[tuple[float | None, int]] = []
    match table.phase:
        case "setting":
            setters = (slate.setter for slate in table.slates if slate.setter >= 0)
            due = [(setting_ends(table), setter) for setter in setters if setter not in table.ready]
        case "guessing":
            due = [(drawing_ends(table), seat) for seat in table.owed[:1]]
            due += [(line_ends(slate, table.options), seat) for slate in table.slates for seat in slate.awaited[:1]]
        case _:
            pass
    known = [(at, seat) for at, seat in due if at is not None]
    if not known:
        return None
    at, seat = min(known)
    return Deadline(at, TimeUp(seat))
