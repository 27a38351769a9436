"""A house has matches thought over elsewhere; whatever keeps that from happening, it is told so and thinks itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import psycopg
import structlog
from procrastinate.exceptions import AlreadyEnqueued, ProcrastinateException

from tablee.core.refusal import Refusal
from tablee.match.codec import Encoded
from tablee.match.refusals.records import AnalysisFailed, AnalysisTooLong
from tablee.match.thinking.analyses import BUDGET, Far
from tablee.server.analysts.queue import AnalysisQueue

LOOK = 0.5
THERE = 5.0
"""Seconds for which an analyst is believed to be there after it has said so."""
CONNECTIONS = 2

ANYBODY = """SELECT EXISTS (
        SELECT 1 FROM analysts WHERE tablee = %(tablee)s AND seen > now() - %(there)s * interval '1 second'
    ) AS there"""
FOUND = f"""SELECT answer, refused, status::text AS status, ({ANYBODY}), (
        SELECT count(*) FROM procrastinate_jobs other
        WHERE queue_name = %(queue)s AND other.status = 'todo' AND other.id < job.id
    ) AS ahead FROM (SELECT) one LEFT JOIN made ON match = %(match)s AND tablee = %(tablee)s LEFT JOIN LATERAL (
        SELECT id, status FROM procrastinate_jobs
        WHERE queue_name = %(queue)s AND lock = %(match)s AND status IN ('todo', 'doing') ORDER BY id LIMIT 1
    ) job ON true"""
TOLD = "DELETE FROM made WHERE match = %(match)s AND tablee = %(tablee)s AND refused IS NOT NULL"
TROUBLE = (ProcrastinateException, psycopg.Error, OSError, TimeoutError)

notes = structlog.get_logger("tablee.server")


class AnalysesElsewhere:
    """Whoever listens to the queue at this moment; there may be none."""

    def __init__(self, address: str, look: float = LOOK) -> None:
        self._queue = AnalysisQueue(address, CONNECTIONS)
        self._look = look
        self._opening = asyncio.Lock()
        self._opened = False

    async def made(self, match: str, far: Far) -> Encoded | Refusal | None:
        """What comes of thinking a match over; None if the house must do it itself."""
        try:
            await self._open()
            if not (await self._queue.find(ANYBODY, there=THERE))["there"]:
                return None
            return await self._waited_for(match, far)
        except TROUBLE as error:
            notes.info("analysts_away", problem=repr(error))
            return None

    async def close(self) -> None:
        """Let the database go."""
        if self._opened:
            await self._queue.close()

    async def _open(self) -> None:
        async with self._opening:
            if not self._opened:
                await self._queue.open()
                self._opened = True

    async def _waited_for(self, match: str, far: Far) -> Encoded | Refusal | None:
        found = await self._found(match)
        if found["answer"] is None and found["refused"] is None and found["status"] is None:
            await self._put(match)
        while True:
            found = await self._found(match)
            if found["answer"] is not None:
                return Encoded(found["answer"].encode())
            if found["refused"] is not None:
                await self._queue.do(TOLD, match=match)
                return _refusal(found["refused"])
            if not found["there"] or found["status"] is None:  # nobody is left, or somebody removed the job
                return None
            far(found["ahead"], found["status"] == "doing")
            await asyncio.sleep(self._look)

    async def _found(self, match: str) -> dict[str, Any]:
        return await self._queue.find(FOUND, match=match, there=THERE)

    async def _put(self, match: str) -> None:
        """One job a match, however many houses are asked for it."""
        job = self._queue.app.configure_task(
            self._queue.task, queue=self._queue.name, lock=match, queueing_lock=match, allow_unknown=True
        )
        with suppress(AlreadyEnqueued):
            await job.defer_async(match=match)


def _refusal(name: str) -> Refusal:
    too_long = AnalysisTooLong(round(BUDGET / 60))
    return too_long if name == too_long.refused else AnalysisFailed()
