"""The bus: whether houses that share a database can speak to each other."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

from tablee.server.checkup.symptom import Symptom, doubtful, well, wrong
from tablee.server.settings import Settings

PORT = 4222
PATIENCE = 2.0


def found(settings: Settings) -> Iterator[Symptom]:
    """What is wrong with it; nothing is said over it."""
    if not settings.bus:
        if settings.store:
            yield doubtful("no_bus")
        return
    if not settings.store:
        yield wrong("bus_alone")
    for address in settings.bus.split(","):
        yield _heard(address)


def _heard(address: str) -> Symptom:
    """A NATS server introduces itself to whoever connects."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or PORT
    except ValueError:
        return wrong("bus_address", text=address.rpartition("@")[2])
    where = f"{host}:{port}"
    try:
        with socket.create_connection((host, port), PATIENCE) as line:
            greeting = line.recv(5)
    except OSError as error:
        return wrong("bus_away", where=where, problem=error.strerror or "…")
    return well("bus", where=where) if greeting == b"INFO " else wrong("bus_other", where=where)
