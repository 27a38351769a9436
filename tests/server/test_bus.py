"""The line between houses, over a real NATS: what is lost with it is not waited for."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from time import monotonic

import pytest

from tablee.server.visits.bus import ANSWER, Answer, Bus, Head
from tablee.server.visits.elsewhere import Unanswered
from tools.servers import Nats


@pytest.fixture
def nats() -> Iterator[Nats]:
    server = Nats()
    server.start()
    yield server
    server.kill()


@pytest.fixture
async def houses(nats: Nats) -> AsyncIterator[tuple[Bus, Bus]]:
    async with AsyncExitStack() as stack:
        both = Bus(nats.address), Bus(nats.address)
        for one in both:
            await one.open()
            stack.push_async_callback(one.close)
        yield both


async def under_way(here: Bus, arrived: asyncio.Event) -> asyncio.Task[Answer]:
    """Something asked that has arrived."""
    asking = asyncio.create_task(here.ask("ask.7", {"do": "think"}))
    async with asyncio.timeout(60):
        await arrived.wait()
    return asking


async def test_whoever_answers_says_so_when_nats_knows_of_it(nats: Nats, houses: tuple[Bus, Bus]) -> None:
    async def take(_: Head, __: bytes) -> Answer:
        return {"done": True}, b""

    os.kill(nats.pid, signal.SIGSTOP)
    os.waitid(os.P_PID, nats.pid, os.WSTOPPED)  # a busy machine takes its time to stop it
    listening = asyncio.create_task(houses[1].answer("ask.7", take))
    await asyncio.sleep(0.1)
    assert not listening.done(), "who asks now would hear that nobody answers"
    os.kill(nats.pid, signal.SIGCONT)
    await listening
    assert await houses[0].ask("ask.7", {}) == ({"done": True}, b"")
    for number in range(8, 208):  # what asks NATS may overtake what it asks about: then one in fifty heard that
        await houses[1].answer(f"ask.{number}", take)
        assert await houses[0].ask(f"ask.{number}", {}) == ({"done": True}, b"")


async def test_what_was_asked_when_nats_died_is_not_waited_for(nats: Nats, houses: tuple[Bus, Bus]) -> None:
    here, there = houses
    arrived = asyncio.Event()

    async def take(head: Head, _: bytes) -> Answer:
        if head["do"] == "think":
            arrived.set()
            await asyncio.Event().wait()
        return {"done": True}, b""

    await there.answer("ask.7", take)
    asking = await under_way(here, arrived)
    began = monotonic()
    await asyncio.to_thread(nats.kill)
    with pytest.raises(Unanswered):
        await asking
    with pytest.raises(Unanswered):  # and nobody waits for a line that is down
        await here.ask("ask.7", {"do": "speak"})
    assert monotonic() - began < ANSWER
    await asyncio.to_thread(nats.start)
    async with asyncio.timeout(60):
        while True:  # both are back by themselves, each in its time
            try:
                assert await here.ask("ask.7", {"do": "speak"}) == ({"done": True}, b"")
                return
            except Unanswered:
                await asyncio.sleep(0.02)


async def test_whoever_stops_asking_is_not_told_that_nobody_answered(houses: tuple[Bus, Bus]) -> None:
    here, there = houses
    arrived = asyncio.Event()

    async def take(_: Head, __: bytes) -> Answer:
        arrived.set()
        await asyncio.Event().wait()
        raise AssertionError("nobody waits for it")

    await there.answer("ask.7", take)
    asking = await under_way(here, arrived)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
