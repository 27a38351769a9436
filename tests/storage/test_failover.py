"""A primary killed with a standby at hand: what was acknowledged is there, once, and writing goes on by itself."""

import asyncio
from collections.abc import Iterator

import pytest

from tablee.storage.log import Entry
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tools.servers import Postgres

MATCHES = 20


@pytest.fixture
def servers() -> Iterator[tuple[Postgres, Postgres]]:
    """A primary that waits for its standby, and that standby."""
    primary, standby = Postgres(("synchronous_standby_names=standby", "synchronous_commit=local")), Postgres()
    try:
        primary.start()
        standby.start(standby_of=primary)
        yield primary, standby
    finally:
        primary.remove()
        standby.remove()


@pytest.mark.timeout(90)
async def test_what_was_acknowledged_survives_the_primary(servers: tuple[Postgres, Postgres]) -> None:
    primary, standby = servers
    both = f"postgresql://postgres@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/postgres?synchronous_commit=on"
    await prepare(both)
    log = PostgresLog(both)
    written, going = dict.fromkeys(map(str, range(MATCHES)), 0), True

    async def play(match: str) -> None:
        while going:
            seq = written[match] + 1
            await log.append(match, written[match], [Entry(seq, float(seq), f"{{{seq}}}", f"0:{seq}")])
            written[match] = seq

    playing = [asyncio.create_task(play(match)) for match in written]
    while min(written.values()) < 5:
        await asyncio.sleep(0.01)
    before = dict(written)
    await asyncio.to_thread(primary.kill)
    await asyncio.to_thread(standby.promote)
    async with asyncio.timeout(60):
        while any(written[match] < before[match] + 5 for match in written):
            await asyncio.sleep(0.05)
    going = False
    await asyncio.gather(*playing)
    for match, last in written.items():
        assert [one.seq for one in await log.read(match)] == list(range(1, last + 1))
    await log.close()
