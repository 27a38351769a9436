"""The calls by which a device is told, or no longer told, that it is its turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from tablee.server.calls import shapes
from tablee.server.calls.asking import Browser, Said, said
from tablee.server.calls.given import paced
from tablee.server.calls.http import HouseRouter
from tablee.server.push.knocking import Knocks


async def _knocks(request: Request) -> Knocks:
    knocks: Knocks = request.app.state.knocks
    return knocks


KnocksHere = Annotated[Knocks, Depends(_knocks)]
Paced = Annotated[None, Depends(paced("links"))]

push = HouseRouter()


@push.get("/api/push", response_model=shapes.PushState)
async def push_state(knocks: KnocksHere, browser: Browser) -> Said:
    """With which key a device subscribes, and on how many this player is told already."""
    return said(await knocks.state(browser))


@push.post("/api/push", response_model=shapes.PushState)
async def push_here(wish: shapes.PushWish, knocks: KnocksHere, browser: Browser, paced: Paced) -> Said:
    """Tell this device when it is its turn at a table with days for a turn."""
    await knocks.subscriptions.keep(browser, wish)
    return said(await knocks.state(browser))


@push.post("/api/push/stop", response_model=shapes.PushState)
async def push_no_more(wish: shapes.PushStop, knocks: KnocksHere, browser: Browser) -> Said:
    """Tell this device nothing more."""
    await knocks.subscriptions.stop(browser, wish.endpoint)
    return said(await knocks.state(browser))
