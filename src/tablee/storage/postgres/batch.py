"""What is written together: events that follow the last of their match, and tables that follow their last version."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain

import asyncpg

from tablee.storage import sums
from tablee.storage.log import Conflict, Entry, Lost, Sheet
from tablee.storage.postgres.pool import Connection
from tablee.storage.sums import End

MOST_ENDS = 100_000
"""Matches whose ends are kept in mind."""

ALIVE = "SELECT id FROM houses WHERE id = $1 AND NOT lost FOR KEY SHARE"
"""Whoever wants to call this house lost waits until its writes are done."""

APPEND = f"""WITH me AS MATERIALIZED ({ALIVE}), fit AS MATERIALIZED (
        SELECT j.job, j.match FROM unnest($2::bigint[], $3::integer[], $4::bigint[])
            WITH ORDINALITY AS j (match, after, sum, job)
        CROSS JOIN me JOIN matches m ON m.number = j.match AND m.owner = me.id
        JOIN events e ON e.match = j.match AND e.seq = j.after AND e.sum = j.sum
        WHERE NOT EXISTS (SELECT 1 FROM events n WHERE n.match = j.match AND n.seq = j.after + 1)
    ), written AS (
        INSERT INTO events SELECT match, seq, at, event, ask, sum FROM fit JOIN unnest(
            $5::bigint[], $6::integer[], $7::float8[], $8::text[], $9::text[], $10::bigint[]
        ) AS r (job, seq, at, event, ask, sum) USING (job)
    ) SELECT job FROM fit"""
EVENTS = """INSERT INTO events
    SELECT * FROM unnest($1::bigint[], $2::integer[], $3::float8[], $4::text[], $5::text[], $6::bigint[])"""

BEGUN = "INSERT INTO matches (id, owner) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING"
ENDS = """SELECT id, number, owner, coalesce(e.seq, 0), e.sum FROM matches LEFT JOIN LATERAL (
        SELECT seq, sum FROM events WHERE match = number ORDER BY seq DESC LIMIT 1
    ) e ON true WHERE id = ANY($1)"""
VERSIONS = "SELECT id, version FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
PUT = """INSERT INTO tables
    SELECT id, version, status, created, string_to_array(browsers, ','), body, sum FROM unnest(
        $1::text[], $2::integer[], $3::text[], $4::float8[], $5::text[], $6::text[], $7::bigint[]
    ) AS t (id, version, status, created, browsers, body, sum)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, status = excluded.status, created = excluded.created,
        browsers = excluded.browsers, body = excluded.body, sum = excluded.sum
    WHERE tables.version = excluded.version - 1 RETURNING id"""
MARK = """UPDATE matches SET reached = m.seq, reached_sum = m.sum
    FROM unnest($1::bigint[], $2::integer[], $3::bigint[]) AS m (number, seq, sum) WHERE matches.number = m.number"""

WRITTEN_EVENT = "SELECT 1 FROM events JOIN matches ON number = match WHERE id = $1 AND seq = $2 AND events.sum = $3"
WRITTEN_TABLE = "SELECT 1 FROM tables WHERE id = $1 AND version = $2 AND sum = $3"


@dataclass(eq=False, slots=True)
class Job:
    """Events of a match, and tables that change with them."""

    done: asyncio.Future[None]
    match: str
    entries: Sequence[Entry]
    sheets: Sequence[Sheet]
    proof: tuple[str, str, int, int] | None = None
    """What is there if, and only if, the job was written: asked for after a connection broke."""
    written: bool = False

    @property
    def names(self) -> set[str]:
        """The match and the tables."""
        return {self.match, *(one.id for one in self.sheets)} - {""}

    @property
    def unwritable(self) -> bool:
        """Whether PostgreSQL has no way to keep it."""
        texts = chain(*((one.event, one.ask) for one in self.entries), *((one.id, one.body) for one in self.sheets))
        return "\0" in self.match or any("\0" in text for text in texts)


Rows = list[tuple[int, int, float, str, str, int]]


@dataclass(slots=True)
class Known:
    """Where matches end, as far as this house has seen it; the statement that appends checks it."""

    ends: dict[str, End] = field(default_factory=dict)
    grown: set[str] = field(default_factory=set)
    """Matches that have gone on since their marks were written."""

    def is_usual(self, job: Job) -> bool:
        """Events of a known match that has begun, and nothing else."""
        end = self.ends.get(job.match)
        return end is not None and end.seq > 0 and not job.sheets

    def forget(self, jobs: Iterable[Job]) -> None:
        """Somebody else may have written here: the database knows better."""
        for job in jobs:
            self.ends.pop(job.match, None)

    def grown_ends(self) -> list[End]:
        """Those that have gone on since they were last asked for."""
        ends = [self.ends[match] for match in self.grown if match in self.ends]
        self.grown.clear()
        if len(self.ends) > MOST_ENDS:
            self.ends.clear()
        return ends


def following(end: End, job: Job) -> Rows:
    """The rows of a job's events behind the end of their match, or Conflict if they do not follow."""
    rows: Rows = []
    seq, total = end.seq, end.sum
    for one in job.entries:
        seq += 1
        if one.seq != seq:
            raise Conflict
        total = sums.following(total, seq, one.at, one.event, one.ask)
        rows.append((end.match, seq, one.at, one.event, one.ask, total))
    if rows:
        job.proof = (WRITTEN_EVENT, job.match, seq, total)
    return rows


