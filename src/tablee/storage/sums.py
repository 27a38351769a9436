"""Sums that tell what was written from what a disk made of it; every store keeps and checks the same ones.

A CRC of 32 bits: it notices every change of one bit, or within 32 neighbouring bits, for certain, and misses others
once in four thousand million times. It guards against disks, not against people: who can write an event can write its
sum. It takes 0.4 µs an event; eight bytes of blake2b would take 1.8 µs, and promise less about a few flipped bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from struct import Struct, error
from typing import NamedTuple
from zlib import crc32

from tablee.storage.log import Damaged, Entry, Note, Sheet

Row = tuple[int, float, str, str, int]
"""Number, time, event, ask and sum, as they stand in a store."""

_numbers = Struct("<Iqd").pack
UNREADABLE = (error, TypeError, AttributeError)
"""What comes of values whose very type was damaged."""


class End(NamedTuple):
    """Where a match ends in a store: its own number, and number and sum of its last event."""

    match: int
    seq: int
    sum: int


def first(match: str) -> int:
    """What the chain of a match hangs on: its sums are no other match's."""
    return crc32(_bytes(match))


def following(before: int, seq: int, at: float, event: str, ask: str) -> int:
    """The sum of an event: over its content, and over the sum before it, so that none can be missing in between."""
    return crc32(_numbers(before, seq, at) + f"{ask}\0{event}".encode("utf-8", "surrogateescape"))


def of_sheet(sheet: Sheet) -> int:
    """The sum of a table."""
    words = (sheet.id, sheet.status, ",".join(sorted(set(sheet.browsers))), sheet.body)
    return crc32(_numbers(0, sheet.version, sheet.created) + _bytes("\0".join(words)))


def is_sheet(sheet: Sheet, total: int) -> bool:
    """Whether a table is what was written."""
    try:
        return of_sheet(sheet) == total
    except UNREADABLE:
        return False


def of_note(note: Note) -> int:
    """The sum of a note."""
    words = (note.shelf, note.key, note.browser, note.body)
    return crc32(_numbers(0, note.version, note.at) + _bytes("\0".join(words)))


def is_note(note: Note, total: int) -> bool:
    """Whether a note is what was written."""
    try:
        return of_note(note) == total
    except UNREADABLE:
        return False


def follows(before: int, number: int, row: Row) -> bool:
    """Whether a row is what was written as the event of this number, after the sum before."""
    seq, at, event, ask, total = row
    try:
        return seq == number and following(before, seq, at, event, ask) == total
    except UNREADABLE:
        return False


def walked(match: str, rows: Iterable[Row]) -> Iterator[tuple[Row, bool]]:
    """The rows of a match in order, each with whether it is what was written after the one before."""
    before = first(match)
    for number, row in enumerate(rows, 1):
        yield row, follows(before, number, row)
        before = row[-1]


def checked(match: str, rows: Iterable[Row], mark: tuple[int, int]) -> list[Entry]:
    """The entries of a match, or Damaged; `mark` is a number and sum that it had reached for certain."""
    entries: list[Entry] = []
    sums = [first(match)]
    for row in rows:
        if not follows(sums[-1], len(sums), row):
            raise Damaged(f"event {len(sums)} is not what was written")
        entries.append(Entry(*row[:4]))
        sums.append(row[4])
    reached, total = mark
    if len(entries) < reached:
        raise Damaged(f"events {len(sums)} to {reached} are missing")
    if reached and sums[reached] != total:
        raise Damaged(f"event {reached} is another than was written")
    return entries


def _bytes(text: str) -> bytes:
    """The text as it stands in the store; bytes that are no text, too, so that they can be compared."""
    return text.encode("utf-8", "surrogateescape")
