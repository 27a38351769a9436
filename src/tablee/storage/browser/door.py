"""What the store asks of a browser's database, and under which keys things stand there.

The database is one shelf of rows: a key is a text, a row a short list of texts and numbers. Keys begin with their kind,
so that all of one kind, or all events of one match, stand side by side. web/src/pocket/database.ts keeps it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

Row = Sequence[Any]
Rows = Mapping[str, Row | None]
"""What is written together; None for what is taken away."""

BETWEEN = "\n"
"""Between the parts of a key; no name of the house has it."""


class RowDoor(Protocol):
    """The way to the database."""

    async def read(self, beginning: str) -> Iterable[tuple[str, Row]]:
        """Every row whose key begins so, in the order of their keys."""

    async def write(self, rows: Rows) -> None:
        """Write all or nothing, and return when it is on the disk; otherwise raise, and `name` says what is wrong."""


def key(kind: str, *parts: str) -> str:
    """The key of a row, or with which all keys of these begin if its last part is empty."""
    return BETWEEN.join((kind, *parts))


def event_key(match: str, seq: int | None = None) -> str:
    """Where an event stands, in the order of its number; without one, how the keys of all events of a match begin."""
    return key("event", match, "" if seq is None else f"{seq:08}")
