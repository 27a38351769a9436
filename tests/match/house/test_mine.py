"""The tables of one browser: whose turn it is, how it ended, who has come, and what was put away."""

from pathlib import Path

import pytest

from tests.match.parlour import ANA, BOB, OPEN, PUPIL, Ear, parlour


async def test_the_list_says_whose_turn_it_is_awake_asleep_and_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        turn = match.referee.play.to_play if match.referee.play else None
        assert turn
        for ear in match.ears.values():
            match.referee.part(ear.guest)
        assert [one.to_play for one in await here.house.tables_of("ana")] == [turn]
        here.house.let_go(float("inf"))
        assert here.house.live == 0
        assert [one.to_play for one in await here.house.tables_of("bob")] == [turn]
        assert here.house.live == 0
        await here.close()
        await here.open()
        assert [one.to_play for one in await here.house.tables_of("ana")] == [turn]
        assert here.house.live == 0


async def test_a_table_that_waits_is_nobodys_turn_and_leaves_the_list_when_put_away(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        table = (await here.table(ANA, PUPIL)).table.id
        assert [one.to_play for one in await here.house.tables_of("ana")] == [None]
        await here.house.forget(table, "ana")
        assert await here.house.tables_of("ana") == []


async def test_a_match_that_cannot_be_read_is_listed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(tmp_path) as here:
        await here.match(ANA, BOB)
        await here.close()
        await here.open()

        async def broken(match: str, after_seq: int = 0) -> list[object]:
            raise OSError

        monkeypatch.setattr(here.log, "read", broken)
        assert [one.to_play for one in await here.house.tables_of("ana")] == [None]


async def test_who_waits_sees_that_the_invitation_was_opened(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        referee = await here.table(ANA, OPEN)
        host, guest = Ear("ana"), Ear("bob")
        referee.join(host.guest)
        assert (await host.hears("table"))["lookers"] == 0
        referee.join(guest.guest)
        assert (await host.hears("table", lookers=1))["seats"][1]["kind"] == "open"
        referee.part(guest.guest)
        await host.hears("table", lookers=0)


async def test_a_crowd_before_the_start_is_not_counted(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        referee = await here.table(ANA, OPEN)
        host = Ear("ana")
        referee.join(host.guest)
        crowd = [Ear(f"guest {number}") for number in range(40)]
        for ear in crowd:
            referee.join(ear.guest)
        assert (await host.hears("table", lookers=9))["status"] == "waiting"
        host.so_far()
        referee.join(Ear("one more").guest)
        assert host.so_far() == []
