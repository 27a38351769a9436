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

PYTHON = "/pocket/house/"
"""Where the workers lie that run Python in a browser; wasm is compiled there and nowhere else."""
CSP_PYTHON = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

_ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # The address of a table is its invitation: other sites must not learn it.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def safety_of(path: str) -> tuple[tuple[bytes, bytes], ...]:
    """The headers of an answer at this address."""
    policy = CSP_PYTHON if path.startswith(PYTHON) else CSP
    return ((b"content-security-policy", policy.encode()), *_ALWAYS)


def same_origin(origin: str | None, host: str | None, others: Collection[str]) -> bool:
    """Whether a page of that origin may change something here; programs that are no browsers send no origin."""
    if origin is None:
        return True
    return origin in others or (host is not None and urlsplit(origin).netloc == host != "")
