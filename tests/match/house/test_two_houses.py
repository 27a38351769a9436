"""Two houses on one database: one of them has a match, and when it is gone the other goes on with it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from tablee.core.clock import Clock
from tablee.core.refusal import Refused
from tablee.match.house import chores
from tablee.match.tables.lobby import Wish
from tablee.storage.leases import Elsewhere
from tablee.storage.postgres import lease
from tablee.storage.postgres.lease import Lease
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tests.databases import database, postgres
from tests.exam.toy import GAME
from tests.exam.toy.problems.setting import cards
from tests.match.parlour import ANA, BOB, Ear, Parlour
from tests.match.tables.test_days import DAILY, DAY, at

__all__ = ["database", "postgres"]

Both = tuple[Parlour, Parlour]


@pytest.fixture
async def houses(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Both]:
    """Both are open; chores are done often, but leases last as usual: a busy machine may leave a test waiting."""
    for room, name, seconds in ((lease, "RENEW", 0.1), (chores, "SOON", 0.05)):
        monkeypatch.setattr(room, name, seconds)
    await prepare(database)
    async with AsyncExitStack() as stack:
        both = (
            Parlour(tmp_path, DAILY, store=lambda: PostgresLog(database)),
            Parlour(tmp_path, DAILY, store=lambda: PostgresLog(database)),
        )
        for one in both:
            await one.open(grace=5.0)
            stack.push_async_callback(one.close)
        yield both


def lease_of(house: Parlour) -> Lease:
    assert isinstance(house.log, PostgresLog)
    return house.log.leases


async def test_a_house_that_stood_still_loses_its_matches_and_their_clocks_stood(houses: Both) -> None:
    mine, theirs = houses
    match = await mine.match(ANA, BOB, clock=Clock(per_turn=30))
    hung_up: list[str] = []
    for browser, ear in match.ears.items():
        ear.guest.bye = partial(hung_up.append, browser)
    await mine.house.chores.beat()
    with pytest.raises(Elsewhere):
        await theirs.house.table(match.referee.table.id, "ana")
    theirs.time += 20
    renewing = lease_of(mine)._task
    assert renewing is not None
    renewing.cancel()  # it stands still, and knows nothing of it
    async with asyncio.timeout(60):
        while not theirs.house.live:
            await asyncio.sleep(0.02)
    (taken,) = theirs.house.awake
    assert taken.play is not None
    (began,) = (since for since in taken.play.glass.since if since is not None)
    assert began >= theirs.time, "time ran while the house was away"
    await lease_of(mine).renew()
    async with asyncio.timeout(60):
        while mine.house.live:
            await asyncio.sleep(0.02)
    assert sorted(hung_up) == ["ana", "bob"]
    with pytest.raises(Elsewhere):
        await mine.house.table(match.referee.table.id, "ana")


async def test_who_lost_a_match_cannot_write_and_its_windows_are_hung_up_on(houses: Both) -> None:
    mine, theirs = houses
    match = await mine.match(ANA, BOB)
    hung_up: list[str] = []
    match.ears["ana"].guest.bye = partial(hung_up.append, "ana")
    seq, turn = match.seq, match.turn
    await lease_of(mine).give(match.referee.table.id)  # as after a fail-over to a standby that lags
    other = await theirs.house.referee(match.referee.table.id)
    await match.lay()
    assert (await match.ears["ana" if turn == 0 else "bob"].hears("refused"))["refused"] == "house_trouble"
    assert hung_up == ["ana"]
    assert mine.house.live == 0
    assert other.seq == seq


async def test_of_two_houses_one_opens_the_match_of_the_day(houses: Both) -> None:
    mine, _ = houses
    for one in houses:
        one.time = at("2026-11-16 12:00")
    asked = [one.house.daily.table("ana", "toy", DAY, "Ana") for one in houses]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    told = {type(one).__name__ for one in outcomes}
    assert "TableSeen" in told
    assert told <= {"TableSeen", "Elsewhere"}  # both have it if one had passed it on before the other came
    assert len(await mine.log.of_browser("ana")) == 1


async def test_a_day_that_ends_at_both_houses_is_counted_for_everybody(houses: Both) -> None:
    for one in houses:
        one.time = at("2026-11-16 12:00")
    best = [cards(one.answer) for one in houses[0].house.daily.problems.on(GAME, date(2026, 11, 16))]

    async def play(number: int) -> None:
        for item, cards_of_item in enumerate(best):
            for asked, card in enumerate(cards_of_item):
                days = houses[(number + asked) % 2].house.daily.problems
                await days.answer(f"b{number}", GAME, DAY, item, {"kind": "lay", "card": card}, asked)

    await asyncio.gather(*(play(number) for number in range(16)))
    told = await houses[1].house.daily.problems.told("b3", GAME, DAY)
    assert told.result is not None
    assert told.result.distribution == {"10": 16}


async def test_browsers_that_became_one_at_another_house_are_one_here(houses: Both) -> None:
    mine, theirs = houses
    match = await theirs.match(ANA, BOB)
    await mine.house.carrying.here()
    with pytest.raises(Elsewhere):
        await theirs.house.carrying.here()
    await mine.house.carrying.redeem(mine.house.carrying.link("tablet"), "ana")
    async with asyncio.timeout(60):
        while theirs.house.carrying.who("ana") != "tablet" or not match.referee.table.seats_of("tablet"):
            await asyncio.sleep(0.02)
    assert match.ears["ana"].guest.browser == "tablet"
    assert [one.id for one in await mine.log.of_browser("tablet")] == [match.referee.table.id]


async def test_a_finished_match_is_read_wherever_its_table_is(houses: Both) -> None:
    mine, theirs = houses
    match = await mine.match(ANA, BOB)
    with pytest.raises(Refused):
        await theirs.house.past.record(match.referee.table.id)
    await match.to_the_end()
    assert await theirs.house.past.record(match.referee.table.id) == await mine.house.past.record(
        match.referee.table.id
    )
    mine.house.let_go(float("inf"))


async def test_what_is_begun_is_whose_house_is_asked_for_it_next(houses: Both) -> None:
    """The proxy sends a table to one house, and that is seldom the one that was asked to open it."""
    mine, theirs = houses
    wish = Wish(DAILY.name, (ANA, BOB))
    opened = (await mine.house.open_table("ana", wish, 40)).id
    match = await mine.match(ANA, BOB)
    await match.to_the_end()
    again = await mine.house.rematch(match.referee.table.id, "ana")
    for table in (opened, again):
        await theirs.house.join(table, Ear("ana").guest)
        with pytest.raises(Elsewhere):
            await mine.house.join(table, Ear("ana").guest)
