"""Tables of a lost house are taken by the dozen, and each by one house."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tablee.storage.leases import Elsewhere
from tablee.storage.log import Entry, Sheet, StoreFailed
from tablee.storage.postgres import lease, taking
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.pool import Connection
from tablee.storage.postgres.schema import prepare

MANY = 30
NAMES = [f"t{number}" for number in range(MANY)]
Three = tuple[PostgresLog, PostgresLog, PostgresLog]


@pytest.fixture
async def houses(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Three]:
    """Three houses; the first has left many matches behind."""
    monkeypatch.setattr(lease, "RENEW", 1e9)
    await prepare(database)
    async with AsyncExitStack() as stack:
        all_three = PostgresLog(database), PostgresLog(database), PostgresLog(database)
        for one in all_three:
            stack.push_async_callback(one.close)
            await one.leases.begin()
        dead = all_three[0]
        await dead.beat(60.0)
        for name in NAMES:
            await dead.append(name, 0, [Entry(1, 1.0, "{}")], sheets=[Sheet(name, 1, "playing", 1.0, (), name)])
        await dead._pool.fetch("UPDATE houses SET lost = true WHERE id = $1", dead.leases.house)
        yield all_three


async def test_whoever_asks_meanwhile_goes_along(houses: Three, monkeypatch: pytest.MonkeyPatch) -> None:
    _, here, _ = houses
    loads: list[int] = []

    async def counted(db: Connection, house: int, wishes: Sequence[Any]) -> Any:
        loads.append(len(wishes))
        return await taken(db, house, wishes)

    taken = taking._taken
    monkeypatch.setattr(taking, "_taken", counted)
    asked = [*NAMES, NAMES[0], "nowhere"]
    stood = await asyncio.gather(*(here.leases.take(name, 70.0, 75.0) for name in asked))
    assert stood == [True] * (MANY + 1) + [False]
    assert loads == [MANY + 1]
    assert [len(await here.outages(name, 0.0)) for name in NAMES] == [1] * MANY


async def test_of_houses_that_take_the_same_each_table_has_one(houses: Three) -> None:
    _, *both = houses
    asked = [(one, name) for one in both for name in NAMES]
    outcomes = await asyncio.gather(*(one.leases.take(name, 1.0, 1.0) for one, name in asked), return_exceptions=True)
    pairs = list(zip(outcomes[:MANY], outcomes[MANY:], strict=True))
    assert {tuple(sorted(map(str, pair))) for pair in pairs} <= {
        tuple(sorted((str(one.leases.house), "True"))) for one in both
    }
    assert all(isinstance(one, Elsewhere) or one is True for pair in pairs for one in pair)


async def test_houses_share_what_a_lost_one_has_left(houses: Three, monkeypatch: pytest.MonkeyPatch) -> None:
    _, *both = houses
    monkeypatch.setattr(taking, "A_FEW", MANY // 2)
    shares = await asyncio.gather(*(one.leases.orphans("no clock", 70.0, 75.0) for one in both))
    found = [orphan.sheet.id for share in shares for orphan in share]
    rest = [orphan.sheet.id for orphan in await both[0].leases.orphans("no clock", 70.0, 75.0)]
    assert sorted(found + rest) == sorted(NAMES)
    assert all(orphan.away for share in shares for orphan in share)


async def test_what_may_have_been_taken_when_the_line_broke_is_looked_for(
    houses: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, here, _ = houses
    run = here.leases.pool.run

    async def broken(work: Any, patience: float | None = None) -> Any:
        await run(work, patience)
        raise StoreFailed("the answer was lost")

    monkeypatch.setattr(here.leases.pool, "run", broken)
    with pytest.raises(StoreFailed):
        await here.leases.orphans("no clock", 70.0, 75.0)
    monkeypatch.undo()
    found = await here.leases.orphans("no clock", 70.0, 75.0)
    assert sorted(orphan.sheet.id for orphan in found) == sorted(NAMES)
    assert await here.leases.orphans("no clock", 70.0, 75.0) == []
