"""All tables of the house: found, shown, let go, and taken up again after a restart."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tablee.core.clock import Clock
from tablee.core.refusal import Refused
from tablee.core.seats import Person
from tablee.match.house import house
from tablee.match.house.house import House
from tablee.match.refusals.crowd import TooManyTables
from tablee.match.refusals.messages import HouseTrouble
from tablee.match.refusals.records import MatchDamaged
from tablee.match.refusals.tables import NoSuchTable
from tablee.match.tables.lobby import Wish
from tablee.storage.log import Entry
from tests.match.parlour import ANA, BOB, OPEN, PUPIL, Ear, ended_turn, parlour


async def test_a_table_that_does_not_exist_is_not_found(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        with pytest.raises(Refused) as caught:
            await here.house.referee("nowhere")
        assert caught.value.refusal == NoSuchTable()


async def test_everybody_sees_who_sits_down_and_who_is_there(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        table = (await here.table(ANA, OPEN, PUPIL)).table.id
        ana, zoe = Ear("ana"), Ear("zoe")
        await here.house.join(table, ana.guest)
        await here.house.join(table, zoe.guest)
        await here.house.sit(table, "bob", 1, "Bob")
        await ended_turn()
        (*_, seen) = [one for one in ana.so_far() if one["type"] == "table"]
        assert seen["seats"] == [
            {"kind": "person", "name": "Ana", "mine": True, "online": True, "relief": None, "kept": False},
            {"kind": "person", "name": "Bob", "mine": False, "online": False, "relief": None, "kept": False},
            {"kind": "bot", "level": "pupil", "mine": False, "online": True, "relief": None, "kept": False},
        ]
        assert (seen["host"], seen["status"], seen["rematch"]) == (True, "waiting", None)
        (*_, seen) = zoe.so_far()
        assert [seat["mine"] for seat in seen["seats"]] == [False, False, False]
        assert seen["host"] is False


async def test_no_message_holds_a_browsers_fingerprint(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        wish = Wish("toy", (Person("Léa"), OPEN))
        table = (await here.house.open_table("fingerprint-1", wish, 9)).id
        await here.house.sit(table, "fingerprint-2", 1, "Tom")
        ear = Ear("fingerprint-1")
        referee = await here.house.join(table, ear.guest)
        await here.house.start(table, "fingerprint-1")
        assert "fingerprint" not in f"{ear.so_far()}"
        referee.part(ear.guest)


async def test_who_parts_is_shown_offline(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        match.ears["ana"].so_far()
        match.referee.part(match.ears["bob"].guest)
        await ended_turn()
        (seen,) = match.ears["ana"].so_far()
        assert [seat["online"] for seat in seen["seats"]] == [True, False]


async def test_who_leaves_in_play_becomes_a_spectator(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        match.ears["bob"].so_far()
        await here.house.leave(match.referee.table.id, "bob", 1)
        told = await match.ears["bob"].hears("told", why="joined")
        assert list(told["views"]) == ["public"]
        assert "dealt" not in {one["event"]["kind"] for one in told["events"]}


async def test_a_browser_has_only_so_many_tables_under_way(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        wish = Wish("toy", (ANA, OPEN))
        for _ in range(3):
            await here.house.open_table("ana", wish, 3)
        with pytest.raises(Refused) as caught:
            await here.house.open_table("ana", wish, 3)
        assert caught.value.refusal == TooManyTables(3)
        await here.house.open_table("bob", wish, 3)
        here.time += 25 * 3600  # yesterday's forgotten tables do not count
        await here.house.open_table("ana", wish, 3)


async def test_a_browser_finds_its_tables(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        first = await here.match(ANA, BOB)
        here.time += 1
        second = await here.table(ANA, OPEN)
        tables = await here.house.tables_of("ana")
        assert [one.id for one in tables] == [second.table.id, first.referee.table.id]
        assert [one.status for one in tables] == ["waiting", "playing"]
        assert [one.id for one in await here.house.tables_of("bob")] == [first.referee.table.id]
        assert await here.house.tables_of("zoe") == []


async def test_a_rematch_is_made_once(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.to_the_end()
        table = match.referee.table.id
        again = await asyncio.gather(*(here.house.rematch(table, browser) for browser in ("ana", "bob", "ana")))
        assert len(set(again)) == 1
        shown = await match.ears["bob"].hears("table", rematch=again[0])
        assert shown["status"] == "finished"
        follower = await here.house.table(again[0], "bob")
        assert (follower.status, [seat.mine for seat in follower.seats]) == ("playing", [False, True])
        assert len(await here.log.with_status("playing")) == 1


async def test_a_rematch_made_by_another_house_is_found(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.to_the_end()
        other = House(here.house.games, here.desk)
        made = await other.rematch(match.referee.table.id, "bob")
        assert await here.house.rematch(match.referee.table.id, "ana") == made


async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        here.house.let_go(here.time)
        assert here.house.live == 1  # somebody looks on
        for ear in match.ears.values():
            match.referee.part(ear.guest)
        here.house.let_go(here.time - 1)
        assert here.house.live == 1  # not idle for long enough
        here.house.let_go(here.time)
        assert here.house.live == 0
        again = await here.house.referee(match.referee.table.id)
        assert again is not match.referee
        assert again.play is not None
        assert match.referee.play is not None
        assert again.play.position == match.referee.play.position


async def test_a_table_with_a_running_clock_stays(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_turn=30))
        for ear in match.ears.values():
            match.referee.part(ear.guest)
        here.house.let_go(here.time)
        assert here.house.live == 1


async def test_one_table_is_loaded_once_however_many_ask(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        other = House(here.house.games, here.desk)
        found = await asyncio.gather(*(other.referee(match.referee.table.id) for _ in range(5)))
        assert len({id(one) for one in found}) == 1


async def test_a_log_that_cannot_be_read_is_our_trouble(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        last = match.referee.seq
        await here.log.append(match.referee.table.id, last, [Entry(last + 1, 1.0, "{}")])
        with pytest.raises(Refused) as caught:
            await House(here.house.games, here.desk).referee(match.referee.table.id)
        assert caught.value.refusal == HouseTrouble()


@pytest.mark.parametrize("damage", ["events SET event = replace(event, '1', '3')", "tables SET body = body || ' '"])
async def test_a_match_that_the_disk_has_changed_is_refused_and_the_others_go_on(tmp_path: Path, damage: str) -> None:
    async with parlour(tmp_path) as here:
        match, other = await here.match(ANA, BOB), await here.match(ANA, BOB)
        table = match.referee.table.id
        which = "match = (SELECT number FROM matches WHERE id = ?)" if damage.startswith("events") else "id = ?"
        with sqlite3.connect(tmp_path / "tablee.db") as db:
            assert db.execute(f"UPDATE {damage} WHERE {which}", (table,)).rowcount
        db.close()
        later = House(here.house.games, here.desk)
        with pytest.raises(Refused) as caught:
            await later.referee(table)
        assert caught.value.refusal == MatchDamaged()
        assert (await later.referee(other.referee.table.id)).seq == other.referee.seq


async def test_a_house_that_lets_go_at_once_does_not_spin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[float] = []
    monkeypatch.setattr(House, "let_go", lambda house, since: looked.append(since))
    async with parlour(tmp_path, idle=0):
        for _ in range(500):
            await asyncio.sleep(0)
    assert looked == []


async def test_a_store_that_does_not_answer_keeps_a_house_from_leaving_for_a_moment_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(tmp_path) as here:
        asked: list[float] = []

        async def silent(now: float) -> None:
            asked.append(now)
            await asyncio.Event().wait()

        monkeypatch.setattr(house, "LEAVING", 0.01)
        with monkeypatch.context() as patch:
            patch.setattr(here.log, "beat", silent)
            await asyncio.wait_for(here.house.hand_over(), 60)
            await asyncio.wait_for(here.house.hand_over(), 60)
        assert len(asked) == 1
