"""What happened in a match, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

Audience = Literal["all", "nobody"] | int
"""Who is told the whole event: everyone, nobody, or the one seat of that number."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact of the log; told to all unless a game's event says otherwise."""

    formerly: ClassVar[tuple[str, ...]] = ()
    """Fields that it had in logs of before and no longer needs: they are passed over when such a log is read."""

    def audience(self) -> Audience:
        return "all"

    def shadow(self) -> Event | None:
        """What those outside the audience are told instead: a public event, or nothing."""
        return None


def told_to(event: Event, seat: int | None) -> Event | None:
    """What a seat (None: a spectator) is told of an event: the event, its shadow, or nothing."""
    audience = event.audience()
    if audience == "all" or (seat is not None and audience == seat):
        return event
    return event.shadow()
