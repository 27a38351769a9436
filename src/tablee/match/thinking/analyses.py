"""Analyses of finished matches: made in processes of their own that yield to everything else, one place a browser."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import structlog

from tablee.core.events import Event
from tablee.core.extras import at_hand
from tablee.core.game import Game
from tablee.core.options import chosen
from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.refusals.records import AnalysisFailed, AnalysisTooLong
from tablee.match.tables.table import HouseTable
from tablee.match.thinking.fair import Whose
from tablee.match.thinking.worker import Pool, Worker, cores, process
from tablee.search import warm

WORKERS = max(1, cores() // 4)
NICENESS = 5
BUDGET = 900.0
"""Seconds: a machine may have to compile the kernels first."""
AT_ONCE = 1.0
"""Seconds that somebody waits for an answer before being told how far it is."""
FORGOTTEN = 150.0
"""Seconds after which an analysis that nobody asks for any more loses its place; hidden pages ask once a minute."""
KEPT = 256
HERE = 4
"""Analyses of browsers at one address that may wait."""

notes = structlog.get_logger("tablee.match")


@dataclass(frozen=True, slots=True)
class StillThinking:
    """How far an analysis is that is not made yet."""

    ahead: int
    """Others that come first; 0: it is being made."""
    share: float | None
    """The part of the usual time that has passed; None if it is not begun, or the first of its game."""


Far = Callable[[int, bool], None]
"""Told of an analysis elsewhere: how many come first, and whether it is being made."""
Elsewhere = Callable[[str, Far], Awaitable[codec.Encoded | Refusal | None]]
"""Has the match of a table thought over on another machine; None if the house must do it itself."""


@dataclass(slots=True, eq=False)
class _Job:
    whose: Whose
    game: str
    thought: Callable[[], Any]
    asked: float
    begun: float | None = None
    ahead: int | None = None
    """Others that come first where it is thought over elsewhere; None: it is to be made here."""
    over: asyncio.Event = field(default_factory=asyncio.Event)


def yielding() -> Executor:
    """A process that yields to players, to the house and to its robots."""
    return process(NICENESS)


class Analyses:
    """Those that are made, those that wait, and the latest ones kept; each match is thought over once."""

    def __init__(
        self,
        pool: Pool = yielding,
        clock: Callable[[], float] = time.monotonic,
        at_once: float = AT_ONCE,
    ) -> None:
        self._idle = [Worker(pool, BUDGET) for _ in range(WORKERS)]
        self._clock = clock
        self._at_once = at_once
        self._jobs: dict[str, _Job] = {}
        """By table, in the order in which they came."""
        self._made: dict[str, codec.Encoded | Refusal] = {}
        """By table, the least asked for first; a refusal: it failed, and nobody knows yet."""
        self._usual: dict[str, float] = {}
        self._tasks: dict[Worker, asyncio.Task[None]] = {}
        self._away: dict[_Job, asyncio.Task[None]] = {}
        self.elsewhere: Elsewhere | None = None

    async def asked(
        self, game: Game, table: HouseTable, events: Sequence[Event], whose: Whose
    ) -> codec.Encoded | StillThinking | None:
        """How well a finished match was played, how far the answer is, or None if the game does not say."""
        if game.engine.analyse is None:
            return None
        self._drop_forgotten()
        if table.id not in self._made and not self._has_place(table.id, whose):
            job = _Job(whose, game.name, thought_over(game, table, events), self._clock())
            self._jobs[table.id] = job
            self._send(table.id, job)
        self._hand_out()
        await self._soon(table.id)
        if table.id in self._made:
            return self._answer(table.id)
        return self._far(table.id)

    def close(self) -> None:
        """Give up whatever is being made."""
        for task in self._away.values():
            task.cancel()
        for worker, task in list(self._tasks.items()):
            task.cancel()
            worker.close()
        for worker in self._idle:
            worker.close()

    def _has_place(self, table: str, whose: Whose) -> bool:
        """Whether this one waits already, or another one of this browser does, or several of its address."""
        others = [job.whose for job in self._jobs.values()]
        at_home = [one for one in others if one.home and one.home == whose.home]
        return table in self._jobs or any(one.browser == whose.browser for one in others) or len(at_home) >= HERE

    async def _soon(self, table: str) -> None:
        job = self._jobs.get(table)
        if job is None:
            return
        job.asked = self._clock()
        with suppress(TimeoutError):
            await asyncio.wait_for(job.over.wait(), self._at_once)

    def _answer(self, table: str) -> codec.Encoded:
        made = self._made.pop(table)
        if isinstance(made, Refusal):  # told once; whoever asks again has it tried again
            raise Refused(made)
        self._made[table] = made
        return made

    def _far(self, table: str) -> StillThinking:
        job = self._jobs.get(table)
        if job is None:
            return StillThinking(len(self._jobs), None)
        if job.begun is None:
            here = [name for name, one in self._jobs.items() if one.ahead is None]
            return StillThinking(here.index(table) if job.ahead is None else job.ahead, None)
        usual = self._usual.get(job.game)
        return StillThinking(0, None if usual is None else min(0.95, (self._clock() - job.begun) / max(usual, 0.001)))

    def _drop_forgotten(self) -> None:
        since = self._clock() - FORGOTTEN
        for table in [table for table, job in self._jobs.items() if job.begun is None and job.asked < since]:
            away = self._away.get(self._jobs.pop(table))
            if away is not None:
                away.cancel()

    def _send(self, table: str, job: _Job) -> None:
        """Have it made elsewhere, if there is an elsewhere."""
        if self.elsewhere is not None:
            job.ahead = 0
            self._away[job] = asyncio.create_task(self._make_elsewhere(self.elsewhere, table, job))

    async def _make_elsewhere(self, elsewhere: Elsewhere, table: str, job: _Job) -> None:
        def far(ahead: int, doing: bool) -> None:
            job.ahead = ahead
            job.begun = (job.begun or self._clock()) if doing else None

        try:
            made = await elsewhere(table, far)
        finally:
            del self._away[job]
        if made is None:
            job.ahead = job.begun = None
            self._hand_out()
        else:
            self._keep(table, job, made)

    def _hand_out(self) -> None:
        """Give the next ones to idle workers."""
        for table, job in self._jobs.items():
            if job.begun is None and job.ahead is None and self._idle:
                worker = self._idle.pop()
                job.begun = self._clock()
                self._tasks[worker] = asyncio.create_task(self._make(worker, table, job))

    async def _make(self, worker: Worker, table: str, job: _Job) -> None:
        made: codec.Encoded | Refusal = AnalysisFailed()
        try:
            made = codec.Encoded(codec.encode(await worker.think(job.thought)))
        except TimeoutError:
            made = AnalysisTooLong(round(BUDGET / 60))
            notes.warning("analysis_too_long", game=job.game)
        except Exception:
            worker.close()  # whatever is wrong with its process, the next try has another one
            notes.exception("analysis_failed", game=job.game)
        del self._tasks[worker]
        self._idle.append(worker)
        self._keep(table, job, made)

    def _keep(self, table: str, job: _Job, made: codec.Encoded | Refusal) -> None:
        if job.begun is not None and not isinstance(made, Refusal):
            self._usual[job.game] = self._clock() - job.begun
        self._jobs.pop(table, None)
        self._made[table] = made
        while len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        job.over.set()
        self._drop_forgotten()
        self._hand_out()


def thought_over(game: Game, table: HouseTable, events: Sequence[Event]) -> Callable[[], Any]:
    """What is to be done in a worker's process to find out how well a match was played; the game must be able to."""
    assert game.engine.analyse is not None
    options, seats = chosen(game.rules.options, table.options), len(table.chairs)
    return partial(_thought_over, game.engine.kernels, game.engine.analyse, options, seats, tuple(events))


def _thought_over(kernels: tuple[str, ...], analyse: Callable[..., Any], *match: Any) -> Any:
    """In a worker's process: here kernels are waited for, since nobody is waiting for a move."""
    if kernels and at_hand("engine"):
        warm.now(*kernels)
    return analyse(*match)
