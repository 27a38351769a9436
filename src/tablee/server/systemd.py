"""Tells systemd, if it wants to know, that the house has opened and that it lives: one that hangs is started again."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from contextlib import suppress

OFTEN = 3
"""Signs of life in the time after which systemd would miss one."""


class Systemd:
    """The socket that systemd names to a service (`Type=notify`), or nobody."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._address = environ.get("NOTIFY_SOCKET", "")
        self._every = int(environ.get("WATCHDOG_USEC", 0)) / 1e6 / OFTEN

    def opened(self) -> None:
        """One can play here; from now on it says so again and again, for as long as its loop runs."""
        self._say(b"READY=1")
        if self._every:
            self._live()

    def _live(self) -> None:
        self._say(b"WATCHDOG=1")
        asyncio.get_running_loop().call_later(self._every, self._live)

    def _say(self, word: bytes) -> None:
        if not self._address:
            return
        name = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(word, name)
