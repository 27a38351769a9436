"""The time of the house: it runs evenly, whatever is done to the machine's clock, and stands still when the house does.

The log and the clocks of the players know this time alone. It never runs backwards, not even over a restart. When the
house was frozen (a machine that slept, a stopped process), or the machine's clock was set forward, the time falls
behind; the house makes up for it by noting an outage, in which nobody's clock runs, and leaping over it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

STALL = 3.0
"""Seconds without anybody asking for the time, though the house does so every second, in which it must have stood."""

TICK = 0.001

Seconds = Callable[[], float]


class Watch:
    """Wall time at the start, and the seconds that the house was awake since."""

    def __init__(self, after: float = 0.0, *, wall: Seconds = time.time, ticks: Seconds = time.monotonic) -> None:
        self._wall = wall
        self._ticks = ticks
        self._asked = ticks()
        self._base = max(wall(), after + TICK) - self._asked
        self._stood = 0.0

    def now(self) -> float:
        """The time of the house."""
        ticks = self._ticks()
        gone, self._asked = ticks - self._asked, ticks
        if gone > STALL:
            self._base -= gone
            self._stood += gone
        return self._base + ticks

    def behind(self) -> float:
        """How many seconds there are to be made up for, or 0; a machine's clock that was set back is waited for."""
        now = self.now()
        late = max(self._stood, self._wall() - now)
        return late if late > STALL else 0.0

    def leap(self, seconds: float) -> None:
        """Make up for that."""
        self._base += seconds
        self._stood = 0.0
