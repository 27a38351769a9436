"""The HTTP calls of the house, as docs/protocol.md lists them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Depends, Request, Response
from fastapi.routing import APIRoute

from tablee.match import codec
from tablee.match.house.house import House
from tablee.match.shapes import Refusal
from tablee.match.tables.lobby import Wish
from tablee.match.tables.seen import MyTable, TableSeen
from tablee.server.addresses import home_of
from tablee.server.calls import shapes
from tablee.server.reach import qr_of, reachable


class CodecRequest(Request):
    """A request whose JSON comes in through the one door, as what the call wants."""

    wanted: Any

    async def json(self) -> Any:
        return codec.filled(self.wanted, codec.parse(await self.body()))


class CodecRoute(APIRoute):
    """A route whose calls are read by the codec; FastAPI describes them."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def through_codec(request: Request) -> Response:
            read = CodecRequest(request.scope, request.receive)
            read.wanted = self.body_field and self.body_field.field_info.annotation
            return await handle(read)

        return through_codec


def router() -> APIRouter:
    """A router whose refusals are documented and whose JSON goes through the codec."""
    return APIRouter(route_class=CodecRoute, responses={"4XX": {"model": Refusal, "description": "Refused"}})


def said(what: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(codec.encode(what), status_code=status, media_type="application/json")


async def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _browser(request: Request) -> str:
    house: House = request.app.state.house
    return house.carrying.who(str(request.state.browser))


async def _address(request: Request) -> str:
    return home_of(request.client.host if request.client else "")


HouseHere = Annotated[House, Depends(_house)]
Browser = Annotated[str, Depends(_browser)]

Address = Annotated[str, Depends(_address)]

tables = router()


@tables.post("/api/tables", status_code=201, response_model=TableSeen)
async def open_table(wish: Wish, house: HouseHere, browser: Browser, address: Address, request: Request) -> Response:
    """Open a table; the persons on it are this browser's."""
    limit = request.app.state.settings.limits.tables_per_browser
    request.app.state.paces.count("openings", address)
    return said(await house.open_table(browser, wish, limit, address), 201)


@tables.get("/api/tables", response_model=list[MyTable])
async def my_tables(house: HouseHere, browser: Browser) -> Response:
    """The tables of this browser, newest first, with whose turn it is."""
    return said(await house.tables_of(browser))


@tables.get("/api/tables/{table_id}", response_model=TableSeen)
async def table(table_id: str, house: HouseHere, browser: Browser) -> Response:
    """A table."""
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/sit", response_model=TableSeen)
async def sit(table_id: str, wish: shapes.SitDown, house: HouseHere, browser: Browser) -> Response:
    """Sit in an open chair, or take another name on one's own."""
    await house.sit(table_id, browser, wish.seat, wish.name)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/leave", response_model=TableSeen)
async def leave(table_id: str, wish: shapes.OneSeat, house: HouseHere, browser: Browser) -> Response:
    """Give up a seat; in play a bot takes over."""
    await house.leave(table_id, browser, wish.seat)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/forget", response_model=TableSeen)
async def forget(table_id: str, house: HouseHere, browser: Browser) -> Response:
    """Put a table away: it leaves this browser's list; where others play, a bot takes over."""
    await house.forget(table_id, browser)
    return said(await house.table(table_id, browser))


@tables.get("/api/tables/{table_id}/invitation", response_model=shapes.Invitation)
async def invitation(table_id: str, house: HouseHere, browser: Browser, request: Request) -> Response:
    """The table's link as another device can follow it, and the same as a QR code."""
    await house.table(table_id, browser)
    origin, here_only = reachable(request)
    link = f"{origin}/t/{quote(table_id)}"
    return said(shapes.Invitation(link, qr_of(link), here_only))


@tables.post("/api/tables/{table_id}/relieve", response_model=TableSeen)
async def relieve(table_id: str, wish: shapes.OneSeat, house: HouseHere, browser: Browser) -> Response:
    """Have a bot stand in for a player who has been away for long; the right of the other players."""
    await house.relieve(table_id, browser, wish.seat)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/hurry", response_model=TableSeen)
async def hurry(table_id: str, house: HouseHere, browser: Browser) -> Response:
    """Bots that are among themselves play without pauses, until a person is to play."""
    await house.hurry(table_id, browser)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/resume", response_model=TableSeen)
async def resume(table_id: str, wish: shapes.OneSeat, house: HouseHere, browser: Browser) -> Response:
    """Take one's seat back from the bot that stood in."""
    await house.resume(table_id, browser, wish.seat)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/chair", response_model=TableSeen)
async def chair(table_id: str, wish: shapes.PutOnChair, house: HouseHere, browser: Browser) -> Response:
    """Put a bot on a chair, or open it; the host's right."""
    await house.chair(table_id, browser, wish.seat, wish.sitter)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/start", response_model=TableSeen)
async def start(table_id: str, house: HouseHere, browser: Browser) -> Response:
    """Start the match; the host's right."""
    await house.start(table_id, browser)
    return said(await house.table(table_id, browser))


@tables.post("/api/tables/{table_id}/rematch", response_model=TableSeen)
async def rematch(table_id: str, house: HouseHere, browser: Browser) -> Response:
    """The next match of the same sitters."""
    return said(await house.table(await house.rematch(table_id, browser), browser))


@tables.get("/api/tables/{table_id}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(table_id: str, house: HouseHere) -> Response:
    """A finished match as a text record."""
    name = f'attachment; filename="tablee-{table_id[:6]}.txt"'
    text = await house.record(table_id)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})
