"""Where a house sends what, and where it does not: known services, sound keys, a few devices a player."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.core.refusal import Refused
from tablee.server.push.keys import house_key, public_part
from tablee.server.push.subscriptions import MOST, require_service
from tablee.server.settings import Settings
from tests.server.push_service import Device
from tests.server.visitors import Browser, house

KNOWN = Settings().push_services


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str) -> None:
    require_service(endpoint, KNOWN)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com@example.org/",
        "https://fcm.googleapis.com.example.org/",
        "https://push.apple.com.example.org/",
        "https://example.org\\.notify.windows.com/",  # another host to those who take \\ for /
        "https://example.org\t.notify.windows.com/",
        "https://example.org%2f.notify.windows.com/",
        "https://fcm.googleapis.com/é",
        "https://127.0.0.1/",
        "http://127.0.0.1:8000/health",
        "http://[::1",
        "file:///etc/passwd",
        "",
    ],
)
def test_the_house_sends_nothing_just_anywhere(endpoint: str) -> None:
    with pytest.raises(Refused):
        require_service(endpoint, KNOWN)


def test_a_house_has_one_key_as_long_as_it_has_its_store() -> None:
    assert public_part(house_key("secret")) == public_part(house_key("secret"))
    assert public_part(house_key("secret")) != public_part(house_key("other"))
    assert len(public_part(house_key("secret"))) == 87


@pytest.fixture
def known(tmp_path: Path) -> TestClient:
    return house(tmp_path, push=("127.0.0.1:9",))  # type: ignore[return-value]  # opened by each test


def test_keys_that_are_none_are_refused(known: TestClient) -> None:
    with known as client:
        ana = Browser(client)
        good = Device("http://127.0.0.1:9").subscription
        for bad in ({"p256dh": "x" * 87}, {"auth": "short"}, {"p256dh": ""}, {"auth": "é"}):
            answer = ana.post("/api/push", good | bad)
            assert answer.status_code == 400, answer.text
            assert answer.json()["refused"] == "bad_subscription"
        assert ana.get("/api/push").json()["devices"] == 0


def test_a_player_has_a_few_devices_and_the_newest_count(known: TestClient) -> None:
    with known as client:
        ana = Browser(client)
        for number in range(MOST + 3):
            ana.post("/api/push", Device("http://127.0.0.1:9", str(number)).subscription)
        assert ana.get("/api/push").json()["devices"] == MOST
        same = Device("http://127.0.0.1:9", "same").subscription
        for _ in range(2):
            ana.post("/api/push", same)
        assert ana.get("/api/push").json()["devices"] == MOST
        client.app.state.knocks.subscriptions.services = ("fcm.googleapis.com",)  # type: ignore[attr-defined]  # FastAPI's
        assert ana.get("/api/push").json()["devices"] == 0, "nothing is sent to a service that is no longer known"


def test_a_house_that_tells_nobody_says_so(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        ana = Browser(client)
        assert ana.get("/api/push").json() == {"key": "", "devices": 0}
        refused = ana.post("/api/push", Device("https://fcm.googleapis.com").subscription)
        assert refused.json()["refused"] == "foreign_push_service"
