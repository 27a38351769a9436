"""The web app as it was built: files packed once, hashed assets kept for ever, pages looked at anew each time."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
LOOK_AGAIN = "no-cache"
WORTH_PACKING = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")

NOT_BUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Tablée</title>
<h1>Tablée</h1>
<p>La maison est ouverte, mais ses pages n’ont pas encore été construites. Lancez <code>make web</code>.</p>
<p lang="en">The house is open, but its pages have not been built yet. Run <code>make web</code>.</p></html>
"""

for _type, _ending in (
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
    ("text/markdown", ".md"),
    ("text/javascript", ".mjs"),
):
    mimetypes.add_type(_type, _ending)


@dataclass(frozen=True, slots=True)
class Page:
    """A file in memory, packed if that makes it smaller."""

    stamp: tuple[int, int]
    body: bytes
    packed: bytes | None
    kind: str
    tag: str


class Pages:
    """Serves the built web app; every address that is no file is the app's own affair."""

    def __init__(self, root: Path = STATIC) -> None:
        self._root = root.resolve()
        self._known: dict[Path, Page] = {}

    def answer(self, request: Request, dressed: Callable[[str], str] = str) -> Response | None:
        """The file, or the app for its own addresses, which may be `dressed` for the address, or None."""
        path = request.url.path
        if not self.leads_to_app(path):
            found = self.file(path)
            keep = FOR_EVER if path.startswith("/assets/") else LOOK_AGAIN
            return None if found is None else answer(request, found, keep)
        found = self.file("index.html")
        if found is None:
            return Response(NOT_BUILT, status_code=503, media_type="text/html; charset=utf-8")
        return answer(request, printed(dressed(found.body.decode()).encode(), "text/html"), LOOK_AGAIN)

    def has(self, path: str) -> bool:
        """Whether there is a file at an address."""
        return self.file(path) is not None

    def text(self, path: str) -> str | None:
        """What the file at an address says, or None."""
        found = self.file(path)
        return None if found is None else found.body.decode()

    def leads_to_app(self, path: str) -> bool:
        """Whether an address is the app's own affair: no file, and no name of one."""
        return "." not in path.rpartition("/")[2] and not self.has(path)

    def file(self, path: str) -> Page | None:
        """The file at an address, if there is one."""
        try:
            place = (self._root / path.lstrip("/")).resolve()
            if not place.is_relative_to(self._root) or not place.is_file():
                return None
            stat = place.stat()
        except (OSError, ValueError):  # names no file system knows
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        known = self._known.get(place)
        if known is None or known.stamp != stamp:
            known = self._known[place] = _page(place, stamp)
        return known


def _page(place: Path, stamp: tuple[int, int]) -> Page:
    return printed(place.read_bytes(), mimetypes.guess_type(place.name)[0] or "application/octet-stream", stamp)


def printed(body: bytes, kind: str, stamp: tuple[int, int] = (0, 0)) -> Page:
    """A page of this text and kind, packed once for all who ask."""
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(WORTH_PACKING) else body
    return Page(
        stamp,
        body,
        packed if len(packed) < len(body) else None,
        f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        f'"{hashlib.sha256(body).hexdigest()[:16]}"',
    )


def answer(request: Request, page: Page, keep: str) -> Response:
    headers = {"cache-control": keep, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = page.packed, "gzip"
    return Response(body, headers=headers, media_type=page.kind)
