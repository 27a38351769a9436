"""systemd is told that the house has opened, and then that it lives; without systemd nobody is."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.systemd import Systemd


@pytest.fixture(params=["", "\0"])
def listening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[socket.socket]:
    """systemd's end, as a file or under an abstract name."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(f"{request.param}{tmp_path}/notify")
        line.settimeout(10)
        yield line


async def test_it_is_told_that_the_house_opened_and_lives(listening: socket.socket) -> None:
    address = listening.getsockname()
    name = f"@{address[1:].decode()}" if isinstance(address, bytes) else address
    Systemd({"NOTIFY_SOCKET": name, "WATCHDOG_USEC": "30000"}).opened()
    heard = [await asyncio.to_thread(listening.recv, 100) for _ in range(4)]
    assert heard == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1", b"WATCHDOG=1"]


async def test_who_wants_no_signs_of_life_gets_none_and_one_that_is_gone_disturbs_nobody(
    listening: socket.socket, tmp_path: Path
) -> None:
    Systemd({}).opened()
    Systemd({"NOTIFY_SOCKET": str(tmp_path / "nobody"), "WATCHDOG_USEC": "0"}).opened()
    listening.setblocking(False)
    with pytest.raises(BlockingIOError):
        listening.recv(100)
