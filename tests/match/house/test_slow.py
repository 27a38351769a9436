"""Tables with days for a turn: they sleep in between, wake when time is up, and outlive restarts and holidays."""

from pathlib import Path

from tablee.core.clock import A_DAY, Clock
from tablee.match.tables.seen import TableSeen
from tests.match.parlour import ANA, BOB, PUPIL, LiveMatch, Parlour, parlour

DAYS = Clock(per_turn=3 * A_DAY)
HOUR = 3600.0


async def left_alone(here: Parlour, match: LiveMatch) -> None:
    """Everybody closes the window, and the house has been idle for a while."""
    for ear in match.ears.values():
        match.referee.part(ear.guest)
    here.house.let_go(here.time)


async def looked_at(here: Parlour, match: LiveMatch) -> LiveMatch:
    """The same match with windows again, perhaps in a house that was opened anew."""
    referee = await here.house.referee(match.referee.table.id)
    for ear in match.ears.values():
        await here.house.join(referee.table.id, ear.guest)
    return LiveMatch(here, referee, match.ears)


async def test_a_slow_table_sleeps_and_wakes_when_the_time_for_a_turn_is_up(tmp_path: Path) -> None:
    async with parlour(tmp_path, grace=0.0) as here:
        match = await here.match(ANA, BOB, clock=DAYS)
        turn, seq = match.turn, match.seq
        await left_alone(here, match)
        assert here.house.live == 0
        here.time += 3 * A_DAY - 60
        await here.house.chores.beat()
        assert here.house.live == 0, "there was a minute left"
        here.time += 120
        await here.house.chores.beat()
        (awake,) = here.house.awake
        assert await awake.asks.if_due() is None
        assert awake.play is not None
        assert awake.seq > seq
        assert awake.play.to_play != (turn,), "the house has played for who let the time pass"


async def test_a_hurried_table_stays_awake(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=Clock(per_turn=60))
        await left_alone(here, match)
        assert here.house.live == 1


async def test_a_robot_at_a_slow_table_answers_while_nobody_looks(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, PUPIL, clock=DAYS)
        await match.lay()
        assert match.referee.duty.busy
        await left_alone(here, match)
        assert here.house.live == 1, "a table does not fall asleep over a robot's thought"


async def test_a_week_of_play_with_restarts_and_a_holiday_takes_no_turn_away(tmp_path: Path) -> None:
    async with parlour(tmp_path, grace=0.0) as here:
        match = await here.match(ANA, BOB, clock=DAYS, cards="long", hand=4)
        for day in range(1, 8):
            here.time += A_DAY - HOUR
            await here.house.chores.beat()
            if day == 4:  # the house itself is on holiday, for longer than a turn may take
                await here.close()
                here.time += 10 * A_DAY
                await here.open(grace=0.0)
                match = await looked_at(here, match)
                assert (await match.referee.asks.if_due()) is None
            before, turn = match.seq, match.turn
            await match.lay(turn)
            assert match.seq > before
            await left_alone(here, match)
            await here.close()
            here.time += HOUR
            await here.open(grace=0.0)
            match = await looked_at(here, match)
            assert match.referee.play is not None
            assert not [one for one in match.referee.play.happened if "time" in type(one.event).__name__.lower()]


async def test_beats_go_on_while_the_only_clock_runs_at_a_table_that_sleeps(tmp_path: Path) -> None:
    """Else a restart would take all that time for an outage, and nobody's days would ever pass."""
    async with parlour(tmp_path, grace=0.0) as here:
        match = await here.match(ANA, BOB, clock=DAYS)
        await left_alone(here, match)
        here.time += 2 * A_DAY
        await here.house.chores.beat()
        await here.close()
        here.time += HOUR
        await here.open(grace=0.0)
        match = await looked_at(here, match)
        assert match.referee.due is not None
        assert match.referee.due - here.time <= A_DAY + 60


async def test_nobody_is_replaced_at_a_slow_table_before_a_turn_could_have_passed(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB, clock=DAYS)
        match.referee.part(match.ears["bob"].guest)
        here.time += A_DAY
        seen: TableSeen = match.referee.shown_to("ana")
        assert seen.seats[1].relief == 2 * A_DAY
