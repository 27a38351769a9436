"""Puts the house in a browser together: store, robots, tables, calls, windows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tablee.core.game import shelf
from tablee.match.house.house import House
from tablee.match.play.desk import Desk
from tablee.match.play.watch import Watch
from tablee.match.records.reading import Budget, ReadingRoom
from tablee.match.thinking.analyses import Analyses
from tablee.match.thinking.robots import Robots
from tablee.pocket.answering import Answering
from tablee.pocket.asked import PocketAsked
from tablee.pocket.exchange import exchange
from tablee.pocket.shelf import without_kernels
from tablee.pocket.thinking import Mind, Minds
from tablee.pocket.window import PocketWindow
from tablee.server.calls.asking import Said
from tablee.server.calls.everything import CALLS
from tablee.storage.browser.door import RowDoor
from tablee.storage.browser.log import opened

HERE = "here"
"""The one browser that plays in this house."""
GRACE = 2.0
"""Seconds for which no clock runs after the page was opened again."""
PATIENCE = 60.0
"""Seconds for reading a record: a phone is slow, and nobody else waits."""


class PocketHouse:
    """A house and its doors, for the pages of one browser."""

    def __init__(self, house: House, reading: ReadingRoom) -> None:
        self.house = house
        self._reading = reading
        self._answering = Answering((*CALLS, *exchange), self._around)
        self._windows: dict[str, PocketWindow] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def call(self, method: str, address: str, body: bytes) -> Said:
        """A call of a page."""
        return await self._answering.answer(method, address, body)

    def dial(self, name: str, table: str, hear: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """A page opens a window, under a name of its own."""
        window = self._windows[name] = PocketWindow(self.house, HERE, hear, closed)
        task = asyncio.ensure_future(window.serve(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, name: str, text: str) -> None:
        """A letter of a window."""
        if name in self._windows:
            self._windows[name].say(text)

    def hang_up(self, beginning: str) -> None:
        """A window is closed, or all windows of a page: those whose names begin so."""
        for name in [one for one in self._windows if one.startswith(beginning)]:
            self._windows.pop(name).close()

    async def close(self) -> None:
        """Note that the house was open until now."""
        await self.house.close()
        await self.house.desk.log.close()

    def _around(self, body: bytes) -> dict[str, Any]:
        asked = PocketAsked(self._reading, body)
        return {"house": self.house, "browser": self.house.carrying.who(HERE), "address": HERE, "asked": asked}


async def open_house(door: RowDoor, robots: Mind, study: Mind) -> PocketHouse:
    """Open the house on a browser's database; robots think in one worker, analyses and readings in another."""
    log = await opened(door)
    watch = Watch(await log.beaten())
    desk = Desk(
        log=log,
        robots=Robots(pool=lambda: Minds(robots)),
        analyses=Analyses(pool=lambda: Minds(study)),
        now=watch.now,
        watch=watch,
    )
    house = House(without_kernels(shelf.games()), desk, grace=GRACE)
    await house.open()
    return PocketHouse(house, ReadingRoom(Budget(seconds=PATIENCE), lambda: Minds(study)))
