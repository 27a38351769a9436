"""The calls that step through matches: of this house, and of record files."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from tablee.match import codec
from tablee.match.records.reading import Wanted
from tablee.server.calls import shapes
from tablee.server.calls.asking import Address, Asked, AskedHere, Browser, Calls, HouseHere, Said

TEXT_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
LEFT = 499
"""The status in our figures of an answer that nobody waited for."""

replays = Calls()


@replays.get("/api/tables/{table_id}/replay", response_model=shapes.Replay)
async def replay(
    table_id: str, house: HouseHere, browser: Browser, address: Address, asked: AskedHere, seat: int | None = None
) -> Said:
    """A finished match to step through."""
    table, text = await house.past.replay(table_id, browser)
    with asked.reading.place(address, len(text)):
        return await _answered(asked, address, Wanted(text, seat, codec.encode(table), asked.packs))


@replays.post("/api/replay", response_model=shapes.Replay, openapi_extra=TEXT_BODY)
async def replay_record(house: HouseHere, address: Address, asked: AskedHere, seat: int | None = None) -> Said:
    """A record file to step through; nothing is stored."""
    with asked.reading.place(address, asked.length):
        text = (await asked.body()).decode("utf-8", errors="replace")
        return await _answered(asked, address, Wanted(text, seat, packed=asked.packs))


async def _answered(asked: Asked, address: str, wanted: Wanted) -> Said:
    read = await _while_here(asked, asked.reading.read(address, wanted))
    if read is None:
        return Said(b"", LEFT)
    return Said(read, headers={"content-encoding": "gzip", "vary": "accept-encoding"} if wanted.packed else {})


async def _while_here(asked: Asked, work: Coroutine[Any, Any, bytes]) -> bytes | None:
    """What comes of it; nothing, and it is given up, if whoever asked has left."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(asked.gone())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()
