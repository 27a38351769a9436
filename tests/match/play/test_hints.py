"""Hints are told step by step to whoever plays alone or with robots, and each is an event that counts nothing else."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.core.events import Hinted, standing
from tablee.core.refusal import Refused
from tablee.games.multiplipotion import GAME
from tablee.match.records import records
from tablee.match.refusals.hints import HintsOff
from tablee.match.refusals.tables import NotYourSeat
from tests.exam.toy import GAME as TOY
from tests.match.parlour import ANA, BOB, PUPIL, LiveMatch, Parlour, parlour


async def hint(here: Parlour, match: LiveMatch, step: int = 1, browser: str = "ana", seat: int = 0) -> Any:
    return await here.house.hint(match.referee.table.id, browser, seat, step)


def told(match: LiveMatch) -> list[int]:
    assert match.referee.play is not None
    return [one.event.step for one in match.referee.play.happened if isinstance(one.event, Hinted)]


async def drawn(match: LiveMatch) -> None:
    """Ana has a card to lay."""
    await match.ask("ana", 0, {"kind": "draw"})


async def test_steps_are_told_one_after_the_other_and_each_counts_once(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, PUPIL)
        await drawn(match)
        assert match.referee.play is not None
        before = match.referee.play.position
        first, again, skipped = [await hint(here, match, step) for step in (1, 1, 3)]
        assert (first.step, first.of, first.ask) == (1, 3, None)
        assert again == first
        assert skipped.step == 2
        last = await hint(here, match, 3)
        assert (last.step, last.said, last.ask["kind"]) == (3, "lay", "lay")
        assert told(match) == [1, 2, 3]
        assert match.referee.play.position is before
        await match.ask("ana", 0, last.ask)
        assert match.referee.play.position.table.phase == "capture"


async def test_a_hint_stands_as_long_as_what_it_rests_on(tmp_path: Path) -> None:
    for rests, step in ((None, 1), (lambda _: "the same", 2)):
        game = replace(GAME, engine=replace(GAME.engine, hint_moment=rests))
        async with parlour(tmp_path / f"{step}", game) as here:
            match = await here.match(ANA, PUPIL)
            await drawn(match)
            assert (await hint(here, match)).step == 1
            await match.ask("ana", 0, {"kind": "lay", "card": match.hands[0][0].id})
            assert (await hint(here, match, 2)).step == step


async def test_a_hint_is_in_the_log_and_changes_nothing_else(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, PUPIL)
        await drawn(match)
        await hint(here, match)
        play = match.referee.play
        assert play is not None
        assert not any(isinstance(one, Hinted) for one in standing(one.event for one in play.happened))
        await match.referee.load()
        assert match.referee.play is not None
        assert match.referee.play.position == play.position
        assert told(match) == [1]


async def test_a_record_has_the_hints(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, PUPIL)
        await hint(here, match)
        kept = records.put_away(match.referee.table, await here.log.read(match.referee.table.id))
        _, _, happened = records.read(kept, {GAME.name: GAME})
        assert [one.event for one in happened if isinstance(one.event, Hinted)] == [Hinted(0, 1)]


async def test_a_move_can_be_taken_back_over_a_hint(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, PUPIL)
        await drawn(match)
        await match.ask("ana", 0, {"kind": "lay", "card": match.hands[0][0].id})
        await hint(here, match)
        assert match.referee.play is not None
        assert match.referee.play.may_take_back == (0,)


@pytest.mark.parametrize(
    ("sitters", "browser", "seat", "why"),
    [((ANA, BOB), "ana", 0, HintsOff), ((ANA, PUPIL), "bob", 0, NotYourSeat), ((ANA, PUPIL), "ana", 1, NotYourSeat)],
)
async def test_hints_are_for_those_who_play_alone(
    tmp_path: Path, sitters: Any, browser: str, seat: int, why: type
) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(*sitters)
        with pytest.raises(Refused) as refused:
            await hint(here, match, 1, browser, seat)
        assert isinstance(refused.value.refusal, why)
        assert told(match) == []


async def test_a_game_without_hints_offers_none(tmp_path: Path) -> None:
    async with parlour(tmp_path, TOY) as here:
        match = await here.match(ANA, PUPIL)
        assert (await match.ears["ana"].hears("told"))["may_hint"] == []


async def test_windows_are_told_who_may_ask(tmp_path: Path) -> None:
    async with parlour(tmp_path, GAME) as here:
        match = await here.match(ANA, PUPIL)
        assert (await match.ears["ana"].hears("told"))["may_hint"] == [0]
