"""Matches without an end: what is told of them stays small, their end is fair, and limits fit each other."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.core import record
from tablee.core.actions import Deal, TimeUp
from tablee.core.events import Event
from tablee.core.game import shelf
from tablee.core.loop import Applied, apply
from tablee.core.options import chosen, describe
from tablee.match.house.house import House
from tablee.match.play import play as play_room
from tablee.match.play import telling
from tablee.match.play.play import MOST_BYTES, MOST_EVENTS, Happened
from tablee.match.play.telling import MOST_BYTES_TOLD, MOST_TOLD, latest
from tablee.match.records import records
from tablee.match.records.replay import frames
from tablee.server.settings import Limits
from tests.match.parlour import ANA, BOB, PUPIL, Ear, parlour

TO_THE_END = records.MOST_EVENTS - MOST_EVENTS


@pytest.mark.parametrize("limit", ["MOST_EVENTS", "MOST_BYTES"])
async def test_a_match_that_is_too_long_is_brought_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay()
        seq = match.seq
        assert match.referee.play is not None
        monkeypatch.setattr(play_room, limit, {"MOST_EVENTS": seq, "MOST_BYTES": match.referee.play.size}[limit])
        await match.lay()
        refused = await match.ears["bob"].hears("refused")
        assert refused["refused"] == "match_too_long"
        match.referee.duty.renew()
        while (await match.ears["bob"].hears("told"))["result"] is None:
            continue
        assert match.referee.table.status == "finished"
        table, game, happened = records.read(await here.house.past.record(match.referee.table.id), here.house.games)
        assert frames(game, table, happened, None)[-1]["seq"] == match.seq


async def test_who_fills_a_match_alone_is_played_for_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        await match.lay(0)
        assert match.referee.play is not None
        monkeypatch.setattr(play_room, "MOST_EVENTS", 2 * 1_000)
        match.referee.play._brought[0] = (1_000, 0)
        await match.ask("ana", 0, {"kind": "lay", "card": match.hands[0][0]})
        assert (await match.ears["ana"].hears("refused"))["refused"] == "too_many_moves"
        asked = 0
        while match.referee.table.status != "finished":
            if match.turn == 1:
                await match.lay(1)
                asked += 1
            else:
                match.referee.duty.renew()
                await match.ears["bob"].hears("told", seq=match.seq + 1)
        assert asked == 3, "Bob played every card of his hand himself"


async def test_a_seats_share_is_known_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        for _ in range(3):
            await match.lay()
        again = await House(here.house.games, here.desk).referee(match.referee.table.id)
        assert match.referee.play is not None
        assert again.play is not None
        assert again.play._brought == match.referee.play._brought
        assert sum(events for events, _ in again.play._brought) >= 3


async def test_so_is_one_that_is_taken_up_again_with_robots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path) as here:
        referee = await here.table(ANA, PUPIL)
        await here.house.start(referee.table.id, "ana")
        here.house.let_go(here.time)
        monkeypatch.setattr(play_room, "MOST_EVENTS", 1)
        ear = Ear("ana")
        await here.house.join(referee.table.id, ear.guest)
        while (await ear.hears("told"))["result"] is None:
            continue
        assert here.house.awake[0].table.status == "finished"


def variants() -> list[Any]:
    """Every game with its usual options, and with each number as high as it goes."""
    return [
        pytest.param(
            game, seats, {} if spec is None else {spec.name: spec.high}, id=f"{name}-{seats}-{spec and spec.name}"
        )
        for name, game in shelf.games().items()
        for seats in (min(game.rules.seat_counts), max(game.rules.seat_counts))
        for spec in (None, *(one for one in describe(game.rules.options) if not one.choices))
    ]


@pytest.mark.parametrize(("game", "seats", "options"), variants())
def test_as_if_time_were_up_every_game_ends_soon(game: Any, seats: int, options: dict[str, Any]) -> None:
    position, luck, now, events = game.rules.start(chosen(game.rules.options, options), seats), Random(1), 0.0, 0
    action: Any = Deal()
    while game.rules.result(position.table) is None:
        applied = apply(game, position, action, luck, now)
        assert isinstance(applied, Applied)
        position, events = applied.position, events + len(applied.events)
        assert events <= TO_THE_END
        waiting, due = game.rules.to_play(position.table), game.rules.deadline(position)
        now = now + 1 if waiting or due is None else max(now, due.at)
        action = TimeUp(waiting[0]) if waiting else due and due.action


def lines(count: int, size: int) -> list[Happened]:
    return [Happened(seq, float(seq), Event(), "x" * size) for seq in range(1, count + 1)]


@pytest.mark.parametrize(
    ("count", "size", "told"),
    [(0, 100, 0), (MOST_TOLD, 100, MOST_TOLD), (20_000, 100, MOST_TOLD), (20_000, 8192, MOST_BYTES_TOLD // 8192)],
)
def test_whoever_joins_is_told_the_latest(count: int, size: int, told: int) -> None:
    seen = latest(lines(count, size))
    assert [one.seq for one in seen] == list(range(count - told + 1, count + 1))


async def test_and_a_window_is_told_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_TOLD", 2)
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        late = Ear("ana")
        match.referee.join(late.guest)
        told = await late.hears("told")
        assert [one["seq"] for one in told["events"]] == [match.seq - 1, match.seq]


def test_the_longest_match_fits_into_a_record_that_this_house_reads() -> None:
    size = (MOST_BYTES + TO_THE_END * 200) // records.MOST_EVENTS
    line = record.RecordLine(1763200000.123, '{"' + "x" * (size - 4) + '"}')
    headings = dict.fromkeys(record.HEADINGS, "x" * 400)
    text = record.write(record.Record(headings, (line,) * records.MOST_EVENTS))
    assert len(text.encode()) <= Limits().record_bytes


def test_a_window_that_joins_can_be_told_without_being_taken_for_one_that_does_not_read() -> None:
    around_each_event = 60
    assert MOST_BYTES_TOLD + MOST_TOLD * around_each_event <= Limits().unread_bytes / 2
