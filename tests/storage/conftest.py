"""The stores every test of this room is run with; a new one joins by a line here."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.storage.log import Log
from tablee.storage.sqlite import SqliteLog

STORES = {"sqlite": lambda folder: SqliteLog(folder / "tablee.db")}


@pytest.fixture(params=STORES)
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    """An empty store."""
    store = STORES[request.param](tmp_path)
    yield store
    await store.close()
