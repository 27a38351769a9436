"""Where a browser wants to be told that it is its turn: kept as notes, and sent to known push services alone."""

from __future__ import annotations

import hashlib
import re
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
PLAIN = re.compile(r"https?://(?:[A-Za-z0-9.-]+|\[::1\])(?::[0-9]+)?(?:[/?][!-\[\]-~]*)?")
"""An address in which everybody finds the same host: whoever sends must not read another one out of it than we do."""


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
        """Where a browser wants to be told, as far as the house still sends anything there."""
        wishes = [codec.convert(codec.parse(one.body), PushWish) for one in await self._notes(browser)]
        return [wish for wish in wishes if trusted(wish.endpoint, self.services)]

    async def _notes(self, browser: str) -> list[Note]:
        return await self._log.notes(SHELF, browser=browser)


def require_service(endpoint: str, services: Collection[str]) -> None:
    """Refuse addresses at which no push service is known to be: the house sends nothing just anywhere."""
    if not PLAIN.fullmatch(endpoint):
        raise Refused(BadSubscription())
    if not trusted(endpoint, services):
        raise Refused(ForeignPushService((urlsplit(endpoint).hostname or "")[:100]))


def trusted(endpoint: str, services: Collection[str]) -> bool:
    """Whether an address is that of a service which the house knows."""
    if not PLAIN.fullmatch(endpoint):
        return False
    parts = urlsplit(endpoint)
    here, host = parts.netloc.lower(), (parts.hostname or "").lower()
    safe = parts.scheme == "https" or here.rpartition(":")[0] in AT_HOME
    return safe and (here in services if here != host else any(_is(host, one) for one in services))


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
