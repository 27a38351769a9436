"""The reading room: records are read by turns, within a budget, and given up when nobody waits for them."""

import asyncio
import gzip
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablee.core.refusal import BadRecord, Refused
from tablee.match import codec
from tablee.match.records.reading import Budget, ReadingRoom, Wanted, stepped_through
from tablee.match.refusals.crowd import HouseFull
from tablee.match.refusals.records import TooDear, TooManyReplays
from tests.exam.toy import GAME
from tests.match.parlour import ANA, BOB, parlour

GAMES = {GAME.name: GAME}


@pytest.fixture
async def text(tmp_path: Path) -> str:
    """The record of a finished match."""
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.to_the_end()
        return await here.house.past.record(match.referee.table.id)


class Slow(Executor):
    """A process that reads only when it is told to."""

    def __init__(self, jobs: list[tuple[Future[Any], Callable[[], Any]]]) -> None:
        self._jobs = jobs
        self.ended = False

    def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
        job: Future[Any] = Future()
        self._jobs.append((job, work))
        return job

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True


class Room:
    """A reading room whose reader waits for us."""

    def __init__(self, **budget: Any) -> None:
        self.jobs: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.hired: list[Slow] = []
        self.room = ReadingRoom(Budget(**budget), self._hire, GAMES)

    def _hire(self) -> Executor:
        self.hired.append(Slow(self.jobs))
        return self.hired[-1]

    def begun(self) -> Iterator[str]:
        """What has been given to the reader."""
        for _, work in self.jobs:
            assert isinstance(work, partial)
            yield work.args[0].text


async def quiet() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_record_is_stepped_through_outside(text: str) -> None:
    room = ReadingRoom(Budget(), partial(ThreadPoolExecutor, 1), GAMES)
    said = codec.parse(await room.read("here", Wanted(text, 0)))
    assert (len(said["frames"]), said["frames"][0]["view"]["seat"]) == (7, 0)
    packed = await room.read("here", Wanted(text, 0, packed=True))
    assert codec.parse(gzip.decompress(packed)) == said
    with pytest.raises(Refused) as caught:
        await room.read("here", Wanted("nothing", 0))
    assert caught.value.refusal == BadRecord(1, "first_line")
    room.close()


async def test_refusals_come_out_of_a_process_as_well() -> None:
    room = ReadingRoom(Budget(seconds=60))
    with pytest.raises(Refused) as caught:
        await room.read("here", Wanted("nothing", 0))
    room.close()
    assert caught.value.refusal == BadRecord(1, "first_line")


async def test_an_answer_that_would_be_too_long_is_none(text: str) -> None:
    assert stepped_through(Wanted(text, 0), 500, GAMES) == TooDear()
    assert isinstance(stepped_through(Wanted(text, 0), 50_000, GAMES), bytes)


async def test_addresses_take_turns() -> None:
    one = Room()
    asked = [asyncio.ensure_future(one.room.read("ana", Wanted(name, 0))) for name in ("a1", "a2", "a3")]
    asked.append(asyncio.ensure_future(one.room.read("bob", Wanted("b", 0))))
    for _ in range(4):
        await quiet()
        one.jobs[-1][0].set_result(b"")
    await quiet()
    assert list(one.begun()) in (["a1", "a2", "b", "a3"], ["a1", "b", "a2", "a3"])
    assert all(one.done() for one in asked)


async def test_whoever_leaves_is_no_longer_read_for() -> None:
    one = Room()
    first, second, third = (asyncio.ensure_future(one.room.read("ana", Wanted(name, 0))) for name in "abc")
    await quiet()
    second.cancel()
    first.cancel()
    await quiet()
    assert one.hired[0].ended  # the reader's process is ended in the middle of it
    assert list(one.begun()) == ["a", "c"]
    one.jobs[-1][0].set_result(b"done")
    assert await third == b"done"


async def test_a_record_that_takes_too_long_is_given_up() -> None:
    one = Room(seconds=0.01)
    with pytest.raises(Refused) as caught:
        await one.room.read("ana", Wanted("a", 0))
    assert caught.value.refusal == TooDear()
    assert one.hired[0].ended


def test_what_waits_is_counted_in_bytes() -> None:
    room = ReadingRoom(Budget(waiting_here=1000, waiting=1500), partial(ThreadPoolExecutor, 1), GAMES)
    with room.place("ana", 700):
        with pytest.raises(Refused) as caught, room.place("ana", 700):
            pass
        assert caught.value.refusal == TooManyReplays()
        with room.place("bob", 700), pytest.raises(Refused) as caught, room.place("zoe", 700):
            pass
        assert caught.value.refusal == HouseFull()
    with room.place("ana", 1000):
        pass


async def test_who_comes_after_a_match_finds_the_reader_there() -> None:
    one = Room()
    one.room.warm()
    assert len(one.hired) == 1
    asked = asyncio.ensure_future(one.room.read("ana", Wanted("a", 0)))
    await quiet()
    assert len(one.hired) == 1
    one.jobs[-1][0].set_result(b"done")
    assert await asked == b"done"
