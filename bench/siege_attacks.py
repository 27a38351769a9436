"""What one visitor might try at a house on this machine; each attack is bounded in count and in time."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode

from tablee.core import record
from tablee.core.game import shelf
from tablee.match import codec

VISITOR, FRIENDS = "127.0.0.2", ("127.0.0.2", "127.0.0.3", "127.0.0.4")
TROUBLE = (OSError, asyncio.IncompleteReadError, TimeoutError, asyncio.LimitOverrunError)
"""Being turned away is what most attacks are for."""


@dataclass
class Connection:
    """A connection to the house, and the cookie it was given."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    cookie: str = ""

    def send(self, letter: Any) -> None:
        """A letter over an open window."""
        self.writer.write(Frame(Opcode.TEXT, json.dumps(letter).encode()).serialize(mask=True))

    async def hear(self) -> Any:
        """The next message."""
        head = await self.reader.readexactly(2)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
        return json.loads(await self.reader.readexactly(size))

    def hang_up(self) -> None:
        """At once."""
        self.writer.transport.abort()


@dataclass
class Siege:
    """The house, and how long each attack goes on."""

    address: str
    seconds: float
    done: int = 0
    """What an attack counts."""

    async def line(self, source: str = VISITOR, **options: Any) -> Connection:
        """A connection from an address."""
        host, port = self.address.split(":")
        return Connection(
            *await asyncio.open_connection(host, int(port), local_addr=(source, 0), limit=2**24, **options)
        )

    async def call(self, line: Connection, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """A call on a connection: its status, and what was answered."""
        cookie = f"Cookie: {line.cookie}\r\n" if line.cookie else ""
        kind = "Content-Type: application/json\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.address}\r\n{cookie}{kind}Content-Length: {len(body)}\r\n\r\n"
        line.writer.write(head.encode() + body)
        first, *lines = (await line.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in lines)}
        line.cookie = headers.get("set-cookie", line.cookie).split(";")[0]
        return int(first.split()[1]), await line.reader.readexactly(int(headers.get("content-length", "0")))

    async def window(self, table: str, source: str = VISITOR, cookie: str = "", **options: Any) -> Connection:
        """A window at a table."""
        line = await self.line(source, **options)
        key = base64.b64encode(os.urandom(16)).decode()
        line.writer.write(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {self.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"{f'Cookie: {cookie}' if cookie else 'X: y'}\r\n\r\n".encode()
        )
        answer = await line.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            line.hang_up()
            raise ConnectionError(answer[:20].decode())
        return line

    async def table(self, line: Connection, **more: Any) -> str:
        """A table of this visitor alone, in play."""
        people = [{"kind": "person", "name": name} for name in ("Ana", "Bob")]
        wish = {"game": "multiplipotion", "seats": people, **more}
        status, said = await self.call(line, "POST", "/api/tables", json.dumps(wish).encode())
        if status != 201:
            raise ConnectionError(said.decode())
        table = str(json.loads(said)["id"])
        if (await self.call(line, "POST", f"/api/tables/{table}/start"))[0] != 200:
            raise ConnectionError("not started")
        return table

    async def at_once(self, count: int, one: Callable[[int], Awaitable[Any]]) -> str:
        """Many at the same time, for as long as the attack goes on; says how many came through."""
        tasks = [asyncio.ensure_future(one(number)) for number in range(count)]
        _, late = await asyncio.wait(tasks, timeout=self.seconds)
        for task in late:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        strange = [one for one in done if isinstance(one, Exception) and not isinstance(one, TROUBLE)]
        if strange:
            raise strange[0]
        return f"{sum(not isinstance(one, BaseException) for one in done)} of {count} served"


async def crowd(siege: Siege) -> str:
    """1,000 spectators come to one table at once, stay, and leave at once."""
    host = await siege.line()
    table, windows = await siege.table(host), []

    async def come(number: int) -> None:
        window = await siege.window(table, FRIENDS[number % len(FRIENDS)])
        windows.append(window)
        await window.hear()

    said = await siege.at_once(1_000, come)
    for window in windows:
        window.hang_up()
    return said


async def records(siege: Siege) -> str:
    """150 records of 0.7 MB at once, whose senders leave before they are read."""
    golden = Path("src/tablee/games/motus/tests/golden/v1-3-1.txt").read_text()
    held = record.read(golden)
    lines: list[record.RecordLine] = []
    events = cycle(held.lines[:-1])
    while len(lines) < 3_900:
        one = next(events)
        lines.append(record.RecordLine(held.lines[0].at + len(lines), one.event + " " * 80))
    text = record.write(record.Record(held.headings, (*lines, held.lines[-1]))).encode()

    async def send(number: int) -> None:
        line = await siege.line()
        try:
            async with asyncio.timeout(siege.seconds / 2):
                status, _ = await siege.call(line, "POST", "/api/replay", text)
        finally:
            line.hang_up()
        if status != 200:
            raise ConnectionError(status)

    return await siege.at_once(150, send)


async def deaf(siege: Siege) -> str:
    """100 windows that ask for the whole match again and again, and never read it."""
    game = shelf.games()["multiplipotion"]
    view = type(game.rules.view(game.exam.examples()[0].position.table, game.exam.examples()[0].position.hands[0], 0))
    hosts = [await siege.line() for _ in range(5)]
    tables = [await siege.table(host) for host in hosts]

    async def ask(number: int) -> None:
        window = await siege.window(tables[number % 5], cookie=hosts[number % 5].cookie)
        window.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        told = await window.hear()
        while told["type"] != "told":
            told = await window.hear()
        window.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket's can
        seat = told["to_play"][0]
        seen: Any = codec.convert(told["views"][str(seat)], view)
        move = codec.plain(game.exam.random_action(seen, Random(number)))
        del move["seat"]
        while not window.writer.is_closing():
            window.send({"ask": move, "seat": seat, "seq": 0, "id": os.urandom(4).hex()})
            await asyncio.sleep(1 / 14)
        siege.done += 1

    await siege.at_once(100, ask)
    return f"{siege.done} of 100 hung up on"


async def examples(siege: Siege) -> str:
    """400 calls for a game's examples at once."""

    async def get(number: int) -> None:
        line = await siege.line()
        status, _ = await siege.call(line, "GET", "/api/games/topword/examples")
        line.hang_up()
        if status != 200:
            raise ConnectionError(status)

    return await siege.at_once(400, get)


async def silent(siege: Siege) -> str:
    """1,000 connections that say nothing."""

    async def stand(number: int) -> None:
        line = await siege.line()
        await line.reader.read(1)
        raise ConnectionError("shown out")

    return await siege.at_once(1_000, stand)


async def frames(siege: Siege) -> str:
    """20 windows that send tiny frames as fast as they can: texts, pings, and after half a frame."""
    table = await siege.table(await siege.line())
    texts, pings = b"\x81\x80\0\0\0\0" * 20_000, b"\x89\x80\0\0\0\0" * 20_000
    floods = ([texts], [pings], [texts[:1], texts[1:]])

    async def flood(number: int) -> None:
        while True:
            with suppress(*TROUBLE):
                window = await siege.window(table)
                while not window.writer.is_closing():
                    for piece in floods[number % 3]:
                        window.writer.write(piece)
                        await window.writer.drain()
            siege.done += 1
            await asyncio.sleep(0.05)

    await siege.at_once(20, flood)
    return f"closed {siege.done} times"


async def tables(siege: Siege) -> str:
    """2,000 tables whose turns take a second, by ever new browsers."""

    async def open_many(number: int) -> None:
        for _ in range(100):
            line = await siege.line()
            try:
                await siege.table(line, clock={"per_turn": 1, "per_match": 0})
                siege.done += 1
            except TROUBLE:
                await asyncio.sleep(0.1)
            finally:
                line.hang_up()

    await siege.at_once(20, open_many)
    return f"{siege.done} opened"


async def knocks(siege: Siege) -> str:
    """40 visitors at one address who call for pages, for the house's health and for windows without a pause."""
    table = await siege.table(await siege.line())
    paths = ("/", "/health", "/metrics", "/api/games")

    async def knock(number: int) -> None:
        while True:
            with suppress(*TROUBLE):
                if number % 4 == 0:
                    (await siege.window(table)).hang_up()
                else:
                    line = await siege.line()
                    while True:
                        status, _ = await siege.call(line, "GET", paths[number % len(paths)])
                        siege.done += status == 200
            await asyncio.sleep(0)

    await siege.at_once(40, knock)
    return f"{siege.done} calls granted"


async def newcomers(siege: Siege) -> str:
    """40 ever new browsers at one address who begin the day's match, answer problems, and ask what today brings."""
    day = json.loads((await siege.call(await siege.line(), "GET", "/api/today"))[1])["day"]
    wanted = json.dumps({"many": 12}).encode()
    _, said = await siege.call(await siege.line(), "POST", "/api/games/multimo/problems/next", wanted)
    problems = [one["id"] for one in json.loads(said)["problems"]]

    async def come(number: int) -> None:
        while True:
            with suppress(*TROUBLE):
                line = await siege.line()
                for method, path, body in (
                    ("POST", f"/api/games/motus/days/{day}", b'{"name":"Ana"}'),
                    ("GET", "/api/today", b""),
                    ("POST", "/api/games/multimo/problems/next", wanted),
                    ("POST", f"/api/games/multimo/problems/{problems[number % 12]}/give-up", b""),
                    ("GET", "/api/tables", b""),
                    ("GET", "/api/word/anticonstitutionnellement", b""),
                ):
                    status, _ = await siege.call(line, method, path, body)
                    siege.done += status == 200
                line.hang_up()
            await asyncio.sleep(0)

    await siege.at_once(40, come)
    return f"{siege.done} calls granted"


ATTACKS = (crowd, records, deaf, examples, silent, frames, tables, knocks, newcomers)
