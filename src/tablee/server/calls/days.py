"""The calls about the match of the day."""

from __future__ import annotations

from tablee.match.tables.days import Days
from tablee.match.tables.seen import TableSeen
from tablee.server.calls import shapes
from tablee.server.calls.asking import Address, Browser, Calls, HouseHere, Said, said

days = Calls()


@days.get("/api/games/{name}/days", response_model=Days)
async def my_days(name: str, house: HouseHere, browser: Browser) -> Said:
    """Which day it is, what this browser has played, and how many days in a row it has won."""
    return said(await house.days_of(browser, name))


@days.post("/api/games/{name}/days/{day}", response_model=TableSeen)
async def play_day(
    name: str, day: str, wish: shapes.PlayToday, house: HouseHere, browser: Browser, address: Address
) -> Said:
    """The match of a day, begun now or as it stands: the same for everybody, once for each browser."""
    return said(await house.table_of_the_day(browser, name, day, wish.name, address))
