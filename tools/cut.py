"""A line that can be cut: a TCP proxy between a program and a server, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

from tools.servers import free_port


class CuttableLine:
    """Leads to a port of this machine for as long as nobody cuts it."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        self._to = to
        self._whole = True
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = asyncio.start_server(self._come, "127.0.0.1", self.port)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result(10)

    def cut(self) -> None:
        """Nothing goes through, and nobody is told: what waits for an answer waits."""
        self._whole = False

    def mend(self) -> None:
        """Whoever still waits is hung up on; the next call goes through."""
        self._whole = True
        self._loop.call_soon_threadsafe(self._hang_up)

    def close(self) -> None:
        """End it, and hang up on everybody."""
        self._whole = True
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _close(self) -> None:
        self._server.close()
        self._hang_up()
        calls = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*calls, return_exceptions=True)

    def _hang_up(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, there[1]}
        await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))
        self._ends -= {writer, there[1]}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                while not self._whole:
                    await asyncio.sleep(0.05)
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
