"""By which names this house may be called: its own, those of this machine, and those that were chosen.

A page of another site could otherwise have its own name point at this machine, and read here what is meant for its
visitor alone.
"""

from __future__ import annotations

import html
import ipaddress
import socket
from urllib.parse import urlsplit

from fastapi.responses import Response

from tablee.core.refusal import Refused
from tablee.core.text.sentences import LANGUAGES, texts
from tablee.match.refusals.crowd import UnknownHost
from tablee.server.settings import Settings

HERE = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")
AT_HOME = ("local", "lan", "home", "internal", "home.arpa")
"""Endings that routers give to the machines of a local network, and that nobody can buy."""


class Hosts:
    """The names that this house answers to."""

    def __init__(self, settings: Settings, machine: str | None = None) -> None:
        self._on_the_lan = settings.host in EVERYWHERE
        name = (socket.gethostname() if machine is None else machine).lower()
        short = name.partition(".")[0]
        own = (
            {name, short, *(f"{short}.{ending}" for ending in AT_HOME)} - {""} if self._on_the_lan else {settings.host}
        )
        self._names = {*HERE, *(one.lower() for one in (*own, *settings.hosts))}
        self._below = tuple(one[1:] for one in self._names if one.startswith("*."))
        self._any = "*" in self._names

    def require(self, header: str | None) -> None:
        """Refuse who calls the house by another name; programs that are no browsers may name none."""
        if header is None or self._any:
            return
        name = named_in(header)
        if name in self._names or name.endswith(self._below) or (self._on_the_lan and _is_address(name)):
            return
        raise Refused(UnknownHost(name[:100]))


def named_in(header: str) -> str:
    """The name in a Host header, without port and brackets."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    """A number cannot be made to point elsewhere, so any number that leads here is this machine's."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def page_of(refusal: UnknownHost) -> Response:
    """The refusal for a person who sees it instead of a page."""
    said = [texts("tablee.match", language)["refusal"][refusal.refused] for language in LANGUAGES]
    lines = [
        f'<p lang="{language}">{html.escape(str(sentence).replace("{host}", refusal.host))}</p>'
        for language, sentence in zip(LANGUAGES, said, strict=True)
    ]
    head = '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Tablée</title><h1>Tablée</h1>'
    page = f"{head}{''.join(lines)}</html>\n"
    return Response(page, status_code=421, media_type="text/html; charset=utf-8")
