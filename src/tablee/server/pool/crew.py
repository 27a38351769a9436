"""Robots of one machine that think for all houses on a bus: a process each; they listen only while one is free."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import structlog
from nats.aio.subscription import Subscription
from nats.errors import Error

from tablee.core.game.shelf import games
from tablee.match import codec
from tablee.match.thinking.worker import Pool, Worker, process
from tablee.search import warm
from tablee.server.pool.thoughts import GROUP, subject, thought_over
from tablee.server.visits.bus import Answer, Bus, Head

READY = 900.0
"""Seconds until a robot must be ready: a machine may have to compile the kernels first."""

notes = structlog.get_logger("tablee.server")


class RobotCrew:
    """So many robots; houses that ask while none is free hear so at once, and think themselves."""

    ready, done = "robots.ready", "robots.done"
    """How it says that it is there, and what came of it."""

    def __init__(self, bus: Bus, robots: int, hire: Pool = process) -> None:
        self.thoughts = 0
        self.size = robots
        self.address = bus.address
        self._bus = bus
        self._all = [Worker(hire, READY) for _ in range(robots)]
        self._free: list[Worker] = []
        self._listening: Subscription | None = None
        self._leaving = False
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        """Listen, as soon as the bus is there and all robots are ready to think about any game."""
        await self._bus.open()
        await asyncio.gather(*(one.think(_get_ready) for one in self._all))
        self._free = list(self._all)
        await self._listen_or_not()

    async def close(self) -> None:
        """Take no more thoughts, and leave when those under way are answered."""
        self._leaving = True
        await self._listen_or_not()
        await self._bus.finish()
        for one in self._all:
            one.close()
        await self._bus.close()

    async def _asked(self, head: Head, _: bytes) -> Answer:
        if not self._free:  # it was sent before NATS had heard that nobody is free
            return {"busy": True}, b""
        robot = self._free.pop()
        try:
            work = partial(thought_over, head["game"], head["view"], head["level"], head["seed"])
            ask, _listens = await asyncio.gather(robot.think(work, float(head["seconds"])), self._listen_or_not())
            self.thoughts += 1
            return {"ask": codec.Encoded(ask)}, b""
        finally:
            self._free.append(robot)
            await self._listen_or_not()  # before the answer, so that whoever gets it can ask again

    async def _listen_or_not(self) -> None:
        """Be in the group exactly while somebody is free, so that houses find the others."""
        async with self._turn:
            wanted = bool(self._free) and not self._leaving
            with suppress(Error, OSError):  # without a bus nobody asks; the connection mends itself
                if wanted and self._listening is None:
                    self._listening = await self._bus.answer(subject(), self._asked, GROUP)
                elif not wanted and self._listening is not None:
                    listening, self._listening = self._listening, None
                    await self._bus.leave(listening)


def _get_ready() -> None:
    """In a robot's process: all kernels are compiled, or fetched."""
    for game in games().values():
        if game.engine.kernels:
            warm.now(*game.engine.kernels)
