"""Several houses on one database: each match has one owner, and who lost a lease cannot write any more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tablee.storage.leases import Elsewhere
from tablee.storage.log import Entry, Lost, Outage, Sheet
from tablee.storage.postgres import lease
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.pool import connected
from tablee.storage.postgres.schema import prepare
from tools.servers import Postgres

PLAYING = Sheet("m", 1, "playing", 1.0, ("ana",), "m")
ONE, TWO = [Entry(1, 1.0, "{}")], [Entry(2, 2.0, "{}")]


@pytest.fixture
async def houses(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[PostgresLog, PostgresLog]]:
    """Two houses, the first of which has a match; leases are short, and renewed by hand."""
    monkeypatch.setattr(lease, "LEASE", 0.3)
    monkeypatch.setattr(lease, "RENEW", 1e9)
    await prepare(database)
    async with AsyncExitStack() as stack:
        both = PostgresLog(database), PostgresLog(database)
        for one in both:
            stack.push_async_callback(one.close)
        await both[0].append("m", 0, ONE, sheets=[PLAYING])
        await both[1].leases.begin()
        yield both


async def lose(loser: PostgresLog, finder: PostgresLog) -> None:
    """One house does not renew its lease for as long as it lasts; the other notices."""
    for _ in range(60):
        await finder.leases.renew()
        if loser.leases.house not in await alive(finder):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it was never noticed")


async def alive(log: PostgresLog) -> list[int]:
    return [row[0] for row in await log._pool.fetch("SELECT id FROM houses WHERE NOT lost")]


Both = tuple[PostgresLog, PostgresLog]


async def test_a_match_is_its_makers_until_that_house_gives_it_away(houses: Both) -> None:
    mine, theirs = houses
    with pytest.raises(Elsewhere) as caught:
        await theirs.leases.take("m", 5.0, 6.0)
    assert caught.value.owner == mine.leases.house
    assert await theirs.leases.elsewhere("m", "n") == {"m": mine.leases.house}
    with pytest.raises(Lost):
        await theirs.append("m", 1, TWO)
    await mine.append("m", 1, TWO)
    await mine.leases.give("m")
    await theirs.leases.take("m", 5.0, 6.0)
    await theirs.append("m", 2, [Entry(3, 3.0, "{}")])
    with pytest.raises(Lost):
        await mine.append("m", 3, [Entry(4, 4.0, "{}")])
    assert await theirs.outages("m", 0.0) == []


async def test_houses_have_no_names_that_two_could_share(houses: Both) -> None:
    """However alike they were started, on one machine or from one copied disk: the database draws their numbers."""
    mine, theirs = houses
    assert mine.leases.house != theirs.leases.house
    await mine.close()
    again = PostgresLog(mine._pool._address)
    assert await again.leases.begin() not in (mine.leases.house, theirs.leases.house)
    await again.close()


async def test_who_did_not_renew_is_lost_for_good_and_cannot_write(houses: Both) -> None:
    mine, theirs = houses
    await mine.beat(60.0)
    await lose(mine, theirs)
    assert [(one.sheet, one.away) for one in await theirs.leases.orphans("no clock", 70.0, 75.0)] == [(PLAYING, True)]
    assert await theirs.leases.orphans("no clock", 80.0, 85.0) == []
    assert await theirs.outages("m", 0.0) == [Outage(60.0, 70.0, 75.0)]
    for writing in (
        mine.append("m", 1, TWO),
        mine.append("new", 0, ONE),
        mine.put(Sheet("t", 1, "waiting", 1.0, (), "")),
    ):
        with pytest.raises(Lost):
            await writing
    await mine.leases.renew()
    assert mine.leases.lost
    await theirs.append("m", 1, TWO)
    before = mine.leases.house
    assert await mine.leases.begin() > before
    await mine.append("new", 0, ONE)
    with pytest.raises(Lost):
        await mine.append("m", 2, [Entry(3, 3.0, "{}")])


async def test_an_append_under_way_is_waited_for_before_a_house_is_called_lost(houses: Both) -> None:
    mine, theirs = houses
    db = await mine._pool.run(lambda db: asyncio.sleep(0, db))
    async with db.transaction():
        assert await db.fetchval(f"SELECT id FROM houses WHERE id = {mine.leases.house} FOR KEY SHARE")
        await asyncio.sleep(0.4)
        for _ in range(3):
            await theirs.leases.renew()
            await asyncio.sleep(0.2)
        assert mine.leases.house in await alive(theirs)
    await lose(mine, theirs)


async def test_a_house_that_was_cut_off_calls_nobody_lost_before_it_has_renewed_for_a_while(houses: Both) -> None:
    mine, theirs = houses
    await asyncio.sleep(0.5)  # the database was away: all leases are old
    await theirs.leases.renew()
    assert mine.leases.house in await alive(theirs)
    await mine.leases.renew()
    assert not mine.leases.lost
    await mine.append("m", 1, TWO)


async def test_a_house_that_closes_leaves_its_matches_at_once(houses: Both) -> None:
    mine, theirs = houses
    await mine.close()
    await theirs.leases.take("m", 5.0, 6.0)
    await theirs.append("m", 1, TWO)


async def test_a_table_that_is_not_there_is_nobodys_and_of_two_who_make_it_one_does(houses: Both) -> None:
    mine, theirs = houses
    await mine.leases.take("nowhere", 1.0, 1.0)
    await theirs.leases.take("nowhere", 1.0, 1.0)
    await mine.leases.take("day", 1.0, 1.0, new=True)
    with pytest.raises(Elsewhere):
        await theirs.leases.take("day", 1.0, 1.0, new=True)


async def test_houses_live_by_the_databases_clock(houses: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, theirs = houses
    right = theirs.leases.wall()
    monkeypatch.setattr("tablee.storage.postgres.lease.time.time", lambda: right - 300)
    await mine.leases.renew()
    assert abs(mine.leases.wall() - right) < 20


async def test_tables_that_another_house_has_in_memory_are_spared(houses: Both, postgres: Postgres) -> None:
    mine, theirs = houses
    await mine.put(Sheet("t", 1, "waiting", 1.0, (), ""))
    assert await theirs.expire(10.0, ()) == 0
    await mine.leases.give("t")
    assert await theirs.expire(10.0, ()) == 1


async def test_of_two_houses_that_take_an_orphan_at_once_one_has_it(houses: Both, database: str) -> None:
    dead, quicker = houses
    await lose(dead, quicker)
    slower = PostgresLog(database)
    await slower.leases.begin()
    db = await connected(database)
    async with db.transaction():
        await db.execute("UPDATE matches SET owner = $1 WHERE id = 'm'", quicker.leases.house)
        taking = asyncio.create_task(slower.leases.take("m", 5.0, 6.0))
        waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while not await quicker._pool.fetch(waiting):  # not in the transaction, which would see one moment for ever
            await asyncio.sleep(0.02)
    with pytest.raises(Elsewhere):
        await taking
    await db.close()
    await slower.close()
