"""Bots that misbehave: slow, dead, silent, flooding, wrong, twice there, revoked; their seats are as an absentee's."""

from dataclasses import replace
from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.server.bots.door import MOST_FLOODED, MOST_KNOWN
from tablee.server.bots.lines import BotLine
from tablee.server.bots.sitting import MOST_REFUSED
from tests.match.parlour import ANA, LiveMatch
from tests.server.bots.visits import RUFUS, SECONDS, Stream, porch


def is_away(match: LiveMatch) -> bool:
    """Whether others may soon hand its seat to a robot."""
    return 1 in match.referee.waits


async def test_one_that_is_there_is_not_away(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _events, _stream = await here.playing()
        await here.door.look()
        assert not is_away(match)


async def test_silent(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, stream = await here.playing()
        await here.door.look()
        here.time = SECONDS + 1
        await here.door.look()
        assert await stream.ends() == "silent"
        assert (await events.hears("absent")) == {
            "type": "absent",
            "table": match.referee.table.id,
            "reason": "silent",
        }
        assert is_away(match)
        again = Stream(await here.door.match("rufus", match.referee.table.id))
        await again.hears("told")
        assert not is_away(match)  # it has called again


async def test_one_that_moves_is_not_silent_however_long_the_match(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _events, _stream = await here.playing()
        while match.referee.table.status != "finished":
            here.time += SECONDS * 0.9
            await here.door.look()
            assert not is_away(match)
            await (here.moves(match, f"{min(match.hands[1])}") if match.turn == 1 else match.lay())


async def test_dead(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _, stream = await here.playing()
        await stream.hang_up()
        assert is_away(match)


async def test_illegal_moves(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, stream = await here.playing()
        for _ in range(MOST_REFUSED):
            await here.moves(match, "99")
        assert await stream.ends() == "illegal_moves"
        assert (await events.hears("absent"))["reason"] == "illegal_moves"
        assert is_away(match)


async def test_a_good_move_makes_up_for_bad_ones(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _events, _stream = await here.playing()
        for bad in (MOST_REFUSED - 1, MOST_REFUSED - 1):
            for _ in range(bad):
                await here.moves(match, "99")
            await here.moves(match, f"{min(match.hands[1])}")
            while match.turn == 0:
                await match.lay()
        assert not is_away(match)


async def test_flooding(tmp_path: Path) -> None:
    async with porch(tmp_path, messages_at_once=2) as here:
        match, events, stream = await here.playing()
        for _ in range(2):
            await here.moves(match, "99")
        for _ in range(MOST_FLOODED):
            with pytest.raises(Refused, match="TooFast"):
                await here.moves(match, "99")
        assert await stream.ends() == "flooding"
        assert (await events.hears("absent"))["reason"] == "flooding"
        assert is_away(match)


async def test_twice_there(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, stream = await here.playing()
        newer = await here.connect()
        assert await events.ends() == "connected_again"
        assert (await newer.hears("table"))["table"] == match.referee.table.id
        again = Stream(await here.door.match("rufus", match.referee.table.id))
        assert await stream.ends() == "connected_again"
        await again.hears("told")
        assert not is_away(match)


async def test_revoked_in_mid_match(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, stream = await here.playing()
        await here.door.tokens.revoke("rufus")
        await here.door.look()
        assert await stream.ends() == "revoked"
        assert await events.ends() == "revoked"
        assert is_away(match)
        assert here.door.here("toy") == ()


async def test_revoked_and_made_again_is_another_token(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        _, events, _ = await here.playing()
        await here.door.tokens.revoke("rufus")
        await here.door.tokens.create("rufus")
        await here.door.look()
        assert await events.ends() == "revoked"


async def test_slow(tmp_path: Path) -> None:
    line = BotLine(limit=100)
    for _ in range(30):
        line.say(b"x" * 50)
    assert [one async for one in line.lines()] == [b'{"reason":"too_slow","type":"closed"}\n']


async def test_one_that_does_not_read_is_away_though_its_stream_stays_open(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, stream = await here.playing()
        await here.door.look()
        here.time = SECONDS + 1
        await here.door.look()
        assert is_away(match)
        assert (await events.hears("absent"))["reason"] == "silent"
        await stream.hang_up()
        assert is_away(match)


async def test_one_that_has_not_read_too_much_is_away_and_told_so(tmp_path: Path) -> None:
    async with porch(tmp_path, unread_bytes=5_000) as here:
        match, events, stream = await here.playing()
        for _ in range(30):
            match.referee.audience.changed()
            match.referee.audience.tell()
        await here.door.look()
        assert is_away(match)
        assert await stream.ends() == "too_slow"
        assert (await events.hears("absent"))["reason"] == "too_slow"


async def test_others_hand_its_seat_to_a_robot_for_good(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, events, stream = await here.playing()
        table = match.referee.table.id
        await stream.hang_up()
        with pytest.raises(Refused, match="TooEarly"):
            await here.here.house.relieve(table, "ana", 1)
        here.here.time += here.here.desk.patience
        await here.here.house.relieve(table, "ana", 1)
        assert match.referee.table.chairs[1].sitter.kind == "bot"
        await events.hears("table", status="gone")
        with pytest.raises(Refused, match="NotYourSeat"):
            await here.door.match("rufus", table)


async def test_a_seat_handed_over_while_it_looks_on(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        match, _, stream = await here.playing()
        await here.door.leave("rufus", match.referee.table.id, 1)
        await here.door.look()
        assert await stream.ends() == "relieved"


async def test_the_house_closes(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        _, events, stream = await here.playing()
        here.door.close()
        assert await stream.ends() == await events.ends() == "house_closes"


async def test_tables_without_end_are_not_remembered_without_end(tmp_path: Path) -> None:
    async with porch(tmp_path) as here:
        await here.door.tokens.create("rufus")
        await here.connect()
        table = (await here.here.table(ANA, RUFUS)).table
        caller = here.door._callers["rufus"]
        for number in range(MOST_KNOWN + 50):
            caller.tell(replace(table, id=f"t{number}"))
        assert len(caller.known) == MOST_KNOWN
        assert f"t{MOST_KNOWN + 49}" in caller.known
