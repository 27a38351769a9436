"""Time at the table: how much a seat has, and how much has run, computed from the times in the log alone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tablee.core.quick import quick

A_DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds a seat has for each of its turns and for the whole match; 0 means no limit."""

    per_turn: int = 0
    per_match: int = 0

    @property
    def runs(self) -> bool:
        return bool(self.per_turn or self.per_match)

    @property
    def slow(self) -> bool:
        """Whether a turn may take days: nobody sits there all the time, and whoever is to play is told."""
        return self.per_turn >= A_DAY


@quick
@dataclass(frozen=True, slots=True)
class Hourglass:
    """What each seat has used of its match, and since when its present turn runs (None: not its turn)."""

    used: tuple[float, ...]
    since: tuple[float | None, ...]

    @classmethod
    def full(cls, seats: int) -> Hourglass:
        return cls((0.0,) * seats, (None,) * seats)

    def turned(self, to_play: Collection[int], at: float, *, afresh: int | None = None) -> Hourglass:
        """After something happened at `at`: seats in `to_play` run, others stop; `afresh` starts a new turn even so."""
        used, since = list(self.used), list(self.since)
        for seat, began in enumerate(self.since):
            if began is not None and (seat not in to_play or seat == afresh):
                used[seat] += max(0.0, at - began)
                since[seat] = None
            if seat in to_play and since[seat] is None:
                since[seat] = at
        return Hourglass(tuple(used), tuple(since))

    def runs_out(self, clock: Clock, seat: int) -> float | None:
        """When the seat's time will be up, or None if it does not run."""
        began = self.since[seat]
        if began is None or not clock.runs:
            return None
        ends = []
        if clock.per_turn:
            ends.append(began + clock.per_turn)
        if clock.per_match:
            ends.append(began + max(0.0, clock.per_match - self.used[seat]))
        return min(ends)
