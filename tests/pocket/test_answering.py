"""The table of calls, served without HTTP: it answers as FastAPI does, good calls and bad ones."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.match import codec
from tablee.pocket.house import PocketHouse
from tablee.server.app import create_app
from tablee.server.calls.everything import CALLS
from tablee.server.settings import Settings

PERSON = {"kind": "person", "name": "Lou"}
ALIKE: list[tuple[str, str, Any]] = [
    ("GET", "/api/texts/fr", None),
    ("GET", "/api/texts/de", None),
    ("GET", "/api/games/motus/leaflet/en", None),
    ("GET", "/api/games/chess/leaflet/en", None),
    ("GET", "/api/games/motus/lesson", None),
    ("GET", "/api/word/potion", None),
    ("GET", "/api/word/%C5%93il", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/nowhere", None),
    ("GET", "/api/tables/nowhere/replay?seat=1", None),
    ("GET", "/api/tables/nowhere/replay?seat=one", None),
    ("GET", "/api/nothing", None),
    ("POST", "/api/tables", {"game": "chess", "seats": [PERSON]}),
    ("POST", "/api/tables", {"game": "motus"}),
    ("POST", "/api/tables", {"game": "motus", "seats": [{"kind": "ghost"}]}),
    ("POST", "/api/tables", {"game": "motus", "seats": [PERSON], "stake": 5}),
    ("POST", "/api/tables", {"game": "motus", "seats": "me"}),
    ("POST", "/api/tables/nowhere/sit", {"seat": "x", "name": "Lou"}),
    ("POST", "/api/games/motus/days/tomorrow", {"name": "Lou"}),
]


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A house on a network, to compare with."""
    folder: Path = tmp_path_factory.mktemp("network")
    with TestClient(create_app(Settings(data=folder)), base_url="http://localhost") as client:
        yield client


@pytest.mark.parametrize(("method", "path", "sent"), ALIKE, ids=lambda part: str(part)[:50])
async def test_both_houses_answer_alike(
    network: TestClient, house: PocketHouse, method: str, path: str, sent: Any
) -> None:
    body = b"" if sent is None else codec.encode(sent)
    there = network.request(method, path, content=body or None, headers={"content-type": "application/json"})
    here = await house.call(method, path, body)
    assert here.status == there.status_code
    if there.status_code == 400:  # FastAPI reads what is in addresses itself, and has words of its own for it
        assert codec.parse(here.body)["refused"] == there.json()["refused"] == "malformed"
    else:
        assert here.body == there.content


async def test_what_changes_only_with_the_house_is_made_once(house: PocketHouse) -> None:
    first = await house.call("GET", "/api/games", b"")
    assert await house.call("GET", "/api/games", b"") is first


async def test_our_own_fault_is_said_as_such(house: PocketHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.house, "tables_of", None)
    answer = await house.call("GET", "/api/tables", b"")
    assert (answer.status, codec.parse(answer.body)["refused"]) == (500, "house_trouble")


def test_what_needs_a_network_is_not_in_the_table() -> None:
    assert not [call.path for call in CALLS if "carry" in call.path or "invitation" in call.path]
