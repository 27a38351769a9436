"""`tablee serve`: says plainly where the house is, or why it cannot open."""

import re
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.cli import serve
from tablee.cli.speech import Language, voice
from tablee.server.app import create_app
from tablee.server.settings import Settings, data_directory, from_environment
from tablee.storage.log import StoreFailed
from tablee.storage.sqlite.log import SqliteLog
from tests.server.processes import Process


def refused(*options: str) -> str:
    """What the command says when it does not open."""
    command = [sys.executable, "-m", "tablee", "serve", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=50, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "Traceback" not in ended.stderr
    return ended.stderr


def counts_as_open(folder: Path) -> bool:
    """Whether its store was left without being closed in order."""
    with closing(sqlite3.connect(folder / "tablee.db")) as db:
        return bool(db.execute("SELECT open FROM pulse").fetchone()[0])


def test_it_opens_says_where_and_closes_on_ctrl_c(tmp_path: Path) -> None:
    house = Process(tmp_path / "made" / "by" / "it")
    with urllib.request.urlopen(f"http://{house.address}/ready", timeout=60) as answer:
        assert answer.status == 200
    assert house.stop() == 0


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Impossible d’ouvrir 127.0.0.1:{port}\u00a0: "),
        ("en", "Cannot open 127.0.0.1:{port}: "),
    ],
)
def test_a_busy_port_is_named_in_the_language_spoken(tmp_path: Path, lang: str, sentence: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("--port", str(port), "--data", str(tmp_path), "--lang", lang)
    assert said.startswith(sentence.format(port=port))
    assert f"--port {port + 1}." in said


def test_a_foreign_store_is_named(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tablee.db")
    db.execute("CREATE TABLE recipes (cake TEXT)")
    db.commit()
    db.close()
    assert "belongs to another program" in refused("--port", "0", "--data", str(tmp_path), "--lang", "en")


def test_a_second_house_on_a_folder_says_so_and_announces_nothing(tmp_path: Path) -> None:
    house = Process(tmp_path)
    assert "Tablée est déjà ouverte" in refused("--port", "0", "--data", str(tmp_path), "--lang", "fr")
    assert "Another house is open" in refused("--port", "0", "--data", str(tmp_path), "--lang", "en")
    with urllib.request.urlopen(f"http://{house.address}/ready", timeout=60) as answer:
        assert answer.status == 200
    assert house.stop() == 0


def test_a_folder_that_cannot_be_written_is_named_before_anything_is_announced(tmp_path: Path) -> None:
    (tmp_path / "tablee.lock").mkdir()
    assert "tablee.db cannot be opened" in refused("--port", "0", "--data", str(tmp_path), "--lang", "en")


@pytest.mark.parametrize("step", ["beaten", "reopened"])
@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("full", "Le disque de {path} est plein. Rien n’a été modifié"),
        ("gone", "{path} ne peut pas servir\u00a0: it is away."),
    ],
)
def test_a_store_that_fails_between_file_and_house_is_a_sentence(
    tmp_path: Path, step: str, why: str, sentence: str
) -> None:
    failing = f"""
from tablee.cli import main
from tablee.storage.log import StoreFailed
from tablee.storage.sqlite.log import SqliteLog

async def fails(*_):
    raise StoreFailed("it is away", "{why}")

SqliteLog.{step} = fails
main()
"""
    command = [sys.executable, "-c", failing, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "fr"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=50, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    (said,) = ended.stderr.splitlines()
    assert said.startswith(sentence.format(path=tmp_path / "tablee.db"))
    assert not counts_as_open(tmp_path)


def test_nothing_is_announced_before_the_house_has_opened(tmp_path: Path) -> None:
    class Full(SqliteLog):
        async def reopened(self, now: float, until: float) -> None:
            raise StoreFailed("no room", "full")

    said: list[str] = []
    app = create_app(Settings(data=tmp_path), {}, log=Full(tmp_path / "tablee.db"), opened=lambda: said.append("set"))
    with pytest.raises(StoreFailed), TestClient(app):
        pass
    assert said == []
    with TestClient(create_app(Settings(data=tmp_path), {}, opened=lambda: said.append("set"))):
        assert said == ["set"]


def test_a_house_whose_port_is_taken_has_closed_its_store_in_order(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert not counts_as_open(tmp_path)


def test_on_the_local_network_it_shows_an_address_and_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    serve._announce(Settings(host="0.0.0.0"), 8123, voice(Language.fr), lan=True)
    said = capsys.readouterr().out
    assert "La table est mise\u00a0: http://localhost:8123/" in said
    assert re.search(r"Sur le même réseau\u00a0: http://[\d.]+:8123/", said)
    assert sum(line.count("█") for line in said.splitlines()) > 50


def test_few_connections_are_said_in_the_language_spoken(capsys: pytest.CaptureFixture[str]) -> None:
    serve._warn(601, Settings(), voice(Language.fr))
    assert capsys.readouterr().out == ""
    serve._warn(136, Settings(), voice(Language.fr))
    assert "que 136 connexions à la fois\u00a0; pour plus" in capsys.readouterr().out
    serve._warn(136, Settings(), voice(Language.en))
    assert "only 136 connections at a time" in capsys.readouterr().out


def test_the_house_asks_for_as_many_files_as_it_may_have(tmp_path: Path) -> None:
    asked = "import resource as r; from tablee.server.addresses import allowed_files as a; _, hard = r.getrlimit(7)"
    few = f"{asked}; r.setrlimit(7, (64, hard)); print(a() == min(hard, 65_536) == r.getrlimit(7)[0])"
    ended = subprocess.run([sys.executable, "-c", few], capture_output=True, text=True, timeout=50, check=True)
    assert ended.stdout == "True\n"


def test_settings_come_from_variables_and_the_command_line_goes_first() -> None:
    given = {"TABLEE_PORT": "81", "TABLEE_HOST": "::1", "TABLEE_ORIGINS": "https://a https://b", "TABLEE_GRACE": "2.5"}
    settings = from_environment({**given, "TABLEE_DATA": "/x", "TABLEE_RECORD_BYTES": "7"}, port=82, host=None)
    assert (settings.port, settings.host, settings.origins) == (82, "::1", ("https://a", "https://b"))
    assert (settings.grace, settings.data, settings.limits.record_bytes) == (2.5, Path("/x"), 7)


def test_a_variable_that_makes_no_sense_is_named() -> None:
    with pytest.raises(SystemExit, match="TABLEE_PORT=many: not a int"):
        from_environment({"TABLEE_PORT": "many"})


@pytest.mark.parametrize(
    ("platform", "variables", "place"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/tablee")),
        ("linux", {}, Path.home() / ".local" / "share" / "tablee"),
        ("darwin", {}, Path.home() / "Library" / "Application Support" / "tablee"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/tablee")),
    ],
)
def test_matches_are_kept_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], place: Path
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert data_directory(variables) == place
