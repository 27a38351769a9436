"""Since when the players of a table have had no window open there, as far as this house remembers."""

from __future__ import annotations

from collections.abc import Collection

from tablee.core.seats import Person, Program
from tablee.match.tables.table import HouseTable


class Absence:
    """Kept in memory alone: who is not seen to go counts as gone since the house began to look."""

    def __init__(self, since: float) -> None:
        self._since = since
        self._gone: dict[str, float] = {}

    def noted(self, table: HouseTable, browser: str, now: float) -> None:
        """A window of a browser has closed; those who only look on are not missed."""
        if table.seats_of(browser):
            self._gone[browser] = now

    def waits(self, table: HouseTable, online: Collection[str], now: float, patience: float) -> dict[int, float]:
        """For the seats whose persons or bots are away from the match: how many seconds of patience are left."""
        return {
            seat: max(0.0, patience - (now - self._gone.get(chair.browser, self._since)))
            for seat, chair in enumerate(table.chairs)
            if table.status == "playing" and isinstance(chair.sitter, Person | Program) and chair.browser not in online
        }
