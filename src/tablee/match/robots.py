"""Bots at work outside the event loop: in processes of their own, with nothing but their view, within a time budget."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import TypeVar

from tablee.core.actions import Action
from tablee.core.game import Game, View
from tablee.core.shelf import games
from tablee.search import warm

WORKERS = max(1, (os.cpu_count() or 2) - 1)

T = TypeVar("T")
Pool = Callable[[], Executor]


def think(name: str, view: View, level: str, seed: str) -> Action:
    """In a robot's process: the bot of that level looks at its view and chooses."""
    get_ready(name)
    return games()[name].choose(view, level, Random(seed))


def get_ready(name: str) -> None:
    """In a robot's process: everything it needs for a game is loaded; its kernels are compiled while it thinks."""
    kernels = games()[name].kernels
    if kernels:
        warm.start(*kernels)


def processes() -> Executor:
    """Robots in processes of their own, so that a long thought takes no time from the players of other tables."""
    return ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn"), initializer=_settle_in)


class Robots:
    """The robots of the house; a crashed or endless one is let go with the rest, and others are hired."""

    def __init__(self, pool: Pool = processes, work: Callable[..., Action] = think, budget: float = 30.0) -> None:
        self._hire = pool
        self._work = work
        self._budget = budget
        self._free = asyncio.Semaphore(WORKERS)
        self._pool: Executor | None = None

    def warm(self, game: Game) -> None:
        """Have a robot come in and get ready for a game before it is needed; it takes a second."""
        self._pool = self._pool or self._hire()
        self._pool.submit(get_ready, game.name)

    async def choose(self, game: Game, view: View, level: str, seed: str) -> Action:
        """What the bot asks; raises whatever went wrong."""
        return await self.think(partial(self._work, game.name, view, level, seed))

    async def think(self, thinking: Callable[[], T]) -> T:
        """Anything that takes thought, in a robot's process; waiting for a free one is not part of its budget."""
        async with self._free:
            self._pool = self._pool or self._hire()
            thought = asyncio.get_running_loop().run_in_executor(self._pool, thinking)
            try:
                return await asyncio.wait_for(thought, self._budget)
            except (TimeoutError, BrokenExecutor):
                self.close()
                raise

    def close(self) -> None:
        """Let the robots go at once, whatever they are thinking of."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False)
        for worker in workers:  # the pool itself offers no way to end one that does not come back
            worker.terminate()


def _settle_in() -> None:
    """A robot leaves Ctrl-C to the house, and leaves with the house, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    house = parent_process()
    if house is not None:
        Thread(target=_leave_after, args=(house,), daemon=True).start()


def _leave_after(house: BaseProcess) -> None:
    house.join()
    os._exit(0)
