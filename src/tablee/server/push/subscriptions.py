"""Where a browser wants to be told that it is its turn: kept as notes, and sent to known push services alone."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64decode
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.refusals.push import BadSubscription, ForeignPushService
from tablee.server.calls.shapes import PushWish
from tablee.storage.log import Conflict, Log, Note

SHELF = "push"
MOST = 5
"""Devices of one player; the one that was added first makes room."""
AT_HOME = ("127.0.0.1", "localhost", "[::1]")


class Subscriptions:
    """The devices of every browser."""

    def __init__(self, log: Log, services: Sequence[str], now: Callable[[], float]) -> None:
        self._log = log
        self.services = services
        self._now = now

    async def keep(self, browser: str, wish: PushWish) -> None:
        """Tell this browser there from now on; Refused if it is no place that anybody would be told at."""
        require_service(wish.endpoint, self.services)
        require_keys(wish)
        mine = await self._notes(browser)
        key = _key(wish.endpoint)
        before = next((one for one in mine if one.key == key), None)
        others = sorted((one for one in mine if one.key != key), key=lambda one: one.at)
        version = before.version + 1 if before else 1
        note = Note(SHELF, key, browser, version, self._now(), codec.encode(wish).decode())
        with suppress(Conflict):  # the same device in another window, at the same moment
            await self._log.write_down(note, gone=others[: max(0, len(others) + 1 - MOST)])

    async def stop(self, browser: str, endpoint: str) -> None:
        """Tell nothing more there; whoever is unknown is told nothing anyway."""
        gone = [one for one in await self._notes(browser) if one.key == _key(endpoint)]
        with suppress(Conflict):
            await self._log.write_down(gone=gone)

    async def of(self, browser: str) -> list[PushWish]:
        """Where a browser wants to be told."""
        return [codec.convert(codec.parse(one.body), PushWish) for one in await self._notes(browser)]

    async def _notes(self, browser: str) -> list[Note]:
        return await self._log.notes(SHELF, browser=browser)


def require_service(endpoint: str, services: Collection[str]) -> None:
    """Refuse addresses at which no push service is known to be: the house sends nothing just anywhere."""
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise Refused(BadSubscription()) from None
    here = parts.netloc.lower()
    trusted = here in services if port else any(_is(host, one) for one in services)
    safe = parts.scheme == "https" or (parts.scheme == "http" and here.rpartition(":")[0] in AT_HOME)
    if not (trusted and safe) or "@" in here:
        raise Refused(ForeignPushService(host[:100]))


def require_keys(wish: PushWish) -> None:
    """Refuse keys with which nothing can be sealed."""
    try:
        point, secret = _bytes(wish.p256dh), _bytes(wish.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused(BadSubscription()) from None
    if len(point) != 65 or len(secret) != 16:
        raise Refused(BadSubscription())


def _is(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*.") else host == service


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _key(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]
