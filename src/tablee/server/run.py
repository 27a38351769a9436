"""Runs the server on a door that is already open, with the settings that were measured to be best."""

import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TextIO, cast

import structlog
import uvicorn
from fastapi import FastAPI

from tablee.server import logs
from tablee.server.addresses import Proxies, allowed_files, room_for
from tablee.server.app import create_app
from tablee.server.guard.door import Door
from tablee.server.guard.porch import Porch
from tablee.server.scribe import Scribe
from tablee.server.settings import Settings
from tablee.server.socket.wire import Wire
from tablee.server.systemd import Systemd
from tablee.storage.log import Log

notes = structlog.get_logger("tablee.server")

BACKLOG = 128
"""Connections that wait to be accepted: all of them are in one turn of the event loop."""
HARD_MESSAGE_LIMIT = 256 * 1024
"""Larger letters end the connection unread; smaller ones that are still too large are refused with a sentence."""

UNSENT = 128 * 1024
"""Bytes that the system keeps for a reader who does not read; left to itself it would keep megabytes for each."""

A_GLANCE = 0.001
"""Seconds after which a thread that lays out problems or reads a match lets the event loop go on, which would wait for
five otherwise, several times a move."""
SELDOM = (50_000, 20, 20)
"""When rubbish is looked for: nearly all of a move goes away by itself, and the usual 700 is every third move."""

PING = 45.0
"""Seconds between the server's own pings: often enough for proxies, and to notice who is gone."""


class LeavingServer(uvicorn.Server):
    """Leaves its tables to the other houses before it hangs up: whoever calls again finds them there at once."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Once, when the house is told to close."""
        if self.started:
            await self._app.state.house.hand_over()
        await super().shutdown(sockets)


def door(settings: Settings) -> socket.socket:
    """The listening socket, bound before anything is announced; OSError if it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let a second house take the same port
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)  # every connection is made with it
    try:
        opened.bind((settings.host, settings.port))
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


def room(settings: Settings) -> int:
    """How many connections there can be: as many as were chosen, if this machine allows them."""
    return room_for(settings.limits.connections, allowed_files())


def run(settings: Settings, opened: socket.socket, log: Log, announce: Callable[[], None]) -> bool:
    """Serve until told to stop; announce it when everything is had. False if the house did not come to open, or
    StoreFailed if its store did not work for it.
    """
    logs.set_up(settings.log_level, cast(TextIO, Scribe(sys.stderr)))  # a text stream, as far as one writes to it
    for one in log.found:
        notes.warning("found", what=one.kind, **{name: str(value) for name, value in one.fields.items()})
    porch = Porch(replace(settings.limits, connections=room(settings)), Proxies(settings.proxies))
    app = create_app(settings, log=log, porch=porch, opened=partial(_opened, announce))
    config = uvicorn.Config(
        app,
        loop="auto" if sys.platform == "win32" else "uvloop",
        http=type("HouseDoor", (Door,), {"porch": porch}),
        ws=type("HouseWire", (Wire,), {"porch": porch, "limits": settings.limits}),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_per_message_deflate=False,
        ws_max_size=HARD_MESSAGE_LIMIT,
        ws_ping_interval=PING,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
    )
    gc.collect()
    gc.freeze()  # what was loaded stays: nobody at a table waits while it is looked through for rubbish
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(A_GLANCE)
    server = LeavingServer(config, app)
    # What its store would not have is told by whoever runs this, and not in a traceback as well.
    logging.getLogger("uvicorn.error").addFilter(lambda _: app.state.unopened is None)
    with suppress(KeyboardInterrupt, SystemExit):  # Ctrl+C has been heard, or it did not open: all is closed by now
        server.run(sockets=[opened])
    if app.state.unopened is not None:
        raise app.state.unopened
    return server.started


def _opened(announce: Callable[[], None]) -> None:
    announce()
    Systemd(os.environ).opened()
