"""The hourglass: time used, computed from the times of the log alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.clock import Clock, Hourglass


def test_nobody_runs_before_the_deal() -> None:
    assert Hourglass.full(2) == Hourglass((0.0, 0.0), (None, None))


def test_time_runs_for_the_seat_to_play_and_is_counted_when_the_turn_passes() -> None:
    glass = Hourglass.full(2).turned([0], at=100.0).turned([1], at=107.5)
    assert glass == Hourglass((7.5, 0.0), (None, 107.5))


def test_an_ask_within_a_turn_does_not_stop_the_sand() -> None:
    glass = Hourglass.full(2).turned([0], at=100.0).turned([0], at=104.0)
    assert glass == Hourglass((0.0, 0.0), (100.0, None))


def test_a_seat_that_plays_twice_in_a_row_gets_a_fresh_turn() -> None:
    glass = Hourglass.full(2).turned([0], at=100.0).turned([0], at=104.0, afresh=0)
    assert glass == Hourglass((4.0, 0.0), (104.0, None))


def test_several_seats_may_run_at_once() -> None:
    glass = Hourglass.full(3).turned([0, 2], at=10.0).turned([2], at=15.0)
    assert glass == Hourglass((5.0, 0.0, 0.0), (None, None, 10.0))


def test_a_clock_set_back_takes_no_time_away() -> None:
    assert Hourglass.full(1).turned([0], at=100.0).turned([], at=90.0).used == (0.0,)


@pytest.mark.parametrize(
    ("clock", "used", "ends"),
    [
        (Clock(), 0.0, None),
        (Clock(per_turn=30), 500.0, 130.0),
        (Clock(per_match=60), 45.0, 115.0),
        (Clock(per_turn=30, per_match=60), 45.0, 115.0),
        (Clock(per_turn=10, per_match=60), 45.0, 110.0),
        (Clock(per_match=60), 75.0, 100.0),
    ],
)
def test_time_is_up_when_the_turn_or_the_match_is(clock: Clock, used: float, ends: float | None) -> None:
    assert Hourglass((used,), (100.0,)).runs_out(clock, 0) == ends


def test_a_seat_that_waits_cannot_run_out() -> None:
    assert Hourglass((99.0,), (None,)).runs_out(Clock(per_match=60), 0) is None


@given(st.lists(st.tuples(st.integers(0, 2), st.floats(0, 100)), max_size=20))
def test_all_the_time_that_passed_was_used_by_somebody(turns: list[tuple[int, float]]) -> None:
    glass, now = Hourglass.full(3), 0.0
    glass = glass.turned([0], at=now)
    for seat, passed in turns:
        now += passed
        glass = glass.turned([seat], at=now, afresh=seat)
    assert sum(glass.turned([], at=now).used) == pytest.approx(now)
