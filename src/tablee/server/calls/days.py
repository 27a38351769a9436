"""The HTTP calls about the match of the day."""

from __future__ import annotations

from fastapi import Response

from tablee.match.tables.days import Days
from tablee.match.tables.seen import TableSeen
from tablee.server.calls import shapes
from tablee.server.calls.http import Address, Browser, HouseHere, router, said

days = router()


@days.get("/api/games/{name}/days", response_model=Days)
async def my_days(name: str, house: HouseHere, browser: Browser) -> Response:
    """Which day it is, what this browser has played, and how many days in a row it has won."""
    return said(await house.days_of(browser, name))


@days.post("/api/games/{name}/days/{day}", response_model=TableSeen)
async def play_day(
    name: str, day: str, wish: shapes.PlayToday, house: HouseHere, browser: Browser, address: Address
) -> Response:
    """The match of a day, begun now or as it stands: the same for everybody, once for each browser."""
    return said(await house.table_of_the_day(browser, name, day, wish.name, address))
