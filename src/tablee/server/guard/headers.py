"""What every answer says to the browser about safety, and which pages may speak to the house at all."""

from collections.abc import Collection
from urllib.parse import urlsplit

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SAFETY = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # The address of a table is its invitation: other sites must not learn it.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def same_origin(origin: str | None, host: str | None, others: Collection[str]) -> bool:
    """Whether a page of that origin may change something here; programs that are no browsers send no origin."""
    if origin is None:
        return True
    return origin in others or (host is not None and urlsplit(origin).netloc == host != "")
