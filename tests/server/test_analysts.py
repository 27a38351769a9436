"""Analyses elsewhere: one job a match on the houses' own PostgreSQL, taken up again when its analyst dies."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablee.core.refusal import Refusal
from tablee.match.codec import Encoded
from tablee.match.refusals.records import AnalysisFailed
from tablee.server.analysts import crew as room
from tablee.server.analysts.asking import AnalysesElsewhere
from tablee.server.analysts.crew import AnalystCrew
from tablee.server.analysts.queue import AnalysisQueue, conninfo, schema_of
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tests.databases import database, postgres
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.match.parlour import ANA, BOB, Parlour

__all__ = ["database", "postgres"]

TOY = otherwise(GAME, engine={"analyse": lambda options, seats, events: [seats, len(events)]})
here = partial(ThreadPoolExecutor, 1)


class Pondering(Executor):
    """Somebody who comes to no end."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()

    def shutdown(self, *_: Any, **__: Any) -> None:
        pass


def far(_ahead: int, _doing: bool) -> None:
    """Nobody looks at the bar."""


@pytest.fixture
async def match(tmp_path: Path, database: str) -> str:
    """A match that is over."""
    await prepare(database)
    parlour = Parlour(tmp_path, TOY, store=lambda: PostgresLog(database))
    await parlour.open()
    played = await parlour.match(ANA, BOB)
    await played.to_the_end()
    await parlour.close()
    return played.referee.table.id


@asynccontextmanager
async def crew(database: str, hire: Any = here) -> AsyncIterator[AnalystCrew]:
    made = AnalystCrew(database, 1, hire, lambda: {TOY.name: TOY})
    await made.open()
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def asking(database: str) -> AsyncIterator[AnalysesElsewhere]:
    made = AnalysesElsewhere(database, look=0.02)
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def queue(database: str) -> AsyncIterator[AnalysisQueue]:
    """As an analyst has it."""
    made = AnalysisQueue(database, 2)
    await made.prepare()
    async with made.app.open_async():
        yield made


async def jobs(database: str) -> list[str]:
    """How it stands with all jobs."""
    async with queue(database) as seen:
        return [str(one.status) for one in await seen.app.job_manager.list_jobs_async()]


async def soon(elsewhere: AnalysesElsewhere, match: str) -> Encoded | Refusal | None:
    return await asyncio.wait_for(elsewhere.made(match, far), 60)


async def test_a_match_is_thought_over_once_for_all_houses(database: str, match: str) -> None:
    async with crew(database) as analysts, asking(database) as one, asking(database) as other:
        first, second = await asyncio.gather(soon(one, match), soon(other, match))
        assert isinstance(first, Encoded)
        assert first == second == await soon(other, match)
        assert bytes(first).startswith(b"[2,")
        assert analysts.thoughts == 1
        while await jobs(database):
            await asyncio.sleep(0.02)


async def test_without_analysts_the_house_thinks_itself(database: str, match: str) -> None:
    async with asking(database) as elsewhere:
        assert await soon(elsewhere, match) is None  # there is not even a queue
        async with crew(database):
            pass
        assert await soon(elsewhere, match) is None
    async with asking("postgresql://nobody@127.0.0.1:1/none") as elsewhere:
        assert await soon(elsewhere, match) is None


async def test_what_a_dead_analyst_has_left_is_taken_up_again_but_not_for_ever(database: str, match: str) -> None:
    async with queue(database) as dead, asking(database) as elsewhere:
        await left_behind(dead, match)
        async with crew(database):
            assert isinstance(await soon(elsewhere, match), Encoded)
        await dead.do("DELETE FROM made WHERE tablee = %(tablee)s")
        await left_behind(dead, match)
        await dead.do(f"UPDATE procrastinate_jobs SET attempts = {room.TRIES - 1} WHERE %(tablee)s <> ''")
        async with crew(database):
            assert await soon(elsewhere, match) == AnalysisFailed()
            assert isinstance(await soon(elsewhere, match), Encoded), "whoever asks again has it tried again"


async def left_behind(dead: AnalysisQueue, match: str) -> None:
    """An analyst takes a match and is heard of no more."""
    job = dead.app.configure_task(dead.task, queue=dead.name, lock=match, queueing_lock=match, allow_unknown=True)
    await job.defer_async(match=match)
    worker = await dead.app.job_manager.register_worker()
    assert await dead.app.job_manager.fetch_job([dead.name], worker) is not None
    long_ago = "UPDATE procrastinate_workers SET last_heartbeat = now() - interval '1 hour' WHERE %(tablee)s <> ''"
    await dead.do(long_ago)


async def test_who_leaves_in_order_puts_back_what_is_not_done(database: str, match: str) -> None:
    told = asyncio.Event()
    async with asking(database) as elsewhere:
        async with crew(database, Pondering):
            waiting = asyncio.create_task(elsewhere.made(match, lambda _, doing: told.set() if doing else None))
            await asyncio.wait_for(told.wait(), 60)
        assert await asyncio.wait_for(waiting, 60) is None  # nobody is left: the house thinks itself
        assert await jobs(database) == ["todo"]
        async with crew(database):
            assert isinstance(await soon(elsewhere, match), Encoded)


def test_the_address_of_the_houses_is_understood() -> None:
    told = conninfo("postgresql://ana:s%40@one:1,two:2/house?search_path=a&sslmode=disable", "a_jobs_3_10")
    for part in ("user=ana", "password=s@", "host=one,two", "port=1,2", "sslmode=disable", "read-write"):
        assert part in told
    assert "-c search_path=a_jobs_3_10" in told
    assert schema_of("postgresql://one/house").startswith("tablee_jobs_")


def test_robots_with_a_database_analyse_and_leave_in_order(database: str) -> None:
    command = [sys.executable, "-m", "tablee", "robots", "--store", database, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as robots:
        assert robots.stdout is not None
        assert "1 analyst waits for matches at postgresql://127.0.0.1" in robots.stdout.readline()
        robots.send_signal(signal.SIGTERM)
        assert robots.stdout.read() == "0 analyses.\n"
        assert robots.wait(60) == 0
