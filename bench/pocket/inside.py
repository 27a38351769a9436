"""What every store promises (tests/storage), asked of the browser's: in a worker, by its Python, on IndexedDB."""

from __future__ import annotations

import json
import traceback
from collections.abc import Awaitable, Callable, Iterator
from types import ModuleType
from typing import Any

from tablee.pocket.browser import Database, Proxy
from tablee.storage.browser.log import opened
from tests.storage import test_every_store, test_notes

Promise = Callable[..., Awaitable[None]]


def promises(room: ModuleType) -> Iterator[tuple[str, Promise, dict[str, Any]]]:
    """Every test of a room with what it is given besides a store, as its one mark says."""
    for name, promise in vars(room).items():
        if name.startswith("test_"):
            marks = getattr(promise, "pytestmark", [])
            called, values = marks[0].args if marks else ("", [None])
            for value in values:
                yield f"{name}[{value}]" if called else name, promise, {called: value} if called else {}


async def kept(database: Callable[[str], Awaitable[Proxy]]) -> str:
    """Ask each of a store of its own: what went wrong by name, empty where it holds."""
    said: dict[str, str] = {}
    for room in (test_every_store, test_notes):
        for name, promise, given in promises(room):
            log = await opened(Database(await database(f"promise {len(said)}")))
            try:
                await promise(log, **given)
                said[name] = ""
            except BaseException:  # what pytest raises is no Exception
                said[name] = traceback.format_exc()
            await log.close()
    return json.dumps(said)
