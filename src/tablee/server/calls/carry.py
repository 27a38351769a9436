"""The calls that lead another device here: to a table, or to this browser's own seats."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

from fastapi import Depends, Request

from tablee.match.tables.links import MINUTES
from tablee.server.calls import shapes
from tablee.server.calls.asking import Browser, HouseHere, Said, said
from tablee.server.calls.given import paced
from tablee.server.calls.http import HouseRouter
from tablee.server.reach import qr_of, reachable

Paced = Annotated[None, Depends(paced("links"))]

carry = HouseRouter()


@carry.get("/api/tables/{table_id}/invitation", response_model=shapes.Invitation)
async def invitation(table_id: str, house: HouseHere, browser: Browser, request: Request) -> Said:
    """The table's link as another device can follow it, and the same as a QR code."""
    await house.table(table_id, browser)
    origin, here_only = reachable(request)
    link = f"{origin}/t/{quote(table_id)}"
    return said(shapes.Invitation(link, qr_of(link), here_only))


@carry.post("/api/carry", status_code=201, response_model=shapes.CarryLink)
async def make_link(request: Request, house: HouseHere, browser: Browser, paced: Paced) -> Said:
    """A link that carries this browser's seats to another device, and the same as a QR code."""
    await house.carrying.here()
    origin, here_only = reachable(request)
    link = f"{origin}/carry#{house.carrying.link(browser)}"  # behind the #: it never gets into anybody's log
    return said(shapes.CarryLink(link, qr_of(link), here_only, MINUTES), 201)


@carry.get("/api/carry", response_model=shapes.CarryState)
async def link_state(house: HouseHere, browser: Browser) -> Said:
    """Whether the last link of this browser has been used."""
    await house.carrying.here()
    return said(shapes.CarryState(house.carrying.state(browser)))


@carry.post("/api/carry/redeem", response_model=shapes.CarryState)
async def redeem(wish: shapes.CarryCode, house: HouseHere, browser: Browser, paced: Paced) -> Said:
    """Share the seats of the browser that made the link; a call of its own, so that a mere look uses nothing up."""
    await house.carrying.here()
    await house.carrying.redeem(wish.code, browser)
    return said(shapes.CarryState("used"))
