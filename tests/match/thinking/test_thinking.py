"""Robots in fair turns, with workers moved by hand: who thinks next, and who need not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from tablee.match.thinking import robots as robots_room
from tablee.match.thinking.fair import Whose
from tablee.match.thinking.robots import QUICK, UNKNOWN, Robots, get_ready, think
from tablee.match.thinking.worker import process
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay


class Hand(Executor):
    """A worker that thinks when the test says so."""

    def __init__(self, house: Room) -> None:
        self._house = house

    def submit(self, thought: Callable[[], Any], /, *_: Any, **__: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        if getattr(thought, "func", None) is get_ready:
            self._house.warmed.append(self._house.hands.index(self))
        else:
            self._house.thinking.append((self._house.hands.index(self), thought, answer))
        return answer


class Room:
    """Robots, the hands that think for them, and a clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.hands: list[Hand] = []
        self.warmed: list[int] = []
        self.thinking: list[tuple[int, Any, Future[Any]]] = []
        self.robots = Robots(self._hire, _anything, clock=lambda: self.now)
        self.asked: list[asyncio.Task[Any]] = []

    def _hire(self) -> Executor:
        self.hands.append(Hand(self))
        return self.hands[-1]

    async def ask(self, who: str, level: str) -> None:
        """A bot of that level, at a table of that browser, is to choose."""
        self.asked.append(asyncio.create_task(self.robots.choose(GAME, None, level, who, Whose(who))))
        await settled()

    async def stop_asking(self) -> None:
        """Nobody waits any more for what was asked last."""
        self.asked[-1].cancel()
        await settled()

    @property
    def at_work(self) -> list[tuple[str, str]]:
        """Whose thoughts are being thought, and of which level."""
        return [(thought.args[3], thought.args[2]) for _, thought, _ in self.thinking]

    async def done(self, seconds: float, place: int = 0) -> None:
        """A thought comes to its end after so many seconds."""
        _, thought, answer = self.thinking.pop(place)
        self.now += seconds
        answer.set_result(thought())
        await settled()


def _anything(*asked: Any) -> Any:
    return asked


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """One robot for all thoughts, one for quick ones; a champion takes 2 seconds here, a novice a hundredth."""
    monkeypatch.setattr(robots_room, "WORKERS", 1)
    made = Room()
    for level, seconds in (("novice", 0.01), ("champion", 2.0)):
        await made.ask("somebody", level)
        await made.done(seconds)
    return made


async def test_a_level_costs_what_it_took_and_an_unknown_one_is_thought_dear(room: Room) -> None:
    assert room.robots.cost("toy", "novice") == pytest.approx(0.01)
    assert room.robots.cost("toy", "champion") == pytest.approx(2.0)
    assert room.robots.cost("toy", "pupil") == UNKNOWN > QUICK


async def test_a_level_becomes_dear_at_once_and_cheap_by_and_by(room: Room) -> None:
    costs = []
    for seconds in (0.8, 0.0, 0.0):
        await room.ask("ana", "novice")
        await room.done(seconds)
        costs.append(room.robots.cost("toy", "novice"))
    assert costs == pytest.approx([0.8, 0.4, 0.2])


async def test_beside_forty_champion_tables_of_one_browser_a_novice_does_not_wait_at_all(room: Room) -> None:
    for _ in range(40):
        await room.ask("ana", "champion")
    assert room.at_work == [("ana", "champion")]
    await room.ask("bob", "novice")
    assert room.at_work == [("ana", "champion"), ("bob", "novice")]


async def test_the_champion_of_another_browser_waits_for_one_thought_not_for_forty(room: Room) -> None:
    for _ in range(40):
        await room.ask("ana", "champion")
    await room.ask("bob", "champion")
    await room.done(2.0)
    turns = room.at_work[:]
    await room.done(2.0)
    assert ("bob", "champion") in [*turns, *room.at_work]


async def test_dear_thoughts_never_take_the_robot_that_is_kept_for_quick_ones(room: Room) -> None:
    await room.ask("ana", "champion")
    await room.ask("bob", "champion")
    assert room.at_work == [("ana", "champion")]


async def test_quick_thoughts_use_every_robot_that_is_free(room: Room) -> None:
    for who in ("ana", "bob", "eve"):
        await room.ask(who, "novice")
    assert room.at_work == [("ana", "novice"), ("bob", "novice")]
    await room.done(0.01)
    assert room.at_work == [("bob", "novice"), ("eve", "novice")]


async def test_a_thought_that_nobody_waits_for_any_more_is_not_begun(room: Room) -> None:
    await room.ask("ana", "champion")
    await room.ask("bob", "champion")
    await room.stop_asking()
    await room.ask("eve", "champion")
    await room.done(2.0)
    assert room.at_work == [("eve", "champion")]


async def test_whoever_stops_waiting_gives_no_robot_free_that_still_thinks(room: Room) -> None:
    await room.ask("ana", "champion")
    await room.stop_asking()
    await room.ask("bob", "champion")
    assert room.at_work == [("ana", "champion")]
    await room.done(2.0)
    assert room.at_work == [("bob", "champion")]


async def test_the_robot_for_quick_thoughts_comes_in_when_the_others_are_busy(room: Room) -> None:
    room.robots.close()
    room.hands.clear()
    room.warmed.clear()
    room.robots.warm(GAME)
    assert (len(room.hands), room.warmed) == (1, [0])
    await room.ask("ana", "champion")
    assert (len(room.hands), room.warmed) == (2, [0, 1])


async def test_closing_ends_the_thoughts(room: Room) -> None:
    await room.ask("ana", "champion")
    room.robots.close()
    with pytest.raises(asyncio.CancelledError):
        await room.asked[-1]


async def test_robots_think_in_processes_of_their_own() -> None:
    robots = Robots()
    with pytest.raises(KeyError):  # the toy is not on the shelf, and a robot's process knows the shelf alone
        await robots.choose(GAME, None, "pupil", "seed")
    robots.close()
    assert (process, think) == (robots._workers[0]._hire, robots._work)


async def test_robots_are_at_hand_again_as_soon_as_they_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robots_room, "WORKERS", 1)
    full = [True]

    def hire() -> Executor:
        if full:
            raise OSError("Cannot allocate memory")
        return process()

    robots = Robots(hire, _live)
    assert await robots.at_hand(), "nobody has been needed yet"
    robots.warm(GAME)  # and raises nothing
    assert not await robots.at_hand()
    full.clear()
    assert await robots.at_hand()
    assert await robots.choose(GAME, None, "pupil", "seed") == Lay(0, 1)
    robots.close()


def _live(*_: Any) -> Lay:
    return Lay(0, 1)
