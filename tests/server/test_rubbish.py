"""Generated rubbish at the socket and at the end-points: refused in our own shape, and the match is as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tablee.match.refusals import HOUSE_REFUSALS
from tests.exam.toy import GAME
from tests.server.visitors import OPEN, PERSON, Browser, Window, house

KNOWN = {one.__dataclass_fields__["refused"].default for one in (*HOUSE_REFUSALS, *GAME.rules.refusals)} | {
    "not_your_turn"
}

numbers = st.integers() | st.integers(-3, 20) | st.floats() | st.just(10**40)
words = st.text(max_size=30) | st.sampled_from(["lay", "swap", "deal", "time_up", "kind", "seat", "card"])
anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
nearly = st.fixed_dictionaries(
    {},
    optional={
        "ask": anything
        | st.fixed_dictionaries({"kind": words}, optional={"card": anything, "seat": anything, "x": anything}),
        "seat": anything | st.integers(-1, 3),
        "seq": anything | st.integers(0, 6),
        "id": anything,
        "ping": anything,
        "extra": anything,
    },
)
letters = st.text() | (anything | nearly).map(json.dumps) | st.text(max_size=200).map(lambda text: f'{{"ask":{text}}}')


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server that lets rubbish come fast."""
    folder: Path = tmp_path_factory.mktemp("rubbish")
    with house(folder, messages_at_once=10**9, calls_at_once=10**9, message_bytes=2000) as running:
        yield running


@pytest.fixture(scope="module")
def window(client: TestClient) -> Iterator[Window]:
    """A window of Ana's while it is Bob's turn: nothing she sends may change anything."""
    ana, bob = Browser(client), Browser(client)
    table = bob.table(PERSON, OPEN)
    ana.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Ana"})
    bob.post(f"/api/tables/{table}/start")
    with ana.window(table) as opened:
        yield opened


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=letters | st.binary(max_size=50))
def test_rubbish_at_the_socket_is_refused_and_changes_nothing(window: Window, sent: str | bytes) -> None:
    window.socket.send_bytes(sent) if isinstance(sent, bytes) else window.socket.send_text(
        sent.encode(errors="replace").decode()
    )
    window.socket.send_json({"ping": True})
    answers = []
    while (message := window.socket.receive_json())["type"] != "pong":
        answers.append(message)
    for message in answers:
        assert message["type"] in ("refused", "table") or message["why"] in ("joined", "stale"), message
        assert message["type"] != "refused" or message["refused"] in KNOWN, message
        assert message["type"] != "told" or message["seq"] == 3, message


bodies = st.binary(max_size=100) | anything.map(lambda value: json.dumps(value).encode()) | st.text().map(str.encode)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    path=st.sampled_from(["tables", "replay"])
    | st.sampled_from(["sit", "leave", "relieve", "resume", "chair", "start"]).map("tables/x/{}".format),
    body=bodies,
    kind=st.sampled_from(
        ["application/json", "text/plain", "application/json; charset=utf-7", "multipart/form-data", ""]
    ),
)
def test_rubbish_at_the_end_points_is_refused(client: TestClient, path: str, body: bytes, kind: str) -> None:
    answer = client.post(f"/api/{path}", content=body, headers={"content-type": kind} if kind else {})
    assert 400 <= answer.status_code < 500
    assert answer.json()["refused"] in KNOWN | {"bad_record"}
