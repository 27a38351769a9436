"""The door: uvicorn's HTTP protocol, on whose every connection the porch keeps an eye."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.core.refusal import Refusal
from tablee.server.guard import refusing
from tablee.server.guard.porch import Porch


class Door(HttpToolsProtocol):
    """Tells the porch who comes, who owes a request, and who goes."""

    porch: Porch
    _held = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        refusal = self.porch.arrives(transport, self.client[0] if self.client else "")
        if refusal is not None:
            self.app = _turned_away(refusal)
            self.ws_protocol_class = None  # a window is told the same way: it never opens

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.porch.left(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.porch.owes_nothing(self.transport) and (self.cycle is None or self.cycle.response_complete):
            self.porch.owes(self.transport, "headers")  # the next request on the same connection
        if not self.porch.hear(self.transport, partial(self._heard, data)):
            self._held = True
            self.transport.pause_reading()

    def _heard(self, data: bytes) -> None:
        if self._held:
            self._held = False
            self.transport.resume_reading()
        if self.parser is not None and not self.transport.is_closing():  # it may have left while it waited
            super().data_received(data)

    def on_headers_complete(self) -> None:
        self.porch.owes(self.transport, "body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.porch.owes(self.transport, "")
        super().on_message_complete()


def _turned_away(refusal: Refusal) -> Any:
    """An application that says to everybody why not, and closes."""

    async def sorry(scope: Scope, receive: Receive, send: Send) -> None:
        answer = refusing.answer(refusal)
        answer.headers["connection"] = "close"
        await answer(scope, receive, send)

    return sorry
