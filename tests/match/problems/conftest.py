"""What tests of problems share: a house with the toy's problems, on a day of November 2026."""

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import pytest

from tablee.match.tables.days import HERE
from tests.match.parlour import Parlour, parlour

NOON = datetime(2026, 11, 18, 12, tzinfo=HERE).timestamp()


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A house at noon."""
    async with parlour(tmp_path) as made:
        made.time = NOON
        made.desk.secret = "the same days every time"
        yield made
