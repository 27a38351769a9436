"""A slow table: whoever asks for it is told on their device that it is their turn, sealed with real keys.

The push service stands on this machine, as Chromium's own is on the network, and a Chromium without a screen shows no
notifications: it is told that it may, and to subscribe here. What the service worker shows is in knock.test.ts.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablee.match import codec
from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.house import RealHouse
from tests.browser.rooms import ready_made, sit_down
from tests.server.push_service import Device, Service, push_service

SUBSCRIBES_HERE = """({endpoint, p256dh, auth}) => {
    const keys = {p256dh, auth}, gone = async () => (there = null, true);
    const given = {endpoint, toJSON: () => ({endpoint, keys}), unsubscribe: gone};
    let there = null;
    PushManager.prototype.subscribe = async () => (there = given);
    PushManager.prototype.getSubscription = async () => there;
    Object.defineProperty(Notification, 'permission', {get: () => 'default'});
    Notification.requestPermission = async () => 'granted';
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


@pytest.fixture
def told_house(tmp_path: Path, service: Service) -> Iterator[RealHouse]:
    """A house that knows this service."""
    house = RealHouse(tmp_path, push_services=service.host)
    try:
        house.open()
        yield house
    finally:
        house.close()


def slow_table(host: Page, house: RealHouse) -> str:
    """Set one with a free chair; gives its link."""
    host.goto(f"{house.url}/new?game=multiplipotion")
    ready_made(host, "À distance")
    host.get_by_role("button", name="Préparer la partie et inviter").click()
    expect(host.get_by_role("heading", name="La table est mise")).to_be_visible()
    return host.url


def test_who_is_away_from_a_slow_table_is_told_and_can_stop_it(
    visit: Visit, told_house: RealHouse, service: Service
) -> None:
    device, host, guest = Device(service.address), visit(), visit()
    host.add_init_script(f"({SUBSCRIBES_HERE})({codec.encode(device.subscription).decode()})")
    guest.goto(slow_table(host, told_house))
    knock = host.get_by_role("region", name="Être au courant")
    knock.get_by_role("button", name="Me prévenir").click()
    expect(knock).to_contain_text("Cet appareil vous fera signe")
    assert (
        host.evaluate("navigator.serviceWorker.ready.then(one => new URL(one.active.scriptURL).pathname)") == "/sw.js"
    )
    sit_down(guest, "Lou")
    host.get_by_role("button", name="Commencer la partie").click()
    expect(host.get_by_role("timer").first).to_contain_text("j")
    Board(host).good_turn()
    Board(guest).good_turn()
    while "Lou a joué" not in (shown := device.opened(service.got.get(timeout=60)[2]))["body"]:
        assert shown["body"].startswith("La partie commence")
    host.get_by_role("button", name="Menu de la partie").click()
    knock.get_by_role("button", name="Ne plus me prévenir").click()
    expect(knock.get_by_role("button", name="Me prévenir")).to_be_visible()
