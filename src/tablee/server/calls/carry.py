"""The calls that carry a browser's seats to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from tablee.match.tables.links import MINUTES
from tablee.server.calls import shapes
from tablee.server.calls.http import Address, Browser, HouseHere, router, said
from tablee.server.reach import qr_of, reachable


async def _paced(request: Request, address: Address) -> None:
    request.app.state.paces.count("links", address)


Paced = Annotated[None, Depends(_paced)]

carry = router()


@carry.post("/api/carry", status_code=201, response_model=shapes.CarryLink)
async def make_link(request: Request, house: HouseHere, browser: Browser, paced: Paced) -> Response:
    """A link that carries this browser's seats to another device, and the same as a QR code."""
    await house.carrying.here()
    origin, here_only = reachable(request)
    link = f"{origin}/carry#{house.carrying.link(browser)}"  # behind the #: it never gets into anybody's log
    return said(shapes.CarryLink(link, qr_of(link), here_only, MINUTES), 201)


@carry.get("/api/carry", response_model=shapes.CarryState)
async def link_state(house: HouseHere, browser: Browser) -> Response:
    """Whether the last link of this browser has been used."""
    await house.carrying.here()
    return said(shapes.CarryState(house.carrying.state(browser)))


@carry.post("/api/carry/redeem", response_model=shapes.CarryState)
async def redeem(wish: shapes.CarryCode, house: HouseHere, browser: Browser, paced: Paced) -> Response:
    """Share the seats of the browser that made the link; a call of its own, so that a mere look uses nothing up."""
    await house.carrying.here()
    await house.carrying.redeem(wish.code, browser)
    return said(shapes.CarryState("used"))
