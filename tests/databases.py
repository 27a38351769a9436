"""A PostgreSQL for tests: one server a process, an empty database for each test."""

from collections.abc import Iterator
from itertools import count

import pytest

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
