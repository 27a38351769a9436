"""Buckets and counts."""

import asyncio

import pytest

from tablee.core.refusal import Refused
from tablee.server.guard import limits
from tablee.server.guard.limits import Paces, Windows, full_bucket
from tablee.server.settings import Limits


def test_a_bucket_gives_what_it_holds_and_fills_up_again() -> None:
    bucket = full_bucket(rate=2.0, brim=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket() -> None:
    calls = Paces(Limits(calls_at_once=1, calls_per_second=1.0), now=lambda: 0.0)
    calls.count("calls", "a")
    calls.count("calls", "b")
    with pytest.raises(Refused):
        calls.count("calls", "a")


def test_forgotten_addresses_cost_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    calls = Paces(Limits(calls_at_once=1), now=lambda: 0.0)
    for number in range(100):
        calls.count("calls", f"{number}")
    assert len(calls._buckets) == 10


def test_each_thing_has_a_pace_of_its_own() -> None:
    paces = Paces(Limits(calls_at_once=1, pages_at_once=1, checks_at_once=1, openings_at_once=1), now=lambda: 0.0)
    for what in ("calls", "pages", "checks", "openings", "arrivals"):
        assert paces.allow(what, "a")
    assert [paces.allow(what, "a") for what in ("calls", "pages", "checks", "openings")] == [False] * 4


def test_what_turned_out_dear_is_made_up_for_before_the_next() -> None:
    now = 0.0
    paces = Paces(Limits(calls_at_once=1, calls_per_second=1.0), now=lambda: now)
    paces.count("calls", "a")
    paces.owe("calls", "a", 5.0)
    now = 5.0
    assert not paces.allow("calls", "a")
    now = 6.0
    assert paces.allow("calls", "a")


async def test_of_many_dear_things_at_once_each_waits_for_those_before_and_for_what_they_owe() -> None:
    paces, done = Paces(Limits(calls_at_once=100), now=lambda: 0.0), list[int]()

    async def dear(number: int) -> None:
        paces.count("calls", "a")
        async with paces.in_turn("calls", "a"):
            await asyncio.sleep(0)
            done.append(number)
            paces.owe("calls", "a", 45.0)

    outcomes = await asyncio.gather(*map(dear, range(10)), return_exceptions=True)
    assert done == [0, 1, 2], "they came in together, and the third had used up everything"
    assert sum(isinstance(one, Refused) for one in outcomes) == 7


def test_a_household_counts_as_one() -> None:
    paces = Paces(Limits(calls_at_once=1), now=lambda: 0.0)
    assert paces.allow("calls", "2001:db8::1")
    assert not paces.allow("calls", "2001:db8::2")
    assert paces.allow("calls", "2001:db8:0:1::1")


def test_windows_are_counted_while_they_are_open() -> None:
    windows = Windows(Limits(sockets_per_browser=1, sockets_per_address=2))
    with windows.opened("ana", "home"):
        with pytest.raises(Refused), windows.opened("ana", "home"):
            pass
        with windows.opened("bob", "home"), pytest.raises(Refused), windows.opened("zoe", "home"):
            pass
    assert not windows._open
