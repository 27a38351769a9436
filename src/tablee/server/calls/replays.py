"""The HTTP calls that step through matches: of this house, and of record files."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from fastapi import Request, Response

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.records.reading import ReadingRoom, Wanted
from tablee.match.refusals.messages import TooLarge
from tablee.server.calls import shapes
from tablee.server.calls.http import Address, Browser, HouseHere, router

TEXT_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
LEFT = 499
"""The status in our figures of an answer that nobody waited for."""

replays = router()


@replays.get("/api/tables/{table_id}/replay", response_model=shapes.Replay)
async def replay(
    table_id: str, house: HouseHere, browser: Browser, address: Address, request: Request, seat: int | None = None
) -> Response:
    """A finished match to step through."""
    table, text = await house.replay(table_id, browser)
    room: ReadingRoom = request.app.state.reading
    with room.place(address, len(text)):
        return await _answered(request, room, address, Wanted(text, seat, codec.encode(table), _packs(request)))


@replays.post("/api/replay", response_model=shapes.Replay, openapi_extra=TEXT_BODY)
async def replay_record(request: Request, house: HouseHere, address: Address, seat: int | None = None) -> Response:
    """A record file to step through; nothing is stored."""
    room: ReadingRoom = request.app.state.reading
    with room.place(address, _declared(request)):
        text = (await request.body()).decode("utf-8", errors="replace")
        return await _answered(request, room, address, Wanted(text, seat, packed=_packs(request)))


async def _answered(request: Request, room: ReadingRoom, address: str, wanted: Wanted) -> Response:
    said = await _while_here(request, room.read(address, wanted))
    if said is None:
        return Response(status_code=LEFT)
    packed = {"content-encoding": "gzip", "vary": "accept-encoding"} if wanted.packed else {}
    return Response(said, media_type="application/json", headers=packed)


async def _while_here(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes | None:
    """What comes of it; nothing, and it is given up, if whoever asked has left."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _packs(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _declared(request: Request) -> int:
    """How long the body says it is, or may become if it does not say."""
    most: int = request.app.state.settings.limits.record_bytes
    length = request.headers.get("content-length", "")
    size = int(length) if length.isascii() and length.isdigit() else most
    if size > most:
        raise Refused(TooLarge(most))
    return size
