"""/ready says what is so: it writes, sees that the files are still there, and is asked as often as anybody likes."""

import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest
from starlette.testclient import TestClient

from tablee.server import health
from tablee.server.health import Health
from tablee.storage.log import Log, StoreFailed
from tablee.storage.sqlite import place
from tests.server.visitors import OPEN, PERSON, Browser, house


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A house on a folder of its own, whose health is looked at every time."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(place, "EVERY", 0.0)
    with house(tmp_path / "data") as running:
        yield running


def asked(client: TestClient) -> tuple[int, str, str]:
    answer = client.get("/ready")
    return answer.status_code, answer.json()["status"], answer.json()["store"]


@contextmanager
def no_file_may_grow(size: int) -> Iterator[None]:
    """As on a disk that takes no more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_house_that_can_write_is_well(here: TestClient) -> None:
    assert asked(here) == (200, "ok", "ok")
    assert here.get("/ready").json()["found"] == []


def test_while_writes_fail_it_is_not_well_and_then_it_is_again(here: TestClient, tmp_path: Path) -> None:
    with no_file_may_grow((tmp_path / "data" / "tablee.db-wal").stat().st_size):
        assert asked(here) == (503, "trouble", "disk")
    assert asked(here) == (200, "ok", "ok")


@pytest.mark.parametrize("file", ["tablee.db", "tablee.db-wal", ""], ids=["the file", "its log", "the folder"])
def test_what_was_removed_is_missed_and_nothing_more_is_promised(here: TestClient, tmp_path: Path, file: str) -> None:
    ana, gone = Browser(here), tmp_path / "data" / file
    ana.table(PERSON, OPEN)
    shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    assert asked(here) == (503, "trouble", "gone")
    assert here.get("/health").status_code == 200
    wish = {"game": "toy", "seats": [PERSON, OPEN]}
    assert ana.post("/api/tables", wish).json()["refused"] == "house_trouble"


def test_a_file_that_was_put_in_the_place_of_another_is_not_ours(
    here: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "EVERY", 1e9)  # whoever asks has it looked at, whenever the writer looked last
    store = tmp_path / "data" / "tablee.db"
    shutil.copy(store, tmp_path / "copy")
    (tmp_path / "copy").replace(store)
    assert asked(here) == (503, "trouble", "gone")


class Counted:
    """A store that counts how often it was tried, and may fail."""

    found = ()

    def __init__(self) -> None:
        self.tried = 0
        self.fails = False

    async def check(self, now: float) -> None:
        self.tried += 1
        if self.fails:
            raise StoreFailed("no room", "full")


async def test_however_often_one_asks_it_writes_once_a_second() -> None:
    store, time = Counted(), [100.0]
    here = Health(cast(Log, store), lambda: time[0])
    assert [await here.of_store() for _ in range(50)] == ["ok"] * 50
    assert store.tried == 1
    store.fails = True
    time[0] += 0.9
    assert (await here.of_store(), store.tried) == ("ok", 1)
    time[0] += 0.2
    assert (await here.of_store(), store.tried) == ("full", 2)
