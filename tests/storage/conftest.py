"""The stores every test of this room is run with; a new one joins by a line here."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.storage.browser.log import opened
from tablee.storage.log import Log
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tablee.storage.sqlite.log import SqliteLog
from tests.databases import database, postgres
from tests.storage.shelf import Shelf

__all__ = ["database", "postgres"]


@pytest.fixture(params=["sqlite", "browser", pytest.param("postgres", marks=pytest.mark.heavy)])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    """An empty store."""
    store: Log
    if request.param == "sqlite":
        store = SqliteLog(tmp_path / "tablee.db")
    elif request.param == "browser":
        store = await opened(Shelf())
    else:
        address: str = request.getfixturevalue("database")
        await prepare(address)
        store = PostgresLog(address)
    yield store
    await store.close()
