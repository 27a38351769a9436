"""Refusals over HTTP: their status, and how FastAPI's own errors become refusals like all others."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.refusals.messages import HouseTrouble, Malformed, NoSuchPage
from tablee.storage.log import StoreFailed

STATUS = {
    **dict.fromkeys(("no_such_table", "no_such_game", "no_such_page", "no_such_day", "no_match_of_the_day"), 404),
    **dict.fromkeys(("not_your_seat", "not_host", "not_at_table", "foreign_origin"), 403),
    **dict.fromkeys(("seat_taken", "table_full", "chairs_open", "already_started", "not_started", "not_finished"), 409),
    **dict.fromkeys(("too_fast", "too_many_tables", "too_many_sockets", "too_many_connections"), 429),
    **dict.fromkeys(("too_many_here", "too_many_replays"), 429),
    **dict.fromkeys(("too_large", "too_dear"), 413),
    "unknown_host": 421,
    **dict.fromkeys(("match_over", "once_a_day", "not_a_person", "persons_play", "still_here", "too_early"), 409),
    **dict.fromkeys(("link_used", "link_old", "same_device", "play_each_other"), 409),
    "no_such_link": 404,
    **dict.fromkeys(("house_trouble", "match_damaged", "house_full", "analysis_failed", "analysis_too_long"), 503),
}


def answer(refusal: Refusal, status: int | None = None) -> Response:
    """The refusal as an HTTP answer."""
    wire = codec.on_wire(refusal)
    code = status or STATUS.get(wire["refused"], 400)
    return Response(codec.encode(wire), status_code=code, media_type="application/json")


def install(app: FastAPI) -> None:
    """Have every error answered in our way."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StoreFailed, _trouble)


async def _refused(_: Request, error: Exception) -> Response:
    return answer(error.refusal) if isinstance(error, Refused) else answer(HouseTrouble())


async def _invalid(_: Request, error: Exception) -> Response:
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {"msg": "", "loc": ()}
    where = ".".join(str(part) for part in first["loc"])
    return answer(Malformed(f"{first['msg']} - at `{where}`"[:120]))


async def _http(request: Request, error: Exception) -> Response:
    if isinstance(error.__cause__, Refused):
        return answer(error.__cause__.refusal)
    status = error.status_code if isinstance(error, HTTPException) else 500
    refusal = NoSuchPage() if status in (404, 405) else Malformed(str(getattr(error, "detail", ""))[:120])
    said = answer(refusal, status)
    if status == 405:
        said.headers["allow"] = ", ".join(_allowed(request))
    return said


def _allowed(request: Request) -> list[str]:
    """The methods of an address, which several routes may share."""
    described = request.app.openapi()["paths"].get(getattr(request.scope.get("route"), "path", ""), {})
    return [method.upper() for method in described]


async def _trouble(_: Request, __: Exception) -> Response:
    return answer(HouseTrouble())
