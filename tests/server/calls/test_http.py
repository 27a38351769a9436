"""The HTTP calls, as docs/protocol.md lists them."""

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee import __version__
from tablee.match.thinking.robots import Robots
from tablee.server.app import create_app
from tablee.server.settings import Settings
from tests.exam.toy import GAME
from tests.server.visitors import BOT, OPEN, PERSON, Browser, house


def lay_to_the_end(window: Any) -> None:
    """Both seats of one browser lay their lowest cards."""
    told = window.hears("told")
    while told["result"] is None:
        (seat,) = told["to_play"]
        card = min(told["views"][str(seat)]["hand"])
        window.socket.send_json(
            {"ask": {"kind": "lay", "card": card}, "seat": seat, "seq": told["seq"], "id": f"{told['seq']}"}
        )
        told = window.hears("told")


def finished(browser: Browser) -> str:
    """A table whose match is over."""
    table = browser.table(PERSON, PERSON)
    with browser.window(table) as window:
        browser.post(f"/api/tables/{table}/start")
        lay_to_the_end(window)
    return table


def two_at(ana: Browser, bob: Browser) -> str:
    """A table where Ana and Bob are playing."""
    table = ana.table(PERSON, OPEN)
    bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    ana.post(f"/api/tables/{table}/start")
    return table


def test_games_say_what_can_be_chosen(ana: Browser) -> None:
    (toy,) = ana.get("/api/games").json()
    assert (toy["name"], toy["seat_counts"], toy["levels"]) == ("toy", [2, 3], ["pupil", "master"])
    assert toy["options"][2] == {"name": "hand", "default": 3, "choices": [], "low": 2, "high": 4, "drawn": {}}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_texts_are_the_houses_and_the_games(ana: Browser, language: str) -> None:
    house, game = ana.get(f"/api/texts/{language}").json(), ana.get(f"/api/games/toy/texts/{language}").json()
    assert {"not_your_turn", "stale"} <= house["refusal"].keys()
    assert "card_missing" not in house["refusal"]
    assert {"not_your_turn", "stale", "card_missing"} <= game["refusal"].keys()
    assert "laid" in game["event"]


def test_leaflet_and_examples(ana: Browser) -> None:
    leaflet = ana.get("/api/games/toy/leaflet/fr")
    assert leaflet.headers["content-type"] == "text/markdown; charset=utf-8"
    assert leaflet.text.startswith("#")
    (trick, swap) = ana.get("/api/games/toy/examples").json()
    assert (trick["name"], trick["seat"], len(trick["frames"]), swap["seat"]) == ("a_trick", 0, 3, None)


@pytest.mark.parametrize("what", ["texts/fr", "leaflet/fr", "examples"])
def test_a_game_that_is_not_on_the_shelf(ana: Browser, what: str) -> None:
    answer = ana.get(f"/api/games/chess/{what}")
    assert (answer.status_code, answer.json()) == (404, {"refused": "no_such_game", "rule": "", "game": "chess"})


def test_a_table_from_opening_to_rematch(ana: Browser, bob: Browser) -> None:
    table = ana.table(PERSON, OPEN, clock={"per_turn": 60}, options={"hand": 2})
    seen = bob.get(f"/api/tables/{table}").json()
    assert (seen["host"], seen["status"], seen["clock"]) == (False, "waiting", {"per_turn": 60, "per_match": 0})
    assert ana.post(f"/api/tables/{table}/start").json()["refused"] == "chairs_open"
    assert ana.post(f"/api/tables/{table}/chair", {"seat": 1, "sitter": BOT}).json()["seats"][1]["level"] == "pupil"
    assert ana.post(f"/api/tables/{table}/chair", {"seat": 1, "sitter": OPEN}).json()["seats"][1]["kind"] == "open"
    assert bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"}).json()["seats"][1]["mine"] is True
    assert bob.post(f"/api/tables/{table}/start").json()["refused"] == "not_host"
    assert ana.post(f"/api/tables/{table}/start").json()["status"] == "playing"
    assert [one["id"] for one in bob.get("/api/tables").json()] == [table]
    assert bob.post(f"/api/tables/{table}/leave", {"seat": 1}).json()["seats"][1]["kind"] == "bot"
    assert ana.post(f"/api/tables/{table}/rematch").json()["refused"] == "not_finished"


def test_a_table_put_away_is_out_of_the_list_and_still_at_its_address(ana: Browser) -> None:
    table = finished(ana)
    assert ana.get("/api/tables").json()[0]["winners"] == ana.get(f"/api/tables/{table}").json()["winners"] != []
    assert ana.post(f"/api/tables/{table}/forget").json()["id"] == table
    assert ana.get("/api/tables").json() == []
    assert ana.get(f"/api/tables/{table}").json()["status"] == "finished"


