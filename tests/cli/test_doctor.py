"""`tablee doctor`: each fault of a configuration is found and said, and a sound one is left in peace."""

import re
import socket
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import tablee.server.checkup
from tablee.cli.keeping import doctor
from tablee.core.text.sentences import texts
from tablee.server import pages
from tablee.server.addresses import OWN_FILES
from tablee.server.checkup import bus, doors, everything, folder, variables
from tablee.server.checkup.symptom import Symptom
from tablee.server.settings import Settings
from tablee.storage.sqlite.log import SqliteLog

PUBLIC = {"hosts": ("play.example.org",), "proxies": ("127.0.0.1",)}


def faults(findings: Any) -> list[tuple[str, str]]:
    return [(one.weight, one.kind) for one in findings if one.weight != "well"]


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("built")
    monkeypatch.setattr(doors, "STATIC", tmp_path)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"TABLEE_PROT": "80"}, ("doubtful", "unknown_like")),
        ({"TABLEE_XYZZY": "1"}, ("doubtful", "unknown")),
        ({"TABLEE_PORT": "many"}, ("wrong", "not_a_int")),
        ({"TABLEE_GRACE": "1,5"}, ("wrong", "not_a_float")),
        ({"TABLEE_TABLES": "-1"}, ("wrong", "negative")),
        ({"TABLEE_ORIGINS": "play.example.org"}, ("wrong", "origin")),
        ({"TABLEE_PROXIES": "caddy"}, ("wrong", "not_a_network")),
    ],
)
def test_a_variable_that_says_nothing_is_named(given: Mapping[str, str], fault: tuple[str, str]) -> None:
    assert faults(variables.found(given)) == [fault]
    assert not set(variables.readable(given)) & {"TABLEE_PORT", "TABLEE_GRACE", "TABLEE_PROXIES"}


def test_variables_that_say_something_are_left_in_peace() -> None:
    given = {
        "TABLEE_PORT": "80",
        "TABLEE_HOSTS": "a.fr b.fr",
        "TABLEE_CACHE": "/tmp/x",
        "TABLEE_TABLES": "9",
        "PATH": "",
    }
    assert faults(variables.found(given)) == []


@pytest.mark.parametrize(
    ("chosen", "fault"),
    [
        ({"proxies": ("127.0.0.1",)}, ("wrong", "no_host")),
        ({"hosts": ("play.example.org",)}, ("doubtful", "no_proxy")),
        ({**PUBLIC, "hosts": ("https://play.example.org",)}, ("wrong", "host_is_address")),
        ({**PUBLIC, "proxies": ("0.0.0.0/0",)}, ("wrong", "any_proxy")),
        ({**PUBLIC, "host": "0.0.0.0"}, ("doubtful", "way_round")),
        ({"hosts": ("*",), "host": "0.0.0.0"}, ("doubtful", "any_host")),
        ({"host": "203.0.113.7"}, ("wrong", "no_door")),
    ],
)
def test_a_way_in_that_leads_nowhere_or_everywhere_is_named(chosen: dict[str, Any], fault: tuple[str, str]) -> None:
    assert faults(doors.found(Settings(port=0, **chosen))) == [fault]


def test_a_sound_way_in_is_left_in_peace() -> None:
    for chosen in ({}, PUBLIC, {"host": "0.0.0.0"}):
        assert faults(doors.found(Settings(port=0, **chosen))) == []


def test_a_taken_port_few_files_and_missing_pages_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(doors, "allowed_files", lambda: OWN_FILES + 200)
    monkeypatch.setattr(doors, "STATIC", tmp_path / "elsewhere")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        found = list(doors.found(Settings(port=taken.getsockname()[1])))
    assert faults(found) == [("doubtful", "port_taken"), ("doubtful", "few_files"), ("wrong", "no_pages")]
    assert found[1].fields["room"] == 200
    assert pages.STATIC.name == "static"


async def test_a_store_is_looked_at_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "data" / "tablee.db"
    assert [one.kind for one in folder.found(file)] == ["folder_new"]
    assert not file.parent.exists()
    log = SqliteLog(file)
    assert [one.kind for one in folder.found(file)] == ["store_whole", "house_open"]
    await log.close()
    assert [one.kind for one in folder.found(file)] == ["store_whole"]
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 4")
    assert [one.kind for one in folder.found(file)] == ["store_older"]
    file.parent.chmod(0o755)
    file.chmod(0o644)
    file.write_bytes(b"no database" * 100)
    assert faults(folder.found(file)) == [("doubtful", "others_may_read"), ("wrong", "store")]
    assert faults(folder.found(file / "tablee.db")) == [("wrong", "no_folder")]


def test_a_disk_that_is_nearly_full_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "TIGHT", 2**80)
    assert faults(folder.found(tmp_path / "tablee.db")) == [("doubtful", "little_room")]


def test_the_command_says_each_and_its_exit_code_whether_something_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = typer.Typer()
    doctor.register(app)
    words = ["--data", str(tmp_path / "data"), "--port", "0", "--lang", "en"]
    sound = CliRunner().invoke(app, words)
    assert (sound.exit_code, sound.stdout.splitlines()[-1]) == (0, "Nothing is wrong.")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tablee.db").write_bytes(b"no database" * 100)
    monkeypatch.setenv("TABLEE_PORT", "many")
    ill = CliRunner().invoke(app, words)
    assert ill.exit_code == 1
    assert "✗ TABLEE_PORT is “many”, which is no whole number. Write one, or leave the variable out." in ill.stdout
    assert "is damaged or no SQLite file" in ill.stdout
    assert ill.stdout.splitlines()[-1] == "2 things are wrong (✗)."


def test_every_finding_has_its_sentence_in_both_languages() -> None:
    room = Path(str(tablee.server.checkup.__file__)).parent
    code = "".join(file.read_text() for file in room.glob("*.py"))
    kinds = set(re.findall(r'(?:wrong|doubtful|well|weigh)\(\s*"(\w+)"', code)) | {
        "unknown_like",
        "port_taken",
        "no_door",
    }
    assert len(kinds) > 20
    for language in ("fr", "en"):
        assert kinds <= set(texts("tablee.cli", language)["doctor"]), language


def test_everything_is_looked_at_even_if_the_first_thing_is_wrong(tmp_path: Path) -> None:
    found: list[Symptom] = list(everything.found({"TABLEE_PORT": "x"}, data=tmp_path / "a", port=0))
    assert {"not_a_int", "folder_new", "room"} <= {one.kind for one in found}


def test_a_bus_that_nobody_can_speak_over_is_named() -> None:
    def looked_at(**chosen: str) -> list[tuple[str, str]]:
        return faults(bus.found(Settings(**chosen)))  # type: ignore[arg-type]  # all of them words

    database = "postgresql://db/tablee"
    assert looked_at() == []
    assert looked_at(store=database) == [("doubtful", "no_bus")]
    assert looked_at(store=database, bus="nats://127.0.0.1:9") == [("wrong", "bus_away")]
    assert looked_at(bus="nats://127.0.0.1:x") == [("wrong", "bus_alone"), ("wrong", "bus_address")]
    for greeting, fault in ((b"INFO {}", []), (b"HTTP/1.1", [("wrong", "bus_other")])):
        with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor(1) as other:
            greeted = other.submit(greet, server, greeting)
            assert looked_at(store=database, bus=f"nats://127.0.0.1:{server.getsockname()[1]}") == fault
            greeted.result()


def greet(server: socket.socket, words: bytes) -> None:
    with server.accept()[0] as line:
        line.sendall(words)
