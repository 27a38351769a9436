"""What a house does by itself besides playing: take up what runs, note that it lives, let go of what nobody needs."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from tablee.core.refusal import Refused
from tablee.match.tables.table import NO_CLOCK, from_sheet
from tablee.storage.leases import Elsewhere, Orphan
from tablee.storage.log import Outage, StoreFailed

if TYPE_CHECKING:
    from tablee.match.house.house import House
    from tablee.match.house.live import Live

BEAT = 1.0
SELDOM = 60.0
"""Seconds between two beats while every table at which time runs sleeps: as much a restart gives back at most."""
SOON = 0.5
"""Seconds between two looks for what other houses have left."""
DAY = 24 * 3600.0
A_FEW = 100
"""Tables that are looked at before the players have their turn again."""

notes = structlog.get_logger("tablee.match")


class Chores:
    """The tasks of an open house."""

    def __init__(self, house: House, live: Live, *, grace: float, idle: float, waiting_days: float) -> None:
        self._house = house
        self._live = live
        self._desk = house.desk
        self._grace = grace
        self._idle = idle
        self._waiting_days = waiting_days
        self._beaten = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._again: set[str] = set()
        """Matches that were taken and could not be read."""

    async def begin(self) -> None:
        """Nobody's clock ran while the house was away, and its duties are taken up again."""
        now = self._desk.now()
        self._desk.opens = now + self._grace
        await self._desk.log.reopened(now, self._desk.opens)
        self._tasks = [asyncio.create_task(chore()) for chore in (self._adopt, self._beat, self._tidy)]

    def stop(self) -> None:
        """Leave everything as it is."""
        for task in self._tasks:
            task.cancel()

    async def _adopt(self) -> None:
        """Take up what a house has left, this one before a restart or another: clocks go on running, table by table;
        all other tables sleep until somebody comes."""
        while True:
            more = False
            try:
                await self._house.keep_lease()
                more = await self._take_up_some()
            except StoreFailed:  # the database is away; the next look may find it
                pass
            except Exception:  # whatever it was, other houses' matches must be looked for again
                notes.exception("taking_up_failed")
            if not self._desk.leases.shared:
                return
            await asyncio.sleep(0 if more else SOON)

    async def _take_up_some(self) -> bool:
        """A few matches of lost houses; whether there may be more."""
        async with self._house.carrying.one_by_one:  # so that the sheets read here still hold when tables are taken up
            now = self._desk.now()
            left = await self._desk.leases.orphans(NO_CLOCK, now, now + self._grace)
            for first in range(0, len(left), A_FEW):
                await asyncio.gather(*map(self._take_up, left[first : first + A_FEW]))
            for table in list(self._again):
                with suppress(Refused, Elsewhere):
                    await self._house.referee(table)
                self._again.discard(table)
        return bool(left)

    async def _take_up(self, orphan: Orphan) -> None:
        table = from_sheet(orphan.sheet)
        try:
            if table.game in self._house.games and table.timed:
                await self._house.adopt(table, away=orphan.away)
            else:
                await self._desk.leases.give(table.id)
        except Refused:  # noted where it was found
            pass
        except StoreFailed:  # it is ours, and nobody else will look for it
            self._again.add(table.id)

    async def _beat(self) -> None:
        while True:
            with suppress(StoreFailed):  # moves will say so louder
                await self.beat()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Note that the house lives if a clock runs, and that it stood still if it did; what is due is woken."""
        watch = self._desk.watch
        if watch is not None and (behind := watch.behind()):
            await self._stood_still(behind)
            return
        awake = any(referee.duty.timed for referee in self._house.awake)
        if awake or (self._live.clocks_run and self._desk.now() >= self._beaten + SELDOM):
            self._beaten = self._desk.now()
            await self._desk.log.beat(self._beaten)
        await self._live.wake_due()

    async def _stood_still(self, seconds: float) -> None:
        """The house was frozen, or the machine's clock was set forward: that takes nobody's turn away."""
        since = self._desk.now()
        away = Outage(since, since + seconds, since + seconds + self._grace)
        await self._desk.log.beat(away.since)
        await self._desk.log.reopened(away.back, away.until)
        assert self._desk.watch is not None
        self._desk.watch.leap(seconds)
        self._desk.opens = away.until
        notes.warning("stood_still", seconds=round(seconds, 1))
        for referee in self._house.awake:
            referee.stood_still(away)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(max(BEAT, self._idle / 4))
            self._house.let_go(self._desk.now() - self._idle)
            with suppress(StoreFailed):
                await self.expire()
            try:
                await self._house.archive.tidy()
            except (OSError, StoreFailed) as error:  # a full disk: nothing is removed that is not written down
                notes.error("archive_failed", problem=str(error))

    async def expire(self) -> int:
        """Clear away tables at which nobody ever began to play; says how many."""
        if not self._waiting_days:
            return 0
        spared = {referee.table.id for referee in self._house.awake}
        return await self._desk.log.expire(self._desk.now() - self._waiting_days * DAY, spared)
