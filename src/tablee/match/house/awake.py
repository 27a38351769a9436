"""How many tables may be awake: opened from one address, and in all; beyond that, the longest unattended one sleeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from tablee.core.refusal import Refused
from tablee.match.play.referee import Referee
from tablee.match.refusals.crowd import HouseFull, TooManyHere


@dataclass(frozen=True, slots=True)
class Alarm:
    """When something is to be done at a table that sleeps, and from which address it was opened, if that is known."""

    due: float
    source: str = ""


@dataclass(frozen=True, slots=True)
class Caps:
    """A table that sleeps is in the store alone: it wakes when somebody comes, and nothing of it is lost."""

    here: int = 100
    """Tables under way that were opened from one address."""
    in_all: int = 5_000

    def crowded_out(self, live: Iterable[Referee], source: str) -> Referee | None:
        """Who must sleep before another table is opened from an address; Refused if all of them are attended."""
        tables = list(live)
        mine = [one for one in tables if one.source == source and _under_way(one)]
        if len(mine) >= self.here:
            return _longest_unattended(mine) or _refuse(TooManyHere(self.here))
        if len(tables) >= self.in_all:
            return _longest_unattended(tables) or _refuse(HouseFull())
        return None

    def too_many(self, live: Collection[Referee]) -> Referee | None:
        """Who sleeps because another table is taken from the store; nobody, if all of them are attended."""
        return _longest_unattended(live) if len(live) >= self.in_all else None

    def to_wake(self, live: Collection[Referee], alarms: Mapping[str, Alarm], now: float) -> list[str]:
        """The tables whose alarms have gone off, longest ago first, as far as there is room; the others wait for it."""
        due = sorted((alarm.due, name, alarm.source) for name, alarm in alarms.items() if alarm.due <= now)
        awake = Counter(one.source for one in live if _under_way(one))
        room, found = self.in_all - len(live), list[str]()
        for _, name, source in due:
            if len(found) < room and (not source or awake[source] < self.here):
                awake[source] += 1
                found.append(name)
        return found


def _under_way(referee: Referee) -> bool:
    return referee.table.status != "finished"


def _longest_unattended(tables: Iterable[Referee]) -> Referee | None:
    return min((one for one in tables if not one.attended), key=lambda one: one.touched, default=None)


def _refuse(refusal: TooManyHere | HouseFull) -> Referee:
    raise Refused(refusal)
