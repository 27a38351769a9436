"""Who writes to the browser's database: all that is asked in one turn goes into one durable transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from tablee.storage.browser.door import Row, RowDoor, Rows
from tablee.storage.log import StoreFailed
from tablee.storage.settling import settled

WHY = {"QuotaExceededError": "full", "InvalidStateError": "gone", "NotFoundError": "gone", "UnknownError": "disk"}
"""What a browser calls its troubles, in our word."""

Find = Callable[[str], Row | None]
Work = Callable[[Find], Rows]
"""Says what is to be written, given what stands under a key by then; or raises Conflict."""


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be written, and who waits for it."""

    work: Work
    done: asyncio.Future[None]


class Writer:
    """Group commit: what came while the last transaction was under way goes into the next; each asker hears its own."""

    def __init__(self, door: RowDoor, known: dict[str, Row]) -> None:
        self._door = door
        self._known = known
        self._jobs: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    def submit(self, work: Work) -> asyncio.Future[None]:
        """Have this written; the future is settled once it is on the disk."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        self._jobs.append(job)
        if self._task is None:
            self._task = loop.create_task(self._write_all())
        return job.done

    async def close(self) -> None:
        """Write what was submitted so far."""
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        try:
            while self._jobs:
                jobs, self._jobs = self._jobs, []
                await self._write(jobs)
        finally:
            self._task = None

    async def _write(self, jobs: list[Job]) -> None:
        fresh: dict[str, Row | None] = {}
        good: list[Job] = []

        def find(key: str) -> Row | None:
            return fresh[key] if key in fresh else self._known.get(key)

        for job in jobs:
            try:
                fresh.update(job.work(find))
                good.append(job)
            except Exception as error:  # a conflict, mostly: this job's alone
                settled(job, error)
        failed = await self._written(fresh)
        for job in good:
            settled(job, failed)

    async def _written(self, fresh: Rows) -> StoreFailed | None:
        """Write everything and learn it; why not, if it cannot be."""
        try:
            if fresh:
                await self._door.write(fresh)
        except Exception as error:  # whatever a browser raises
            return StoreFailed(str(error), WHY.get(str(getattr(error, "name", "")), "failed"))
        self._learn(fresh)
        return None

    def _learn(self, fresh: Rows) -> None:
        """From now on this is how things stand; events are read when they are wanted."""
        for key, row in fresh.items():
            if row is None:
                self._known.pop(key, None)
            elif not key.startswith("event"):
                self._known[key] = row
