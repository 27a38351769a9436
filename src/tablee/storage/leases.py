"""Whose tables they are when several houses share a store; a house that is alone has them all."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from tablee.storage.log import Log, Sheet


class Elsewhere(Exception):
    """Another house has this table; it must be asked there."""

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.owner = owner


@dataclass(frozen=True, slots=True)
class Orphan:
    """A match whose house is gone, taken by another."""

    sheet: Sheet
    away: bool
    """Whether its clock stood since then."""


class Leases(Protocol):
    """What a house holds, for as long as it is believed to live."""

    shared: bool
    """Whether there may be other houses."""
    house: int
    """The number under which the others know this house."""
    lost: bool
    """Whether another house may have taken all of it."""
    united: int
    """How many browsers are known by another's name, as last seen."""

    @property
    def fresh(self) -> bool:
        """Whether the lease holds, as far as this house can know."""

    def wall(self) -> float:
        """What time it is, for all houses."""

    async def begin(self) -> int:
        """The number of this house, a new one if the last was lost."""

    async def confirm(self) -> None:
        """See that the lease holds, if that is not certain, or StoreFailed."""

    async def end(self) -> None:
        """Let go of everything: whoever is asked for it next may have it at once."""

    async def take(self, table: str, now: float, until: float, *, new: bool = False) -> bool:
        """Have a table, `new` if it is not in the store yet; Elsewhere if another house has it.

        True if the house that had it is gone: then its clock stood from that one's last beat until `until`.
        """

    async def give(self, *tables: str) -> None:
        """Leave tables to whoever is asked for them next."""

    async def orphans(self, without: str, now: float, until: float) -> list[Orphan]:
        """Some matches whose house is gone, this one's from now on; none whose body has that text."""

    async def elsewhere(self, *tables: str) -> dict[str, int]:
        """Those of the tables that other houses have, and which."""

    async def played_at(self, browser: str) -> list[int]:
        """The other houses that have a match of a browser."""


class Alone:
    """The leases of a house that shares its store with nobody."""

    shared = False
    house = 0
    lost = False
    united = 0
    fresh = True

    def __init__(self, log: Log) -> None:
        self._log: Log | None = log

    def wall(self) -> float:
        """This machine's time."""
        return time.time()

    async def begin(self) -> int:
        """Nothing to be done."""
        return self.house

    async def confirm(self) -> None:
        """It always does."""

    async def end(self) -> None:
        """There is nobody else."""

    async def take(self, table: str, now: float, until: float, *, new: bool = False) -> bool:
        """It is ours."""
        return False

    async def give(self, *tables: str) -> None:
        """It stays ours."""

    async def orphans(self, without: str, now: float, until: float) -> list[Orphan]:
        """Once, after a restart: whatever is being played."""
        log, self._log = self._log, None
        played = await log.with_status("playing") if log else []
        return [Orphan(sheet, away=False) for sheet in played if without not in sheet.body]

    async def elsewhere(self, *tables: str) -> dict[str, int]:
        """None."""
        return {}

    async def played_at(self, browser: str) -> list[int]:
        """None."""
        return []


def leases_of(log: Log) -> Leases:
    """Whose tables they are: those of a database are shared by houses, a file has one."""
    found: Leases | None = getattr(log, "leases", None)
    return Alone(log) if found is None else found
