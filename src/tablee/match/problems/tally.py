"""How a day went in this house: one note a game and day counts all who have played it, however many they are."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import structlog

from tablee.match import codec
from tablee.match.play.desk import Desk
from tablee.match.problems.notebook import Kept, page
from tablee.storage.log import Damaged, Note

SHELF = "tally"
read = codec.reader(dict[str, int])
notes = structlog.get_logger("tablee.match")


class DayTally:
    """Counters by mark; two houses that count at once do so one after the other."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._counting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def one_by_one(self, game: str, day: str) -> asyncio.Lock:
        """Held while this house counts: those who end the same day together need not try in vain."""
        return self._counting.setdefault(_key(game, day), asyncio.Lock())

    async def counted(self, game: str, day: str, mark: str) -> tuple[dict[str, int], tuple[Note, ...]]:
        """How many have reached which mark when one more has reached this one, and the note that says so, if any."""
        found = await self._page(game, day)
        if found is None:
            return {}, ()
        counts = found.said | {mark: found.said.get(mark, 0) + 1}
        return counts, (found.saying(counts, self._desk.now()),)

    async def told(self, game: str, day: str) -> dict[str, int]:
        """How many have reached which mark so far."""
        found = await self._page(game, day)
        return found.said if found else {}

    async def _page(self, game: str, day: str) -> Kept[dict[str, int]] | None:
        """None for one that the disk has changed: it is left for a backup, and the day is played without it."""
        nobody: dict[str, int] = {}
        try:
            return await page(self._desk.log, read, nobody, SHELF, _key(game, day))
        except Damaged as problem:
            notes.error("tally_damaged", game=game, day=day, problem=str(problem))
            return None


def tenths(points: int, most: int) -> str:
    """The mark under which points are counted: from 0 to 10."""
    return str(max(0, min(10, points * 10 // most if most else 0)))


def _key(game: str, day: str) -> str:
    return f"{game} {day}"