def test_an_invitation_is_a_link_and_its_picture(ana: Browser, bob: Browser) -> None:
    table = ana.table(PERSON, OPEN)
    invitation = bob.get(f"/api/tables/{table}/invitation").json()
    assert invitation["link"] == f"http://testserver/t/{table}"
    assert invitation["qr"].startswith("data:image/svg+xml")
    assert bob.get("/api/tables/nowhere/invitation").status_code == 404


def test_games_come_with_tables_ready_to_be_played(ana: Browser) -> None:
    (card,) = ana.get("/api/games").json()
    assert card["presets"][0] == {
        "name": "newcomer",
        "seats": 2,
        "level": "pupil",
        "options": {"hand": 2},
        "clock": {"per_turn": 0, "per_match": 0},
    }


def test_a_finished_match_is_recorded_replayed_and_played_again(ana: Browser, bob: Browser) -> None:
    table = finished(ana)
    record = bob.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in record.headers["content-disposition"]
    replay = bob.get(f"/api/tables/{table}/replay?seat=1").json()
    assert replay["frames"][0]["view"]["seat"] == 1
    uploaded = bob.call(
        "POST", "/api/replay?seat=1", content=record.text, headers={"content-type": "text/plain"}
    ).json()
    assert uploaded["frames"] == replay["frames"]
    assert uploaded["table"]["status"] == "finished"
    assert bob.post(f"/api/tables/{table}/rematch").json()["refused"] == "not_at_table"
    again = ana.post(f"/api/tables/{table}/rematch").json()
    assert ana.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"] != table
    assert ana.get(f"/api/tables/{table}").json()["rematch"] == again["id"]


@pytest.mark.parametrize("what", ["record", "replay"])
def test_an_unfinished_match_gives_nothing_away(ana: Browser, what: str) -> None:
    table = ana.table(PERSON, BOT)
    assert ana.get(f"/api/tables/{table}/{what}").json()["refused"] == "not_finished"
    ana.post(f"/api/tables/{table}/start")
    answer = ana.get(f"/api/tables/{table}/{what}")
    assert (answer.status_code, answer.json()["refused"]) == (409, "not_finished")


