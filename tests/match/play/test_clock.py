"""Time: rebuilt from the log alone, never lost to an outage of ours, and the house acts when it is up."""

from pathlib import Path

import pytest

from tablee.core.actions import Deadline, Deal, TimeUp
from tablee.core.clock import Clock, Hourglass
from tablee.match.house.house import House
from tablee.match.play.clock import next_due, paused
from tablee.storage.log import Outage
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.match.parlour import ANA, BOB, PUPIL, Parlour, parlour


def glass(used: tuple[float, ...], since: tuple[float | None, ...]) -> Hourglass:
    return Hourglass(used, since)


@pytest.mark.parametrize(
    ("began", "after"),
    [
        (90.0, 90.0 + 50.0),  # ran when the house went: all of the outage is given back
        (110.0, 150.0),  # began after the last beat: what is unknown is given too
        (150.0, 150.0),
        (160.0, 160.0),
        (None, None),
    ],
)
def test_an_outage_costs_nobody_time(began: float | None, after: float | None) -> None:
    assert paused(glass((0.0,), (began,)), Outage(100.0, 145.0, 150.0)).since == (after,)


def test_the_first_time_to_run_out_is_due_first() -> None:
    position = GAME.rules.start(GAME.rules.options(), 2)
    running = glass((50.0, 10.0), (100.0, 100.0))
    assert next_due(GAME, Clock(0, 60), running, position, 0.0) == Deadline(110.0, TimeUp(0))
    assert next_due(GAME, Clock(5, 60), running, position, 0.0) == Deadline(105.0, TimeUp(0))
    assert next_due(GAME, Clock(), running, position, 0.0) is None
    assert next_due(GAME, Clock(5), glass((0.0, 0.0), (None, 100.0)), position, 0.0) == Deadline(105.0, TimeUp(1))


def test_a_games_own_deadline_waits_until_the_house_has_opened() -> None:
    timed = otherwise(GAME, rules={"deadline": lambda position: Deadline(100.0, Deal())})
    position = GAME.rules.start(GAME.rules.options(), 2)
    assert next_due(timed, Clock(), glass((0.0,), (None,)), position, 120.0) == Deadline(120.0, Deal())
    assert next_due(timed, Clock(), glass((0.0,), (None,)), position, 90.0) == Deadline(100.0, Deal())


async def test_the_house_lays_for_who_takes_too_long(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_turn=30))
        lowest = min(match.hands[0])
        here.time += 29.9
        assert await match.referee.asks.if_due() is None
        assert match.turn == 0
        here.time += 0.2
        assert await match.referee.asks.if_due() is None
        told = await match.ears["bob"].hears("told", why="happened", to_play=[1])
        assert told["events"][0]["event"] == {"kind": "laid", "seat": 0, "card": lowest}


async def test_the_alarm_rings_by_itself(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_turn=30))
        here.time += 30
        match.referee.duty.renew()
        await match.ears["ana"].hears("told", to_play=[1])


async def test_time_runs_for_the_seat_that_is_to_play(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_match=600))
        here.time += 10
        await match.lay()
        told = await match.ears["ana"].hears("told", to_play=[1])
        assert told["clock"]["used"] == pytest.approx([10.0, 0.0])
        assert told["clock"]["since"] == [None, here.time]


async def test_without_a_clock_nothing_is_ever_due(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        here.time += 10_000_000
        assert await match.referee.asks.if_due() is None
        assert match.turn == 0


async def again(here: Parlour, after: float) -> None:
    """The house is killed, and comes back later."""
    await here.log.beat(here.time)
    await here.house.close()
    await here.log.close()
    here.time += after
    await here.open(grace=5)


async def test_after_a_restart_the_clock_stands_where_it_stood(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_turn=30))
        here.time += 20
        await again(here, after=3600)
        referee = await here.house.referee(match.referee.table.id)
        here.time += 5 + 9
        await referee.asks.if_due()
        assert referee.play is not None
        assert referee.play.to_play == (0,)
        here.time += 1.1
        await referee.asks.if_due()
        assert referee.play.to_play == (1,)


async def test_the_log_alone_gives_the_clock_back(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_match=600))
        for seconds in (3, 5, 7):
            here.time += seconds
            await match.lay()
        await again(here, after=100)
        here.time += 8
        follower = await here.house.referee(match.referee.table.id)
        assert match.referee.play is not None
        assert follower.play is not None
        assert follower.play.glass.used == match.referee.play.glass.used
        (before,) = (began for began in match.referee.play.glass.since if began is not None)
        (after,) = (began for began in follower.play.glass.since if began is not None)
        assert after == pytest.approx(before + 100 + 5)


async def test_a_turn_the_house_played_begins_the_next_one_afresh(tmp_path: Path) -> None:
    alone = otherwise(GAME, rules={"to_play": lambda table: () if table.result else (0,)})
    async with parlour(tmp_path, alone) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_turn=30))
        assert match.referee.play is not None
        here.time += 20
        await match.lay(0)
        here.time += 11
        await match.referee.asks.if_due()
        assert match.referee.play.glass == Hourglass((31.0, 0.0), (here.time, None))
        assert await again_loaded(here, match.referee.table.id) == match.referee.play.glass


async def again_loaded(here: Parlour, table_id: str) -> Hourglass:
    """The hourglass as another house would find it."""
    other = House(here.house.games, here.desk)
    referee = await other.referee(table_id)
    assert referee.play is not None
    referee.duty.stop()
    return referee.play.glass


async def test_a_games_own_deadline_is_kept(tmp_path: Path) -> None:
    timed = otherwise(
        GAME,
        rules={"deadline": lambda position: Deadline(1_000_060.0, TimeUp(0)) if position.table.turn == 0 else None},
    )
    async with parlour(tmp_path, timed) as here:
        match = await here.match(ANA, PUPIL)
        here.time += 59
        await match.referee.asks.if_due()
        assert match.turn == 0
        here.time += 2
        match.referee.duty.renew()
        await match.ears["ana"].hears("told", to_play=[1])


async def test_no_clock_runs_where_nobody_is_left(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_turn=30))
        for ear in match.ears.values():
            match.referee.part(ear.guest)
        for browser, seat in (("ana", 0), ("bob", 1)):
            await here.house.leave(match.referee.table.id, browser, seat)
        assert not match.referee.duty.timed
