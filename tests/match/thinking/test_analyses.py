"""Analyses: thought over once and apart from the robots, one place a browser; whoever waits knows how far it is."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tablee.core.refusal import Refusal, Refused
from tablee.match.codec import Encoded
from tablee.match.refusals.records import AnalysisFailed, AnalysisTooLong
from tablee.match.tables.lobby import Wish, opened
from tablee.match.thinking import analyses as room
from tablee.match.thinking.analyses import FORGOTTEN, HERE, KEPT, NICENESS, Analyses, Far, StillThinking, yielding
from tablee.match.thinking.fair import Whose
from tablee.match.thinking.worker import Worker
from tablee.search import warm
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.match.parlour import ANA, BOB

TOY = otherwise(GAME, engine={"analyse": lambda options, seats, events: [seats]})
TABLE = opened({TOY.name: TOY}, Wish(TOY.name, (ANA, BOB)), "ana", 0.0)
MADE = Encoded(b"[2]")


class Study(Executor):
    """Analyses by one worker that come to their end when the test says so, and a clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.thoughts = 0
        self._begun: list[tuple[Callable[[], Any], Future[Any]]] = []
        self._analyses = Analyses(lambda: self, lambda: self.now, at_once=0.0)

    def submit(self, thought: Callable[[], Any], /, *_: Any, **__: Any) -> Future[Any]:
        self._begun.append((thought, Future()))
        self.thoughts += 1
        return self._begun[-1][1]

    async def ask(self, browser: str, table: str, home: str = "") -> Encoded | StillThinking | None:
        """Somebody asks how well a match was played."""
        found = await self._analyses.asked(TOY, replace(TABLE, id=table), (), Whose(browser, home))
        await _settled()
        return found

    async def done(self, seconds: float, error: Exception | None = None) -> None:
        """The one that is being made is ready after so many seconds, or fails."""
        thought, answer = self._begun.pop()
        self.now += seconds
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(thought())
        await _settled()


async def _settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def study(monkeypatch: pytest.MonkeyPatch) -> Study:
    monkeypatch.setattr(room, "WORKERS", 1)
    return Study()


async def test_ever_new_browsers_of_one_address_have_a_few_places(study: Study) -> None:
    for number in range(20):
        await study.ask(f"cookie {number}", f"match {number}", "hostile")
    assert await study.ask("ana", "mine", "home") == StillThinking(HERE, None)


async def test_it_is_thought_over_once_and_kept(study: Study) -> None:
    assert await study.ask("ana", "one") == StillThinking(0, None)
    assert await study.ask("bob", "one") == StillThinking(0, None)
    await study.done(3.0)
    assert [await study.ask(who, "one") for who in ("ana", "bob", "ana")] == [MADE] * 3
    assert study.thoughts == 1


async def test_whoever_waits_is_told_how_many_come_first_and_how_far_it_is(study: Study) -> None:
    await study.ask("ana", "one")
    await study.done(10.0)
    await study.ask("ana", "two")
    assert await study.ask("bob", "three") == StillThinking(1, None)
    assert await study.ask("eve", "four") == StillThinking(2, None)
    study.now += 4.0
    assert await study.ask("ana", "two") == StillThinking(0, 0.4)
    study.now += 40.0
    assert await study.ask("ana", "two") == StillThinking(0, 0.95)
    await study.done(0.0)
    assert await study.ask("bob", "three") == StillThinking(0, 0.0)
    assert await study.ask("eve", "four") == StillThinking(1, None)


async def test_a_browser_has_one_place_however_many_it_asks_for(study: Study) -> None:
    for number in range(40):
        await study.ask("ana", f"table {number}")
    assert await study.ask("ana", "another") == StillThinking(1, None)
    assert await study.ask("bob", "one") == StillThinking(1, None), "one of Ana's comes first, not forty"
    await study.done(1.0)
    await study.done(1.0)
    assert await study.ask("bob", "one") == MADE
    assert await study.ask("ana", "another") == StillThinking(0, 0.0), "and when that is done, the next has its place"


async def test_what_nobody_asks_for_any_more_loses_its_place(study: Study) -> None:
    await study.ask("ana", "one")
    await study.ask("bob", "left")
    study.now += FORGOTTEN - 1
    assert await study.ask("eve", "three") == StillThinking(2, None)
    study.now += 2
    assert await study.ask("eve", "three") == StillThinking(1, None)
    await study.done(1.0)
    assert await study.ask("eve", "three") == StillThinking(0, 0.0)