@pytest.mark.parametrize("path", ["", "/record", "/replay"])
def test_a_link_to_a_table_that_does_not_exist(ana: Browser, path: str) -> None:
    answer = ana.get(f"/api/tables/nowhere{path}")
    assert (answer.status_code, answer.json()) == (404, {"refused": "no_such_table", "rule": ""})


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"[]", "malformed"),
        (b'"toy"', "malformed"),
        (b"{}", "malformed"),
        (b'{"game":"toy","seats":[]}', "wrong_seat_count"),
        (b'{"game":"toy","seats":[{"kind":"cat"},{"kind":"open"}]}', "malformed"),
        (b'{"game":"toy","seats":[{"kind":"open","name":"x"},{"kind":"open"}]}', "malformed"),
        (b'{"game":"toy","seats":[{"kind":"open"},{"kind":"open"}],"admin":true}', "malformed"),
        (b'{"game":"toy","seats":[{"kind":"open"},{"kind":"open"}],"options":{"hand":"3"}}', "option_outside"),
        (b'{"game":"toy","seats":[{"kind":"open"},{"kind":"open"}],"options":{"cheat":1}}', "option_outside"),
        (b'{"game":"toy","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"per_turn":"9"}}', "malformed"),
        (b'{"game":"toy","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"per_turn":-9}}', "option_outside"),
        (b'{"game":"toy","seats":[{"kind":"person","name":"\\ud800"},{"kind":"open"}]}', "malformed"),
        (b'{"game":"toy","seats":[{"kind":"person","name":""},{"kind":"open"}]}', "bad_name"),
        (b'{"game":"toy","seats":[{"kind":"bot","level":"god"},{"kind":"open"}]}', "no_such_level"),
        (b'{"game":"toy","seats":' + b"[" * 4000 + b"}", "malformed"),
        (b'{"game":"toy","seats":[],"clock":{"per_turn":' + b"9" * 5000 + b"}}", "malformed"),
        (b"\xff\xfe", "malformed"),
    ],
)
def test_a_bad_wish_is_refused_with_its_reason(ana: Browser, body: bytes, refused: str) -> None:
    answer = ana.call("POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["refused"], answer.json()["rule"]) == (400, refused, "")
    assert ana.get("/api/tables").json() == []


def test_a_body_that_is_not_json_is_malformed(ana: Browser) -> None:
    answer = ana.call("POST", "/api/tables", content=b"game=toy", headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["refused"]) == (400, "malformed")


@pytest.mark.parametrize("seat", [-1, 2, 10**18])
def test_a_seat_beyond_the_table(ana: Browser, seat: int) -> None:
    table = ana.table(PERSON, OPEN)
    for path, more in (("sit", {"name": "x"}), ("leave", {}), ("relieve", {}), ("resume", {})):
        answer = ana.post(f"/api/tables/{table}/{path}", {"seat": seat, **more})
        assert answer.json()["refused"] == "no_such_seat"
    assert finished(ana)


def test_somebody_elses_seat(ana: Browser, bob: Browser) -> None:
    table = ana.table(PERSON, OPEN)
    for path, body, refused in (
        ("leave", {"seat": 0}, "not_your_seat"),
        ("sit", {"seat": 0, "name": "B"}, "seat_taken"),
    ):
        answer = bob.post(f"/api/tables/{table}/{path}", body)
        assert answer.json()["refused"] == refused
    full = ana.table(PERSON, BOT)
    answer = bob.post(f"/api/tables/{full}/sit", {"seat": 1, "name": "B"})
    assert (answer.status_code, answer.json()["refused"]) == (409, "table_full")


def test_a_robot_stands_in_for_who_has_gone_until_they_are_back(ana: Browser, bob: Browser, tmp_path: Path) -> None:
    table = two_at(ana, bob)
    answer = ana.post(f"/api/tables/{table}/relieve", {"seat": 1})
    assert (answer.status_code, answer.json()["refused"], answer.json()["name"]) == (409, "too_early", "Bob")
    assert 100 < answer.json()["seconds"] <= 120
    with bob.window(table) as window:
        window.hears("told")
        answer = ana.post(f"/api/tables/{table}/relieve", {"seat": 1})
        assert (answer.status_code, answer.json()["refused"]) == (409, "still_here")
    assert bob.post(f"/api/tables/{table}/resume", {"seat": 1}).json()["refused"] == "not_your_seat"
    with house(tmp_path / "hasty", patience=0.0) as client:
        ana, bob, zoe = (Browser(client) for _ in range(3))
        table = two_at(ana, bob)
        assert zoe.post(f"/api/tables/{table}/relieve", {"seat": 1}).json()["refused"] == "not_at_table"
        assert ana.get(f"/api/tables/{table}").json()["seats"][1]["relief"] == 0
        robot = ana.post(f"/api/tables/{table}/relieve", {"seat": 1}).json()["seats"][1]
        assert (robot["kind"], robot["level"], robot["kept"]) == ("bot", "master", False)
        assert ana.post(f"/api/tables/{table}/relieve", {"seat": 1}).json()["refused"] == "not_a_person"
        assert bob.get("/api/tables").json()[0]["seats"][1]["kept"] is True
        answer = ana.post(f"/api/tables/{table}/resume", {"seat": 1})
        assert (answer.status_code, answer.json()["refused"]) == (403, "not_your_seat")
        back = bob.post(f"/api/tables/{table}/resume", {"seat": 1}).json()["seats"][1]
        assert (back["kind"], back["name"], back["mine"], back["kept"]) == ("person", "Bob", True, False)


def test_a_malformed_record_file_is_refused_with_its_line(ana: Browser) -> None:
    answer = ana.call("POST", "/api/replay", content=b"\xff\x00 nothing", headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["refused"], answer.json()["line"]) == (400, "bad_record", 1)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/nothing", 404), ("POST", "/api/games", 405), ("DELETE", "/api/tables", 405), ("POST", "/t/x", 404)],
)
def test_an_address_that_is_not_there(ana: Browser, method: str, path: str, status: int) -> None:
    answer = ana.call(method, path)
    assert (answer.status_code, answer.json()) == (status, {"refused": "no_such_page", "rule": ""})


def test_a_wrong_method_is_told_the_right_ones(ana: Browser) -> None:
    assert ana.call("DELETE", "/api/tables").headers["allow"] == "GET, POST"


def test_the_language_must_be_one_of_ours(ana: Browser) -> None:
    assert ana.get("/api/texts/de").json()["refused"] == "malformed"


def test_health(ana: Browser) -> None:
    assert ana.get("/health").json() == ana.get("/open").json() == {"status": "ok", "version": __version__}
    assert ana.get("/ready").json()["status"] == "ok"


def test_a_house_without_robots_is_not_ready_and_opens_tables_all_the_same(tmp_path: Path) -> None:
    memory: list[Executor] = []

    def hire() -> Executor:
        if not memory:
            raise OSError("Cannot allocate memory")
        return memory[0]

    app = create_app(Settings(data=tmp_path, hosts=("testserver",)), {GAME.name: GAME}, Robots(hire))
    with TestClient(app) as client:
        ana = Browser(client)
        assert ana.table(PERSON, BOT)
        answer = ana.get("/ready")
        assert (answer.status_code, answer.json()["robots"]) == (503, "lost")
        assert ana.get("/health").status_code == 200
        memory.append(ThreadPoolExecutor(1))
        assert ana.get("/ready").json()["status"] == "ok"
