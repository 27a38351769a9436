"""The database: whether it lets a house in, whose tables it holds, and whether it keeps what it promised to keep."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from tablee.server.checkup.symptom import Symptom, doubtful, well, wrong
from tablee.storage.log import BadStore

FAR = 5.0
"""Seconds between the clocks of two machines that somebody should look at."""
EACH = 8
"""Connections that a house holds."""

SETTINGS = ("fsync", "synchronous_commit", "synchronous_standby_names", "max_connections")


def found(address: str) -> Iterator[Symptom]:
    """What is wrong with a database; nothing is made or changed in it."""
    if find_spec("asyncpg") is None:
        yield wrong("store", problem=BadStore("no_extra", path="PostgreSQL"))
    else:
        yield from asyncio.run(looked_at(address))


async def looked_at(address: str) -> list[Symptom]:
    """The same, for a running loop."""
    from tablee.storage.postgres.pool import connected
    from tablee.storage.postgres.schema import shown, version_of
    from tablee.storage.postgres.troubles import FAILURES, bad_store

    where = shown(address)
    try:
        db = await connected(address)
        try:
            version = await version_of(db, where)
            return [*await _houses(db, where, version), *await _promises(db, where)]
        finally:
            await db.close()
    except ValueError as error:
        return [wrong("store", problem=BadStore("database_address", path=where, problem=error))]
    except FAILURES as error:
        return [wrong("store", problem=bad_store(error, where))]
    except BadStore as bad:
        return [wrong("store", problem=bad)]


async def _houses(db: Any, where: str, version: int) -> list[Symptom]:
    if version == 0:
        return [well("database_new", where=where)]
    many = await db.fetchval("SELECT count(*) FROM houses WHERE NOT lost AND until > clock_timestamp()")
    return [well("houses_open", where=where, count=many)]


async def _promises(db: Any, where: str) -> list[Symptom]:
    rows = await db.fetch("SELECT name, setting FROM pg_settings WHERE name = ANY($1)", list(SETTINGS))
    held = {row[0]: row[1] for row in rows}
    ahead = abs(float(await db.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")) - time.time())
    made = [wrong("forgetful", where=where, name=name) for name in SETTINGS[:2] if held[name] == "off"]
    if not held["synchronous_standby_names"]:
        made.append(doubtful("no_standby", where=where))
    if int(held["max_connections"]) < 2 * EACH:
        made.append(doubtful("few_connections", where=where, many=int(held["max_connections"]), each=EACH))
    if ahead > FAR:
        made.append(doubtful("clocks_differ", where=where, seconds=round(ahead)))
    return made
