"""What happened in a match, and who may know it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

Audience = Literal["all", "nobody"] | int
"""Who is told the whole event: everyone, nobody, or the one seat of that number."""

Takeback = Literal["never", "own", "open", "along"]
"""Whether a match may go back over an event. never: by it somebody may have seen what was hidden · own: a move that
shows what its seat held, which this seat alone may take back · open: a move that shows nothing of a hand, so others may
go back over it as well · along: no move; it goes where the move goes."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact of the log; told to all unless a game's event says otherwise."""

    formerly: ClassVar[tuple[str, ...]] = ()
    """Fields that it had in logs of before and no longer needs: they are passed over when such a log is read."""
    takeback: ClassVar[Takeback] = "never"
    """A promise that logs rely on: what a match could once go back over, it must always be able to go back over."""

    def audience(self) -> Audience:
        return "all"

    def shadow(self) -> Event | None:
        """What those outside the audience are told instead: a public event, or nothing."""
        return None


@dataclass(frozen=True, slots=True)
class WentBack(Event):
    """The house's own event in every game: a seat took its move back, and the match stands as after event `to`."""

    seat: int
    to: int
    kind: Literal["went_back"] = "went_back"


@dataclass(frozen=True, slots=True)
class Hinted(Event):
    """The house's own event in every game: a seat was told a step of a hint; nothing else has changed by it."""

    seat: int
    step: int
    kind: Literal["hinted"] = "hinted"

    takeback: ClassVar[Takeback] = "along"


def standing(events: Iterable[Event]) -> list[Event]:
    """The events of a whole log that count: without those the match went back over, the going back, and hints."""
    stand: list[tuple[int, Event]] = []
    for number, event in enumerate(events, 1):
        if not isinstance(event, WentBack):
            if not isinstance(event, Hinted):
                stand.append((number, event))
            continue
        while stand and stand[-1][0] > event.to:
            stand.pop()
    return [event for _, event in stand]


def told_to(event: Event, seat: int | None) -> Event | None:
    """What a seat (None: a spectator) is told of an event: the event, its shadow, or nothing."""
    audience = event.audience()
    if audience == "all" or (seat is not None and audience == seat):
        return event
    return event.shadow()
