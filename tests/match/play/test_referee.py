"""One door for moves: written before told, asked twice done once, stale shown the table, secrets kept."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.match.house.house import House
from tablee.storage.log import Entry, Sheet, StoreFailed
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay
from tests.match.parlour import ANA, BOB, OPEN, Ear, LiveMatch, Parlour, parlour


async def test_a_granted_ask_is_told_to_everybody_and_done_to_the_asker(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        card, before = match.hands[0][0], match.seq
        await match.ask("ana", 0, {"kind": "lay", "card": card}, ask_id="mine")
        for browser, done in (("ana", "mine"), ("bob", None)):
            told = await match.ears[browser].hears("told", seq=before + 1)
            assert told["why"] == "happened"
            assert told.get("done") == done
            assert [one["event"] for one in told["events"]] == [{"kind": "laid", "seat": 0, "card": card}]
            assert told["to_play"] == [1]
            assert told["result"] is None


async def test_each_window_is_told_what_its_seats_may_know(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        watcher = Ear("zoe")
        await here.house.join(match.referee.table.id, watcher.guest)
        views = {}
        for browser, ear in {**match.ears, "zoe": watcher}.items():
            told = await ear.hears("told")
            views[browser] = told["views"]
            dealt = [one["event"]["seat"] for one in told["events"] if one["event"]["kind"] == "dealt"]
            assert dealt == {"ana": [0], "bob": [1], "zoe": []}[browser]
        assert [list(view) for view in views.values()] == [["0"], ["1"], ["public"]]
        assert views["bob"]["1"]["hand"] == list(match.hands[1])
        assert views["zoe"]["public"]["hand"] == []


async def test_a_tablet_passed_round_sees_both_views_but_a_public_log(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, ANA)
        told = await match.ears["ana"].hears("told")
        assert list(told["views"]) == ["0", "1", "public"]
        assert told["views"]["public"]["hand"] == []
        assert "dealt" not in {one["event"]["kind"] for one in told["events"]}


async def test_what_is_asked_twice_is_done_once(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        ask = {"kind": "lay", "card": match.hands[0][0]}
        before = match.seq
        await asyncio.gather(*(match.ask("ana", 0, ask, before, "click") for _ in range(3)))
        assert match.seq == before + 1
        told, *dones = [one for one in match.ears["ana"].so_far() if one.get("done") or one["type"] == "done"]
        assert told["done"] == "click"
        assert dones == [{"type": "done", "id": "click", "seq": before + 1}] * 2


async def test_an_id_of_one_seat_is_not_an_id_of_another(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        before = match.seq
        await match.ask("ana", 0, {"kind": "lay", "card": match.hands[0][0]}, ask_id="1")
        await match.ask("bob", 1, {"kind": "lay", "card": match.hands[1][0]}, ask_id="1")
        assert match.seq == before + 3  # laid, laid, taken


async def test_what_was_done_is_known_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        ask = {"kind": "lay", "card": match.hands[0][0]}
        before = match.seq
        await match.ask("ana", 0, ask, before, "click")
        await here.close()
        await here.open()
        again = LiveMatch(here, await here.house.join(match.referee.table.id, match.ears["ana"].guest), match.ears)
        await again.ask("ana", 0, ask, before, "click")
        assert await again.ears["ana"].hears("done") == {"type": "done", "id": "click", "seq": before + 1}
        assert again.seq == before + 1


async def test_a_stale_ask_is_shown_the_table_and_refused(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        old = match.seq
        await match.lay()
        await match.ask("bob", 1, {"kind": "lay", "card": match.hands[1][0]}, old, "late")
        told = await match.ears["bob"].hears("told", why="stale")
        assert told["seq"] == match.seq == old + 1
        assert told["events"][0]["seq"] == 2  # the whole history, without the shuffled pile
        refused = await match.ears["bob"].hears("refused")
        assert refused == {"type": "refused", "id": "late", "refused": "stale", "rule": "", "seq": old + 1}


async def test_an_ask_that_stays_fresh_is_never_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "stays_fresh", True)
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        old = match.seq
        await match.lay()
        await match.ask("bob", 1, {"kind": "lay", "card": match.hands[1][0]}, old, "late")
        assert (await match.ears["bob"].hears("told", done="late"))["seq"] == match.seq > old + 1


@pytest.mark.parametrize("seq", [-5, 0, 10**30])
async def test_an_impossible_seq_is_stale(tmp_path: Path, seq: int) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.ask("ana", 0, {"kind": "lay", "card": match.hands[0][0]}, seq)
        assert (await match.ears["ana"].hears("refused"))["refused"] == "stale"


async def test_what_a_seat_cannot_know_does_not_make_its_ask_stale(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        play = match.referee.play
        assert play is not None
        assert not play.moved_on(0, play.seq)
        assert play.moved_on(0, play.seq - 1)
        hidden = replace(play.happened[0], seq=play.seq + 1)  # the shuffled pile, told to nobody
        play.happened.append(hidden)
        assert not play.moved_on(0, play.seq - 1)


@pytest.mark.parametrize(
    ("browser", "seat", "ask", "why"),
    [
        ("bob", 1, {"kind": "lay", "card": 1}, "not_your_turn"),
        ("bob", 0, {"kind": "lay", "card": 1}, "not_your_seat"),
        ("zoe", 0, {"kind": "lay", "card": 1}, "not_your_seat"),
        ("ana", 7, {"kind": "lay", "card": 1}, "not_your_seat"),
        ("ana", -1, {"kind": "deal"}, "not_your_seat"),
        ("ana", 0, {"kind": "lay", "card": 99}, "card_missing"),
        ("ana", 0, {"kind": "lay", "card": "1"}, "malformed"),
        ("ana", 0, {"kind": "lay"}, "malformed"),
        ("ana", 0, {"kind": "lay", "card": 1, "free": True}, "malformed"),
        ("ana", 0, {"kind": "win"}, "unknown_kind"),
        ("ana", 0, {}, "unknown_kind"),
        ("ana", 0, {"kind": "deal"}, "house_only"),
        ("ana", 0, {"kind": "time_up"}, "house_only"),
    ],
)
async def test_a_refused_ask_says_why_and_changes_nothing(
    tmp_path: Path, browser: str, seat: int, ask: dict[str, Any], why: str
) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        match.ears["zoe"] = Ear("zoe")
        await here.house.join(match.referee.table.id, match.ears["zoe"].guest)
        before = match.seq
        await match.ask(browser, seat, ask, ask_id="x")
        refused = await match.ears[browser].hears("refused")
        assert (refused["refused"], refused["id"]) == (why, "x")
        assert match.seq == before
        assert len(await here.log.read(match.referee.table.id)) == before
        await match.to_the_end()


async def test_nothing_is_asked_before_the_start_or_after_the_end(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        waiting = LiveMatch(here, await here.table(ANA, OPEN), {"ana": Ear("ana")})
        await here.house.join(waiting.referee.table.id, waiting.ears["ana"].guest)
        await waiting.ask("ana", 0, {"kind": "lay", "card": 1})
        assert (await waiting.ears["ana"].hears("refused"))["refused"] == "not_started"
        match = await here.match(ANA, BOB)
        await match.to_the_end()
        await match.ask("ana", 0, {"kind": "lay", "card": 1})
        assert (await match.ears["ana"].hears("refused"))["refused"] == "match_over"


async def test_the_end_is_written_with_the_last_move(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.to_the_end()
        sheet = await here.log.sheet(match.referee.table.id)
        assert sheet is not None
        assert sheet.status == "finished"
        assert (await here.log.read(sheet.id))[-1].seq == match.seq
        told = [one for one in match.ears["bob"].so_far() if one["type"] == "told"][-1]
        assert sum(told["result"]["scores"]) == 6


async def test_first_written_then_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        match.ears["bob"].so_far()
        heard_while_writing: list[int] = []
        real = here.log.append

        async def watched(match_id: str, after: int, entries: Sequence[Entry], *, sheets: Sequence[Sheet] = ()) -> None:
            await real(match_id, after, entries, sheets=sheets)
            heard_while_writing.append(len(match.ears["bob"].so_far()))

        monkeypatch.setattr(here.log, "append", watched)
        await match.lay()
        assert heard_while_writing == [0]
        assert len(match.ears["bob"].so_far()) == 1


async def test_if_the_store_fails_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        real, before = here.log.append, match.seq

        async def full(*_: Any, **__: Any) -> None:
            raise StoreFailed("disk full")

        monkeypatch.setattr(here.log, "append", full)
        await match.lay()
        assert (await match.ears["ana"].hears("refused"))["refused"] == "house_trouble"
        assert match.seq == before
        monkeypatch.setattr(here.log, "append", real)
        await match.lay()
        assert match.seq == before + 1


async def test_whoever_was_not_quick_enough_decides_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        other = House(here.house.games, here.desk)
        twin = await other.referee(match.referee.table.id)
        ear = Ear("ana")
        twin.join(ear.guest)
        await LiveMatch(here, twin, {"ana": ear}).lay()
        await match.ask("ana", 0, {"kind": "lay", "card": match.hands[0][1]}, ask_id="late")
        assert (await match.ears["ana"].hears("refused"))["refused"] == "stale"
        assert match.seq == twin.seq
        await match.lay()
        assert match.seq > twin.seq


async def test_a_fault_of_a_game_is_refused_and_survived(tmp_path: Path) -> None:
    def faulty(position: Any, action: Any, rng: Any, now: float) -> Any:
        if getattr(action, "card", 0) == 99:
            raise ZeroDivisionError
        return GAME.rules.decide(position, action, rng, now)

    async with parlour(tmp_path, otherwise(GAME, rules={"decide": faulty})) as here:
        match = await here.match(ANA, BOB)
        await match.ask("ana", 0, {"kind": "lay", "card": 99})
        assert (await match.ears["ana"].hears("refused"))["refused"] == "house_trouble"
        await match.to_the_end()


async def test_an_ask_of_which_nothing_comes_is_done(tmp_path: Path) -> None:
    def idle(position: Any, action: Any, rng: Any, now: float) -> Any:
        return [] if action.kind == "swap" else GAME.rules.decide(position, action, rng, now)

    async with parlour(tmp_path, otherwise(GAME, rules={"decide": idle})) as here:
        match = await here.match(ANA, BOB)
        before = match.seq
        await match.ask("ana", 0, {"kind": "swap", "card": 1}, ask_id="nothing")
        assert await match.ears["ana"].hears("done") == {"type": "done", "id": "nothing", "seq": before}


async def test_times_of_a_match_never_run_backwards(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        here.time -= 3600  # the machine's clock is set back
        await match.lay()
        times = [entry.at for entry in await here.log.read(match.referee.table.id)]
        assert times == sorted(times)
        assert len(set(times)) == 3


async def replayed(here: Parlour, match: LiveMatch) -> Any:
    """The match as the log gives it back."""
    other = await House(here.house.games, here.desk).referee(match.referee.table.id)
    assert other.play is not None
    return other.play


async def test_a_match_comes_back_from_its_log_as_it_was(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        while match.referee.table.status != "finished":
            here.time += 1
            await match.lay()
            play, again = match.referee.play, await replayed(here, match)
            assert play is not None
            assert (again.position, again.happened, again.asks) == (play.position, play.happened, play.asks)
            assert (again.glass, again.to_play, again.result) == (play.glass, play.to_play, play.result)
