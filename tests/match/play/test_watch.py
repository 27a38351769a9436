"""The time of the house runs evenly: neither a machine's clock set wrong nor a frozen house takes a turn away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.clock import Clock
from tablee.match.play.watch import STALL, Watch
from tests.match.parlour import ANA, BOB, LiveMatch, Parlour, parlour
from tests.match.play.test_clock import again_loaded

HOUR = 3600.0


class Machine:
    """A machine whose clock can be set and which can be frozen."""

    def __init__(self, wall: float = 1_000_000.0) -> None:
        self.wall = wall
        self.ticks = 50.0

    def watch(self, after: float = 0.0) -> Watch:
        return Watch(after, wall=lambda: self.wall, ticks=lambda: self.ticks)

    def frozen(self, seconds: float) -> None:
        self.wall += seconds
        self.ticks += seconds

    def runs(self, watch: Watch, seconds: float) -> None:
        """Time in which the house looks at its watch now and then."""
        while seconds > 0:
            self.frozen(min(1.0, seconds))
            seconds -= 1.0
            watch.now()


def test_it_shows_the_time_and_runs_with_it() -> None:
    machine = Machine()
    watch = machine.watch()
    machine.runs(watch, 10)
    assert (watch.now(), watch.behind()) == (machine.wall, 0.0)


def test_a_clock_set_back_does_not_stop_it() -> None:
    machine = Machine()
    watch = machine.watch()
    machine.wall -= HOUR
    machine.runs(watch, 10)
    assert (watch.now(), watch.behind()) == (1_000_010.0, 0.0)


def test_a_clock_set_forward_is_followed_when_the_house_says_so() -> None:
    machine = Machine()
    watch = machine.watch()
    machine.wall += HOUR
    assert (watch.now(), watch.behind()) == (1_000_000.0, HOUR)
    watch.leap(watch.behind())
    assert (watch.now(), watch.behind()) == (machine.wall, 0.0)


def test_it_stands_still_with_the_house() -> None:
    machine = Machine()
    watch = machine.watch()
    machine.frozen(12)
    assert (watch.now(), watch.behind()) == (1_000_000.0, 12.0)
    machine.runs(watch, 2)
    assert (watch.now(), watch.behind()) == (1_000_002.0, 12.0)
    watch.leap(12)
    assert (watch.now(), watch.behind()) == (machine.wall, 0.0)
    machine.frozen(STALL)
    assert (watch.now(), watch.behind()) == (machine.wall, 0.0)


def test_a_house_that_opens_again_does_not_go_back_in_time() -> None:
    assert Machine().watch(1_000_500.0).now() == pytest.approx(1_000_500.001)
    assert Machine().watch(999_000.0).now() == 1_000_000.0


async def timed_match(here: Parlour, machine: Machine) -> LiveMatch:
    """A match with thirty seconds a turn, of which twenty are gone."""
    watch = here.desk.watch = machine.watch()
    here.desk.now = watch.now
    match = await here.match(ANA, BOB, clock=Clock(per_turn=30))
    machine.runs(watch, 20)
    match.ears["bob"].so_far()
    return match


async def turn_after(match: LiveMatch) -> int:
    """Whose turn it is once the house has done what is due."""
    await match.referee.asks.if_due()
    return match.turn


@pytest.mark.parametrize("set_forward", [False, True])
async def test_neither_a_frozen_house_nor_a_clock_set_forward_takes_the_turn(tmp_path: Path, set_forward: bool) -> None:
    async with parlour(tmp_path, grace=5) as here:
        machine = Machine()
        match = await timed_match(here, machine)
        if set_forward:
            machine.wall += HOUR
        else:
            machine.frozen(12)
        assert await turn_after(match) == 0
        await here.house.chores.beat()
        told = await match.ears["bob"].hears("told")
        assert (told["why"], told["events"], told["now"]) == ("happened", [], machine.wall)
        assert told["clock"]["since"] == [pytest.approx(machine.wall + 5 - 20), None]
        assert await turn_after(match) == 0
        assert match.referee.play is not None
        assert await again_loaded(here, match.referee.table.id) == match.referee.play.glass
        assert here.desk.watch is not None
        machine.runs(here.desk.watch, 14.9)
        assert await turn_after(match) == 0
        machine.runs(here.desk.watch, 0.2)
        assert await turn_after(match) == 1


async def test_a_clock_set_back_an_hour_stops_nobodys_clock(tmp_path: Path) -> None:
    async with parlour(tmp_path, grace=5) as here:
        machine = Machine()
        match = await timed_match(here, machine)
        machine.wall -= HOUR
        await here.house.chores.beat()
        assert here.desk.watch is not None
        machine.runs(here.desk.watch, 9.9)
        assert await turn_after(match) == 0
        machine.runs(here.desk.watch, 0.2)
        assert await turn_after(match) == 1


async def test_nor_does_it_over_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path, grace=5) as here:
        machine = Machine()
        match = await timed_match(here, machine)
        await here.close()
        machine.wall -= HOUR
        watch = machine.watch(1_000_020.0)  # the last the house was heard of
        here.time = watch.now()
        await here.open(grace=5)
        assert await here.log.beaten() == here.time
        here.desk.watch, here.desk.now = watch, watch.now
        match.referee = await here.house.referee(match.referee.table.id)
        machine.runs(watch, 5 + 9.9)
        assert await turn_after(match) == 0
        machine.runs(watch, 0.2)
        assert await turn_after(match) == 1
