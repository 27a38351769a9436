"""Multimo at a real table: two windows build at once, time runs out, and a closed house forgets no grid."""

from pathlib import Path
from typing import Any

from tablee.core.seats import Bot
from tablee.games.multimo import GAME
from tablee.games.multimo.rules.state import Table, store
from tests.match.parlour import ANA, BOB, LiveMatch, Parlour, parlour

TINY: dict[str, Any] = {"width": 3, "height": 3}


def place(tile: str, row: int, col: int) -> dict[str, Any]:
    return {"kind": "place", "tile": tile, "square": [row, col]}


async def begun(here: Parlour) -> LiveMatch:
    """Ana and Bob with six letters of a three by three grid, so that the last minutes run."""
    match = await here.match(ANA, BOB, **TINY)
    for letter in "LAIRES":
        await match.ask(("ana", "bob")[match.turn], match.turn, {"kind": "name", "letter": letter})
    return match


async def test_two_windows_build_at_once_and_no_ask_grows_stale(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await begun(here)
        seq = match.seq
        for number, letter in enumerate("LAI"):
            await match.ask("ana", 0, place(letter, 0, number), seq=seq)
            await match.ask("bob", 1, place(letter, 2, number), seq=seq)
        assert [hand.grid for hand in match.hands] == [("LAI", "...", "..."), ("...", "...", "LAI")]


async def test_a_window_hears_how_far_the_other_is_and_nothing_else(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await begun(here)
        match.ears["bob"].so_far()
        await match.ask("ana", 0, {"kind": "arrange", "grid": ["LA#", "I##", "RES"]})
        (told,) = match.ears["bob"].so_far()
        assert [one["event"] for one in told["events"]] == [{"kind": "filled", "seat": 0, "count": 9}]
        assert told["views"]["1"]["filled"] == [9, 0]
        assert "LA#" not in str(told)


async def test_the_minute_and_the_five_minutes_run_out_by_themselves(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, BOB, **TINY)
        first = match.turn
        here.time += 60
        match.referee.duty.renew()
        told = await match.ears["ana"].hears("told", why="happened", to_play=[1 - first])
        assert [one["event"]["kind"] for one in told["events"]] == ["time_ran_out", "letter_drawn"]
        for _ in range(5):
            here.time += 60
            assert await match.referee.asks.if_due() is None
        here.time += 300
        assert await match.referee.asks.if_due() is None
        told = await match.ears["bob"].hears("told", to_play=[])
        assert told["result"]["scores"] == [0, 0]


async def test_a_house_that_opens_again_has_every_grid_as_it_was(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await begun(here)
        await match.ask("bob", 1, {"kind": "arrange", "grid": ["LA#", "I##", "R.."]})
        before = match.hands
        await here.close()
        await here.open()
        again = await here.house.referee(match.referee.table.id)
        assert again.play is not None
        assert again.play.position.hands == before


async def test_a_bot_builds_beside_a_person_who_takes_time(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, Bot(GAME.engine.levels[0]), **TINY)
        while table_of(match).progress[1] == "building":
            if table_of(match).phase == "letters" and match.turn == 0:
                letter = next(letter for letter, count in store(table_of(match)).items() if count)
                await match.ask("ana", 0, {"kind": "name", "letter": letter})
            else:
                await match.ears["ana"].hears("told")
        assert match.hands[0].grid == ("...", "...", "...")
        assert "." not in "".join(match.hands[1].grid)


async def test_R16_against_a_robot_a_word_that_no_dictionary_has_stays_void(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, Bot(GAME.engine.levels[0]), **TINY)
        while table_of(match).phase == "letters":
            if match.turn == 0:
                letter = next(letter for letter in "WKH" if store(table_of(match))[letter])
                await match.ask("ana", 0, {"kind": "name", "letter": letter})
            else:
                await match.ears["ana"].hears("told")
        await finished(match, "ana", 0)
        told = await match.ears["ana"].hears("told", to_play=[])
        assert table_of(match).robots == (1,)
        assert table_of(match).proposals == ()
        assert told["result"]["scores"][0] == table_of(match).sheets[0].points
        assert not any(word.accepted for word in table_of(match).sheets[0].words)


async def test_R16_a_robot_that_keeps_a_persons_seat_does_not_consent_for_them(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await begun(here)
        await match.ask("ana", 0, {"kind": "arrange", "grid": ["LRS", "A#I", "##E"]})
        await match.ask("bob", 1, {"kind": "arrange", "grid": ["LES", "A#I", "##R"]})
        await match.ask("bob", 1, {"kind": "finish"})
        match.referee.part(match.ears["bob"].guest)
        here.time += 100
        await match.ask("ana", 0, {"kind": "finish"})
        await match.ask("ana", 0, {"kind": "accept", "word": "LRS"})
        here.time += 20
        match.ears["ana"].so_far()  # she was alone to play before: what counts is that the robot is content
        await here.house.relieve(match.referee.table.id, "ana", 1)
        await match.ears["ana"].hears("told", to_play=[0])
        await match.ask("ana", 0, {"kind": "content"})
        assert [one.standing for one in table_of(match).proposals] == ["lapsed"]
        assert table_of(match).phase == "over"


async def finished(match: LiveMatch, name: str, seat: int) -> None:
    """The letters in any order, neutral squares in one row, and the grid declared finished."""
    letters = match.hands[seat].waiting.replace("#", "")
    await match.ask(name, seat, {"kind": "arrange", "grid": [letters[:3], letters[3:], "###"]})
    await match.ask(name, seat, {"kind": "finish"})


def table_of(match: LiveMatch) -> Table:
    assert match.referee.play is not None
    table: Table = match.referee.play.position.table
    return table
