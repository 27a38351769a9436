"""Seats carried to another device: both devices are one from then on, nothing is lost, and a link works once."""

import asyncio
from pathlib import Path

import pytest

from tablee.core.refusal import Refusal, Refused
from tablee.match.refusals.devices import LinkOld, LinkUsed, NoSuchLink, PlayEachOther, SameDevice
from tablee.match.tables.links import Links
from tests.match.parlour import ANA, BOB, OPEN, PUPIL, Ear, LiveMatch, Parlour, parlour
from tests.match.tables.test_days import DAILY, DAY, at

PHONE = "phone"


async def carried(here: Parlour, origin: str, to: str) -> None:
    await here.house.carrying.redeem(here.house.carrying.link(origin), to)


async def refused(here: Parlour, code: str, browser: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        await here.house.carrying.redeem(code, browser)
    return caught.value.refusal


async def seats(here: Parlour, table: str, browser: str) -> list[bool]:
    shown = await here.house.table(table, here.house.carrying.who(browser))
    return [seat.mine for seat in shown.seats]


async def test_both_devices_play_the_seats_of_both(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        own = await here.table(ANA, PUPIL, browser=PHONE)
        await carried(here, "ana", PHONE)
        for device in ("ana", PHONE):
            assert await seats(here, match.referee.table.id, device) == [True, False]
            assert await seats(here, own.table.id, device) == [True, False]
            known = here.house.carrying.who(device)
            assert {one.id for one in await here.house.tables_of(known)} == {match.referee.table.id, own.table.id}
        await here.house.start(own.table.id, here.house.carrying.who(PHONE))  # the host's right came along


async def test_a_table_asleep_is_carried_too_and_all_is_known_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        own = (await here.table(ANA, OPEN, browser=PHONE)).table.id
        here.house.let_go(here.time)
        assert here.house.live == 0
        await carried(here, "ana", PHONE)
        assert here.house.live == 0
        await here.close()
        await here.open()
        assert await seats(here, own, PHONE) == await seats(here, own, "ana") == [True, False]
        assert await seats(here, own, "zoe") == [False, False]


async def test_open_windows_follow_without_being_opened_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        phone = Ear(PHONE)
        await here.house.join(match.referee.table.id, phone.guest)
        phone.so_far()
        await carried(here, "ana", PHONE)
        told = await phone.hears("told", why="joined")
        assert list(told["views"]) == ["0"]
        as_phone = LiveMatch(here, match.referee, {"ana": phone})
        await as_phone.lay(0)
        await match.ears["ana"].hears("told", to_play=[1])


async def test_devices_carried_before_come_along(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        table = (await here.table(ANA, OPEN, browser="tablet")).table.id
        await carried(here, "tablet", PHONE)
        await carried(here, "ana", PHONE)  # the tablet, whose cookie the phone's seats are known by, must lose nothing
        for device in ("tablet", PHONE, "ana"):
            assert await seats(here, table, device) == [True, False]
        assert await refused(here, here.house.carrying.link("tablet"), "ana") == SameDevice()


async def test_a_link_works_once_and_for_ten_minutes(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        code = here.house.carrying.link("ana")
        assert here.house.carrying.state("ana") == "open"
        assert await refused(here, code, "ana") == SameDevice()  # which does not use it up
        await here.house.carrying.redeem(code, PHONE)
        assert here.house.carrying.state("ana") == "used"
        assert await refused(here, code, "zoe") == LinkUsed()
        code = here.house.carrying.link("ana")
        here.time += 599
        assert here.house.carrying.state("ana") == "open"
        here.time += 2
        assert here.house.carrying.state("ana") == "old"
        assert await refused(here, code, "zoe") == LinkOld(10)
        for strange in ("", "x" * 64, "é\ud800"):
            assert await refused(here, strange, "zoe") == NoSuchLink()
        first = here.house.carrying.link("ana")
        here.house.carrying.link("ana")
        assert await refused(here, first, "zoe") == NoSuchLink()  # a new one takes its place


async def test_two_who_use_one_link_at_once_do_not_both_get_in(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        code = here.house.carrying.link("ana")
        tries = (here.house.carrying.redeem(code, browser) for browser in (PHONE, "zoe"))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(one) for one in outcomes] == [type(None), Refused]
        assert here.house.carrying.who("zoe") == "zoe"


async def test_opponents_cannot_become_one(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        code = here.house.carrying.link("ana")
        assert await refused(here, code, "bob") == PlayEachOther()
        assert await seats(here, match.referee.table.id, "bob") == [False, True]
        await match.to_the_end()
        await here.house.carrying.redeem(code, "bob")  # a refusal did not use it up
        assert await seats(here, match.referee.table.id, "bob") == [True, True]


async def test_a_seat_kept_by_a_robot_is_carried(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        match = await here.match(ANA, BOB)
        match.referee.part(match.ears["bob"].guest)
        here.time += 200
        await here.house.relieve(match.referee.table.id, "ana", 1)
        await carried(here, PHONE, "bob")
        await here.house.resume(match.referee.table.id, here.house.carrying.who("bob"), 1)
        assert await seats(here, match.referee.table.id, PHONE) == [False, True]


async def test_the_match_of_the_day_is_still_played_once(tmp_path: Path) -> None:
    async with parlour(tmp_path, DAILY) as here:
        here.time = at("2026-11-16 10:00")
        first = await here.house.daily.table(PHONE, "toy", DAY, "Ana")
        await carried(here, "ana", PHONE)
        again = await here.house.daily.table("ana", "toy", DAY, "Ana")
        assert again.id == first.id
        here.time += 1
        other = await here.house.daily.table("tablet", "toy", DAY, "Ana")
        await carried(here, "ana", "tablet")
        assert [one.table for one in (await here.house.daily.days_of("ana", "toy")).played] == [first.id]
        assert other.id in {one.id for one in await here.house.tables_of("ana")}


def test_links_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.match.tables.links.REMEMBERED", 3)
    links = Links()
    codes = [links.made(browser, 0.0) for browser in "abcd"]
    assert links.found(codes[3], 1.0).browser == "d"
    with pytest.raises(Refused):
        links.found(codes[0], 1.0)
    assert links.state("a", 1.0) == "none"
