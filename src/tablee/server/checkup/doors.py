"""The way in: the names the house answers to, the proxies it believes, the port, and how many may come."""

from __future__ import annotations

import errno
import ipaddress
import socket
from collections.abc import Iterator

from tablee.server.addresses import allowed_files, room_for
from tablee.server.checkup.symptom import Symptom, doubtful, well, wrong
from tablee.server.guard.hosts import EVERYWHERE, HERE
from tablee.server.pages import STATIC
from tablee.server.settings import Settings

WIDE = {4: 8, 6: 16}
"""A proxy's network with fewer bits than this is half the world."""


def found(settings: Settings) -> Iterator[Symptom]:
    """What is wrong with the way in."""
    yield from _names(settings)
    yield from _proxies(settings)
    yield from _port(settings)
    yield from _room(settings)
    if not (STATIC / "index.html").is_file():
        yield wrong("no_pages")


def _names(settings: Settings) -> Iterator[Symptom]:
    if "*" in settings.hosts and settings.host not in HERE:
        yield doubtful("any_host")
    elif settings.proxies and not settings.hosts:
        yield wrong("no_host")
    for one in settings.hosts:
        if "://" in one or "/" in one or one.rpartition(":")[2].isdigit():
            yield wrong("host_is_address", text=one)


def _proxies(settings: Settings) -> Iterator[Symptom]:
    if settings.hosts and not settings.proxies and settings.host in HERE:
        yield doubtful("no_proxy")
    for one in settings.proxies:
        network = ipaddress.ip_network(one, strict=False)
        if network.prefixlen < WIDE[network.version]:
            yield wrong("any_proxy", text=one)
    if settings.proxies and settings.host in EVERYWHERE:
        yield doubtful("way_round", port=settings.port)


def _port(settings: Settings) -> Iterator[Symptom]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    where = f"{settings.host}:{settings.port}"
    with socket.socket(family, socket.SOCK_STREAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((settings.host, settings.port))
        except OSError as error:
            kind = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_forbidden"}.get(error.errno or 0, "no_door")
            weigh = doubtful if kind == "port_taken" else wrong
            yield weigh(kind, where=where, problem=error.strerror or str(error))
        else:
            yield well("port", where=where)


def _room(settings: Settings) -> Iterator[Symptom]:
    files, wanted = allowed_files(), settings.limits.connections
    room = room_for(wanted, files)
    if room < wanted:
        yield doubtful("few_files", room=room, wanted=wanted, files=files)
    else:
        yield well("room", room=room)
