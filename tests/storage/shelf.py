"""A stand-in for the database of a browser: rows under keys, all or nothing, and troubles when a test wants them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from tablee.storage.browser.door import Row, Rows


class Trouble(Exception):
    """What a browser raises: `name` says what is wrong."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Shelf:
    """Keeps rows for as long as the test lasts; what is given to it is copied, as a browser does."""

    def __init__(self) -> None:
        self.rows: dict[str, list[object]] = {}
        self.writes = 0
        self.trouble = ""
        self.gate: asyncio.Event | None = None
        """A disk that takes its time, until this is set."""

    async def read(self, beginning: str) -> Iterable[tuple[str, Row]]:
        await asyncio.sleep(0)
        return [(key, list(self.rows[key])) for key in sorted(self.rows) if key.startswith(beginning)]

    async def write(self, rows: Rows) -> None:
        self.writes += 1
        await (self.gate.wait() if self.gate else asyncio.sleep(0))
        if self.trouble:
            raise Trouble(self.trouble)
        for key, row in rows.items():
            if row is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = list(row)