@pytest.mark.parametrize(
    ("error", "told"), [(ZeroDivisionError(), AnalysisFailed()), (TimeoutError(), AnalysisTooLong(minutes=15))]
)
async def test_one_that_fails_is_told_of_once_and_then_tried_again(
    study: Study, error: Exception, told: Refusal
) -> None:
    await study.ask("ana", "one")
    await study.done(1.0, error)
    with pytest.raises(Refused) as refused:
        await study.ask("ana", "one")
    assert refused.value.refusal == told
    assert study.thoughts == 1, "asking how far it is has not begun it again"
    await study.ask("ana", "one")
    await study.done(1.0)
    assert await study.ask("ana", "one") == MADE


async def test_the_latest_are_kept_and_no_more(study: Study) -> None:
    for number in range(KEPT + 1):
        await study.ask("ana", f"table {number}")
        await study.done(1.0)
        await study.ask("ana", "table 0")  # looked at all the time
    assert await study.ask("ana", "table 0") == MADE
    assert await study.ask("ana", "table 2") == MADE
    assert isinstance(await study.ask("ana", "table 1"), StillThinking)


async def test_who_asks_waits_a_moment_so_that_short_ones_are_answered_at_once() -> None:
    analyses = Analyses(_AtOnce)
    assert await analyses.asked(TOY, TABLE, (), Whose("ana")) == MADE
    assert await analyses.asked(GAME, TABLE, (), Whose("ana")) is None


class _AtOnce(Executor):
    def submit(self, thought: Callable[[], Any], /, *_: Any, **__: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        answer.set_result(thought())
        return answer


async def test_it_is_made_in_a_process_that_yields_to_all_others() -> None:
    worker = Worker(yielding, budget=60.0)
    try:
        assert await worker.think(partial(os.nice, 0)) == min(19, os.nice(0) + NICENESS)
    finally:
        worker.close()


async def test_kernels_are_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[Any] = []
    monkeypatch.setattr(warm, "now", lambda *modules: order.append(modules))
    game = otherwise(TOY, engine={"kernels": ("tablee.search.walk",), "analyse": lambda *_: order.append("analysed")})
    await Analyses(_AtOnce).asked(game, TABLE, (), Whose("ana"))
    assert order == [("tablee.search.walk",), "analysed"]


class Afar:
    """Analysts elsewhere, who tell how far they are and answer when the test says so."""

    def __init__(self) -> None:
        self.asked: dict[str, tuple[Far, asyncio.Future[Encoded | Refusal | None]]] = {}

    async def made(self, match: str, far: Far) -> Encoded | Refusal | None:
        self.asked[match] = far, asyncio.get_running_loop().create_future()
        return await self.asked[match][1]

    async def far(self, match: str, ahead: int, *, doing: bool) -> None:
        self.asked[match][0](ahead, doing)

    async def answer(self, match: str, answer: Encoded | Refusal | None) -> None:
        self.asked[match][1].set_result(answer)
        await _settled()


@pytest.fixture
def afar(study: Study) -> Afar:
    made = Afar()
    study._analyses.elsewhere = made.made
    return made


async def test_what_is_thought_over_elsewhere_shows_how_far_it_is_and_needs_no_worker_here(
    study: Study, afar: Afar
) -> None:
    assert await study.ask("ana", "a") == StillThinking(0, None)
    await afar.far("a", 3, doing=False)
    assert await study.ask("ana", "a") == StillThinking(3, None)
    await afar.far("a", 0, doing=True)
    study.now += 10
    assert await study.ask("bob", "b") == StillThinking(0, None)
    await afar.answer("a", MADE)
    assert await study.ask("ana", "a") == MADE
    await afar.far("b", 0, doing=True)
    study.now += 5
    assert await study.ask("bob", "b") == StillThinking(0, 0.5)
    await afar.answer("b", AnalysisFailed())
    with pytest.raises(Refused):
        await study.ask("bob", "b")
    assert study.thoughts == 0


async def test_what_nobody_elsewhere_makes_is_made_here(study: Study, afar: Afar) -> None:
    await study.ask("ana", "a")
    await afar.far("a", 0, doing=True)
    await afar.answer("a", None)
    assert await study.ask("ana", "a") == StillThinking(0, None)
    await study.done(1.0)
    assert await study.ask("ana", "a") == MADE


async def test_who_forgets_an_analysis_elsewhere_waits_for_it_no_longer(study: Study, afar: Afar) -> None:
    await study.ask("ana", "a")
    study.now += FORGOTTEN + 1
    await study.ask("ana", "b")
    assert afar.asked["a"][1].cancelled()
    await afar.answer("b", MADE)
    assert await study.ask("ana", "b") == MADE
