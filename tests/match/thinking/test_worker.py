"""Workers in real processes, killed for real: whoever is lost is replaced, and its thought is thought again."""

import asyncio
import os
import select
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from tablee.match.thinking.worker import TRIES, Worker, cores, process


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker(process, budget=60.0)
    yield made
    made.close()


def killed(pid: int) -> None:
    """As the system does when memory is short; returns when the process is gone."""
    process = os.pidfd_open(pid)
    os.kill(pid, signal.SIGKILL)
    assert select.select([process], [], [], 20)[0]
    os.close(process)


def die_until(notes: Path, lives: int) -> int:
    """In the worker: die in the middle of it, so many times; every attempt leaves a line."""
    with notes.open("a") as file:
        file.write("begun\n")
    if len(notes.read_text().splitlines()) <= lives:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


async def test_a_worker_that_died_idle_is_replaced_at_the_next_thought(worker: Worker) -> None:
    first = await worker.think(os.getpid)
    killed(first)
    second = await worker.think(os.getpid)
    assert second not in (first, os.getpid())
    assert not worker.lost


async def test_a_worker_that_died_idle_is_replaced_when_another_is_to_get_ready(worker: Worker, tmp_path: Path) -> None:
    first = await worker.think(os.getpid)
    killed(first)
    while not getattr(worker._pool, "_broken", None):  # until the pool has noticed
        await asyncio.sleep(0.001)
    ready = tmp_path / "ready"
    worker.warm(partial(os.mkdir, ready))
    assert await worker.think(os.getpid) != first
    assert ready.exists()


@pytest.mark.parametrize("lives", range(1, TRIES))
async def test_a_thought_that_was_lost_with_its_process_is_thought_again(
    worker: Worker, tmp_path: Path, lives: int
) -> None:
    assert await worker.think(partial(die_until, tmp_path / "notes", lives)) != os.getpid()
    assert (tmp_path / "notes").read_text() == "begun\n" * (lives + 1)


async def test_a_thought_that_ends_every_process_is_given_up_and_the_next_one_is_thought(
    worker: Worker, tmp_path: Path
) -> None:
    with pytest.raises(BrokenExecutor):
        await worker.think(partial(die_until, tmp_path / "notes", 99))
    assert (tmp_path / "notes").read_text() == "begun\n" * TRIES
    assert worker.lost
    assert await worker.think(os.getpid)
    assert not worker.lost


async def test_what_a_thought_raises_is_raised_and_the_worker_stays(worker: Worker) -> None:
    first = await worker.think(os.getpid)
    with pytest.raises(FileNotFoundError):
        await worker.think(partial(os.stat, "/nowhere"))
    assert await worker.think(os.getpid) == first


async def test_an_endless_thought_is_given_up_and_the_next_has_its_full_time() -> None:
    never = threading.Event()
    worker = Worker(lambda: ThreadPoolExecutor(1), budget=0.2)
    with pytest.raises(TimeoutError):
        await worker.think(partial(never.wait, 5))
    assert await worker.think(os.getpid) == os.getpid()
    never.set()
    worker.close()


async def test_a_machine_that_starts_no_process_is_told_of_until_it_does() -> None:
    able: Callable[[], Executor] = partial(ThreadPoolExecutor, 1)
    memory: list[Callable[[], Executor]] = []

    def hire() -> Executor:
        if not memory:
            raise OSError("Cannot allocate memory")
        return memory[0]()

    worker = Worker(hire, budget=5.0)
    worker.warm(os.getpid)
    troubled = [worker.lost]
    with pytest.raises(BrokenExecutor, match="no process could be started"):
        await worker.think(os.getpid)
    troubled.append(worker.lost)
    memory.append(able)
    assert await worker.think(os.getpid)
    assert [*troubled, worker.lost] == [True, True, False]
    worker.close()


async def test_a_worker_may_yield_to_others() -> None:
    worker = Worker(partial(process, 7), budget=60.0)
    assert await worker.think(partial(os.nice, 0)) == min(19, os.nice(0) + 7)
    worker.close()


def test_this_machine_has_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
