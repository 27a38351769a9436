"""The socket: what it answers to good, bad and doubled letters; whatever comes, connection and match live on."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tablee.storage.log import StoreFailed
from tests.server.visitors import BOT, OPEN, PERSON, Browser, house


def asking(told: dict[str, Any], seat: int, ask_id: str = "a", **ask: Any) -> dict[str, Any]:
    """A letter that lays the seat's lowest card."""
    card = min(told["views"][str(seat)]["hand"])
    return {"ask": {"kind": "lay", "card": card, **ask}, "seat": seat, "seq": told["seq"], "id": ask_id}


def playing(ana: Browser, bob: Browser) -> str:
    """A match of two that has begun."""
    table = ana.table(PERSON, OPEN)
    bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    ana.post(f"/api/tables/{table}/start")
    return table


def test_the_house_speaks_first(ana: Browser, bob: Browser) -> None:
    with ana.window(ana.table(PERSON, OPEN)) as window:
        assert window.socket.receive_json()["status"] == "waiting"
    with ana.window(playing(ana, bob)) as window:
        assert window.socket.receive_json()["type"] == "table"
        told = window.socket.receive_json()
        assert (told["type"], told["why"], list(told["views"])) == ("told", "joined", ["0"])


def test_two_play_in_two_windows(ana: Browser, bob: Browser) -> None:
    table = playing(ana, bob)
    with ana.window(table) as hers, bob.window(table) as his:
        told = hers.hears("told")
        hers.socket.send_json(asking(told, 0, "x"))
        assert hers.hears("told")["done"] == "x"
        seen = his.hears("told", why="happened")
        assert "done" not in seen
        assert [one["event"]["kind"] for one in seen["events"]] == ["laid"]
        his.socket.send_json(asking(seen, 1))
        assert hers.hears("told")["events"][-1]["event"]["kind"] == "taken"


def test_a_spectator_sees_the_public_view_and_may_ask_nothing(ana: Browser, bob: Browser, client: TestClient) -> None:
    table = playing(ana, bob)
    with Browser(client).window(table) as window:
        told = window.hears("told")
        assert list(told["views"]) == ["public"]
        assert told["views"]["public"]["hand"] == []
        assert (
            window.refused({"ask": {"kind": "lay", "card": 1}, "seat": 0, "seq": told["seq"], "id": "x"})["refused"]
            == "not_your_seat"
        )


def test_who_sits_down_plays_from_the_window_already_open(ana: Browser, bob: Browser) -> None:
    table = ana.table(PERSON, OPEN)
    bob.get("/api/games")
    with bob.window(table) as window:
        bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
        ana.post(f"/api/tables/{table}/start")
        assert list(window.hears("told")["views"]) == ["1"]


def test_a_window_opened_without_a_cookie_is_given_one(ana: Browser, client: TestClient) -> None:
    table = ana.table(PERSON, OPEN)
    client.cookies.clear()
    with client.websocket_connect(f"/ws/{table}") as socket:
        headers: dict[bytes, bytes] = dict(socket.extra_headers or [])
        assert headers[b"set-cookie"].startswith(b"tablee=")


@pytest.mark.parametrize(
    ("sent", "refused"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('{"ask": 1}', "malformed"),
        ('{"ping": true, "x": 1}', "malformed"),
        ("x" * 9000, "too_large"),
        ("é" * 5000, "too_large"),
        ("[" * 8000, "malformed"),
        ('{"ask": {"kind": "fly"}, "seat": 0, "seq": 3, "id": "x"}', "unknown_kind"),
        ('{"ask": {"kind": "deal"}, "seat": 0, "seq": 3, "id": "x"}', "house_only"),
        ('{"ask": {"kind": "time_up"}, "seat": 0, "seq": 3, "id": "x"}', "house_only"),
        ('{"ask": {"kind": "lay", "card": 1, "x": 1}, "seat": 0, "seq": 3, "id": "x"}', "malformed"),
        ('{"ask": {"kind": "lay", "card": 99}, "seat": 0, "seq": 3, "id": "x"}', "card_missing"),
        ('{"ask": {"kind": "lay", "card": 1}, "seat": 1, "seq": 3, "id": "x"}', "not_your_seat"),
        ('{"ask": {"kind": "lay", "card": 1}, "seat": 0, "seq": 1, "id": "x"}', "stale"),
    ],
)
def test_bad_letters_are_refused_and_play_goes_on(ana: Browser, bob: Browser, sent: str, refused: str) -> None:
    with ana.window(playing(ana, bob)) as window:
        told = window.hears("told")
        assert window.refused(sent)["refused"] == refused
        window.socket.send_json({"ping": True})
        assert window.hears("pong") == {"type": "pong"}
        window.socket.send_json(asking(told, 0))
        assert window.hears("told", done="a")["seq"] == told["seq"] + 1


