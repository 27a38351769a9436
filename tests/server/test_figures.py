"""Metrics and notes: useful to who runs the house, and without a secret in them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog

from tablee.match import codec
from tablee.server import logs
from tests.server.calls.test_http import finished
from tests.server.visitors import BOT, OPEN, PERSON, Browser, house


def test_moves_calls_refusals_and_sockets_are_counted(ana: Browser, bob: Browser) -> None:
    table = finished(ana)
    ana.get(f"/api/tables/{table}")
    with bob.window(table) as window:
        window.refused("{")
        text = bob.get("/metrics").text
    assert 'tablee_move_seconds_count{game="toy"} 6.0' in text
    assert 'tablee_http_calls_total{method="GET",route="/api/tables/{table_id}",status="200"} 1.0' in text
    assert 'tablee_refusals_total{refused="malformed"} 1.0' in text
    assert "tablee_open_sockets 1.0" in text
    assert "tablee_tables_in_memory 1.0" in text
    assert table not in text


def test_strange_addresses_make_no_labels_of_their_own(ana: Browser) -> None:
    ana.get("/t/abcdefgh")
    ana.call("BREW", "/pot")
    text = ana.get("/metrics").text
    assert "abcdefgh" not in text
    assert "pot" not in text
    assert "BREW" not in text


@pytest.fixture
def level() -> Iterator[Callable[[str], None]]:
    """Sets up the notes at a level, for one test."""
    before = structlog.get_config()
    yield logs.set_up
    structlog.configure(**before)


Capture = pytest.CaptureFixture[str]
SetUp = Callable[[str], None]


def test_notes_are_json_without_secrets(tmp_path: Path, capsys: Capture, level: SetUp) -> None:
    level("info")
    with house(tmp_path) as client:
        ana = Browser(client)
        table = ana.table(PERSON, OPEN)
        ana.post(f"/api/tables/{table}/chair", {"seat": 1, "sitter": BOT})
        ana.post(f"/api/tables/{table}/sit", {"seat": 9, "name": "Camille"})
    noted = capsys.readouterr().err
    lines = [codec.parse(line) for line in noted.splitlines()]
    assert [line["status"] for line in lines if line["event"] == "call"] == [201, 200, 400]
    for secret in (table, ana.cookie.removeprefix("tablee="), "Camille"):
        assert secret not in noted


def test_the_level_of_notes_can_be_chosen(tmp_path: Path, capsys: Capture, level: SetUp) -> None:
    level("warning")
    with house(tmp_path) as client:
        Browser(client).get("/api/games")
    assert capsys.readouterr().err == ""
