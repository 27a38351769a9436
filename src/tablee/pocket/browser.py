"""Where Python meets the browser: what JavaScript of web/src/pocket calls, and what it hands in, as Python knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pyodide.ffi import create_proxy, to_js

from tablee.pocket.house import PocketHouse, open_house
from tablee.pocket.thinking import thought_over
from tablee.storage.browser.door import Row, Rows

Proxy = Any
"""Something of JavaScript."""


class Database:
    """The rows of web/src/pocket/database.ts."""

    def __init__(self, rows: Proxy) -> None:
        self._rows = rows

    async def read(self, beginning: str) -> Iterable[tuple[str, Row]]:
        found: list[tuple[str, Row]] = (await self._rows.read(beginning)).to_py()
        return found

    async def write(self, rows: Rows) -> None:
        await self._rows.write(to_js([[key, None if row is None else list(row)] for key, row in rows.items()]))


class WorkerMind:
    """A mind of web/src/pocket/mind.ts."""

    def __init__(self, mind: Proxy) -> None:
        self._mind = mind

    async def think(self, thought: bytes) -> bytes:
        answer: bytes = (await self._mind.think(to_js(thought))).to_bytes()
        return answer

    def end(self) -> None:
        self._mind.end()


class Doors:
    """The house as JavaScript calls it."""

    def __init__(self, house: PocketHouse) -> None:
        self._house = house

    async def call(self, method: str, path: str, body: str) -> Proxy:
        """A call of a page: status and text."""
        said = await self._house.call(method, path, body.encode())
        return to_js([said.status, said.body.decode()])

    def dial(self, line: str, table: str, hear: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """A page opens a window."""
        self._house.dial(line, table, hear, closed)

    def say(self, line: str, text: str) -> None:
        """A letter of a window."""
        self._house.say(line, text)

    def hang_up(self, beginning: str) -> None:
        """A window is closed, or all of a page."""
        self._house.hang_up(beginning)


async def open_here(rows: Proxy, robots: Proxy, study: Proxy) -> Proxy:
    """Open the house in this worker."""
    minds = (WorkerMind(robots), WorkerMind(study))
    return create_proxy(Doors(await open_house(Database(rows), *minds)))


def think(thought: Proxy) -> Proxy:
    """In a worker that thinks."""
    return to_js(thought_over(thought.to_bytes()))
