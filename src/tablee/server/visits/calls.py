"""HTTP calls about tables that another house has: answered by that house, or here once the table is ours."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response
from starlette.types import ASGIApp, Message

from tablee.match.refusals.messages import HouseTrouble
from tablee.server.guard import refusing
from tablee.server.visits.elsewhere import AGAIN, TAKEOVER, Unanswered
from tablee.storage.leases import Elsewhere

if TYPE_CHECKING:
    from tablee.server.visits.bus import Answer, Bus, Head

IN_TIME = 4.0
"""Seconds until a house must have answered a call; then somebody else may have the table."""
OWNER = "x-tablee-owner"
"""Says, between houses, who has the table by now."""
NOT_PASSED_ON = ("accept-encoding", "connection", "content-length", "cookie", "transfer-encoding")
KEPT = ("cache-control", "content-disposition", "content-type", OWNER)


class CallsElsewhere:
    """Both ends: calls that are carried from here, and calls that come from other houses."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self.bus: Bus | None = None
        self.inner: ASGIApp | None = None
        """The application behind the gate, which every call has passed where it came in."""
        app.add_exception_handler(Elsewhere, self._carried)

    def came_from_elsewhere(self, request: Request) -> bool:
        """Whether a call was carried here: then it is carried no further."""
        return bool(request.scope["state"].get("carried"))

    async def _carried(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Elsewhere)
        if self.came_from_elsewhere(request):
            return refused(error.owner)
        call, body = call_of(request), bytes(request.scope["state"]["sent"].body)
        owner, until = error.owner, monotonic() + TAKEOVER
        while monotonic() < until:
            answer = await self.asked(owner, call, body)
            if answer is None or OWNER in answer.headers:  # that house is gone, or has the table no longer
                await asyncio.sleep(AGAIN)
                answer = await self.here(call, body)
            if OWNER not in answer.headers:
                return answer
            owner = int(answer.headers[OWNER])
        return refusing.answer(HouseTrouble())

    async def asked(self, owner: int, call: Head, body: bytes) -> Response | None:
        """What another house answers to a call; None if it does not."""
        if self.bus is None:
            return None
        try:
            head, said = await self.bus.ask(f"ask.{owner}", {"do": "call", **call}, body, patience=IN_TIME)
        except Unanswered:
            return None
        return Response(said, head["status"], dict(head["headers"])) if "status" in head else None

    async def here(self, call: Head, body: bytes) -> Response:
        """What this house answers to a call that has passed a gate, here or elsewhere."""
        assert self.inner is not None, "the gate is put up before anybody comes"
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body}

        async def send(message: Message) -> None:
            said.append(message)

        await self.inner(self._scope(call), receive, send)
        start, *parts = said
        headers = {name.decode(): value.decode("latin-1") for name, value in start["headers"] if name.decode() in KEPT}
        return Response(b"".join(part.get("body", b"") for part in parts), start["status"], headers)

    async def answer(self, call: Head, body: bytes) -> Answer:
        """The same, for another house."""
        answer = await self.here(call, body)
        return {"status": answer.status_code, "headers": dict(answer.headers)}, bytes(answer.body)

    def _scope(self, call: Head) -> dict[str, Any]:
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": call["method"],
            "scheme": call["scheme"],
            "path": call["path"],
            "raw_path": call["path"].encode(),
            "query_string": call["query"].encode("latin-1"),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in call["headers"]],
            "client": (call["client"], 0),
            "server": None,
            "state": {"browser": call["browser"], "carried": True},
            "app": self._app,
        }


def call_of(request: Request) -> Head:
    """A call as another house can answer it; who asks was found out at the gate."""
    return {
        "method": request.method,
        "scheme": request.url.scheme,
        "path": request.url.path,
        "query": request.url.query,
        "headers": [[name, value] for name, value in request.headers.items() if name not in NOT_PASSED_ON],
        "client": request.client.host if request.client else "",
        "browser": request.state.browser,
    }


def refused(owner: int) -> Response:
    """That somebody else has the table by now, for the house that asked."""
    answer = refusing.answer(HouseTrouble())
    answer.headers[OWNER] = str(owner)
    return answer
