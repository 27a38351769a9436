"""The tables in PostgreSQL, the steps from older versions, and the first look at a database."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from tablee.storage.log import BadStore
from tablee.storage.postgres.pool import Connection, connected
from tablee.storage.postgres.troubles import FAILURES, bad_store

ALONE = 0x7461626C
"""The lock under which one house at a time looks at the version and takes steps."""

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE tablee (
        one boolean PRIMARY KEY DEFAULT true CHECK (one), version integer NOT NULL, secret text NOT NULL,
        pulse double precision NOT NULL DEFAULT 0
    );
    CREATE TABLE houses (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, until timestamptz NOT NULL,
        beat double precision NOT NULL DEFAULT 0, lost boolean NOT NULL DEFAULT false
    );
    CREATE TABLE matches (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE,
        reached integer NOT NULL DEFAULT 0, reached_sum bigint NOT NULL DEFAULT 0, owner bigint
    );
    CREATE INDEX matches_by_owner ON matches (owner) WHERE owner IS NOT NULL;
    CREATE TABLE events (
        match bigint NOT NULL, seq integer NOT NULL, at double precision NOT NULL, event text NOT NULL,
        ask text NOT NULL, sum bigint NOT NULL, PRIMARY KEY (match, seq)
    );
    CREATE TABLE tables (
        id text PRIMARY KEY, version integer NOT NULL, status text NOT NULL, created double precision NOT NULL,
        browsers text[] NOT NULL, body text NOT NULL, sum bigint NOT NULL
    );
    CREATE INDEX tables_by_status ON tables (status, created);
    CREATE INDEX tables_by_browser ON tables USING gin (browsers);
    CREATE TABLE outages (
        match bigint NOT NULL, since double precision NOT NULL, back double precision NOT NULL,
        until double precision NOT NULL
    );
    CREATE INDEX outages_by_match ON outages (match, back);
    CREATE TABLE kin (browser text PRIMARY KEY, same_as text NOT NULL);
    """,
    """
    CREATE TABLE notes (
        shelf text NOT NULL, key text NOT NULL, browser text NOT NULL, version integer NOT NULL,
        at double precision NOT NULL, body text NOT NULL, sum bigint NOT NULL, PRIMARY KEY (shelf, key, browser)
    );
    CREATE INDEX notes_by_browser ON notes (browser, shelf, key);
    """,
)
"""Step n leads from version n to version n + 1; steps are never changed, only added."""


async def prepare(address: str) -> None:
    """Bring a database up to date, all of it or nothing; BadStore if it cannot be a house's."""
    where = shown(address)
    try:
        db = await connected(address)
        try:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", ALONE)
                await _step_up(db, await version_of(db, where))
        finally:
            await db.close()
    except ValueError as error:  # an address that is none
        raise BadStore("database_address", path=where, problem=error) from None
    except FAILURES as error:
        raise bad_store(error, where) from None


async def version_of(db: Connection, where: str) -> int:
    """How old the tables are (0: there are none); BadStore if they are another program's or a newer house's."""
    ours = await db.fetchval("SELECT to_regclass('tablee') IS NOT NULL")
    if not ours:
        names = ["houses", "matches", "events", "tables", "outages", "kin", "notes"]
        if taken := await db.fetchval(
            "SELECT max(n) FROM unnest($1::text[]) n WHERE to_regclass(n) IS NOT NULL", names
        ):
            raise BadStore("database_foreign", path=where, table=taken)
        return 0
    version = int(await db.fetchval("SELECT version FROM tablee"))
    if version > len(STEPS):
        raise BadStore("newer", path=where, version=version, known=len(STEPS))
    return version


async def _step_up(db: Connection, version: int) -> None:
    for step in STEPS[version:]:
        await db.execute(step)
    if version == 0:
        await db.execute("INSERT INTO tablee (version, secret) VALUES ($1, $2)", len(STEPS), secrets.token_hex(32))
    elif version < len(STEPS):
        await db.execute("UPDATE tablee SET version = $1", len(STEPS))


def shown(address: str) -> str:
    """Where a database is, without passwords."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"
