"""What is written to the browser's database for each promise of the store: pure, from how things stand to rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tablee.storage.browser.door import Row, Rows, event_key, key
from tablee.storage.browser.rows import chained, note_row, row_of
from tablee.storage.browser.writer import Find
from tablee.storage.log import Conflict, Entry, Note, Sheet


def appended(find: Find, match: str, after_seq: int, entries: Sequence[Entry], sheets: Sequence[Sheet]) -> Rows:
    """Events of a match, where it now ends, and tables that change with them."""
    end = find(key("end", match))
    if (end[0] if end else 0) != after_seq:
        raise Conflict(match)
    return _events(match, end[1] if end else None, entries) | dict(put(find, sheets))


def put(find: Find, sheets: Sequence[Sheet]) -> Rows:
    """Tables, each after its last version."""
    for one in sheets:
        _require(find(key("table", one.id)), one.version - 1, one.id)
    return {key("table", one.id): row_of(one) for one in sheets}


def removed(find: Find, sheet: Sheet, seq: int) -> Rows:
    """A table and its match, as long as both are as they were."""
    _require(find(key("table", sheet.id)), sheet.version, sheet.id)
    end = find(key("end", sheet.id))
    if (end[0] if end else 0) != seq:
        raise Conflict(sheet.id)
    events = [event_key(sheet.id, number) for number in range(1, seq + 1)]
    return dict.fromkeys((key("table", sheet.id), key("end", sheet.id), *events))


def brought(find: Find, sheet: Sheet, entries: Sequence[Entry]) -> Rows:
    """A table and its whole match, of which the beginning may be there."""
    return _events(sheet.id, None, entries) | dict(put(find, [sheet]))


def noted(find: Find, notes: Sequence[Note], gone: Sequence[Note]) -> Rows:
    """Notes written down and struck out, each after its last version."""
    for one in (*notes, *(replace(old, version=old.version + 1) for old in gone)):
        _require(find(_note_key(one)), one.version - 1, one.key, version_at=3)
    return dict.fromkeys(map(_note_key, gone)) | {_note_key(one): note_row(one) for one in notes}


def reopened(find: Find, beat: str, now: float, until: float) -> Rows:
    """That the house was away since its last beat, and that it lives."""
    last = find(beat)
    away = {key("outage", f"{now:020.6f}"): (last[0], now, until)} if last and last[0] < now else {}
    return {**away, beat: (now,)}


def united(find: Find, kin: Mapping[str, str], browser: str, same_as: str) -> Rows:
    """That two browsers are one, and whoever was known by the first's name."""
    moved = {one: same_as for one, same in kin.items() if same == browser} | {browser: same_as}
    return {key("kin", one): (one, same) for one, same in moved.items()}


def _events(match: str, before: int | None, entries: Sequence[Entry]) -> dict[str, Row | None]:
    rows, total = chained(match, before, entries)
    written: dict[str, Row | None] = {event_key(match, row[0]): row for row in rows}
    return written | ({key("end", match): (rows[-1][0], total, rows[-1][1])} if rows else {})


def _note_key(note: Note) -> str:
    return key("note", note.shelf, note.key, note.browser)


def _require(row: Row | None, version: int, name: str, *, version_at: int = 1) -> None:
    if (row[version_at] if row else 0) != version:
        raise Conflict(name)
