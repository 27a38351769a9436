"""What both ends of a move have in common: the parts of a store, and how they are read and written."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, Protocol

Row = tuple[Any, ...]

PARTS = ("tables", "matches", "events", "kin", "notes", "secret")
"""Compared to the letter: tables with the browsers that hold them, how far matches have got, events with their sums,
browsers that are one, notes, and the secret. Outages are beside them: stores note them in different ways."""

AT_ONCE = 2_000
"""Rows that are carried together."""

Span = tuple[float, float, float]
"""Since when a house was away, when it came back, and from when on clocks ran again."""


class StoreEnd(Protocol):
    """A store that no house is open on, and none may be until it is let go."""

    where: str

    async def count(self) -> int:
        """How many rows of all parts there are."""

    def rows(self, part: str) -> AsyncIterator[Sequence[Row]]:
        """The rows of a part in their order, some at a time; the same rows in the same order from every store."""

    async def write(self, part: str, rows: Sequence[Row]) -> None:
        """Add rows; nothing counts before `keep`."""

    async def away(self) -> tuple[float, list[Span]]:
        """When a house was last known to be alive, and when none was, in order."""

    async def write_away(self, beaten: float, spans: Sequence[Span]) -> None:
        """Note the same: clocks stood then, and stand until a house opens."""

    async def keep(self) -> None:
        """Have what was written on the disk, all of it."""

    async def close(self) -> None:
        """Let the store go; what was not kept never happened."""


def united(spans: Iterable[Span]) -> list[Span]:
    """Spans that overlap made one: nobody is given the same time back twice."""
    made: list[Span] = []
    for one in sorted(set(spans)):
        if made and one[0] <= made[-1][2]:
            since, back, until = made.pop()
            made.append((since, max(back, one[1]), max(until, one[2])))
        else:
            made.append(one)
    return made
