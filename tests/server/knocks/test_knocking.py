"""Whoever is to play at a table with days for a turn is told on their device, through a service with real keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.core.clock import A_DAY
from tablee.server.push import sending
from tablee.server.push.knocking import Knocks
from tests.server.push_service import Device, Service, push_service
from tests.server.visitors import OPEN, PERSON, Browser, house

SLOW = {"per_turn": 3 * A_DAY, "per_match": 0}
QUICK = {"per_turn": 60, "per_match": 0}


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


@pytest.fixture
def client(tmp_path: Path, service: Service) -> Iterator[TestClient]:
    """A house that knows this push service and no other."""
    with house(tmp_path, push=(service.host,)) as running:
        knocks: Knocks = running.app.state.knocks  # type: ignore[attr-defined]  # FastAPI's, not any ASGI app's
        knocks.again, knocks.rest = (0.0, 0.0), 0.0
        yield running


def begun(ana: Browser, bob: Browser, clock: dict[str, int], **options: Any) -> str:
    """A match of Ana and Bob."""
    table = ana.table(PERSON, OPEN, clock=clock, options=options)
    assert bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"}).status_code == 200
    assert ana.post(f"/api/tables/{table}/start").status_code == 200
    return table


def lay(who: Browser, table: str) -> None:
    """Whoever has the turn lays a card, and is told that it was done."""
    with who.window(table) as window:
        told = window.hears("told")
        (seat,) = told["to_play"]
        card = min(told["views"][str(seat)]["hand"])
        letter = {"id": f"{told['seq']}", "seat": seat, "seq": told["seq"]}
        window.socket.send_json({**letter, "ask": {"kind": "lay", "card": card}})
        window.hears("told", done=letter["id"])


def turns(ana: Browser, bob: Browser, table: str) -> tuple[Browser, Browser]:
    """Who is to play, and the other."""
    with ana.window(table) as window:
        return (ana, bob) if window.hears("told")["to_play"] == [0] else (bob, ana)


def subscribe(who: Browser, device: Device) -> None:
    answer = who.post("/api/push", device.subscription)
    assert answer.status_code == 200, answer.text


def settle(client: TestClient) -> None:
    """Everything that was on its way has arrived."""

    async def arrived(knocks: Knocks) -> None:
        await asyncio.gather(*knocks._under_way)

    assert client.portal
    client.portal.call(arrived, client.app.state.knocks)  # type: ignore[attr-defined]  # FastAPI's, not any ASGI app's


def test_who_is_to_play_is_told_the_game_and_who_moved(ana: Browser, bob: Browser, service: Service) -> None:
    table = begun(ana, bob, SLOW)
    first, second = turns(ana, bob, table)
    device = Device(service.address)
    subscribe(second, device)
    lay(first, table)
    _, headers, sealed = service.got.get(timeout=60)
    assert table.encode() not in sealed
    assert table not in str(headers)
    assert headers["ttl"] == str(3 * A_DAY)
    shown = device.opened(sealed)
    mover = "Ana" if first is ana else "Bob"
    assert shown["body"] == f"{mover} a joué. À vous\N{NO-BREAK SPACE}!"
    assert shown["table"] == table
    assert set(shown) == {"title", "body", "stop", "table"}, "no card, no score: nothing that is not to be seen"


def test_who_moved_and_who_plays_quickly_is_told_nothing(
    client: TestClient, ana: Browser, bob: Browser, service: Service
) -> None:
    for who in (ana, bob):
        who.get("/api/tables")
        subscribe(who, Device(service.address, "ana" if who is ana else "bob"))
    hurried = begun(ana, bob, QUICK)
    lay(turns(ana, bob, hurried)[0], hurried)
    slow = begun(ana, bob, SLOW)
    first, _ = turns(ana, bob, slow)
    begun_for, _, _ = service.got.get(timeout=60)
    assert begun_for == ("/ana" if first is ana else "/bob"), "the match begins: whoever is first hears of it"
    lay(first, slow)
    told, _, _ = service.got.get(timeout=60)
    assert told == ("/bob" if first is ana else "/ana")
    settle(client)
    assert service.got.empty()


def test_the_end_is_told_to_who_did_not_make_it(
    client: TestClient, ana: Browser, bob: Browser, service: Service
) -> None:
    table = begun(ana, bob, SLOW, hand=2)
    devices = {who: Device(service.address, name) for who, name in ((ana, "ana"), (bob, "bob"))}
    for who, device in devices.items():
        subscribe(who, device)
    second = bob
    while ana.get(f"/api/tables/{table}").json()["status"] != "finished":
        first, second = turns(ana, bob, table)
        lay(first, table)
        settle(client)
    told = [service.got.get_nowait() for _ in range(service.got.qsize())]
    path, _, sealed = told[-1]
    assert path == f"/{'ana' if second is ana else 'bob'}"
    assert devices[second].opened(sealed)["body"].endswith("la partie est finie.")


def test_a_device_that_is_gone_is_forgotten(client: TestClient, ana: Browser, bob: Browser, service: Service) -> None:
    table = begun(ana, bob, SLOW)
    first, second = turns(ana, bob, table)
    subscribe(second, Device(service.address))
    service.answers = [410]
    lay(first, table)
    service.got.get(timeout=60)
    settle(client)
    assert second.get("/api/push").json()["devices"] == 0


def test_a_service_with_trouble_is_asked_again_and_no_move_waits(ana: Browser, bob: Browser, service: Service) -> None:
    table = begun(ana, bob, SLOW)
    first, second = turns(ana, bob, table)
    subscribe(second, Device(service.address))
    service.answers = [503, 429, 201]
    lay(first, table)
    for _ in range(3):
        service.got.get(timeout=60)
    assert second.get("/api/push").json()["devices"] == 1


def test_one_click_stops_it(client: TestClient, ana: Browser, bob: Browser, service: Service) -> None:
    table = begun(ana, bob, SLOW)
    first, second = turns(ana, bob, table)
    device = Device(service.address)
    subscribe(second, device)
    assert second.post("/api/push/stop", {"endpoint": device.endpoint}).json()["devices"] == 0
    lay(first, table)
    settle(client)
    assert service.got.empty()


def test_a_flood_of_moves_is_one_knock_at_a_time_and_takes_nobody_elses_threads(
    client: TestClient, ana: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, told = Event(), list[tuple[str, str]]()

    def slow(parcel: sending.Parcel, to: Any, *_: Any) -> str:
        told.append((to.endpoint, current_thread().name))
        answers.wait(10)
        return "sent"

    monkeypatch.setattr(sending, "delivered", slow)
    table = begun(ana, bob, SLOW, hand=4)
    (where,) = client.app.state.knocks.subscriptions.services  # type: ignore[attr-defined]  # FastAPI's
    subscribe(bob, Device(f"http://{where}"))
    for _ in range(6):
        lay(turns(ana, bob, table)[0], table)
    try:
        assert len(told) == 1, "the second waits until the first is told"
    finally:
        answers.set()
    settle(client)
    assert len(told) == 2, "and of all the others only the last is worth telling"
    assert {name.rpartition("_")[0] for _, name in told} == {"tablee-knock"}
