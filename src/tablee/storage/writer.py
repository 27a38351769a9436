"""The one thread that writes to SQLite: it commits together what was asked meanwhile, then tells each asker."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from tablee.storage.log import Conflict, StoreFailed
from tablee.storage.schema import connect

MOST_TOGETHER = 512
COLUMNS = 5
MOST_ROWS = 6000
"""In one statement; SQLite allows 32,766 values."""

Work = Callable[[sqlite3.Connection], None]
"""Checks first and raises Conflict, or writes: never both."""


@dataclass(frozen=True, slots=True)
class Job:
    """Rows of events (flat, five values a row), and anything else that must be written with them."""

    done: asyncio.Future[None]
    rows: Sequence[Any]
    work: Work | None


class Writer:
    """Group commit: a transaction takes about as long for one append as for hundreds."""

    def __init__(self, path: Path) -> None:
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._thread = Thread(target=self._run, args=(connect(path),), name="tablee-writer", daemon=True)
        self._thread.start()

    def submit(self, rows: Sequence[Any], work: Work | None = None) -> asyncio.Future[None]:
        """Have this written in the next commit; the future is settled once it is on the disk."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._gather, loop, 0)
        self._gathered.append(Job(done, rows, work))
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
        closing = False
        while not closing:
            batch, closing = self._next_batch()
            if batch:
                _settle_later(batch, _commit(db, batch))
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


def _commit(db: sqlite3.Connection, batch: list[Job]) -> Outcomes:
    try:
        return _at_once(db, batch) or _one_by_one(db, batch)
    except Exception as error:  # whatever it was, those who wait must hear of it and the thread must live on
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [StoreFailed(str(error))] * len(batch)


def _at_once(db: sqlite3.Connection, batch: list[Job]) -> Outcomes | None:
    """The usual case, only events and no conflict: one statement is one transaction, and takes the interpreter once."""
    if any(job.work for job in batch) or sum(len(job.rows) for job in batch) > MOST_ROWS * COLUMNS:
        return None
    try:
        _insert(db, list(chain.from_iterable(job.rows for job in batch)))
    except sqlite3.IntegrityError:
        return None
    return [None] * len(batch)


def _one_by_one(db: sqlite3.Connection, batch: list[Job]) -> Outcomes:
    outcomes: Outcomes = []
    db.execute("BEGIN IMMEDIATE")
    for job in batch:
        db.execute("SAVEPOINT job")
        try:
            _insert(db, job.rows)
            if job.work:
                job.work(db)
            outcomes.append(None)
        except (sqlite3.IntegrityError, Conflict):
            db.execute("ROLLBACK TO job")
            outcomes.append(Conflict())
        db.execute("RELEASE job")
    db.execute("COMMIT")
    return outcomes


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
