"""The stores every test of this room is run with; a new one joins by a line here."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from tablee.storage.log import Log
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tablee.storage.sqlite.log import SqliteLog
from tools.servers import QUICK, Postgres

numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of this process; none of them kills it."""
    server = Postgres(QUICK)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    name = f"house{next(numbers)}"
    postgres.psql(f"CREATE SCHEMA {name}")
    return f"{postgres.address}?search_path={name}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.heavy)])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    """An empty store."""
    store: Log
    if request.param == "sqlite":
        store = SqliteLog(tmp_path / "tablee.db")
    else:
        address: str = request.getfixturevalue("database")
        await prepare(address)
        store = PostgresLog(address)
    yield store
    await store.close()
