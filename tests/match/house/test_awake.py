"""Tables by address and in all: beyond the cap, the longest unattended one sleeps, and nothing of it is lost."""

from contextlib import suppress
from pathlib import Path

import pytest

from tablee.core.clock import Clock
from tablee.core.refusal import Refused
from tablee.match.house.awake import Caps
from tablee.match.refusals.crowd import HouseFull, TooManyHere
from tablee.match.tables.lobby import Wish
from tablee.storage.log import StoreFailed
from tests.match.parlour import ANA, BOB, Ear, Parlour, parlour

SECOND = 1


async def opened(here: Parlour, source: str, browser: str = "ana", turn: int = SECOND) -> str:
    """A table in play whose turns take a second, or longer."""
    here.time += 1
    wish = Wish("toy", (ANA, BOB), clock=Clock(turn, 0))
    table = (await here.house.open_table(browser, wish, 40, source)).id
    await here.house.start(table, browser)
    return table


async def test_an_address_has_so_many_tables_awake(tmp_path: Path) -> None:
    async with parlour(tmp_path, caps=Caps(here=3, in_all=100)) as here:
        tables = [await opened(here, "home", f"browser{number}") for number in range(10)]
        assert set(here.house._live) == set(tables[-3:])
        elsewhere = await opened(here, "elsewhere")
        assert here.house.live == 4
        referee = await here.house.referee(tables[0])  # whoever comes finds it as it was
        assert (referee.table.status, referee.seq) == ("playing", 3)
        assert elsewhere in here.house._live


async def test_a_table_that_somebody_looks_at_does_not_sleep(tmp_path: Path) -> None:
    async with parlour(tmp_path, caps=Caps(here=2, in_all=100)) as here:
        tables = [await opened(here, "home") for _ in range(2)]
        ears = [Ear("ana"), Ear("ana")]
        await here.house.join(tables[0], ears[0].guest)
        third = await opened(here, "home")
        assert set(here.house._live) == {tables[0], third}
        await here.house.join(third, ears[1].guest)
        with pytest.raises(Refused) as caught:
            await opened(here, "home")
        assert caught.value.refusal == TooManyHere(2)


async def test_all_addresses_together_have_so_many(tmp_path: Path) -> None:
    async with parlour(tmp_path, caps=Caps(here=5, in_all=2)) as here:
        tables = [await opened(here, f"home{number}") for number in range(3)]
        assert set(here.house._live) == set(tables[1:])
        for table in tables[1:]:
            await here.house.join(table, Ear("ana").guest)
        with pytest.raises(Refused) as caught:
            await opened(here, "another")
        assert caught.value.refusal == HouseFull()


async def test_a_table_asleep_does_nothing_until_somebody_comes(tmp_path: Path) -> None:
    async with parlour(tmp_path, caps=Caps(here=1, in_all=100)) as here:
        first = await here.house.referee(await opened(here, "home"))
        await opened(here, "home")
        assert first.duty.idle


async def test_whoever_was_crowded_out_wakes_when_there_is_room_and_still_counts(tmp_path: Path) -> None:
    async with parlour(tmp_path, caps=Caps(here=2, in_all=100), grace=0.0) as here:
        tables = [await opened(here, "home") for _ in range(6)]
        here.time += 60
        await here.house.chores.beat()
        assert set(here.house._live) == set(tables[-2:]), "their time is up, but there is no room for them"
        here.house._live.lose(await here.house.referee(tables[-1]))
        await here.house.chores.beat()
        assert set(here.house._live) == {tables[0], tables[-2]}, "the longest due comes first"
        await here.house.chores.beat()
        assert here.house.live == 2, "and counts as one from home"


async def test_tables_taken_from_the_store_count_among_all(tmp_path: Path) -> None:
    async with parlour(tmp_path, caps=Caps(here=9, in_all=3)) as here:
        tables = [await opened(here, f"home{number}", turn=3600) for number in range(6)]
        await here.house.join(tables[-1], Ear("ana").guest)
        for table in tables:
            here.time += 1
            await here.house.referee(table)
            assert here.house.live == 3
        assert tables[-1] in here.house._live, "somebody looks at it"
        await here.close()
        await here.open(caps=Caps(here=9, in_all=3))
        await here.house.chores._take_up_some()
        assert here.house.live == 3, "after a restart as well"


async def test_an_alarm_is_not_lost_with_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path, caps=Caps(here=1, in_all=100), grace=0.0) as here:
        tables = [await opened(here, "home") for _ in range(2)]
        here.house._live.lose(await here.house.referee(tables[1]))
        here.time += 60
        with monkeypatch.context() as away:
            away.setattr(here.log, "sheet", _failing)
            with suppress(StoreFailed):
                await here.house._live.wake_due()
        await here.house._live.wake_due()
        assert set(here.house._live) == {tables[0]}


async def _failing(*_: str) -> None:
    raise StoreFailed("the disk is away")
