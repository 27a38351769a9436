"""How tables and events stand in rows of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import structlog

from tablee.storage import sums
from tablee.storage.log import Sheet

SHEET = "SELECT tables.id, version, status, created, browsers, body, sum FROM tables"
EVENTS = """SELECT seq, at, event, ask, sum FROM events WHERE match = $1 ORDER BY seq"""

notes = structlog.get_logger("tablee.storage")


def sheet_of(row: Any) -> Sheet:
    """The table that a row begins with."""
    table, version, status, created, browsers, body, *_ = row
    return Sheet(table, version, status, created, tuple(browsers), body)


def is_whole(row: Any) -> bool:
    """Whether the row is what was written."""
    return sums.is_sheet(sheet_of(row), row["sum"])


def whole(rows: Iterable[Any]) -> list[Sheet]:
    """The tables that are what was written; one that is not must not hide the others."""
    found = list(rows)
    good = [sheet_of(row) for row in found if is_whole(row)]
    if len(good) < len(found):
        notes.error("tables_damaged", tables=len(found) - len(good))
    return good
