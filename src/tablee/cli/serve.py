"""`tablee serve`: open the house, and say in plain words where it is."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import segno
import typer

from tablee.core.text.sentences import LANGUAGES
from tablee.server.lan import own_address
from tablee.server.settings import Settings, from_environment
from tablee.storage.log import BadStore, Finding
from tablee.storage.sqlite import SqliteLog

Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 8000 if none is given.")]
Host = Annotated[str | None, typer.Option(help="The address to listen on; this machine only if none is given.")]
Lan = Annotated[bool, typer.Option("--lan", help="Listen on the local network and show a QR code for phones.")]
Data = Annotated[Path | None, typer.Option(help="The folder in which matches are kept.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(port: Port = None, host: Host = None, lan: Lan = False, data: Data = None) -> None:
    """Open the house: the web pages, the tables and the robots."""
    settings = from_environment(os.environ, port=port, host="0.0.0.0" if lan and host is None else host, data=data)
    from tablee.server import run as server  # only now: the other commands need no web server

    try:
        log = SqliteLog(settings.store)
    except BadStore as error:
        raise SystemExit(_in_both_languages(error)) from None
    for found in log.found:
        print(_in_both_languages(found), file=sys.stderr, flush=True)
    try:
        door = server.door(settings)
    except OSError as error:
        asyncio.run(log.close())
        raise SystemExit(_sorry(error, settings)) from None
    _warn(server.room(settings), settings)
    announce = partial(_announce, settings, door.getsockname()[1], lan=lan)
    if not server.run(settings, door, log, announce):
        raise SystemExit(1)


def _in_both_languages(said: BadStore | Finding) -> str:
    return "\n".join(said.said(language) for language in LANGUAGES)


def _sorry(error: OSError, settings: Settings) -> str:
    where, other = f"{settings.host}:{settings.port}", f"--port {settings.port + 1}"
    return (
        f"Impossible d’ouvrir {where}\u00a0: {error}. Le port est peut-être déjà pris\u00a0: essayez {other}.\n"
        f"Cannot open {where}: {error}. The port may be in use: try {other}."
    )


def _warn(room: int, settings: Settings) -> None:
    """Say so if one address could take all the connections this machine allows."""
    if room > settings.limits.connections_per_address:
        return
    print(
        f"Cette machine n’accorde à la maison que {room} connexions à la fois\u00a0; pour plus, lancez-la après "
        "«\u00a0ulimit -n 4096\u00a0».\n"
        f"This machine allows the house only {room} connections at a time; for more, start it after “ulimit -n 4096”."
    )


def _announce(settings: Settings, port: int, *, lan: bool) -> None:
    here = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    print(f"La table est mise · The table is set:  http://{here}:{port}/")
    if lan:
        address = f"http://{own_address()}:{port}/"
        print(f"Sur le même réseau · On the same network:  {address}")
        segno.make(address, error="m").terminal(compact=True)
    print("Ctrl+C pour fermer · to close", flush=True)
