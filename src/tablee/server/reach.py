"""How another device finds this house: its address as others see it, and a link to be photographed."""

from __future__ import annotations

from urllib.parse import urlsplit

import segno
from fastapi import Request

from tablee.server.lan import EVERYWHERE, LOOPBACK, own_address


def reachable(request: Request) -> tuple[str, bool]:
    """Where another device finds this house, and whether none can: localhost is another place on every machine."""
    asked = urlsplit(request.headers.get("origin") or str(request.base_url))
    if asked.hostname not in LOOPBACK:
        return f"{asked.scheme}://{asked.netloc}", False
    if request.app.state.settings.host not in EVERYWHERE:
        return f"{asked.scheme}://{asked.netloc}", True
    port = f":{asked.port}" if asked.port else ""
    return f"{asked.scheme}://{own_address()}{port}", False


def qr_of(link: str) -> str:
    """The link as a QR code, in a data: address."""
    return str(segno.make(link, error="m").svg_data_uri(scale=8, border=3, light="white"))
