"""The queue of matches to be thought over: Procrastinate, in a schema of its own on the database of the houses."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import procrastinate
from psycopg import pq
from psycopg.conninfo import make_conninfo

from tablee.arena.sameness import fingerprint
from tablee.storage.postgres.pool import connected

ALONE = 0x7461626D
"""The lock under which one process at a time makes the schema."""
PATIENCE = 3.0
"""Seconds to find the database."""
OWN = """CREATE TABLE IF NOT EXISTS made (
        match text, tablee text, answer text, refused text, at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (match, tablee)
    );
    CREATE TABLE IF NOT EXISTS analysts (name text PRIMARY KEY, tablee text NOT NULL, seen timestamptz NOT NULL)"""
"""What was found, for a while, and who is there to find more."""


logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # that the database is away is noted by who needs it


class AnalysisQueue:
    """Jobs of one Tablée: another one, which might find otherwise, has a queue of another name."""

    task = "analyse"

    def __init__(self, address: str, connections: int) -> None:
        self.tablee = fingerprint("tablee")
        self.name = f"analyses.{self.tablee}"
        self._address = address
        self._schema = schema_of(address)
        told = conninfo(address, self._schema)
        connector = procrastinate.PsycopgConnector(conninfo=told, min_size=1, max_size=connections, timeout=PATIENCE)
        self.app = procrastinate.App(connector=connector)

    async def prepare(self) -> None:
        """Make the schema if it is not there."""
        db = await connected(self._address)
        try:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", ALONE)
                await db.execute(f"CREATE SCHEMA IF NOT EXISTS {self._schema}")
                await db.execute(f"SET LOCAL search_path = {self._schema}")
                if await db.fetchval("SELECT to_regclass('procrastinate_jobs') IS NULL"):
                    await db.execute(self.app.schema_manager.get_schema())
                await db.execute(OWN)
        finally:
            await db.close()

    async def open(self) -> None:
        """Connect; TimeoutError if nobody answers."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.app.open_async()
        except BaseException:
            await self.app.close_async()
            raise

    async def close(self) -> None:
        """Let the database go."""
        await self.app.close_async()

    async def do(self, statement: str, **values: Any) -> None:
        """Have something done to the tables beside the jobs."""
        await self.app.connector.execute_query_async(statement, tablee=self.tablee, **values)

    async def find(self, statement: str, **values: Any) -> dict[str, Any]:
        """The one row that a statement finds."""
        found: dict[str, Any] = await self.app.connector.execute_query_one_async(
            statement, tablee=self.tablee, queue=self.name, **values
        )
        return found


def schema_of(address: str) -> str:
    """Named after the version of Procrastinate: what it keeps is only under way, so nothing has to be carried over."""
    beside = dict(parse_qsl(urlsplit(address).query)).get("search_path", "tablee")
    version = "_".join(procrastinate.__version__.split(".")[:2])
    return f"{re.sub(r'[^a-z0-9]+', '_', beside.lower())}_jobs_{version}"


def conninfo(address: str, schema: str) -> str:
    """The same address as psycopg understands it: what is no word of its own is a setting of the server."""
    parts = urlsplit(address)
    known = {one.keyword.decode() for one in pq.Conninfo.get_defaults()}
    given = dict(parse_qsl(parts.query))
    settings = {name: text for name, text in given.items() if name not in known} | {"search_path": schema}
    options = " ".join(f"-c {name}={text}" for name, text in settings.items())
    query = urlencode({name: text for name, text in given.items() if name in known})
    return make_conninfo(
        parts._replace(query=query).geturl(),
        options=f"{given.get('options', '')} {options}".strip(),
        target_session_attrs="read-write",
        connect_timeout=int(PATIENCE),
        application_name="tablee analyses",
    )
