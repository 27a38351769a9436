"""Analysts of one machine: they take matches from the queue, and take up again what a dead one has left."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import psycopg
import structlog
from procrastinate.exceptions import ProcrastinateException
from procrastinate.jobs import Job, Status

from tablee.core.events import standing
from tablee.core.game import Game
from tablee.core.game.shelf import games
from tablee.match import codec
from tablee.match.play.play import Play
from tablee.match.refusals.records import AnalysisFailed, AnalysisTooLong
from tablee.match.tables.table import from_sheet
from tablee.match.thinking.analyses import BUDGET, thought_over, yielding
from tablee.match.thinking.worker import Pool, Worker
from tablee.server.analysts.queue import AnalysisQueue
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import shown
from tablee.storage.postgres.troubles import FAILURES, bad_store

SWEEP = 1.0
BEAT = 2.0
STALLED = 6.0
"""Seconds after which an analyst that is not heard of is taken for dead, and its match is another's."""
TRIES = 3
"""Analysts that may die of one match."""

HERE = """INSERT INTO analysts VALUES (%(name)s, %(tablee)s, now())
    ON CONFLICT (name) DO UPDATE SET seen = excluded.seen"""
GONE = "DELETE FROM analysts WHERE name = %(name)s AND tablee = %(tablee)s"
OLD = "DELETE FROM made WHERE at < now() - interval '1 day' OR tablee <> %(tablee)s AND at < now() - interval '1 hour'"
MADE = """INSERT INTO made VALUES (%(match)s, %(tablee)s, %(answer)s, %(refused)s)
    ON CONFLICT (match, tablee) DO UPDATE SET answer = excluded.answer, refused = excluded.refused, at = now()"""
KNOWN = """SELECT EXISTS (
        SELECT 1 FROM made WHERE match = %(match)s AND tablee = %(tablee)s AND answer IS NOT NULL
    ) AS known"""
TROUBLE = (ProcrastinateException, psycopg.Error, OSError, TimeoutError)

notes = structlog.get_logger("tablee.server")


class AnalystCrew:
    """So many processes that yield to everything else on the machine."""

    ready, done = "analysts.ready", "analysts.done"
    """How it says that it is there, and what came of it."""

    def __init__(
        self, address: str, analysts: int, hire: Pool = yielding, shelf: Callable[[], Mapping[str, Game]] = games
    ) -> None:
        self.thoughts = 0
        self.size = analysts
        self.address = shown(address)
        self._queue = AnalysisQueue(address, analysts + 3)
        self._queue.app.task(name=self._queue.task, queue=self._queue.name, retry=TRIES)(self._analyse)
        self._log = PostgresLog(address)
        self._idle = [Worker(hire, BUDGET) for _ in range(analysts)]
        self._shelf = shelf
        self._name = secrets.token_hex(8)
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving = False

    async def open(self) -> None:
        """Listen to the queue."""
        try:
            await self._queue.prepare()
            await self._queue.open()
        except FAILURES as error:
            raise bad_store(error, self.address) from None
        await self._queue.do(OLD)
        await self._queue.do(HERE, name=self._name)
        self._tasks = [asyncio.create_task(self._again_and_again(one)) for one in (self._work, self._sweep)]

    async def close(self) -> None:
        """Put back what is being thought over, and leave."""
        self._leaving = True
        while unfinished := [task for task in self._tasks if not task.done()]:
            for task in unfinished:
                task.cancel()
            await asyncio.wait(unfinished, timeout=SWEEP)  # Procrastinate's worker may miss it while it begins
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*TROUBLE):
            await self._queue.do(GONE, name=self._name)
        await self._queue.close()
        await self._log.close()
        for worker in self._idle:
            worker.close()

    async def _again_and_again(self, chore: Callable[[], Any]) -> None:
        while not self._leaving:  # Procrastinate's worker takes being cancelled for the end of its day, silently
            try:
                await chore()
            except TROUBLE as error:  # the database is away, or another one is the primary now
                notes.warning("queue_away", problem=repr(error))
            await asyncio.sleep(SWEEP)

    async def _work(self) -> None:
        await self._queue.app.run_worker_async(
            queues=[self._queue.name],
            concurrency=len(self._idle),
            install_signal_handlers=False,
            update_heartbeat_interval=BEAT,
            stalled_worker_timeout=STALLED,
            shutdown_graceful_timeout=0.0,
            delete_jobs="always",
        )

    async def _sweep(self) -> None:
        """Say that this crew is here; give what a dead one was thinking over to the living."""
        await self._queue.do(HERE, name=self._name)
        jobs = self._queue.app.job_manager
        for job in await jobs.get_stalled_jobs(queue=self._queue.name, seconds_since_heartbeat=STALLED):
            notes.warning("analyst_lost", attempts=job.attempts)
            if job.attempts + 1 < TRIES:
                await jobs.retry_job(job)
            else:
                await self._give_up(job)

    async def _give_up(self, job: Job) -> None:
        await self._write(str(job.task_kwargs["match"]), "", AnalysisFailed().refused)
        await self._queue.app.job_manager.finish_job(job, Status.FAILED, delete_job=True)

    async def _analyse(self, match: str) -> None:
        if (await self._queue.find(KNOWN, match=match))["known"]:  # whoever asked had looked a moment too early
            return
        worker, answer, refused = self._idle.pop(), "", ""
        try:
            answer = codec.encode(await worker.think(await self._thought(match))).decode()
            self.thoughts += 1
        except TimeoutError:
            refused = AnalysisTooLong(round(BUDGET / 60)).refused
            notes.warning("analysis_too_long")
        except Exception:  # whatever it was, the house must hear that nothing comes of it
            worker.close()
            refused = AnalysisFailed().refused
            notes.exception("analysis_failed")
        except asyncio.CancelledError:  # this crew leaves: the job goes back into the queue
            worker.close()
            raise
        finally:
            self._idle.append(worker)
        await self._write(match, answer, refused)

    async def _thought(self, match: str) -> Callable[[], Any]:
        sheet, entries = await self._log.sheet(match), await self._log.read(match)
        if sheet is None:
            raise LookupError("no such table")
        table = from_sheet(sheet)
        game = self._shelf()[table.game]
        play = Play(game, table)
        await asyncio.to_thread(play.load, entries, ())
        return thought_over(game, table, standing(one.event for one in play.happened))

    async def _write(self, match: str, answer: str, refused: str) -> None:
        await self._queue.do(MADE, match=match, answer=answer or None, refused=refused or None)
