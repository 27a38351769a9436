"""Who a browser is, without accounts: an unguessable secret in a cookie, of which only a fingerprint is ever kept."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

COOKIE = "tablee"
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
A_YEAR = 365 * 24 * 3600

RawHeaders = Iterable[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser by its fingerprint, its cookie, and whether it must be given one because it came without."""

    browser: str
    cookie: bytes
    new: bool = False


def visitor(headers: RawHeaders, *, https: bool) -> Visitor:
    """The browser that sent these headers; one that is new gets a secret of 256 bits."""
    known = _secret_in(headers)
    secret = known or secrets.token_urlsafe(32)
    cookie = f"{COOKIE}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if https else ''}"
    return Visitor(fingerprint(secret), cookie.encode(), new=known is None)


def fingerprint(secret: str) -> str:
    """What stands for the secret everywhere but in the browser."""
    return hashlib.sha256(secret.encode()).hexdigest()[:40]


def _secret_in(headers: RawHeaders) -> str | None:
    """Our cookie, looked for by hand: whatever other cookies of this host look like, they must not hide it."""
    for name, value in headers:
        if name.lower() == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, secret = pair.strip().partition("=")
                if key == COOKIE and SECRET.fullmatch(secret):
                    return secret
    return None
