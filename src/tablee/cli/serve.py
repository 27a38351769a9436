"""`tablee serve`: open the house, and say in plain words where it is."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from functools import partial
from typing import Annotated
from urllib.parse import urlsplit

import typer

from tablee.cli.choices import Data, Lang, Store
from tablee.cli.speech import usual_language, voice
from tablee.core.text.sentences import Say
from tablee.server.lan import own_address
from tablee.server.settings import Settings, from_environment
from tablee.storage.leases import leases_of
from tablee.storage.log import BadStore, Log, StoreFailed
from tablee.storage.stores import in_words, open_store

Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 8000 if none is given.")]
Host = Annotated[str | None, typer.Option(help="The address to listen on; this machine only if none is given.")]
Bus = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where houses on one database meet: nats://host.")]
Lan = Annotated[bool, typer.Option("--lan", help="Listen on the local network and show a QR code for phones.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    port: Port = None,
    host: Host = None,
    lan: Lan = False,
    data: Data = None,
    store: Store = None,
    bus: Bus = None,
    lang: Lang = None,
) -> None:
    """Open the house: the web pages, the tables and the robots."""
    host = "0.0.0.0" if lan and host is None else host
    settings = from_environment(os.environ, port=port, host=host, data=data, store=store, bus=bus)
    language = lang or usual_language()
    from tablee.server import run as server  # only now: the other commands need no web server

    try:
        log = open_store(settings.kept_in)
    except BadStore as error:
        raise SystemExit(error.said(language)) from None
    if settings.bus:
        _require_bus(settings, log, voice(language))
    for found in log.found:
        print(found.said(language), file=sys.stderr, flush=True)
    say = voice(language)
    try:
        door = server.door(settings)
    except OSError as error:
        asyncio.run(log.close())
        raise SystemExit(_sorry(error, settings, say)) from None
    _warn(server.room(settings), settings, say)
    announce = partial(_announce, settings, door.getsockname()[1], say, lan=lan)
    try:
        if not server.run(settings, door, log, announce):
            raise SystemExit(1)
    except StoreFailed as failed:
        raise SystemExit(in_words(failed, settings.kept_in).said(language)) from None


def _require_bus(settings: Settings, log: Log, say: Say) -> None:
    """Say that the house waits for its bus, or cannot use one."""
    from tablee.server.visits.bus import PORT

    if not leases_of(log).shared:
        asyncio.run(log.close())
        raise SystemExit(say("serve.no_bus", address=settings.bus))
    parts = urlsplit(settings.bus.split(",")[0])
    try:
        socket.create_connection((parts.hostname or "", parts.port or PORT), timeout=2).close()
    except (OSError, ValueError):
        print(say("serve.waits", address=f"{parts.hostname}:{parts.port or PORT}"), file=sys.stderr, flush=True)


def _sorry(error: OSError, settings: Settings, say: Say) -> str:
    return say("serve.busy", where=f"{settings.host}:{settings.port}", error=error, other=settings.port + 1)


def _warn(room: int, settings: Settings, say: Say) -> None:
    """Say so if one address could take all the connections this machine allows."""
    if room <= settings.limits.connections_per_address:
        print(say("serve.few", room=room))


def _announce(settings: Settings, port: int, say: Say, *, lan: bool) -> None:
    here = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    print(say("serve.open", address=f"http://{here}:{port}/"))
    if lan:
        address = f"http://{own_address()}:{port}/"
        print(say("serve.network", address=address))
        import segno  # not above: the other commands need none

        segno.make(address, error="m").terminal(compact=True)
    print(say("serve.close"), flush=True)
