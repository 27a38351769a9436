"""The calls that carry a browser's seats to another device."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Annotated
from urllib.parse import urlsplit

import segno
from fastapi import Depends, Request, Response

from tablee.core.refusal import Refused
from tablee.match.links import MINUTES
from tablee.match.refusals import TooFast
from tablee.server import shapes
from tablee.server.http import Browser, HouseHere, router, said
from tablee.server.lan import EVERYWHERE, LOOPBACK, own_address
from tablee.server.limits import Bucket, full_bucket

A_SECOND, AT_ONCE = 0.2, 20
"""Links made and tried by one address: nobody needs more, and nobody guesses one of 2⁹⁹ codes."""
REMEMBERED = 5_000


class Tries:
    """One bucket for the links of each address."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def count(self, address: str, now: float) -> None:
        """One more, or Refused(TooFast)."""
        bucket = self._buckets.setdefault(address, full_bucket(A_SECOND, AT_ONCE, now))
        self._buckets.move_to_end(address)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise Refused(TooFast())


async def _paced(request: Request) -> None:
    request.app.state.tries.count(request.client.host if request.client else "", monotonic())


Paced = Annotated[None, Depends(_paced)]

carry = router()


@carry.post("/api/carry", status_code=201, response_model=shapes.CarryLink)
async def make_link(request: Request, house: HouseHere, browser: Browser, paced: Paced) -> Response:
    """A link that carries this browser's seats to another device, and the same as a QR code."""
    origin, here_only = _reachable(request)
    link = f"{origin}/carry#{house.carrying.link(browser)}"  # behind the #: it never gets into anybody's log
    qr = segno.make(link, error="m").svg_data_uri(scale=8, border=3, light="white")
    return said({"link": link, "qr": qr, "minutes": MINUTES, "here_only": here_only}, 201)


@carry.get("/api/carry", response_model=shapes.CarryState)
async def link_state(house: HouseHere, browser: Browser) -> Response:
    """Whether the last link of this browser has been used."""
    return said({"state": house.carrying.state(browser)})


@carry.post("/api/carry/redeem", response_model=shapes.CarryState)
async def redeem(wish: shapes.CarryCode, house: HouseHere, browser: Browser, paced: Paced) -> Response:
    """Share the seats of the browser that made the link; a call of its own, so that a mere look uses nothing up."""
    await house.carrying.redeem(wish.code, browser)
    return said({"state": "used"})


def _reachable(request: Request) -> tuple[str, bool]:
    """Where another device finds this house, and whether none can: localhost is another place on every machine."""
    asked = urlsplit(request.headers.get("origin") or str(request.base_url))
    if asked.hostname not in LOOPBACK:
        return f"{asked.scheme}://{asked.netloc}", False
    if request.app.state.settings.host not in EVERYWHERE:
        return f"{asked.scheme}://{asked.netloc}", True
    port = f":{asked.port}" if asked.port else ""
    return f"{asked.scheme}://{own_address()}{port}", False
