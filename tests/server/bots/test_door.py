"""Bots that come in through their door: seated by a host, told what their seat may know, and playing."""

from pathlib import Path

import pytest

from tablee.core.refusal import Refused, Unreadable
from tablee.core.seats import Open
from tablee.match.refusals.bots import BadToken, NoBotDoor, NoSuchBot, TooManyBotTables
from tablee.match.refusals.tables import NotYourSeat
from tablee.server.bots import door as doors
from tablee.server.bots.door import BotDoor
from tablee.server.bots.shapes import BotMove
from tablee.server.settings import Limits
from tests.match.parlour import ANA, BOB, OPEN, ended_turn
from tests.server.bots.visits import RUFUS, Stream, porch


async def test_a_host_puts_a_bot_on_a_chair_and_it_hears_what_becomes_of_it(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        await here.door.tokens.create("rufus")
        events = await here.connect()
        assert (await events.hears("hello"))["name"] == "rufus"
        table = (await here.here.table(ANA, OPEN)).table.id
        await here.here.house.chair(table, "ana", 1, RUFUS)
        told = await events.hears("table")
        assert (told["table"], told["seats"], told["status"], told["game"]) == (table, [1], "waiting", "toy")
        await here.here.house.start(table, "ana")
        await events.hears("table", status="playing")
        match = await here.here.match(ANA, RUFUS)
        await events.hears("table", table=match.referee.table.id, status="playing")
        await here.here.house.leave(match.referee.table.id, "ana", 0)


async def test_a_host_may_think_better_of_it(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        await here.door.tokens.create("rufus")
        events = await here.connect()
        table = (await here.here.table(ANA, RUFUS)).table.id
        await events.hears("table", status="waiting")
        await here.here.house.chair(table, "ana", 1, Open())
        assert (await events.hears("table", status="gone"))["seats"] == []


async def test_only_bots_that_are_there_and_play_the_game_can_be_seated(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        await here.door.tokens.create("rufus")
        for games in ((), ("belote",)):
            events = await here.connect("rufus", *games) if games else None
            with pytest.raises(Refused) as refused:
                await here.here.table(ANA, RUFUS)
            assert refused.value.refusal == NoSuchBot("rufus")
            assert events is None or here.door.here("belote") == ("rufus",)


async def test_everybody_sees_that_it_is_a_bot(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _events, _stream = await here.playing()
        await ended_turn()
        seen = await match.ears["ana"].hears("table", status="playing")
        assert {"name": "rufus", "kind": "program"}.items() <= seen["seats"][1].items()
        assert match.referee.table.robots == (1,)


async def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _, stream = await here.playing()
        again = Stream(await here.door.match("rufus", match.referee.table.id))
        told = await again.hears("told")
        assert list(told["views"]) == ["1"]
        assert tuple(told["views"]["1"]["hand"]) == match.hands[1]
        dealt = [one["event"] for one in told["events"] if one["event"]["kind"] == "dealt"]
        assert {one["seat"] for one in dealt} <= {1}
        assert await stream.ends() == "connected_again"


async def test_it_plays_a_match_to_its_end(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, stream = await here.playing()
        while match.referee.table.status != "finished":
            if match.turn == 1:
                await here.moves(match, f"{min(match.hands[1])}")
            else:
                await match.lay()
        await events.hears("table", status="finished")
        await here.door.look()
        assert await stream.ends() == "over"


async def test_a_move_that_is_none_is_refused_as_a_persons(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _events, _stream = await here.playing()
        with pytest.raises(Refused) as refused:
            await here.moves(match, "what?")
        assert refused.value.refusal == Unreadable("what?")
        answer = await here.moves(match, "99")
        assert answer["refused"] == "card_missing"
        assert (await here.moves(match, f"{min(match.hands[1])}")).seq == match.seq


async def test_it_neither_looks_at_nor_plays_for_others(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _events, _stream = await here.playing()
        await here.door.tokens.create("other")
        with pytest.raises(Refused) as refused:
            await here.door.match("other", match.referee.table.id)
        assert refused.value.refusal == NotYourSeat()
        with pytest.raises(Refused):
            await here.door.move("other", match.referee.table.id, BotMove("1", seat=0))


async def test_it_may_leave_and_a_robot_of_the_house_plays_on(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, _ = await here.playing()
        await here.door.leave("rufus", match.referee.table.id, 1)
        assert match.referee.table.chairs[1].sitter.kind == "bot"
        await events.hears("table", status="gone")


async def test_it_is_not_asked_whether_a_move_may_be_taken_back(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        await here.door.tokens.create("rufus")
        events = await here.connect()
        match = await here.here.match(ANA, BOB, RUFUS)
        await events.hears("table", status="playing")
        assert match.referee.table.robots == (2,)


async def test_so_many_tables_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST_TABLES", 1)
    async with porch(tmp_path) as here:
        _first = await here.playing()
        other = await here.here.match(ANA, RUFUS)
        with pytest.raises(Refused) as refused:
            await here.door.match("rufus", other.referee.table.id)
        assert refused.value.refusal == TooManyBotTables(1)


async def test_nobody_keeps_a_bot_by_leaving_it_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST_TABLES", 1)
    async with porch(tmp_path) as here:
        first, events, stream = await here.playing()
        for ear in first.ears.values():
            first.referee.part(ear.guest)
        table, other = first.referee.table.id, await here.here.match(ANA, RUFUS)
        await here.door.match("rufus", other.referee.table.id)
        assert await stream.ends() == "unattended"
        assert (await events.hears("absent"))["table"] == table
        first.referee.join(first.ears["ana"].guest)
        assert (await events.hears("table", table=table))["status"] == "playing", "whoever comes back is news"


async def test_a_token_is_good_for_its_bot_until_it_is_revoked(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        token = await here.door.tokens.create("rufus")
        assert await here.door.admitted(f"Bearer {token}") == "rufus"
        for wrong in (f"Basic {token}", f"Bearer {token}x", "Bearer rufus.", "Bearer ", "", f"Bearer x{token}"):
            with pytest.raises(Refused) as refused:
                await here.door.admitted(wrong)
            assert refused.value.refusal == BadToken()
        assert token.partition(".")[2] not in f"{await here.here.log.notes('bots')}"
        await here.door.tokens.revoke("rufus")
        with pytest.raises(Refused):
            await here.door.admitted(f"Bearer {token}")


@pytest.mark.parametrize("name", ["", "r", "Rufus", "rufus bot", "-rufus", "r" * 21, "rûfus", "rufus.x"])
async def test_a_name_that_will_not_do_is_refused(tmp_path: Path, name: str) -> None:
    async with porch(tmp_path) as here:
        with pytest.raises(Refused):
            await here.door.tokens.create(name)


async def test_houses_that_share_their_tables_have_no_door(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        shut = BotDoor(here.here.house, Limits(), 60.0, open_here=False)
        with pytest.raises(Refused) as refused:
            await shut.admitted("Bearer whatever")
        assert refused.value.refusal == NoBotDoor()
