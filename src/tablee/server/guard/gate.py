"""What every HTTP call passes through: counting, limits, origin, identity, and the headers of the answer."""

from __future__ import annotations

from time import perf_counter

import structlog
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.core.refusal import Refusal, Refused
from tablee.match.refusals.crowd import UnknownHost
from tablee.match.refusals.messages import ForeignOrigin, HouseTrouble, TooFast, TooLarge
from tablee.server.guard import refusing
from tablee.server.guard.headers import safety_of, same_origin
from tablee.server.guard.hosts import Hosts, page_of
from tablee.server.guard.identity import Visitor, visitor
from tablee.server.guard.limits import Paces
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings
from tablee.server.visits.calls import CallsElsewhere

CHECKS = ("/health", "/open", "/ready", "/metrics")
NOT_CHANGED = 304
READING = ("GET", "HEAD", "OPTIONS")

notes = structlog.get_logger("tablee.server")


class Gate:
    """A plain ASGI layer around the application; sockets take the short way."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        paces: Paces,
        metrics: Metrics,
        sockets: ASGIApp,
        calls: CallsElsewhere,
    ) -> None:
        self._app = calls.inner = app
        self._sockets = sockets
        self._settings = settings
        self._metrics = metrics
        self._hosts = Hosts(settings)
        self._paces = paces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await (self._sockets if scope["type"] == "websocket" else self._app)(scope, receive, send)
            return
        who = visitor(scope["headers"], https=scope["scheme"] == "https")
        measured = _Measured(receive, self._most_bytes(scope))
        scope["state"] = {**scope.get("state", {}), "browser": who.browser, "sent": measured}
        leaving = _Leaving(send, who, scope["path"])
        began = perf_counter()
        try:
            self._check(scope, Headers(scope=scope))
            await self._app(scope, measured, leaving)
        except Refused as refused:
            await _refusing(refused.refusal, Headers(scope=scope))(scope, receive, leaving)
        except Exception:  # our fault: noted here, said in our own shape
            notes.exception("call_failed")
            if not leaving.started:
                await refusing.answer(HouseTrouble(), 500)(scope, receive, leaving)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            self._metrics.called(route, scope["method"], leaving.status)
            spent = round((perf_counter() - began) * 1000, 2)
            notes.info("call", route=route, method=scope["method"], status=leaving.status, ms=spent)

    def _check(self, scope: Scope, headers: Headers) -> None:
        self._paces.count(_kind(scope["path"]), scope["client"][0] if scope.get("client") else "")
        self._hosts.require(headers.get("host"))
        if scope["method"] not in READING:
            if not same_origin(headers.get("origin"), headers.get("host"), self._settings.origins):
                raise Refused(ForeignOrigin())
            length = headers.get("content-length", "0")
            if length.isascii() and length.isdigit() and int(length) > self._most_bytes(scope):
                raise Refused(TooLarge(self._most_bytes(scope)))

    def _most_bytes(self, scope: Scope) -> int:
        limits = self._settings.limits
        return limits.record_bytes if scope["path"] == "/api/replay" else limits.message_bytes


def _kind(path: str) -> str:
    """Which pace a call has."""
    if path.startswith("/api/"):
        return "calls"
    return "checks" if path in CHECKS else "pages"


def _refusing(refusal: Refusal, headers: Headers) -> Response:
    """The refusal as an answer: a page for who wants pages; and who is too fast must knock again for the next."""
    if isinstance(refusal, UnknownHost) and "text/html" in headers.get("accept", ""):
        return page_of(refusal)
    answer = refusing.answer(refusal)
    if isinstance(refusal, TooFast):
        answer.headers["connection"] = "close"
    return answer


class _Measured:
    """A body that may not grow beyond its limit, even if it did not say how long it is; kept, to be passed on."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self.body = bytearray()

    async def __call__(self) -> Message:
        message = await self._receive()
        self.body += message.get("body", b"")
        if len(self.body) > self._limit:
            raise Refused(TooLarge(self._limit))
        return message


class _Leaving:
    """The answer on its way out: given its headers, and a cookie if the browser has none yet."""

    def __init__(self, send: Send, who: Visitor, path: str) -> None:
        self._path = path
        self.status = 500
        self.started = False
        self._send = send
        self._who = who

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.started = message["status"], True
            headers = [*message.get("headers", []), *safety_of(self._path)]
            kinds = [value for name, value in headers if name == b"content-type"]
            names = {name for name, _ in headers}
            if b"cache-control" not in names:
                headers.append((b"cache-control", b"no-store"))
            if _carries_cookie(self._who, self._path, self.status, kinds[0] if kinds else b""):
                headers = [*_kept_private(headers), (b"set-cookie", self._who.cookie)]
            message["headers"] = headers
        await self._send(message)


def _carries_cookie(who: Visitor, path: str, status: int, kind: bytes) -> bool:
    """Whether a browser is given its cookie: once if it has none, and with every page, so that a year begins anew."""
    if who.new:
        return kind.startswith((b"application/json", b"text/html"))
    is_page = _kind(path) == "pages" and "." not in path.rpartition("/")[2]
    return is_page and (status == NOT_CHANGED or kind.startswith(b"text/html"))


def _kept_private(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What carries somebody's secret may be kept by nobody's cache but their own."""
    return [
        (name, b"private, no-cache" if name == b"cache-control" and value != b"no-store" else value)
        for name, value in headers
    ]
