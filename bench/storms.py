"""What happens when many windows call again at once: a simulation, on paper, of houses up to ten million players.

    python -m bench.storms            1,000, 100,000 and 10,000,000 players; some minutes for the largest
    python -m bench.storms --quick    without the largest

Windows behave as web/src/net/socket.ts does, houses as their figures in docs/scale.md say: each serves those who come
one after the other, at what a window that comes costs it. A table of a house that died can be taken once its lease has
run out; whoever comes earlier is hung up on. The database gives out so many tables a second. What is not simulated:
networks that are slow or lose packets, and players who go away.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

STEP = 0.02
LONGEST = 400.0
PATIENCE, SLOWEST_RETRY = 8.0, 8.0
"""Of windows, in seconds."""
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Storm:
    """Some houses of a cell, how many of their windows have to come again, and what that costs."""

    name: str
    houses: int
    """Those that are left, or all of them."""
    windows: int
    """Those that call again."""
    lease: float
    """Seconds until the tables can be had: 0 if they were handed over, or their house lives."""
    handed_out: float = 20_000.0
    """Tables a second that the database of a cell gives to new owners, by the dozen (bench/handover.py)."""
    coming: float = 0.001
    """Seconds of a house's core for a window that comes and is told its table, which is read from the log."""
    turned_away: float = 0.0005
    """The same for one that is hung up on."""
    at_a_table: int = 2
    forgetful: bool = False
    """Whether a line that opened counts as one that stands, even if it is hung up on at once."""


@dataclass(slots=True)
class Outcome:
    """How it went: seconds until half, 99 of 100 and all were back."""

    back: tuple[float, float, float]
    calls: float
    queue: float


class Calling:
    """The windows that call again, the houses that answer, and the database that hands out tables."""

    def __init__(self, storm: Storm, seed: int) -> None:
        self._storm = storm
        self._luck = np.random.default_rng(seed)
        self._due: Floats = 0.25 * self._luck.uniform(0.75, 1.25, storm.windows)
        self._tries = np.ones(storm.windows, np.int8)
        self._busy = np.zeros(storm.houses)
        self._tables_until = storm.lease
        self.back: Floats = np.full(storm.windows, np.inf)
        self.calls, self.queue = 0, 0.0

    def step(self, now: float) -> bool:
        """Let those call whose time has come; False when everybody is back."""
        callers = np.flatnonzero(self._due <= now)
        if callers.size == 0:
            return not bool(np.isfinite(self.back).all())
        early = now < self._storm.lease
        wait = self._served(callers, now, early)
        self.calls += callers.size
        self.queue = max(self.queue, float(wait.max()))
        if self._storm.lease and not early:
            wait = self._handed_out(wait, now)
        good = (wait < PATIENCE) & (not early)
        self.back[callers[good]], self._due[callers[good]] = now + wait[good], np.inf
        self._turned_away(callers[~good], now + np.minimum(wait[~good], PATIENCE), early)
        return True

    def _served(self, callers: npt.NDArray[np.int64], now: float, early: bool) -> Floats:
        """How long each waits for its turn at the house that the proxy chose; the houses' work grows by it."""
        at = self._luck.integers(0, self._storm.houses, callers.size)
        order = np.argsort(at, kind="stable")
        cost = self._storm.turned_away if early else self._storm.coming
        first = np.searchsorted(at[order], np.arange(self._storm.houses))
        place = np.empty(callers.size)
        place[order] = np.arange(callers.size) - first[at[order]]
        wait: Floats = np.maximum(self._busy[at] - now, 0.0) + (place + 1) * cost
        np.maximum(self._busy, now, out=self._busy)
        self._busy += np.bincount(at, minlength=self._storm.houses) * cost
        return wait

    def _handed_out(self, wait: Floats, now: float) -> Floats:
        """The same, but not before the database has given their tables to new owners, one after the other."""
        each = 1 / self._storm.at_a_table / self._storm.handed_out
        begins = max(self._tables_until, now)
        later: Floats = np.maximum(wait, begins - now + np.arange(wait.size) * each)
        self._tables_until = begins + int((later < PATIENCE).sum()) * each
        return later

    def _turned_away(self, lost: npt.NDArray[np.int64], at: Floats, early: bool) -> None:
        if early and self._storm.forgetful:
            self._tries[lost] = 0
        again = np.minimum(SLOWEST_RETRY, 0.25 * 2.0 ** self._tries[lost]) * self._luck.uniform(0.75, 1.25, lost.size)
        self._tries[lost] = np.minimum(self._tries[lost] + 1, 6)
        self._due[lost] = at + again


def run(storm: Storm, seed: int = 1) -> Outcome:
    """Let time pass in small steps."""
    calling = Calling(storm, seed)
    for number in range(int(LONGEST / STEP)):
        if not calling.step(number * STEP):
            break
    half, most, everybody = (float(one) for one in np.quantile(calling.back, [0.5, 0.99, 1.0], method="lower"))
    return Outcome((half, most, everybody), calling.calls / storm.windows, calling.queue)


def storms(quick: bool) -> list[Storm]:
    """What can happen to a house of each size; 4,000 windows a house, and a lease that runs out after 3 s."""
    small = Storm("1,000 players, 2 houses: one dies", 1, 500, 3.0)
    middle = Storm("100,000 players, 25 houses: one dies", 24, 4_000, 3.0)
    flat = Storm("10,000,000 players in one cell, 2,500 houses: 100 die", 2_400, 400_000, 3.0)
    made = [
        small,
        replace(small, name="1,000 players: the proxy restarts", houses=2, windows=1_000, lease=0.0),
        middle,
        replace(middle, name="100,000 players: a machine with 8 houses dies", houses=17, windows=32_000),
        replace(middle, name="   the same, each table in a transaction", houses=17, windows=32_000, handed_out=1_000.0),
        replace(middle, name="   the same, windows that call every 250 ms", houses=17, windows=32_000, forgetful=True),
        replace(middle, name="100,000 players: a house is upgraded in order", lease=0.0),
        replace(middle, name="100,000 players: the proxy restarts", houses=25, windows=100_000, lease=0.0),
    ]
    if not quick:
        made += [
            flat,
            replace(
                flat,
                name="10,000,000 players, 100 cells: all call again at once",
                houses=2_500,
                windows=10_000_000,
                lease=0.0,
            ),
        ]
    return made


def main() -> int:
    """Print Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="without ten million")
    asked = parser.parse_args()
    print("| storm | windows | half back | 99 % | all | calls each | longest queue |\n|---|---|---|---|---|---|---|")
    for storm in storms(asked.quick):
        told = run(storm)
        half, most, everybody = (f"{one:.1f} s" for one in told.back)
        cells = (storm.name, f"{storm.windows:,}", half, most, everybody, f"{told.calls:.1f}", f"{told.queue:.1f} s")
        print(f"| {' | '.join(cells)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