async def find_written(db: Connection, jobs: Iterable[Job]) -> None:
    """Mark those that were written before the connection broke."""
    for job in jobs:
        assert job.proof is not None
        statement, *values = job.proof
        job.written = await db.fetchval(statement, *values) is not None


async def append(db: Connection, house: int, jobs: Sequence[Job], known: Known) -> dict[Job, Exception]:
    """The usual jobs in one statement, which is one transaction; says which were not written, and why."""
    fit: list[tuple[Job, End, int]] = []
    rows: Rows = []
    for job in jobs:
        end = known.ends[job.match]
        try:
            rows += [(len(fit) + 1, *row[1:]) for row in following(end, job)]
        except Conflict:
            continue
        fit.append((job, end, job.entries[-1].seq))
    ends = [(end.match, end.seq, end.sum) for _, end, _ in fit]
    try:
        found = await db.fetch(APPEND, house, *_columns(ends, 3), *_columns(rows, 6))
    except asyncpg.UniqueViolationError:
        raise Conflict from None
    good = {fit[number - 1][0] for (number,) in found}
    for job, end, seq in fit:
        if job in good:
            assert job.proof is not None
            _note(known, job, End(end.match, seq, job.proof[3]))
    return await _why_not(db, house, [job for job in jobs if job not in good], known)


async def write(db: Connection, house: int, jobs: Sequence[Job], known: Known) -> dict[Job, Exception]:
    """All other jobs in one transaction, each whole or not at all; says which were not written, and why."""
    async with db.transaction():
        if await db.fetchval(ALIVE, house) is None:
            return {job: Lost() for job in jobs}
        begun = [job.match for job in jobs if job.entries] + [one.id for one in _sheets(jobs) if one.version == 1]
        await db.execute(BEGUN, begun, house)
        ends = {row[0]: row for row in await db.fetch(ENDS, [job.match for job in jobs if job.entries])}
        versions = dict(await db.fetch(VERSIONS, [one.id for one in _sheets(jobs)]))
        failed, good, rows = _planned(house, jobs, ends, versions)
        await _put(db, good, rows)
    for job in good:
        if job.proof is not None and job.entries:
            _note(known, job, End(ends[job.match][1], job.entries[-1].seq, job.proof[3]))
    known.forget(failed)
    return failed


def _planned(
    house: int, jobs: Sequence[Job], ends: dict[str, asyncpg.Record], versions: dict[str, int]
) -> tuple[dict[Job, Exception], list[Job], Rows]:
    failed: dict[Job, Exception] = {}
    good: list[Job] = []
    rows: Rows = []
    for job in jobs:
        try:
            if any(versions.get(one.id, 0) != one.version - 1 for one in job.sheets):
                raise Conflict
            if job.entries:
                _, number, owner, seq, total = ends[job.match]
                if owner != house:
                    raise Lost
                rows += following(End(number, seq, sums.first(job.match) if total is None else total), job)
            elif job.sheets:
                last = job.sheets[-1]
                job.proof = (WRITTEN_TABLE, last.id, last.version, sums.of_sheet(last))
            good.append(job)
        except (Conflict, Lost) as error:
            failed[job] = error
    return failed, good, rows


async def _put(db: Connection, jobs: Sequence[Job], rows: Rows) -> None:
    try:
        if rows:
            await db.execute(EVENTS, *_columns(rows, 6))
        sheets = [
            (
                one.id,
                one.version,
                one.status,
                one.created,
                ",".join(sorted(set(one.browsers))),
                one.body,
                sums.of_sheet(one),
            )
            for one in _sheets(jobs)
        ]
        if sheets and len(await db.fetch(PUT, *_columns(sheets, 7))) < len(sheets):
            raise Conflict  # another house was quicker to make the same table
    except asyncpg.UniqueViolationError:
        raise Conflict from None
    last = {row[0]: row for row in rows}  # what begins or ends is marked at once
    marks = [End(row[0], row[1], row[5]) for row in last.values()]
    if marks:
        await mark(db, marks)


async def mark(db: Connection, ends: Sequence[End]) -> None:
    """Note how far matches have got, so that a lost end is noticed."""
    await db.execute(MARK, *_columns(ends, 3))


async def _why_not(db: Connection, house: int, jobs: list[Job], known: Known) -> dict[Job, Exception]:
    """Somebody else has this house's place or the match, or was only quicker."""
    if not jobs:
        return {}
    known.forget(jobs)
    alive = await db.fetchval("SELECT 1 FROM houses WHERE id = $1 AND NOT lost", house)
    owners = dict(await db.fetch("SELECT id, owner FROM matches WHERE id = ANY($1)", [job.match for job in jobs]))
    return {job: Conflict() if alive and owners.get(job.match) == house else Lost() for job in jobs}


def _note(known: Known, job: Job, end: End) -> None:
    job.written = True
    known.ends[job.match] = end
    known.grown.add(job.match)


def _row(one: Sheet) -> tuple[object, ...]:
    browsers = ",".join(sorted(set(one.browsers)))
    return (one.id, one.version, one.status, one.created, browsers, one.body, sums.of_sheet(one))


def _sheets(jobs: Iterable[Job]) -> list[Sheet]:
    return [one for job in jobs for one in job.sheets]


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]
