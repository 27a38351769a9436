"""Tables by address and in all: beyond the cap, the longest unattended one sleeps, and nothing of it is lost."""

from pathlib import Path

import pytest

from tablee.core.clock import Clock
from tablee.core.refusal import Refused
from tablee.match.house.awake import Caps
from tablee.match.refusals.crowd import HouseFull, TooManyHere
from tablee.match.tables.lobby import Wish
from tests.match.parlour import ANA, BOB, Ear, Parlour, parlour

SECONDS = Wish("toy", (ANA, BOB), clock=Clock(1, 0))


async def opened(here: Parlour, source: str, browser: str = "ana") -> str:
    """A table in play whose turns take a second."""
    here.time += 1
    table = (await here.house.open_table(browser, SECONDS, 40, source)).id
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
