"""Idle windows, as browsers hold them: a ping every twenty seconds, and when the house is gone they call again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

PING_EVERY, PATIENCE, SLOWEST_RETRY = 20.0, 8.0, 8.0
"""As in web/src/net/socket.ts."""


class IdleWindow(asyncio.Protocol):
    """One connection of an idle window; it counts as there when the house has told it the table."""

    def __init__(self, address: str, table: str, crowd: Crowd) -> None:
        self._protocol = ClientProtocol(parse_uri(f"ws://{address}/ws/{table}"), max_size=None)
        self._crowd = crowd
        self.told = asyncio.get_running_loop().create_future()
        self.gone = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._crowd.bytes += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT and not self.told.done():
                self.told.set_result(None)
        self._flush()

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def ping(self) -> None:
        """As the page does."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_text(b'{"ping":true}')
            self._flush()

    def drop(self) -> None:
        """Hang up."""
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._crowd.bytes += len(data)
            self._transport.write(data)


class Crowd:
    """Many windows, each kept up by a task of its own."""

    def __init__(self, address: str, table_of: Callable[[int], str]) -> None:
        self._address, self._table_of = address, table_of
        self._tasks: list[asyncio.Task[None]] = []
        self._changed = asyncio.Event()
        self.there = 0
        self.bytes = 0
        self.calls = 0

    async def come(self, many: int, at_once: int = 200) -> None:
        """So many windows more, and all of them there."""
        for number in range(len(self._tasks), len(self._tasks) + many):
            self._tasks.append(asyncio.create_task(self._keep(number)))
            if number % at_once == at_once - 1:
                await self.until(number + 1, 120.0)
        await self.until(len(self._tasks), 120.0)

    async def until(self, many: int, patience: float) -> float:
        """Seconds until so many windows are there; TimeoutError if they do not come."""
        began = perf_counter()
        while self.there < many:
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), patience - (perf_counter() - began))
        return perf_counter() - began

    def leave(self) -> None:
        """Hang up, all of them."""
        for task in self._tasks:
            task.cancel()

    async def _keep(self, number: int) -> None:
        luck, tries = Random(number), 0
        while True:
            tries = 0 if await self._held(number, luck) else tries + 1
            await asyncio.sleep(min(SLOWEST_RETRY, 0.25 * 2**tries) * luck.uniform(0.75, 1.25))

    async def _held(self, number: int, luck: Random) -> bool:
        """Hold a window until it is lost; False if it never came to be told anything."""
        host, port = self._address.split(":")
        self.calls += 1
        try:
            make = asyncio.get_running_loop().create_connection(
                lambda: IdleWindow(self._address, self._table_of(number), self), host, int(port)
            )
            _, window = await asyncio.wait_for(make, PATIENCE)
        except OSError:
            return False
        try:
            return await self._pinged(window, luck)
        finally:
            window.drop()

    async def _pinged(self, window: IdleWindow, luck: Random) -> bool:
        await asyncio.wait([window.told, window.gone], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not window.told.done():
            return False
        self.there += 1
        self._changed.set()
        try:
            await asyncio.wait([window.gone], timeout=luck.uniform(0, PING_EVERY))
            while not window.gone.done():
                window.ping()
                await asyncio.wait([window.gone], timeout=PING_EVERY)
        finally:
            self.there -= 1
        return True
