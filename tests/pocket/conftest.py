"""A house in a browser, without the browser: its database is a shelf, and its minds think where they are."""

from collections.abc import AsyncIterator

import pytest

from tablee.pocket.house import PocketHouse, open_house
from tests.match.quiet import be_quiet
from tests.pocket.minds import Thinking
from tests.storage.shelf import Shelf

be_quiet()


@pytest.fixture
def shelf() -> Shelf:
    """What the browser keeps."""
    return Shelf()


@pytest.fixture
async def house(shelf: Shelf) -> AsyncIterator[PocketHouse]:
    """An open house with all games."""
    opened = await open_house(shelf, Thinking(), Thinking())
    opened.house.desk.pause = 0.0
    yield opened
    await opened.close()
