"""Nobody else on the machine may look into a store."""

import os
import stat
from pathlib import Path

import pytest

from tablee.storage.log import Entry
from tablee.storage.sqlite.log import SqliteLog


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def opened(store: Path) -> SqliteLog:
    log = SqliteLog(store)
    await log.append("m", 0, [Entry(1, 1.0, "{}")])
    return log


@pytest.fixture(autouse=True)
def everybody_may_read() -> None:
    """The usual mask, under which new files can be read by all."""
    os.umask(0o022)


async def test_a_new_store_is_its_owners_alone(tmp_path: Path) -> None:
    store = tmp_path / "made" / "tablee.db"
    log = await opened(store)
    files = {one.name: mode(one) for one in store.parent.iterdir()}
    assert files == dict.fromkeys(("tablee.db", "tablee.db-wal", "tablee.db-shm", "tablee.lock"), 0o600)
    assert mode(store.parent) == 0o700
    await log.close()


async def test_a_store_of_an_older_house_is_closed_to_others(tmp_path: Path) -> None:
    store = tmp_path / "tablee.db"
    await (await opened(store)).close()
    tmp_path.chmod(0o755)
    for one in tmp_path.iterdir():
        one.chmod(0o644)
    log = SqliteLog(store)
    assert {mode(one) for one in tmp_path.iterdir()} == {0o600}
    assert mode(tmp_path) == 0o700
    await log.close()


async def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "holiday.jpg").touch()
    log = await opened(tmp_path / "tablee.db")
    assert (mode(tmp_path), mode(tmp_path / "holiday.jpg"), mode(tmp_path / "tablee.db")) == (0o755, 0o644, 0o600)
    await log.close()
