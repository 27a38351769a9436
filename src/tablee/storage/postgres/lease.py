"""The lease of a house: a row that it renews, and the matches that are its own for as long as it does."""

from __future__ import annotations

import asyncio
import time
from time import monotonic
from typing import Any

import structlog

from tablee.storage.leases import Orphan
from tablee.storage.log import Lost, StoreFailed
from tablee.storage.postgres.pool import Pool
from tablee.storage.postgres.taking import Taking

LEASE = 2.5
"""Seconds for which a house is believed to live that has not said so again."""
RENEW = 0.5
NEARBY = 0.2
"""Seconds; an answer that took longer says little about what time it is at the database."""

TIME = "extract(epoch FROM clock_timestamp())::float8"
BEGIN = f"INSERT INTO houses (until) VALUES (clock_timestamp() + $1 * interval '1 second') RETURNING id, {TIME}"
RENEWED = f"""UPDATE houses SET until = clock_timestamp() + $2 * interval '1 second'
    WHERE id = $1 AND NOT lost RETURNING {TIME}, (SELECT count(*) FROM kin)"""
GONE = """WITH gone AS (
        SELECT id FROM houses WHERE NOT lost AND until < clock_timestamp() AND id <> $1 FOR UPDATE SKIP LOCKED
    ) UPDATE houses SET lost = true FROM gone WHERE houses.id = gone.id RETURNING houses.id"""
"""`FOR UPDATE`: no append of that house is under way, and none will be."""
ENDED = """WITH gone AS (SELECT id FROM houses WHERE id = $1 FOR UPDATE)
    UPDATE houses SET lost = true FROM gone WHERE houses.id = gone.id"""
FORGOTTEN = "DELETE FROM houses WHERE lost AND NOT EXISTS (SELECT 1 FROM matches WHERE owner = houses.id)"

ELSEWHERE = """SELECT matches.id, owner FROM matches JOIN houses ON houses.id = owner AND NOT lost
    WHERE matches.id = ANY($1) AND owner <> $2"""
PLAYED_AT = """SELECT DISTINCT owner FROM tables JOIN matches USING (id) JOIN houses ON houses.id = owner AND NOT lost
    WHERE browsers @> ARRAY[$1::text] AND status = 'playing' AND owner <> $2"""

notes = structlog.get_logger("tablee.storage")


class Lease:
    """Begun when it is first needed, and renewed until it is let go, or lost to whoever thought this house dead."""

    shared = True

    def __init__(self, pool: Pool, own: Pool) -> None:
        self.pool = pool
        self._taking = Taking(pool, self.held)
        self._own = own
        """For renewals alone: they must not wait behind thousands of tables that are taken up at once."""
        self._beginning = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._ahead = 0.0
        self._renewed = self._steady_since = monotonic()
        self.house = 0
        self.lost = False
        self.united = 0
        """How many browsers are known by another's name."""

    def wall(self) -> float:
        """The time of the database, by which all houses live."""
        return time.time() + self._ahead

    @property
    def fresh(self) -> bool:
        """Whether the lease holds, as far as this house can know."""
        return not self.lost and monotonic() - self._renewed < LEASE

    async def begin(self) -> int:
        """The number of this house, drawn now if it has none; the last one is forgotten if it was lost."""
        async with self._beginning:
            if self.house == 0 or self.lost:
                asked = monotonic()
                found = (await self._own.fetch(BEGIN, LEASE))[0]
                self.house, self.lost = int(found[0]), False
                self._note(asked, found[1])
                self._steady_since = self._renewed
            if self._task is None:
                self._task = asyncio.create_task(self._keep())
            return self.house

    async def held(self) -> int:
        """The number of this house, or Lost: then it must let go of everything before it begins anew."""
        if self.lost:
            raise Lost
        return self.house or await self.begin()

    async def confirm(self) -> None:
        """See that the lease holds: who stood still does not know; Lost, or StoreFailed."""
        if not self.fresh:
            await self.renew()
            await self.held()

    async def end(self) -> None:
        """Let go of everything: whoever is asked for it next may have it at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._own.run(lambda db: db.execute(ENDED, self.house), patience=1.0)
        await self._own.close()

    async def renew(self) -> None:
        """Say that this house lives; finds out whether it was given up, and who else is gone."""
        asked = monotonic()
        found = await self._own.run(lambda db: db.fetchrow(RENEWED, self.house, LEASE, timeout=1.0), patience=0.0)
        if found is None:
            self._lose()
            return
        if asked - self._renewed > LEASE:
            self._steady_since = asked  # this house was cut off, or the database was: the others may be well
        self._note(asked, found[0])
        self.united = found[1]
        if asked - self._steady_since > LEASE:
            for (house,) in await self.pool.fetch(GONE, self.house):
                notes.warning("house_lost", house=house)
                await self.pool.run(lambda db: db.execute(FORGOTTEN))

    async def take(self, table: str, now: float, until: float, *, new: bool = False) -> bool:
        """Have a table for this house; Elsewhere if another one has it. Its clock stood while its house was gone."""
        return await self._taking.take(table, now, until, new=new)

    async def give(self, *tables: str) -> None:
        """Leave tables to whoever is asked for them next."""
        await self._taking.give(self.house, tables)

    async def orphans(self, without: str, now: float, until: float) -> list[Orphan]:
        """Some matches whose house is gone, and whose body has not that text: taken for this one."""
        return await self._taking.orphans(without, now, until)

    async def elsewhere(self, *tables: str) -> dict[str, int]:
        """Those of the tables that other houses have, and which."""
        return dict(await self.pool.fetch(ELSEWHERE, list(tables), self.house))

    async def played_at(self, browser: str) -> list[int]:
        """The other houses that have a match of a browser."""
        return [row[0] for row in await self.pool.fetch(PLAYED_AT, browser, self.house)]

    async def _keep(self) -> None:
        noted = 0.0
        while not self.lost:
            await asyncio.sleep(RENEW)
            try:
                await self.renew()
            except StoreFailed as error:
                if self._renewed > noted:  # once, and again when it was renewed meanwhile
                    notes.warning("lease_not_renewed", problem=str(error))
                    noted = monotonic()

    def _lose(self) -> None:
        if self.lost:
            return
        notes.error("lease_lost", house=self.house)
        self.lost, self._task = True, None

    def _note(self, asked: float, at_database: Any) -> None:
        self._renewed = monotonic()
        if self._renewed - asked < NEARBY or not self._ahead:
            self._ahead = float(at_database) + (self._renewed - asked) / 2 - time.time()
