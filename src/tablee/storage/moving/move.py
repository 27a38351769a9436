"""The move itself: everything is carried over, read again at both ends, and kept if it is the same."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tablee.storage.log import BadStore
from tablee.storage.moving.ends import PARTS, Row, StoreEnd
from tablee.storage.moving.file import FileEnd
from tablee.storage.stores import is_postgres, require_extra

Progress = Callable[[int, int], None]
"""So many rows of so many."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What was carried over."""

    source: str
    target: str
    tables: int
    matches: int
    events: int
    fingerprint: str


async def moved(source: str, target: str, progress: Progress) -> Moved:
    """Copy a store into an empty one, or raise BadStore and leave the target empty; the source stays as it is."""
    if not (is_postgres(source) or is_postgres(target)):
        return await _between(source, target, progress)
    require_extra()
    from tablee.storage.moving.database import in_words  # not above: it needs the extra

    with in_words(target if is_postgres(target) else source):
        return await _between(source, target, progress)


async def _between(source: str, target: str, progress: Progress) -> Moved:
    giving = await _end(source, target=False)
    try:
        taking = await _end(target, target=True)
        try:
            return await _carried(giving, taking, progress)
        finally:
            await taking.close()
    finally:
        await giving.close()


async def _end(store: str, *, target: bool) -> StoreEnd:
    if not is_postgres(store):
        return FileEnd(file_of(store), target=target)
    from tablee.storage.moving.database import DatabaseEnd  # as above

    return await DatabaseEnd.opened(store, target=target)


def file_of(store: str) -> Path:
    """The file that is meant: itself, or the one in a folder of that name."""
    path = Path(store)
    return path if path.suffix == ".db" or path.is_file() else path / "tablee.db"


async def _carried(giving: StoreEnd, taking: StoreEnd, progress: Progress) -> Moved:
    done, total = 0, 2 * await giving.count()
    counts: dict[str, int] = dict.fromkeys(PARTS, 0)
    given, taken = hashlib.sha256(), hashlib.sha256()
    for part in PARTS:
        async for rows in giving.rows(part):
            _require_text(giving.where, rows)
            await taking.write(part, rows)
            given.update(_bytes(part, rows))
            counts[part] += len(rows)
            done += len(rows)
            progress(done, total)
    await taking.write_away(*await giving.away())
    for part in PARTS:
        async for rows in taking.rows(part):
            taken.update(_bytes(part, rows))
            done += len(rows)
            progress(done, total)
    if done != total or given.digest() != taken.digest():
        raise BadStore("copy_differs", path=taking.where)
    await taking.keep()
    sizes = counts["tables"], counts["matches"], counts["events"]
    return Moved(giving.where, taking.where, *sizes, given.hexdigest()[:16])


def _bytes(part: str, rows: Sequence[Row]) -> bytes:
    return "".join(f"{part}{row!r}\n" for row in rows).encode()


def _require_text(where: str, rows: Sequence[Row]) -> None:
    """What a disk made of a text cannot be carried: it is named, not mended."""
    for row in rows:
        for value in row:
            if isinstance(value, str) and ("\0" in value or not _is_text(value)):
                raise BadStore("cannot_carry", path=where, problem=repr(row)[:100])


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
