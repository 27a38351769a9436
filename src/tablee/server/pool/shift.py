"""The working day of a crew: from joining the bus until somebody ends it in order."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from types import FrameType

from tablee.server.pool.crew import RobotCrew
from tablee.server.visits.bus import Bus


async def work(address: str, robots: int, ready: Callable[[str], None]) -> int:
    """Think until told to stop; how many thoughts it came to."""
    bus = Bus(address)
    crew = RobotCrew(bus, robots)
    stopped = _told_to_stop()
    beginning = asyncio.create_task(_begin(bus, crew))
    try:
        await asyncio.wait([beginning, stopped], return_when=asyncio.FIRST_COMPLETED)
        if beginning.done():
            beginning.result()
            ready(bus.address)
            await stopped
    finally:
        beginning.cancel()
        await crew.close()
        await bus.close()
    return crew.thoughts


async def _begin(bus: Bus, crew: RobotCrew) -> None:
    await bus.open()
    await crew.open()


def _told_to_stop() -> asyncio.Future[None]:
    """Done when somebody presses Ctrl+C or ends the process in order."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()

    def stop() -> None:
        if not told.done():
            told.set_result(None)

    def heard(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)

    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, heard)
    return told
