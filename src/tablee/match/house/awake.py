"""How many tables may be awake: opened from one address, and in all; beyond that, the longest unattended one sleeps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.core.refusal import Refused
from tablee.match.play.referee import Referee
from tablee.match.refusals.crowd import HouseFull, TooManyHere


@dataclass(frozen=True, slots=True)
class Caps:
    """A table that sleeps is in the store alone: it wakes when somebody comes, and nothing of it is lost."""

    here: int = 100
    """Tables under way that were opened from one address."""
    in_all: int = 5_000

    def crowded_out(self, live: Iterable[Referee], source: str) -> Referee | None:
        """Who must sleep before another table is opened from an address; Refused if all of them are attended."""
        tables = list(live)
        mine = [one for one in tables if one.source == source and one.table.status != "finished"]
        if len(mine) >= self.here:
            return _longest_unattended(mine) or _refuse(TooManyHere(self.here))
        if len(tables) >= self.in_all:
            return _longest_unattended(tables) or _refuse(HouseFull())
        return None


def _longest_unattended(tables: Iterable[Referee]) -> Referee | None:
    return min((one for one in tables if not one.attended), key=lambda one: one.touched, default=None)


def _refuse(refusal: TooManyHere | HouseFull) -> Referee:
    raise Refused(refusal)
