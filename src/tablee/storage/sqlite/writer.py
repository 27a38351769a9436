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
from time import monotonic, sleep
from typing import Any

from tablee.core.quick import quick
from tablee.storage.log import Conflict, Entry, StoreFailed
from tablee.storage.settling import Outcome, settle
from tablee.storage.sqlite.ends import Known, end_in_file, mark, mark_all
from tablee.storage.sqlite.place import OpenedFiles
from tablee.storage.sqlite.schema import connect
from tablee.storage.sqlite.troubles import why
from tablee.storage.sums import End, following

MOST_TOGETHER = 512
MOST_USUAL = 8
"""Events of a job that is written in one statement with others."""
COLUMNS = 6
MOST_ROWS = 4000
"""In one statement; SQLite allows 32,766 values."""

MOST_ENDS = 100_000
"""Matches whose ends are kept in mind."""

MARK_EVERY = 60.0
"""Seconds between two rounds of marks."""

A_WHILE, A_MOMENT = 0.001, 0.0001
"""Seconds that a commit may take before the event loop stands still for it, and for how long, each time."""

Work = Callable[[sqlite3.Connection], None]
"""Checks first and raises Conflict, or writes: never both."""


@quick
@dataclass(frozen=True, slots=True)
class Job:
    """Events of a match, and anything else that must be written with them."""

    done: asyncio.Future[None]
    match: str
    entries: Sequence[Entry]
    work: Work | None
    gone: bool
    """Whether the match is removed by the work."""


class Writer:
    """Group commit: a transaction takes about as long for one append as for hundreds."""

    def __init__(self, path: Path, place: OpenedFiles) -> None:
        self._place = place
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._handed, self._settled, self._watching = 0, 0, False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, args=(connect(path),), name="tablee-writer", daemon=True)
        self._thread.start()

    def submit(
        self, match: str, entries: Sequence[Entry], work: Work | None = None, *, gone: bool = False
    ) -> asyncio.Future[None]:
        """Have this written in the next commit; the future is settled once it is on the disk."""
        loop = self._loop = self._loop or asyncio.get_running_loop()  # asked once: it is a call of the system
        done = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._gather, loop, 0)
        self._gathered.append(Job(done, match, entries, work, gone))
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
            self._handed += len(self._gathered)
            self._gathered = []
            self._watch()

    def _watch(self) -> None:
        if self._loop is not None and not self._watching:
            self._watching = True
            self._loop.call_later(A_WHILE, self._make_way, self._loop, self._handed)

    def _make_way(self, loop: asyncio.AbstractEventLoop, until: int) -> None:
        """Stand still for a moment if the thread has not come so far. A busy loop lets go of Python's lock at every
        callback and takes it again at once. A thread that is woken each time, and comes too late each time, begins its
        wait anew, whatever the switch interval: a commit took up to 0.6 seconds.
        """
        if self._settled < until:
            sleep(A_MOMENT)
            loop.call_later(A_WHILE, self._make_way, loop, until)
        else:
            self._watching = False
            if self._settled < self._handed:
                self._watch()

    def _run(self, db: sqlite3.Connection) -> None:
        known, marked, closing = Known(), monotonic(), False
        while not closing:
            batch, closing = self._next_batch()
            if batch:
                self._settle_later(batch, self._outcomes(db, batch, known))
            if monotonic() - marked > MARK_EVERY or len(known.ends) > MOST_ENDS:
                mark_all(db, known)
                marked = monotonic()
            if len(known.ends) > MOST_ENDS:
                known.ends.clear()
        mark_all(db, known, closing=True)
        db.close()

    def _outcomes(self, db: sqlite3.Connection, batch: list[Job], known: Known) -> Outcomes:
        try:
            self._place.look_now_and_then()
        except StoreFailed as gone:
            return [gone] * len(batch)
        return _commit(db, batch, known)

    def _settle_later(self, batch: list[Job], outcomes: Outcomes) -> None:
        try:
            batch[0].done.get_loop().call_soon_threadsafe(self._settle, batch, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _settle(self, batch: list[Job], outcomes: Outcomes) -> None:
        self._settled += len(batch)
        settle(batch, outcomes)

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


Outcomes = list[Outcome]


def _commit(db: sqlite3.Connection, batch: list[Job], known: Known) -> Outcomes:
    """Write a batch, and put it into the order of its outcomes: usual jobs come first."""
    usual = sum([_is_usual(job, known) for job in batch])
    if usual < len(batch):
        batch.sort(key=lambda job: not _is_usual(job, known))
    try:
        try:
            return _written(db, batch, usual, known)
        except (sqlite3.IntegrityError, Conflict):  # one of the usual jobs; it must not spoil the others
            _take_back(db, batch, known)
            return _written(db, batch, 0, known)
    except Exception as error:  # whatever it was, those who wait must hear of it and the thread must live on
        _take_back(db, batch, known)
        return [StoreFailed(str(error), getattr(error, "why", "") or why(error))] * len(batch)


def _is_usual(job: Job, known: Known) -> bool:
    """A few events of a known match, and nothing else."""
    return job.work is None and job.match in known.ends and len(job.entries) <= MOST_USUAL


def _written(db: sqlite3.Connection, batch: list[Job], usual: int, known: Known) -> Outcomes:
    """One transaction: the usual jobs in one statement, then the others, each with an outcome of its own."""
    if usual == len(batch) <= MOST_TOGETHER:
        _append(db, batch, known)  # one statement is one transaction
        return [None] * usual
    db.execute("BEGIN IMMEDIATE")
    _append(db, batch[:usual], known)
    outcomes = [None] * usual + [_by_itself(db, job, known) for job in batch[usual:]]
    db.execute("COMMIT")
    return outcomes


def _by_itself(db: sqlite3.Connection, job: Job, known: Known) -> Exception | None:
    outcome = None
    db.execute("SAVEPOINT job")
    try:
        if job.entries:
            _append(db, [job], known)
        if job.work:
            job.work(db)
            mark(db, known, job.match)  # what begins or ends is marked at once
        if job.gone:
            known.forget([job.match])  # its number may be another's soon
    except (sqlite3.IntegrityError, Conflict):
        db.execute("ROLLBACK TO job")
        known.forget([job.match])
        outcome = Conflict()
    db.execute("RELEASE job")
    return outcome


def _take_back(db: sqlite3.Connection, batch: list[Job], known: Known) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")
    known.forget(job.match for job in batch)


def _append(db: sqlite3.Connection, jobs: list[Job], known: Known) -> None:
    """Each event follows the last of its match; Conflict if it does not, IntegrityError if another stands there."""
    rows = list[Any]()
    for job in jobs:
        match, seq, total = known.ends.get(job.match) or end_in_file(db, job.match)
        for one in job.entries:
            seq += 1
            if one.seq != seq:
                raise Conflict
            total = following(total, seq, one.at, one.event, one.ask)
            rows += (match, seq, one.at, one.event, one.ask, total)
        known.ends[job.match] = End(match, seq, total)
        known.grown.add(job.match)
    _insert(db, rows)


def _insert(db: sqlite3.Connection, rows: Sequence[Any]) -> None:
    for start in range(0, len(rows), MOST_ROWS * COLUMNS):
        some = rows[start : start + MOST_ROWS * COLUMNS]
        db.execute(_statement(len(some) // COLUMNS), some)


@cache
def _statement(rows: int) -> str:
    return "INSERT INTO events VALUES " + ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)
