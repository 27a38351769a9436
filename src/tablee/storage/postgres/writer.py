"""Group commit on PostgreSQL: what is asked while a commit is under way is written together by the next one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee.storage.log import Conflict, Entry, Sheet, StoreFailed
from tablee.storage.postgres import batch
from tablee.storage.postgres.batch import Job, Known
from tablee.storage.postgres.lease import Lease
from tablee.storage.postgres.pool import Connection, Pool
from tablee.storage.settling import Outcome, settle

MOST_TOGETHER = 512
MOST_ROWS = 20_000
MARK_EVERY = 60.0
"""Seconds between two rounds of marks."""


@dataclass(slots=True)
class Writer:
    """One batch at a time; each asker hears of their own part of it."""

    pool: Pool
    lease: Lease
    known: Known = field(default_factory=Known)
    _jobs: deque[Job] = field(default_factory=deque)
    _task: asyncio.Task[None] | None = None

    def submit(self, match: str, entries: Sequence[Entry], sheets: Sequence[Sheet] = ()) -> asyncio.Future[None]:
        """Have this written in the next commit; the future is settled once it is durable."""
        loop = asyncio.get_running_loop()
        job = Job(loop.create_future(), match, entries, sheets)
        if job.unwritable:
            job.done.set_exception(StoreFailed("a text with a NUL character cannot be kept"))
            return job.done
        self._jobs.append(job)
        if self._task is None:
            self._task = loop.create_task(self._write_all())
        return job.done

    async def close(self) -> None:
        """Write what was submitted so far, and how far the matches have got."""
        while self._task is not None:
            await asyncio.wait({self._task})
        await self.mark()

    async def mark(self) -> None:
        """Note how far those matches have got that went on."""
        ends = self.known.grown_ends()
        if ends:
            await self.pool.run(lambda db: batch.mark(db, ends))

    async def _write_all(self) -> None:
        await asyncio.sleep(0)  # whoever asks in the same turn of the loop goes along
        while self._jobs:
            some = self._next()
            outcomes = await self._written(some)
            settle(some, outcomes)
        self._task = None

    def _next(self) -> list[Job]:
        """The next jobs, one a match: a second one builds on what becomes of the first."""
        some: list[Job] = []
        names: set[str] = set()
        waiting: list[Job] = []
        rows = 0
        while self._jobs and len(some) < MOST_TOGETHER and rows < MOST_ROWS:
            job = self._jobs.popleft()
            if names & job.names:
                waiting.append(job)
            else:
                some.append(job)
                rows += len(job.entries)
            names |= job.names
        self._jobs.extendleft(reversed(waiting))
        return some

    async def _written(self, jobs: list[Job]) -> list[Outcome]:
        """The outcome of each job; a batch in which one stumbles over another house's is written one by one."""
        try:
            house = await self.lease.held()
            return await self.pool.run(lambda db: self._once(db, house, jobs))
        except Conflict:
            if len(jobs) == 1:
                return [Conflict()]
            return [outcome for job in jobs for outcome in await self._written([job])]
        except StoreFailed as error:
            self.known.forget(jobs)
            return [error] * len(jobs)
        except Exception as error:  # whatever it was, those who wait must hear of it
            self.known.forget(jobs)
            return [StoreFailed(str(error))] * len(jobs)

    async def _once(self, db: Connection, house: int, jobs: list[Job]) -> list[Outcome]:
        """Write what is not written yet: the connection may have broken before its answer came."""
        await batch.find_written(db, [job for job in jobs if job.proof is not None and not job.written])
        self.known.forget(job for job in jobs if job.written)  # by whom, and what came of the rest, the database knows
        left = [job for job in jobs if not job.written]
        usual = [job for job in left if self.known.is_usual(job)]
        others = [job for job in left if not self.known.is_usual(job)]
        failed: dict[Job, Exception] = {}
        for some, write in ((usual, batch.append), (others, batch.write)):
            if some:
                failed |= await write(db, house, some, self.known)
        return [failed.get(job) for job in jobs]
