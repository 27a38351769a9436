"""The calls that carry seats to another device: made here, looked at for nothing, used once over there."""

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tablee.match.tables.links import MINUTES
from tests.server.visitors import BOT, PERSON, Browser, app_in


def link(browser: Browser, **headers: str) -> Any:
    answer = browser.post("/api/carry", headers=headers)
    assert answer.status_code == 201
    return answer.json()


def redeemed(browser: Browser, code: str) -> Any:
    return browser.post("/api/carry/redeem", {"code": code})


def test_a_link_carries_seats_and_a_second_use_is_told_so(ana: Browser, bob: Browser) -> None:
    table = ana.table(PERSON, BOT)
    made = link(ana, origin="http://testserver")
    where, _, code = made["link"].partition("#")
    assert (where, made["minutes"], made["here_only"]) == ("http://testserver/carry", MINUTES, False)
    assert made["qr"].startswith("data:image/svg+xml")
    assert code not in made["qr"]  # drawn, not written
    bob.get("/carry")  # a messenger looks at it first
    assert ana.get("/api/carry").json() == {"state": "open"}
    assert redeemed(bob, code).json() == {"state": "used"}
    assert bob.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
    assert ana.get("/api/carry").json() == {"state": "used"}
    again = redeemed(bob, code)
    assert (again.status_code, again.json()["refused"]) == (409, "link_used")
    with bob.window(table) as window:
        assert window.hears("table")["seats"][0]["mine"]


def test_what_is_no_link_gets_a_sentence(ana: Browser) -> None:
    for code in ("", "nonsense"):
        answer = redeemed(ana, code)
        assert (answer.status_code, answer.json()["refused"]) == (404, "no_such_link")
    assert redeemed(ana, "x" * 65).json()["refused"] == "malformed"


def test_a_page_of_another_site_cannot_use_a_link(ana: Browser, bob: Browser) -> None:
    code = link(ana)["link"].partition("#")[2]
    answer = bob.post("/api/carry/redeem", {"code": code}, headers={"origin": "https://evil.example"})
    assert answer.json()["refused"] == "foreign_origin"
    assert redeemed(bob, code).status_code == 200


def test_links_are_not_to_be_guessed(ana: Browser) -> None:
    answers = [redeemed(ana, f"guess {number}").json()["refused"] for number in range(25)]
    assert answers[:20] == ["no_such_link"] * 20
    assert "too_fast" in answers[20:]


def test_a_house_for_this_machine_alone_says_so(tmp_path: Path) -> None:
    with TestClient(app_in(tmp_path), base_url="http://localhost:8000") as client:
        made = link(Browser(client))
    assert made["link"].startswith("http://localhost:8000/carry#")
    assert made["here_only"]