def test_binary_letters_are_refused(ana: Browser, bob: Browser) -> None:
    with ana.window(playing(ana, bob)) as window:
        window.socket.send_bytes(b'{"ping": true}')
        assert window.hears("refused")["refused"] == "text_only"
        window.socket.send_json({"ping": True})
        window.hears("pong")


def test_out_of_turn_is_refused_with_whose_turn_it_is(ana: Browser, bob: Browser) -> None:
    with bob.window(playing(ana, bob)) as window:
        refused = window.refused(asking(window.hears("told"), 1))
        assert (refused["refused"], refused["to_play"]) == ("not_your_turn", [0])


def test_a_double_click_is_done_once(ana: Browser, bob: Browser) -> None:
    with ana.window(playing(ana, bob)) as window:
        told = window.hears("told")
        for _ in range(2):
            window.socket.send_json(asking(told, 0, "click"))
        assert window.hears("told")["seq"] == told["seq"] + 1
        assert window.hears("done") == {"type": "done", "id": "click", "seq": told["seq"] + 1}


def test_an_old_tab_is_shown_the_table_as_it_is(ana: Browser, bob: Browser) -> None:
    table = ana.table(PERSON, PERSON)
    ana.post(f"/api/tables/{table}/start")
    with ana.window(table) as old, ana.window(table) as new:
        told = new.hears("told")
        new.socket.send_json(asking(told, 0, "first"))
        new.hears("told", done="first")
        old.socket.send_json(asking(told, 1, "second"))
        assert old.hears("told", why="stale")["seq"] == told["seq"] + 1
        assert old.hears("refused")["refused"] == "stale"


def test_a_link_to_no_table_is_answered_and_closed(ana: Browser) -> None:
    with ana.window("nowhere") as window:
        assert window.socket.receive_json() == {"type": "refused", "id": "", "refused": "no_such_table", "rule": ""}
        with pytest.raises(WebSocketDisconnect) as closed:
            window.socket.receive_json()
        assert closed.value.code == 4404


def test_a_damaged_match_is_answered_and_closed(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = Browser(client).table(PERSON, BOT)
    with sqlite3.connect(tmp_path / "tablee.db") as db:
        db.execute("UPDATE tables SET body = body || ' '")
    db.close()
    with house(tmp_path) as client:
        ana, refused = Browser(client), {"refused": "match_damaged", "rule": ""}
        answer = ana.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()) == (503, refused)
        with ana.window(table) as window:
            assert window.socket.receive_json() == {"type": "refused", "id": "", **refused}
            with pytest.raises(WebSocketDisconnect) as closed:
                window.socket.receive_json()
        assert closed.value.code == 4410


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.evil.example", "http://"])
def test_a_page_of_another_site_gets_no_socket(ana: Browser, origin: str) -> None:
    table = ana.table(PERSON, BOT)
    with pytest.raises(WebSocketDisconnect), ana.window(table, origin=origin) as window:
        window.hears("table")


def test_our_own_page_gets_one(ana: Browser) -> None:
    with ana.window(ana.table(PERSON, BOT), origin="http://testserver") as window:
        window.hears("table")


def test_too_many_windows(tmp_path: Path) -> None:
    with house(tmp_path, sockets_per_browser=2) as client:
        ana = Browser(client)
        table = ana.table(PERSON, BOT)
        with ana.window(table) as one, ana.window(table), ana.window(table) as third:
            assert third.hears("refused")["refused"] == "too_many_sockets"
            one.hears("table")
        with ana.window(table) as fourth:
            fourth.hears("table")


def test_too_many_letters(tmp_path: Path) -> None:
    with house(tmp_path, messages_at_once=3, messages_per_second=0.001) as client:
        ana = Browser(client)
        with ana.window(ana.table(PERSON, BOT)) as window:
            for _ in range(5):
                window.socket.send_json({"ping": True})
            answers = [window.socket.receive_json() for _ in range(6)]
            assert [one.get("refused", one["type"]) for one in answers] == [
                "table",
                "pong",
                "pong",
                "pong",
                "too_fast",
                "too_fast",
            ]


def test_a_store_that_cannot_be_read_is_our_trouble(
    ana: Browser, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(table: str) -> None:
        raise StoreFailed("gone")

    monkeypatch.setattr(client.app.state.house.desk.log, "sheet", broken)  # type: ignore[attr-defined]  # it is a FastAPI
    assert ana.get("/api/tables/abc").json()["refused"] == "house_trouble"
    with ana.window("abc") as window:
        assert window.hears("refused")["refused"] == "house_trouble"


def test_a_fault_of_ours_leaves_the_window_open(
    ana: Browser, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tablee.match.play.asks.Asks._grant", broken)
    with ana.window(ana.table(PERSON, BOT)) as window:
        assert window.refused({"ask": {}, "seat": 0, "seq": 0, "id": "x"})["refused"] == "house_trouble"
        window.socket.send_json({"ping": True})
        window.hears("pong")
