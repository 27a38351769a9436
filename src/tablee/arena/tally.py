"""What many bouts come to: won, lost, drawn, and how far the figure can be trusted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from math import sqrt

from tablee.arena.bout import BoutScore

Z95 = 1.959964
"""A normal variable stays within so many deviations 95 times out of 100."""


@dataclass(frozen=True, slots=True)
class Count:
    """Matches won, lost and drawn by A."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    @property
    def decided(self) -> int:
        return self.wins + self.losses

    def plus(self, ended: int) -> Count:
        """One match more."""
        match ended:
            case 1:
                return replace(self, wins=self.wins + 1)
            case -1:
                return replace(self, losses=self.losses + 1)
            case _:
                return replace(self, draws=self.draws + 1)

    @property
    def rate(self) -> float | None:
        """The share of decided matches that A won, if any was decided."""
        return self.wins / self.decided if self.decided else None

    @property
    def score(self) -> float:
        """Points a match, a draw counting half: there is one even where nothing was decided."""
        return (self.wins + self.draws / 2) / max(1, self.decided + self.draws)

    @property
    def interval(self) -> tuple[float, float] | None:
        """Wilson's 95 % interval for that share: honest near 0 and 1 and for few matches, unlike the naive one."""
        n, rate = self.decided, self.rate
        if rate is None:
            return None
        centre = (rate + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 / (1 + Z95**2 / n) * sqrt(rate * (1 - rate) / n + Z95**2 / (4 * n**2))
        return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True, slots=True)
class Tally:
    """All bouts so far: in all, by the seat A had, and their asks."""

    seats: tuple[Count, ...]
    asks: int = 0
    faults: tuple[tuple[str, int], ...] = ()
    """Why engines of other programs lost matches that they did not play on, and how often."""
    lead: int = 0
    """The points that A has more than the others in all these matches, or fewer."""

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls((Count(),) * seats)

    def plus(self, score: BoutScore) -> Tally:
        """One bout more."""
        seats = list(self.seats)
        seats[score.a_seat] = seats[score.a_seat].plus(score.ended)
        faults = Counter(dict(self.faults)) + Counter([score.fault] if score.fault else [])
        return Tally(tuple(seats), self.asks + score.asks, tuple(sorted(faults.items())), self.lead + score.lead)

    @property
    def total(self) -> Count:
        return Count(
            sum(seat.wins for seat in self.seats),
            sum(seat.losses for seat in self.seats),
            sum(seat.draws for seat in self.seats),
        )

    @property
    def matches(self) -> int:
        return self.total.decided + self.total.draws

    @property
    def mean_asks(self) -> float:
        return self.asks / max(1, self.matches)

    @property
    def mean_lead(self) -> float:
        return self.lead / max(1, self.matches)
