"""Refusals over HTTP: their status, and how FastAPI's own errors become refusals like all others."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.refusals.messages import HouseTrouble, Malformed, NoSuchPage
from tablee.server.guard.statuses import STATUS
from tablee.storage.log import StoreFailed


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
