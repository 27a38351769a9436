"""What every call passes: cookies, headers, origins, sizes and rates."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.match.records.replay import example_frames
from tablee.server.calls import shelf, tables
from tablee.server.calls.everything import CALLS
from tablee.server.guard.headers import same_origin
from tablee.server.guard.identity import fingerprint, visitor
from tests.server.visitors import BOT, PERSON, Browser, house


def test_a_browser_is_given_a_secret_once(ana: Browser) -> None:
    first = ana.get("/api/games").headers["set-cookie"]
    assert re.fullmatch(r"tablee=[\w-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", first)
    assert "set-cookie" not in ana.get("/api/games").headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/stats"])
def test_whoever_comes_back_within_a_year_keeps_it_for_another(ana: Browser, path: str) -> None:
    ana.get("/api/games")
    secret, page = ana.cookie, ana.get(path)
    seen = ana.get(path, headers={"if-none-match": page.headers.get("etag", "-")})
    for answer in (page, seen):
        assert answer.headers["set-cookie"].startswith(f"{secret}; Path=/; Max-Age=31536000;"), (
            "the same, never another"
        )
        assert answer.headers["cache-control"] in ("private, no-cache", "no-store")
    assert "set-cookie" not in ana.get("/manifest.webmanifest").headers


def test_over_https_the_secret_stays_on_https(tmp_path: Path) -> None:
    with house(tmp_path, "https://testserver") as client:
        assert "; Secure" in Browser(client).get("/api/games").headers["set-cookie"]


def test_two_browsers_have_two_secrets(ana: Browser, bob: Browser) -> None:
    ana.get("/api/games")
    bob.get("/api/games")
    assert ana.cookie != bob.cookie


@pytest.mark.parametrize("cookie", ["tablee=short", "tablee=", "tablee=" + "é" * 43, "other=1", "tablee=" + "a" * 44])
def test_a_secret_that_is_not_ours_is_replaced(client: TestClient, cookie: str) -> None:
    answer = client.get("/api/games", headers={b"cookie": cookie.encode()})
    assert "set-cookie" in answer.headers


def test_only_a_fingerprint_of_the_secret_is_kept(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        ana = Browser(client)
        ana.table(PERSON, BOT)
        secret = ana.cookie.removeprefix("tablee=")
    db = sqlite3.connect(tmp_path / "tablee.db")
    kept = "\n".join(db.iterdump())
    db.close()
    assert secret not in kept
    assert fingerprint(secret) in kept


def test_a_fingerprint_is_the_same_for_the_same_secret() -> None:
    cookie = b"a=b; tablee=" + b"x" * 43
    assert visitor([(b"cookie", cookie)], https=False).browser == fingerprint("x" * 43)


@pytest.mark.parametrize(
    "others",
    [
        'note="half',
        'note=a "b" c',
        "prefs[]=1",
        "path=/; expires",
        "a b=c",
        "é=1",
        "tablee=short",
        "=; ;;",
        '{"json": [1, 2]}=x',
    ],
)
def test_other_cookies_of_the_host_do_not_hide_ours(others: str) -> None:
    for cookie in (f"{others}; tablee={'x' * 43}", f"tablee={'x' * 43}; {others}"):
        found = visitor([(b"host", b"here"), (b"cookie", cookie.encode("latin-1"))], https=False)
        assert (found.browser, found.new) == (fingerprint("x" * 43), False)


def test_a_browser_keeps_its_seats_whatever_other_cookies_it_has(ana: Browser) -> None:
    table = ana.table(PERSON, BOT)
    ana.cookie = f'path="/x y; prefs[]=1; {ana.cookie}'
    answer = ana.get(f"/api/tables/{table}")
    assert answer.json()["seats"][0]["mine"]
    assert "set-cookie" not in answer.headers


def test_an_answer_with_a_secret_is_kept_by_no_shared_cache(ana: Browser, client: TestClient) -> None:
    for path in ("/", "/api/games/toy/texts/fr", "/api/tables"):
        client.cookies.clear()
        answer = client.get(path)
        assert "set-cookie" in answer.headers
        assert answer.headers["cache-control"] in ("private, no-cache", "no-store")
    ana.get("/")
    assert "private" not in ana.get("/api/games/toy/texts/fr").headers["cache-control"]


@pytest.mark.parametrize("path", ["/api/games", "/", "/nothing.js", "/health", "/open", "/ready", "/metrics"])
def test_every_answer_has_its_safety_headers(ana: Browser, path: str) -> None:
    headers = ana.get(path).headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "same-origin")
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_answers_about_tables_are_not_kept_by_caches(ana: Browser) -> None:
    assert ana.get("/api/tables").headers["cache-control"] == "no-store"


def test_large_answers_are_packed(ana: Browser) -> None:
    assert ana.get("/api/games/toy/texts/fr", headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver:81"])
def test_a_page_of_another_site_may_change_nothing(ana: Browser, origin: str) -> None:
    answer = ana.post("/api/tables", {"game": "toy", "seats": [PERSON, BOT]}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["refused"]) == (403, "foreign_origin")
    assert ana.get("/api/tables", headers={"origin": origin}).json() == []


def test_our_own_pages_may() -> None:
    assert same_origin("http://here:8000", "here:8000", ())
    assert same_origin("https://here", "here", ())  # behind a proxy that speaks https
    assert same_origin("https://partner.example", "here", ("https://partner.example",))
    assert same_origin(None, "here", ())
    assert not same_origin("http://", "", ())
    assert not same_origin("http://here", None, ())


@pytest.mark.parametrize("declared", [True, False])
def test_a_body_too_large_is_refused(ana: Browser, declared: bool) -> None:
    whole = b'{"game":"' + b"x" * 20_000 + b'"}'
    body = whole if declared else iter([whole[:9_000], whole[9_000:]])
    answer = ana.call("POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()) == (413, {"refused": "too_large", "rule": "", "limit": 8192})


def test_a_record_may_be_larger(ana: Browser) -> None:
    for size, status in ((500_000, 400), (1_100_000, 413)):
        answer = ana.call("POST", "/api/replay", content=b"x" * size, headers={"content-type": "text/plain"})
        assert answer.status_code == status


def test_too_many_calls(tmp_path: Path) -> None:
    with house(tmp_path, calls_at_once=3, calls_per_second=0.001) as client:
        ana = Browser(client)
        statuses = [ana.get("/api/games").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert ana.get("/health").status_code == 200


@pytest.mark.parametrize(("path", "limit"), [("/", "pages"), ("/health", "checks"), ("/metrics", "checks")])
def test_pages_and_checks_have_a_pace(tmp_path: Path, path: str, limit: str) -> None:
    few: dict[str, Any] = {f"{limit}_at_once": 2, f"{limit}_per_second": 0.001}
    with house(tmp_path, **few) as client:
        ana = Browser(client)
        answers = [ana.get(path) for _ in range(3)]
        assert answers[1].status_code != 429
        assert (answers[2].status_code, answers[2].json()["refused"]) == (429, "too_fast")
        assert answers[2].headers["connection"] == "close"  # the next knock has to wait for its turn


def test_new_tables_have_a_pace(tmp_path: Path) -> None:
    with house(tmp_path, openings_at_once=2, openings_per_second=0.001) as client:
        wish = {"game": "toy", "seats": [PERSON, BOT]}
        statuses = [Browser(client).post("/api/tables", wish).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]


def test_whatever_writes_something_new_into_the_store_has_a_pace_besides_that_of_calls() -> None:
    paces = {call.path.removeprefix("/api/"): call.pace for call in CALLS if call.pace}
    days, problems = "games/{name}/days/{day}", "games/{name}/problems/{problem}"
    assert paces == dict.fromkeys(("tables", "tables/{table_id}/rematch", days), "openings") | dict.fromkeys(
        (f"{one}/{deed}" for one in (days, problems) for deed in ("answer", "give-up")), "answers"
    )


def test_whatever_lays_out_boards_or_reads_many_tables_is_done_one_after_the_other_for_each_address() -> None:
    dear = {call.path for call in CALLS if call.dear}
    boards = {call.path for call in CALLS if "/problems/" in call.path or call.path.endswith("/preview")}
    days = {
        call.path for call in CALLS if call.path.startswith("/api/games/{name}/days/{day}") and call.pace != "openings"
    }
    assert dear == boards | days | {"/api/tables"}


def test_a_dozen_problems_count_as_a_dozen_calls(tmp_path: Path) -> None:
    with house(tmp_path, calls_at_once=20, calls_per_second=0.001) as client:
        ana, wish = Browser(client), {"many": 12}
        assert len(ana.post("/api/games/toy/problems/next", wish).json()["problems"]) == 12
        assert [ana.post("/api/games/toy/problems/next", wish).status_code for _ in range(2)] == [200, 429]


def test_answers_to_problems_have_a_pace(tmp_path: Path) -> None:
    with house(tmp_path, answers_at_once=2, answers_per_second=0.001) as client:
        problem = Browser(client).post("/api/games/toy/problems/next", {}).json()["problems"][0]["id"]
        paths = [f"/api/games/toy/problems/{problem}/give-up"] * 3
        assert [Browser(client).post(path).status_code for path in paths] == [200, 200, 429]


def test_who_answers_for_the_first_time_counts_as_a_new_table(tmp_path: Path) -> None:
    with house(tmp_path, openings_at_once=2, openings_per_second=0.001) as client:
        ana = Browser(client)
        problem = ana.post("/api/games/toy/problems/next", {}).json()["problems"][0]["id"]
        path = f"/api/games/toy/problems/{problem}/give-up"
        assert [ana.post(path).status_code for _ in range(5)] == [200] * 5
        assert [Browser(client).post(path).status_code for _ in range(3)] == [200, 429, 429]
        assert ana.post(path).status_code == 200


def test_a_long_list_counts_as_several_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "A_CALL", 1)
    with house(tmp_path, calls_at_once=10, calls_per_second=0.001) as client:
        ana, seats = Browser(client), [PERSON, BOT]
        for _ in range(3):
            ana.post("/api/tables", {"game": "toy", "seats": seats})
        assert [ana.get("/api/tables").status_code for _ in range(3)] == [200, 200, 429]


def test_what_never_changes_is_made_once(ana: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def noted(game: Any, example: Any) -> Any:
        made.append(example.name)
        return example_frames(game, example)

    monkeypatch.setattr(shelf, "example_frames", noted)
    answers = [ana.get("/api/games/toy/examples", headers={"accept-encoding": "gzip"}) for _ in range(5)]
    assert made
    assert len(made) == len(set(made))
    assert {answer.text for answer in answers} == {answers[0].text}
    known = {"if-none-match": answers[0].headers["etag"]}
    assert ana.get("/api/games/toy/examples", headers=known).status_code == 304


def test_too_many_tables(tmp_path: Path) -> None:
    with house(tmp_path, tables_per_browser=2) as client:
        ana = Browser(client)
        for _ in range(2):
            ana.table(PERSON, BOT)
        answer = ana.post("/api/tables", {"game": "toy", "seats": [PERSON, BOT]})
        assert (answer.status_code, answer.json()) == (429, {"refused": "too_many_tables", "rule": "", "limit": 2})
        Browser(client).table(PERSON, BOT)


def test_a_fault_of_ours_is_said_in_our_own_shape(
    ana: Browser, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(client.app.state.house, "tables_of", broken)  # type: ignore[attr-defined]  # it is a FastAPI
    answer = ana.get("/api/tables")
    assert (answer.status_code, answer.json()) == (500, {"refused": "house_trouble", "rule": ""})
    assert "content-security-policy" in answer.headers
