"""The one thread that writes to SQLite: it commits together what was asked meanwhile, then tells each asker."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from tablee.storage.log import Conflict, StoreFailed
from tablee.storage.schema import connect

MOST_TOGETHER = 512

Work = Callable[[sqlite3.Connection], None]
"""Checks first (Conflict), writes then: a work that raises Conflict has written nothing."""
Job = tuple[Work, asyncio.Future[None]]


class Writer:
    """Group commit: a transaction takes about as long for one append as for hundreds."""

    def __init__(self, path: Path) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, args=(path,), name="tablee-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[None]:
        """Have this done in the next commit; the future is settled once it is on the disk."""
        done = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        return done

    def close(self) -> None:
        """Write what was submitted so far, then stop; blocks until done."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self, path: Path) -> None:
        db = connect(path)
        closing = False
        while not closing:
            batch, closing = self._next_batch()
            if batch:
                _settle_later(batch, _commit(db, batch))
        db.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_TOGETHER:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, False
        return batch, True


def _commit(db: sqlite3.Connection, batch: list[Job]) -> list[Exception | None]:
    outcomes: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work, _ in batch:
            try:
                work(db)
                outcomes.append(None)
            except Conflict as conflict:
                outcomes.append(conflict)
        db.execute("COMMIT")
    except Exception as error:  # whatever it was, those who wait must hear of it and the thread must live on
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [StoreFailed(str(error))] * len(batch)
    return outcomes


def _settle_later(batch: list[Job], outcomes: list[Exception | None]) -> None:
    try:
        batch[0][1].get_loop().call_soon_threadsafe(_settle, batch, outcomes)
    except RuntimeError:  # the loop is closed: nobody waits any more
        return


def _settle(batch: list[Job], outcomes: list[Exception | None]) -> None:
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        if done.done():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
