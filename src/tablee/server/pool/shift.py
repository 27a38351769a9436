"""The working day of crews: from the first that is ready to listen until somebody ends it in order."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from types import FrameType
from typing import Protocol


class Shift(Protocol):
    """Some who work on this machine for all houses."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Leave in order."""


async def work(crews: Callable[[], Sequence[Shift]], ready: Callable[[], None]) -> None:
    """Have all crews work until told to stop."""
    stopped = _told_to_stop()
    async with AsyncExitStack() as stack:
        beginning = asyncio.create_task(_begin(crews(), stack))
        try:
            await asyncio.wait([beginning, stopped], return_when=asyncio.FIRST_COMPLETED)
            if beginning.done():
                beginning.result()
                ready()
                await stopped
        finally:
            beginning.cancel()
            await asyncio.gather(beginning, return_exceptions=True)


async def _begin(crews: Sequence[Shift], stack: AsyncExitStack) -> None:
    for crew in crews:
        stack.push_async_callback(crew.close)
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
