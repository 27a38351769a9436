"""Tables that nobody looks at sleep: a house that opens again takes up those where a clock runs, and no others."""

import asyncio
from pathlib import Path

import pytest

from tablee.core.clock import Clock
from tablee.core.refusal import Refused
from tablee.core.seats import Person
from tablee.match.house import chores, house
from tablee.match.play import referee
from tablee.match.refusals.tables import NoSuchTable
from tablee.match.tables.table import NO_CLOCK, HouseTable, from_sheet, to_sheet
from tablee.storage.log import Sheet
from tablee.storage.sqlite.log import SqliteLog
from tests.match.parlour import ANA, BOB, OPEN, PUPIL, Ear, Parlour, parlour

DAY = 24 * 3600.0


async def begun(here: Parlour, *sitters: object, clock: Clock | None = None) -> str:
    """A match of Ana's that nobody attends."""
    match = await here.match(*sitters, clock=clock or Clock())  # type: ignore[arg-type]  # sitters, all of them
    for ear in match.ears.values():
        match.referee.part(ear.guest)
    return match.referee.table.id


async def opened_again(here: Parlour) -> None:
    """The house is closed and opened, and everything it does at once is done."""
    await here.close()
    await here.open()
    for _ in range(50):
        await asyncio.sleep(0)
    await asyncio.gather(here.house.chores._tasks[0])


async def test_only_tables_with_a_running_clock_are_taken_up_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        for _ in range(5):
            await begun(here, ANA, PUPIL)
        await begun(here, ANA, BOB)
        await begun(here, PUPIL, PUPIL, clock=Clock(per_turn=30))
        timed = await begun(here, ANA, BOB, clock=Clock(per_turn=30))
        await opened_again(here)
        assert [one.table.id for one in here.house.awake] == [timed]


async def test_a_sheet_is_read_once_when_its_table_is_taken_up_again_and_not_at_all_without_a_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def counted(sheet: Sheet) -> HouseTable:
        read.append(sheet.id)
        return from_sheet(sheet)

    async def asked_for(log: SqliteLog, table: str) -> None:
        read.append(table)

    async with parlour(tmp_path) as here:
        await begun(here, ANA, BOB)
        timed = await begun(here, ANA, BOB, clock=Clock(per_turn=30))
        for room in (chores, house, referee):
            monkeypatch.setattr(room, "from_sheet", counted)
        monkeypatch.setattr(SqliteLog, "sheet", asked_for)
        await opened_again(here)
        assert [one.table.id for one in here.house.awake] == [timed]
        assert read == [timed]


async def test_a_sheet_tells_at_a_glance_whether_there_is_a_clock(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        for clock in (Clock(), Clock(per_turn=1), Clock(per_match=60)):
            table = await here.table(Person('"clock":{"per_turn":0'), OPEN, clock=clock)
            assert (NO_CLOCK not in to_sheet(table.table).body) is clock.runs


async def test_a_robots_turn_waits_until_somebody_comes(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        referee = await here.table(PUPIL, ANA)
        await here.house.start(referee.table.id, "ana")
        assert referee.play is not None
        assert referee.play.to_play == (0,)
        assert referee.duty.idle, "nobody looks: the robot has not even begun to think"
        here.house.let_go(here.time)
        assert here.house.live == 0
        ear = Ear("ana")
        await here.house.join(referee.table.id, ear.guest)
        await ear.hears("told", to_play=[1])


async def test_a_robot_whose_time_runs_plays_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        referee = await here.table(PUPIL, ANA, clock=Clock(per_turn=600))
        await here.house.start(referee.table.id, "ana")
        assert not referee.duty.idle


async def test_who_goes_while_a_robot_thinks_finds_the_match_waiting(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, PUPIL)
        await match.lay()
        laid = match.seq
        for ear in match.ears.values():
            match.referee.part(ear.guest)
        while not match.referee.duty.idle:
            await asyncio.sleep(0.001)
        here.house.let_go(here.time)
        assert here.house.live == 0
        ear = Ear("ana")
        again = await here.house.join(match.referee.table.id, ear.guest)
        assert again.seq == match.seq > laid, "the robot ended its turn, and it is in the log"


async def test_tables_at_which_nobody_began_to_play_are_cleared_away(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        old = (await here.table(ANA, OPEN)).table.id
        looked_at = await here.table(ANA, OPEN)
        playing = await begun(here, ANA, PUPIL)
        here.time += 29 * DAY
        young = (await here.table(ANA, OPEN)).table.id
        here.house.let_go(here.time)
        await here.house.join(looked_at.table.id, Ear("ana").guest)
        assert await here.house.chores.expire() == 0
        here.time += 2 * DAY
        assert await here.house.chores.expire() == 1
        left = {one.id for one in await here.house.tables_of("ana")}
        assert left == {looked_at.table.id, playing, young}
        with pytest.raises(Refused) as caught:
            await here.house.referee(old)
        assert caught.value.refusal == NoSuchTable()


async def test_a_house_may_keep_them_for_ever(tmp_path: Path) -> None:
    async with parlour(tmp_path, waiting_days=0) as here:
        table = await here.table(ANA, OPEN)
        here.time += 4000 * DAY
        here.house.let_go(here.time)
        assert await here.house.chores.expire() == 0
        assert (await here.house.referee(table.table.id)).table == table.table
