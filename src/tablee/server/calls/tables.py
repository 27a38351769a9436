"""The calls about tables: opened, sat at, left, started, played again, written down."""

from __future__ import annotations

from tablee.match.tables.lobby import Wish
from tablee.match.tables.seen import MyTable, TableSeen
from tablee.server.calls import shapes
from tablee.server.calls.asking import Address, AskedHere, Browser, Calls, HouseHere, Said, said

A_CALL = 50
"""So many tables in a list count as a call more."""

tables = Calls()


@tables.post("/api/tables", status_code=201, pace="openings", response_model=TableSeen)
async def open_table(wish: Wish, house: HouseHere, browser: Browser, address: Address, asked: AskedHere) -> Said:
    """Open a table; the persons on it are this browser's."""
    return said(await house.open_table(browser, wish, asked.tables_per_browser, address), 201)


@tables.get("/api/tables", dear=True, response_model=list[MyTable])
async def my_tables(house: HouseHere, browser: Browser, address: Address, asked: AskedHere) -> Said:
    """The tables of this browser, newest first, with whose turn it is; long lists count as several calls."""
    found = await house.tables_of(browser)
    asked.owe(address, len(found) / A_CALL)
    return said(found)


@tables.get("/api/tables/{table_id}", response_model=TableSeen)
async def table(table_id: str, house: HouseHere, browser: Browser) -> Said:
    """A table."""
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/sit", response_model=TableSeen)
async def sit(table_id: str, wish: shapes.SitDown, house: HouseHere, browser: Browser) -> Said:
    """Sit in an open chair, or take another name on one's own."""
    await house.sit(table_id, browser, wish.seat, wish.name)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/leave", response_model=TableSeen)
async def leave(table_id: str, wish: shapes.OneSeat, house: HouseHere, browser: Browser) -> Said:
    """Give up a seat; in play a bot takes over."""
    await house.leave(table_id, browser, wish.seat)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/forget", response_model=TableSeen)
async def forget(table_id: str, house: HouseHere, browser: Browser) -> Said:
    """Put a table away: it leaves this browser's list; where others play, a bot takes over."""
    await house.forget(table_id, browser)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/relieve", response_model=TableSeen)
async def relieve(table_id: str, wish: shapes.OneSeat, house: HouseHere, browser: Browser) -> Said:
    """Have a bot stand in for a player who has been away for long; the right of the other players."""
    await house.relieve(table_id, browser, wish.seat)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/hurry", response_model=TableSeen)
async def hurry(table_id: str, house: HouseHere, browser: Browser) -> Said:
    """Bots that are among themselves play without pauses, until a person is to play."""
    await house.hurry(table_id, browser)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/resume", response_model=TableSeen)
async def resume(table_id: str, wish: shapes.OneSeat, house: HouseHere, browser: Browser) -> Said:
    """Take one's seat back from the bot that stood in."""
    await house.resume(table_id, browser, wish.seat)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/chair", response_model=TableSeen)
async def chair(table_id: str, wish: shapes.PutOnChair, house: HouseHere, browser: Browser) -> Said:
    """Put a bot on a chair, or open it; the host's right."""
    await house.chair(table_id, browser, wish.seat, wish.sitter)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/start", response_model=TableSeen)
async def start(table_id: str, house: HouseHere, browser: Browser) -> Said:
    """Start the match; the host's right."""
    await house.start(table_id, browser)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/rematch", pace="openings", response_model=TableSeen)
async def rematch(table_id: str, house: HouseHere, browser: Browser) -> Said:
    """The next match of the same sitters."""
    return said(await house.table(await house.rematch(table_id, browser), browser))


@tables.get("/api/tables/{table_id}/record", kind="text/plain")
async def record(table_id: str, house: HouseHere) -> Said:
    """A finished match as a text record."""
    name = f'attachment; filename="tablee-{table_id[:6]}.txt"'
    text = await house.past.record(table_id)
    return Said(text.encode(), kind="text/plain; charset=utf-8", headers={"content-disposition": name})
