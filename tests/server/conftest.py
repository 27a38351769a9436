"""A running server, and a first visitor."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.match.quiet import be_quiet
from tests.server.visitors import Browser, house

be_quiet()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with the limits it has at home."""
    with house(tmp_path) as running:
        yield running


@pytest.fixture
def ana(client: TestClient) -> Browser:
    """Somebody who comes by."""
    return Browser(client)


@pytest.fixture
def bob(client: TestClient) -> Browser:
    """Somebody else."""
    return Browser(client)
