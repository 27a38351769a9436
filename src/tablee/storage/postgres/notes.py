"""Notes in PostgreSQL: written all or none, each after its last version, whichever house is quicker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from tablee.storage import sums
from tablee.storage.log import Conflict, Note, StoreFailed
from tablee.storage.notes import NOTE, Found, note_of
from tablee.storage.postgres.pool import Connection

WRITE = """INSERT INTO notes SELECT * FROM unnest(
        $1::text[], $2::text[], $3::text[], $4::integer[], $5::float8[], $6::text[], $7::bigint[]
    ) AS n (shelf, key, browser, version, at, body, sum)
    WHERE version = 1 OR EXISTS (SELECT 1 FROM notes o WHERE (o.shelf, o.key, o.browser) = (n.shelf, n.key, n.browser))
    ON CONFLICT (shelf, key, browser) DO UPDATE SET
        version = excluded.version, at = excluded.at, body = excluded.body, sum = excluded.sum
    WHERE notes.version = excluded.version - 1 RETURNING 1"""
STRIKE = "DELETE FROM notes WHERE shelf = $1 AND key = $2 AND browser = $3 AND version = $4 RETURNING 1"
WRITTEN = "SELECT 1 FROM notes WHERE shelf = $1 AND key = $2 AND browser = $3 AND version = $4 AND sum = $5"


def found_in(
    shelf: str | None, key: str | None, browser: str | None, limit: int = 1
) -> Callable[[Connection], Awaitable[Found]]:
    """The work of finding notes with these names, in order; None stands for any."""
    names = {"shelf": shelf, "key": key, "browser": browser}
    given = [(name, value) for name, value in names.items() if value is not None]
    where = " AND ".join(f"{name} = ${number}" for number, (name, _) in enumerate(given, 1)) or "true"
    order = 'ORDER BY shelf COLLATE "C", key COLLATE "C", browser COLLATE "C"'
    asked = f"{NOTE} WHERE {where} {order} LIMIT {limit}"

    async def work(db: Connection) -> Found:
        return [note_of(row) for row in await db.fetch(asked, *(value for _, value in given))]

    return work


def writing(notes: Sequence[Note], gone: Sequence[Note]) -> Callable[[Connection], Awaitable[None]]:
    """The work of writing notes and striking others out; done again after a broken line, it knows its own writing."""
    if any("\0" in text for one in notes for text in (one.shelf, one.key, one.browser, one.body)):
        raise StoreFailed("a text with a NUL character cannot be kept")
    tried = False

    async def work(db: Connection) -> None:
        nonlocal tried
        if tried and await _is_done(db, notes, gone):
            return
        tried = True
        async with db.transaction():
            await _write(db, sorted(notes, key=_name), sorted(gone, key=_name))

    return work


async def _write(db: Connection, notes: Sequence[Note], gone: Sequence[Note]) -> None:
    """All of it, in the same order in every house, so that none waits for one that waits for it; or Conflict."""
    for one in gone:
        if await db.fetchval(STRIKE, one.shelf, one.key, one.browser, one.version) is None:
            raise Conflict(one.key)
    rows = [(*_name(one), one.version, one.at, one.body, sums.of_note(one)) for one in notes]
    if rows and len(await db.fetch(WRITE, *map(list, zip(*rows, strict=True)))) < len(rows):
        raise Conflict(notes[0].key)


async def _is_done(db: Connection, notes: Sequence[Note], gone: Sequence[Note]) -> bool:
    """Whether it was written, all of it, before the line broke."""
    one, there = (notes[0], True) if notes else (gone[0], False)
    found = await db.fetchval(WRITTEN, *_name(one), one.version, sums.of_note(one))
    return (found is not None) == there


def _name(note: Note) -> tuple[str, str, str]:
    return note.shelf, note.key, note.browser
