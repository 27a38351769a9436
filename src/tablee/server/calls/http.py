"""The calls of the house served by FastAPI, as docs/protocol.md lists them; `asking.py` says how one is declared."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Annotated, Any, get_args, get_type_hints

from fastapi import APIRouter, Depends, Request, Response
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from tablee.match import codec
from tablee.match.shapes import Refusal
from tablee.server.calls.asking import JSON, Call, Given, Said
from tablee.server.calls.given import GIVEN, in_turn, paced
from tablee.server.pages import LOOK_AGAIN, Page, answer, printed


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


class HouseRouter(APIRouter):
    """Serves handlers that are declared as `asking.py` says; those that only a network has may take a `Request`.

    JSON goes through the codec. What they answer, refusals among it, is described when somebody asks for the page: it
    takes longer than the rest.
    """

    def __init__(self) -> None:
        super().__init__(route_class=CodecRoute)
        self._declared: list[tuple[str, Callable[..., Any], dict[str, Any]]] = []

    def described(self) -> list[BaseRoute]:
        """The same routes with all that they answer."""
        page = APIRouter(route_class=CodecRoute, responses={"4XX": {"model": Refusal, "description": "Refused"}})
        for path, endpoint, more in self._declared:
            page.add_api_route(path, endpoint, **more)
        return page.routes

    def add_api_route(
        self, path: str, endpoint: Callable[..., Any], *, once: bool = False, dear: bool = False, **more: Any
    ) -> None:
        """Have FastAPI serve a handler, which may be asked but `once` for each address, or is `dear`."""
        answered = _kept if once else _in_turn if dear else None
        served = _served(endpoint, answered)
        self._declared.append((path, served, more))
        super().add_api_route(path, served, **more | {"response_model": None, "responses": None})

    def serve(self, calls: Iterable[Call]) -> HouseRouter:
        """Have FastAPI serve calls of the table."""
        for call in calls:
            text: dict[str, Any] = {}
            if call.kind != JSON:
                text = {"response_class": Response, "responses": {200: {"content": {call.kind: {}}}}}
            self.add_api_route(
                call.path,
                call.handle,
                once=call.once,
                dear=call.dear,
                methods=[call.method],
                status_code=call.status_code,
                response_model=call.response_model,
                openapi_extra=call.openapi_extra,
                dependencies=[Depends(paced(call.pace))] if call.pace else [],
                **({"responses": call.responses} | text),
            )
        return self


Answered = Callable[[Request, Callable[[], Awaitable[Any]]], Awaitable[Response]]
"""(the call, what makes the answer) → the answer."""


def _served(
    handle: Callable[..., Awaitable[Said | Response]], answered: Answered | None
) -> Callable[..., Awaitable[Response]]:
    """A handler as FastAPI understands it: what is given to it are dependencies, and its answer is a response."""

    async def endpoint(**given: Any) -> Response:
        if answered is not None:
            return await answered(given.pop("http"), partial(handle, **given))
        what = await handle(**given)
        return what if isinstance(what, Response) else sent(what)

    hints = get_type_hints(handle, include_extras=True) | {"http": Request}
    own = inspect.signature(handle).parameters.values()
    request = inspect.Parameter("http", inspect.Parameter.KEYWORD_ONLY)
    asked = [*own, request] if answered else [*own]
    endpoint.__name__, endpoint.__doc__ = handle.__name__, handle.__doc__
    signature = inspect.Signature([_depending(one, hints[one.name]) for one in asked])
    endpoint.__signature__ = signature  # type: ignore[attr-defined]  # what FastAPI looks at
    return endpoint


def _depending(parameter: inspect.Parameter, hint: Any) -> inspect.Parameter:
    for mark in get_args(hint)[1:]:
        if isinstance(mark, Given):
            hint = Annotated[Any, Depends(GIVEN[mark.what])]
    return parameter.replace(annotation=hint, kind=inspect.Parameter.KEYWORD_ONLY)


async def _kept(request: Request, make: Callable[[], Awaitable[Any]]) -> Response:
    """What changes only with the house: made and packed for the first who asks, kept for all others."""
    shelf: dict[str, Page] = request.app.state.made
    address = request.url.path
    if address not in shelf:
        made: Said = await make()
        shelf[address] = printed(made.body, made.kind)
    return answer(request, shelf[address], LOOK_AGAIN)


async def _in_turn(request: Request, make: Callable[[], Awaitable[Any]]) -> Response:
    """What takes its time: one after the other for each address, so that nobody has all threads think for them."""
    async with in_turn(request):
        return sent(await make())


def sent(what: Said) -> Response:
    """An answer as FastAPI sends it."""
    return Response(what.body, status_code=what.status, media_type=what.kind, headers=dict(what.headers))
