"""Robots elsewhere: `tablee robots` in a process of its own, over a real NATS; and a house that does without them."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tablee.core.game.shelf import games
from tablee.core.seats import Bot
from tablee.match import codec
from tablee.match.local import Match, deal
from tablee.match.play.desk import Witness
from tablee.match.thinking.robots import think
from tablee.server.app import create_app
from tablee.server.pool import asking, thoughts
from tablee.server.pool.asking import RobotsElsewhere
from tablee.server.pool.thoughts import GROUP, subject
from tablee.server.settings import Settings
from tablee.server.visits.bus import Answer, Bus, Head
from tests.match.parlour import Parlour
from tools.servers import Nats

GAME = games()["multiplipotion"]
LEVEL = GAME.engine.levels[0]


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    server = Nats()
    server.start()
    yield server
    server.stop()


@pytest.fixture
async def bus(nats: Nats) -> AsyncIterator[Bus]:
    line = Bus(nats.address)
    await line.open()
    yield line
    await line.close()


class Crew:
    """`tablee robots` with one robot."""

    def __init__(self, nats: Nats) -> None:
        command = [sys.executable, "-m", "tablee", "robots", "--bus", nats.address, "--robots", "1", "--lang", "en"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert "1 robot waits" in self.line()

    def line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def robots(self) -> list[int]:
        """The processes that think."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        children = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
        return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        return self._process.wait(60)


@pytest.fixture
def crew(nats: Nats) -> Iterator[Crew]:
    made = Crew(nats)
    yield made
    if made._process.poll() is None:
        made.end(signal.SIGKILL)
    assert made._process.stdout is not None
    made._process.stdout.close()


class House(Witness):
    """A house in this process, in which robots play each other; counts their moves, and where they were thought."""

    def __init__(self, folder: Path, bus: Bus) -> None:
        self.parlour = Parlour(folder, GAME)
        self.elsewhere = RobotsElsewhere(bus)
        self.where: list[str] = []
        self.moves = 0

    def moved(self, game: str, seconds: float) -> None:
        self.moves += 1

    async def play(self) -> None:
        """A match from its start to its end."""
        await self.parlour.open()
        try:
            desk = self.parlour.desk
            desk.witness, desk.robots.elsewhere, desk.robots.counted = self, self.elsewhere.choose, self.where.append
            match = await self.parlour.match(Bot(LEVEL), Bot(LEVEL))
            async with asyncio.timeout(60):
                while match.referee.table.status != "finished":
                    await asyncio.sleep(0.02)
        finally:
            await self.parlour.close()


def begun(name: str) -> Match:
    return deal(name, seats=max(games()[name].rules.seat_counts), seed=3)


async def test_robots_elsewhere_choose_as_those_of_the_house_and_leave_in_order(
    bus: Bus, crew: Crew, tmp_path: Path
) -> None:
    elsewhere = RobotsElsewhere(bus)
    for name, game in games().items():
        match = begun(name)
        view = match.view(match.to_play[0])
        level = game.engine.levels[0]
        assert await elsewhere.choose(game, view, level, "luck", 9.0) == think(name, view, level, "luck")

    house = House(tmp_path, bus)
    await house.play()
    assert set(house.where) == {"elsewhere"}
    assert house.moves == len(house.where)

    (robot,) = crew.robots()
    os.kill(robot, signal.SIGSTOP)
    view = begun(GAME.name).view(begun(GAME.name).to_play[0])
    under_way = asyncio.create_task(elsewhere.choose(GAME, view, LEVEL, "luck", 9.0))
    await asyncio.sleep(0.3)
    crew._process.send_signal(signal.SIGTERM)
    await asyncio.sleep(0.3)
    assert not under_way.done()
    assert await elsewhere.choose(GAME, view, LEVEL, "luck", 9.0) is None, "it still takes thoughts"
    os.kill(robot, signal.SIGCONT)
    assert await under_way == think(GAME.name, view, LEVEL, "luck")
    assert await asyncio.to_thread(crew.line) == f"{len(games()) + len(house.where) + 1} thoughts.\n"
    assert crew._process.wait(60) == 0


async def test_robots_that_are_killed_in_a_thought_cost_one_wait(
    bus: Bus, crew: Crew, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "AT_LEAST", 1.5)
    monkeypatch.setattr(asking, "USUALLY", 0.0)
    heard = asyncio.Event()
    await bus.hear(subject(), lambda who, thought: heard.set())
    (robot,) = crew.robots()
    os.kill(robot, signal.SIGSTOP)
    house = House(tmp_path, bus)
    playing = asyncio.create_task(house.play())
    await asyncio.wait_for(heard.wait(), 60)
    crew.end(signal.SIGKILL)
    os.kill(robot, signal.SIGKILL)
    await playing
    assert set(house.where) == {"here"}
    assert house.moves == len(house.where)


@pytest.mark.parametrize("said", [{}, {"ask": 7}, {"ask": {"kind": "cheat"}}, {"ask": {"kind": "time_up"}}])
async def test_rubbish_is_thought_again_here_and_nobody_is_asked_for_a_while(bus: Bus, said: Head) -> None:
    asked: list[str] = []

    async def answer(head: Head, body: bytes) -> Answer:
        asked.append(head["game"])
        return said, b""

    answering = await bus.answer(subject(), answer, GROUP)
    time = 100.0
    elsewhere = RobotsElsewhere(bus, lambda: time)
    view = begun(GAME.name).view(0)
    for _ in range(3):
        assert await elsewhere.choose(GAME, view, LEVEL, "luck", 9.0) is None
    assert len(asked) == 1
    time += asking.REST
    assert await elsewhere.choose(GAME, view, LEVEL, "luck", 9.0) is None
    assert len(asked) == 2
    await answering.unsubscribe()


async def test_a_robot_of_another_tablee_is_not_asked(bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answer(head: Head, body: bytes) -> Answer:
        raise AssertionError("its choice might be another")

    answering = await bus.answer(subject(), answer, GROUP)
    monkeypatch.setattr(thoughts, "fingerprint", lambda module: "other")
    assert await RobotsElsewhere(bus).choose(GAME, begun(GAME.name).view(0), LEVEL, "luck", 9.0) is None
    await answering.unsubscribe()


async def test_a_house_with_a_bus_asks_there_first_and_counts_it(nats: Nats, bus: Bus, tmp_path: Path) -> None:
    async def answer(head: Head, body: bytes) -> Answer:
        ask = thoughts.thought_over(head["game"], head["view"], head["level"], head["seed"])
        return {"ask": codec.Encoded(ask)}, b""

    await bus.answer(subject(), answer, GROUP)
    view = begun(GAME.name).view(begun(GAME.name).to_play[0])
    app = create_app(Settings(data=tmp_path, bus=nats.address))
    async with app.router.lifespan_context(app):
        action = await app.state.house.desk.robots.choose(GAME, view, LEVEL, "luck")
    assert action == think(GAME.name, view, LEVEL, "luck")
    assert b'tablee_thoughts_total{where="elsewhere"} 1.0' in app.state.metrics.text()
