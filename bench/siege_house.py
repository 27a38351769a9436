"""`tablee serve`, watched: how much processor time a turn of its event loop takes, however busy the machine is."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from pathlib import Path
from time import thread_time
from typing import Any

from tablee.cli.serve import serve
from tablee.match.house.house import House

turns: list[float] = []
"""Seconds of processor time of each turn (or of a few short ones)."""


async def _watch() -> None:
    last = thread_time()
    while True:
        for pause in (0.0, 0.0005):
            await asyncio.sleep(pause)
            last, before = thread_time(), last
            if last - before > 0.001:
                turns.append(last - before)


def _asked(*_: Any) -> None:
    """Write down the longest turns since we were asked last, and begin again."""
    longest = sorted(turns, reverse=True)[:20]
    turns.clear()
    Path(sys.argv[3]).write_text(json.dumps(longest))


if __name__ == "__main__":
    opened = House.open

    async def open_watched(self: House) -> None:
        """As ever, and with a watch."""
        await opened(self)
        self.watching = asyncio.create_task(_watch())  # type: ignore[attr-defined]  # kept from being collected

    House.open = open_watched  # type: ignore[method-assign]  # the house itself stays as it is
    signal.signal(signal.SIGUSR1, _asked)
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]))
