"""The one thread that writes to SQLite: it commits together what was asked meanwhile, then tells each asker."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from tablee.core.quick import quick
from tablee.storage.log import Conflict, Entry, StoreFailed
from tablee.storage.schema import connect

MOST_TOGETHER = 512
COLUMNS = 5
MOST_ROWS = 6000
"""In one statement; SQLite allows 32,766 values."""

MOST_NUMBERS = 100_000
"""Matches whose numbers are kept in mind."""

Work = Callable[[sqlite3.Connection], None]
"""Checks first and raises Conflict, or writes: never both."""


Numbers = dict[str, int]
"""Matches by their ids; in the file, events name them by these."""


@quick
@dataclass(frozen=True, slots=True)
class Job:
    """Events of a match, and anything else that must be written with them."""

    done: asyncio.Future[None]
    match: str
    entries: Sequence[Entry]
    work: Work | None


class Writer:
    """Group commit: a transaction takes about as long for one append as for hundreds."""

    def __init__(self, path: Path) -> None:
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, args=(connect(path),), name="tablee-writer", daemon=True)
        self._thread.start()

    def submit(self, match: str, entries: Sequence[Entry], work: Work | None = None) -> asyncio.Future[None]:
        """Have this written in the next commit; the future is settled once it is on the disk."""
        loop = self._loop = self._loop or asyncio.get_running_loop()  # asked once: it is a call of the system
        done = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._gather, loop, 0)
        self._gathered.append(Job(done, match, entries, work))
        return done

    async def close(self) -> None:
        """Write what was submitted so far, then stop."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _gather(self, loop: asyncio.AbstractEventLoop, so_far: int) -> None:
        """Whatever is asked before a turn of the loop brings nothing new goes along: one waking for all of it."""
        if so_far < len(self._gathered) < MOST_TOGETHER:
            loop.call_soon(self._gather, loop, len(self._gathered))
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _run(self, db: sqlite3.Connection) -> None:
        numbers: Numbers = {}
        closing = False
        while not closing:
            batch, closing = self._next_batch()
            if batch:
                _settle_later(batch, _commit(db, batch, numbers))
            if len(numbers) > MOST_NUMBERS:
                numbers.clear()
        db.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            batch += jobs
            if len(batch) >= MOST_TOGETHER:
                return batch, False
            try:
                jobs = self._jobs.get_nowait()
            except Empty:
                return batch, False
        return batch, True


Outcomes = list[Exception | None]


def _commit(db: sqlite3.Connection, batch: list[Job], numbers: Numbers) -> Outcomes:
    try:
        return _at_once(db, batch, numbers) or _one_by_one(db, batch, numbers)
    except Exception as error:  # whatever it was, those who wait must hear of it and the thread must live on
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [StoreFailed(str(error))] * len(batch)


def _at_once(db: sqlite3.Connection, batch: list[Job], numbers: Numbers) -> Outcomes | None:
    """The usual case, only events of known matches and no conflict: one statement is one transaction."""
    rows: list[Any] = []
    for job in batch:
        if job.work or job.match not in numbers:
            return None
        rows += _rows(numbers[job.match], job.entries)
    if len(rows) > MOST_ROWS * COLUMNS:
        return None
    try:
        _insert(db, rows)
    except sqlite3.IntegrityError:
        return None
    return [None] * len(batch)


def _one_by_one(db: sqlite3.Connection, batch: list[Job], numbers: Numbers) -> Outcomes:
    outcomes: Outcomes = []
    found: Numbers = {}
    db.execute("BEGIN IMMEDIATE")
    for job in batch:
        db.execute("SAVEPOINT job")
        try:
            if job.entries:
                number = _number(db, job.match)
                _insert(db, _rows(number, job.entries))
                found[job.match] = number
            if job.work:
                job.work(db)
            outcomes.append(None)
        except (sqlite3.IntegrityError, Conflict):
            db.execute("ROLLBACK TO job")
            found.pop(job.match, None)
            outcomes.append(Conflict())
        db.execute("RELEASE job")
    db.execute("COMMIT")
    numbers.update(found)  # not before: a match that was rolled back has no number
    return outcomes


def _number(db: sqlite3.Connection, match: str) -> int:
    db.execute("INSERT INTO matches (id) VALUES (?) ON CONFLICT DO NOTHING", (match,))
    return int(db.execute("SELECT number FROM matches WHERE id = ?", (match,)).fetchone()[0])


def _rows(number: int, entries: Sequence[Entry]) -> list[Any]:
    return [value for one in entries for value in (number, one.seq, one.at, one.event, one.ask)]


def _insert(db: sqlite3.Connection, rows: Sequence[Any]) -> None:
    for start in range(0, len(rows), MOST_ROWS * COLUMNS):
        some = rows[start : start + MOST_ROWS * COLUMNS]
        db.execute(_statement(len(some) // COLUMNS), some)


@cache
def _statement(rows: int) -> str:
    return "INSERT INTO events VALUES " + ", ".join(["(?, ?, ?, ?, ?)"] * rows)


def _settle_later(batch: list[Job], outcomes: Outcomes) -> None:
    try:
        batch[0].done.get_loop().call_soon_threadsafe(_settle, batch, outcomes)
    except RuntimeError:  # the loop is closed: nobody waits any more
        return


def _settle(batch: list[Job], outcomes: Outcomes) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.done.done():
            continue
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)
