"""One process that thinks for the house: called when needed, replaced when lost, ended when it does not return."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

import structlog

TRIES = 3
"""How often a thought is begun whose process is lost: a process may have died idle, and another one while thinking."""

T = TypeVar("T")
Pool = Callable[[], Executor]

notes = structlog.get_logger("tablee.match")


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def process(niceness: int = 0) -> Executor:
    """A process of its own, so that long thoughts take no time from the house; the nicer, the more it yields."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in, initargs=(niceness,))


class Worker:
    """A process, or none as long as there was nothing to do."""

    def __init__(self, hire: Pool, budget: float) -> None:
        self._hire = hire
        self._budget = budget
        self._pool: Executor | None = None
        self.lost = False
        """Whether the last attempt to have it think ended without a process."""

    @property
    def hired(self) -> bool:
        return self._pool is not None

    async def think(self, thought: Callable[[], T], budget: float | None = None) -> T:
        """What comes of a thought in so many seconds; raises what it raises, TimeoutError, BrokenExecutor if lost."""
        for attempt in range(1, TRIES + 1):
            try:
                answer = await asyncio.wait_for(asyncio.wrap_future(self._begin(thought)), budget or self._budget)
            except BrokenExecutor:
                self.close()
                notes.warning("robot_lost", attempt=attempt, of=TRIES)
                if attempt == TRIES:
                    self.lost = True
                    raise
            except TimeoutError:
                self.close()
                raise
            else:
                self.lost = False
                return answer
        raise AssertionError("the last attempt has returned or raised")

    def warm(self, getting_ready: Callable[[], object]) -> None:
        """Have it come in and get ready before it is needed; if that fails, the next thought will tell."""
        try:
            self._begin(getting_ready)
        except BrokenExecutor:  # died while it was idle
            self.close()
            try:
                self._begin(getting_ready)
            except BrokenExecutor:
                self.close()
                self.lost = True

    def close(self) -> None:
        """Let it go at once, whatever it is thinking of."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False)
        for one in processes:  # the pool itself offers no way to end one that does not come back
            one.kill()

    def _begin(self, thought: Callable[[], T]) -> Future[T]:
        try:
            self._pool = self._pool or self._hire()
            return self._pool.submit(thought)
        except OSError as error:  # no memory, or too many processes
            raise BrokenExecutor("no process could be started") from error


def _settle_in(niceness: int) -> None:
    """A worker leaves Ctrl-C to the house, and leaves with the house, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    house = parent_process()
    if house is not None:
        Thread(target=_leave_after, args=(house,), daemon=True).start()


def _leave_after(house: BaseProcess) -> None:
    house.join()
    os._exit(0)
