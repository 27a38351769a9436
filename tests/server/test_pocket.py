"""The house to be taken along, offered at /pocket/ by a house that was given one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.pages import STATIC
from tablee.server.settings import Settings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """As `make pocket` leaves it, as far as a server can tell."""
    made = tmp_path / "made"
    (made / "house").mkdir(parents=True)
    (made / "index.html").write_text('<html data-house="pocket">' + " " * 2_000)
    (made / "house" / "house.worker-1.js").write_text("//")
    (made / "files.json").write_text('{"stamp": "1", "files": {}}')
    return made


@pytest.fixture
def client(tmp_path: Path, folder: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(data=tmp_path, pocket=str(folder))), base_url="http://localhost") as running:
        yield running


def test_it_is_served_and_pages_say_so(client: TestClient) -> None:
    assert 'data-house="pocket"' in client.get("/pocket/").text
    assert client.get("/pocket", follow_redirects=False).headers["location"] == "/pocket/"
    assert client.get("/pocket/files.json").json()["stamp"] == "1"
    assert client.get("/pocket/nothing.js").status_code == 404
    assert client.get("/pocket/deep/down").status_code == 404
    assert client.get("/pocket/../secret.txt").status_code == 404
    if (STATIC / "index.html").is_file():
        assert "<html data-pocket " in client.get("/").text


def test_wasm_may_be_compiled_only_where_python_runs(client: TestClient) -> None:
    policies = {path: client.get(path).headers["content-security-policy"] for path in ("/", "/pocket/", "/api/games")}
    assert all("wasm" not in policy for policy in policies.values())
    worker = client.get("/pocket/house/house.worker-1.js").headers["content-security-policy"]
    assert worker.replace(" 'wasm-unsafe-eval'", "") == policies["/"]
    assert worker != policies["/"]


@pytest.mark.parametrize("named", ["", "nowhere"])
def test_a_house_without_one_offers_nothing(tmp_path: Path, named: str) -> None:
    settings = Settings(data=tmp_path, pocket=named and str(tmp_path / named))
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        assert "data-pocket" not in client.get("/").text
        assert client.get("/pocket/files.json").status_code == 404
