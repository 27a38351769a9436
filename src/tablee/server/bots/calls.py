"""The calls of bots that play from outside, which only a house on a network has (docs/bot-door.md)."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response, Security
from fastapi.responses import StreamingResponse
from fastapi.security import HTTPBearer

from tablee.match.shapes import Refusal
from tablee.match.tables.lobby import program_browser
from tablee.match.tables.seen import TableSeen
from tablee.server.bots.door import BotDoor
from tablee.server.bots.shapes import BotAbsent, BotClosed, BotHello, BotMove, BotMoved, BotsHere, BotTable
from tablee.server.calls import shapes
from tablee.server.calls.asking import HouseHere, Said, said
from tablee.server.calls.http import HouseRouter
from tablee.server.calls.page import named
from tablee.server.guard.statuses import STATUS

NDJSON = "application/x-ndjson"
EVENTS = (BotHello, BotTable, BotAbsent, BotClosed)
WINDOWS = {"type": "object", "description": "What a window hears, `table` or `told`: docs/protocol.md"}
AS_IT_COMES = {"content-encoding": "identity", "x-accel-buffering": "no"}
"""Neither we nor a proxy may wait for more lines before one is sent."""


async def _door(request: Request) -> BotDoor:
    door: BotDoor = request.app.state.bots
    return door


DoorHere = Annotated[BotDoor, Depends(_door)]


TOKEN = HTTPBearer(auto_error=False, scheme_name="bot", description="The token that `tablee bot create` prints.")
"""For the OpenAPI page: the door itself looks at the header."""


async def _bot(request: Request, door: DoorHere, _: Annotated[object, Security(TOKEN)]) -> str:
    return await door.admitted(request.headers.get("authorization", ""))


Bot = Annotated[str, Depends(_bot)]

bots = HouseRouter()


def _streams(*lines: dict[str, Any]) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI page: one of these on each line; empty lines say that the house is there."""
    return {
        200: {
            "description": "Lines of JSON, each one of these; an empty line says that the house is there",
            "content": {NDJSON: {"schema": {"anyOf": list(lines)}}},
        },
        401: {"model": Refusal, "description": "Refused: the token opens nothing"},
    }


@bots.get("/api/bots", response_model=BotsHere)
async def bots_here(door: DoorHere, game: str = "") -> Said:
    """The bots that are connected and play a game: a host may put them on a chair."""
    return said(BotsHere(door.here(game)))


@bots.get(
    "/api/bot/stream",
    response_class=StreamingResponse,
    responses=_streams(*map(named, EVENTS)),
)
async def bot_stream(door: DoorHere, bot: Bot, games: str = "") -> Response:
    """A bot's events, as long as it is connected: at which tables it sits. `games` says what it plays, with commas."""
    played = tuple(filter(None, (one.strip() for one in games.split(","))))
    return StreamingResponse(await door.events(bot, played), media_type=NDJSON, headers=AS_IT_COMES)


@bots.get(
    "/api/bot/tables/{table_id}/stream",
    response_class=StreamingResponse,
    responses=_streams(WINDOWS, named(BotClosed)),
)
async def bot_match(table_id: str, door: DoorHere, bot: Bot) -> Response:
    """A match from the bot's seat, as a window hears it; while it is open the bot is at the table."""
    return StreamingResponse(await door.match(bot, table_id), media_type=NDJSON, headers=AS_IT_COMES)


@bots.post("/api/bot/tables/{table_id}/move", response_model=BotMoved)
async def bot_move(table_id: str, wish: BotMove, door: DoorHere, bot: Bot) -> Said:
    """A move as one types it."""
    answer = await door.move(bot, table_id, wish)
    if isinstance(answer, BotMoved):
        return said(answer)
    return said(answer, STATUS.get(str(answer.get("refused")), 400))


@bots.post("/api/bot/tables/{table_id}/leave", response_model=TableSeen)
async def bot_leaves(table_id: str, wish: shapes.OneSeat, door: DoorHere, house: HouseHere, bot: Bot) -> Said:
    """Give up a seat; in play a robot of the house takes over."""
    await door.leave(bot, table_id, wish.seat)
    return said(await house.table(table_id, program_browser(bot)))
