"""The players of the server's benchmark: a process of its own that holds both ends of every table over real sockets."""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.request
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tablee.core.game import Game, shelf

AT_ONCE = 8
"""Tables that are opened side by side."""


@dataclass
class Measured:
    """What was measured: seconds from asking to being told, one figure a granted move."""

    counting: bool = False
    seconds: list[float] = field(default_factory=list)
    refused: int = 0
    bytes: int = 0
    """Over the sockets, both ways."""


class Player(asyncio.Protocol):
    """One seat of one table: asks any legal move when it is to play, `pace` seconds after it was told so."""

    def __init__(self, seat: int, table: BenchTable, cookie: str, address: str) -> None:
        self.seat, self.table = seat, table
        self.ready = asyncio.get_running_loop().create_future()
        self._protocol = ClientProtocol(parse_uri(f"ws://{address}/ws/{table.id}"), max_size=None)
        self._cookie = cookie
        self._asked = 0.0
        self._number = 0

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        if self.table.tally.counting:
            self.table.tally.bytes += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(event.data)
        self._flush()

    def _heard(self, text: bytes | bytearray | memoryview) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "table" and not self.ready.done():
            self.ready.set_result(None)
        if message["type"] == "refused":
            self.table.tally.refused += 1
        if message["type"] == "told":
            if "done" in message and self.table.tally.counting:
                self.table.tally.seconds.append(perf_counter() - self._asked)
            if message["result"] is not None:
                self.table.over.set()
            elif self.seat in message["to_play"]:
                self.table.later(self._ask, message)

    def _ask(self, message: dict[str, Any]) -> None:
        view: Any = msgspec.convert(message["views"][str(self.seat)], self.table.view)
        ask = msgspec.to_builtins(self.table.game.exam.random_action(view, self.table.luck))
        del ask["seat"]
        self._number += 1
        letter = {"ask": ask, "seat": self.seat, "seq": message["seq"], "id": f"{self.seat}-{self._number}"}
        self._asked = perf_counter()
        self._protocol.send_text(msgspec.json.encode(letter))
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if self.table.tally.counting:
                self.table.tally.bytes += len(data)
            self._transport.write(data)


class BenchTable:
    """A table of two; nobody asks before its turn has come to be played."""

    def __init__(self, game: Game, view: type, tally: Measured, number: int, pace: float) -> None:
        self.game, self.view, self.tally, self.pace = game, view, tally, pace
        self.luck = Random(number)
        self.id = ""
        self.over = asyncio.Event()
        self._held: list[tuple[Any, dict[str, Any]]] | None = []

    def later(self, ask: Any, message: dict[str, Any]) -> None:
        """Ask at the table's pace, spread as people are, once the table plays."""
        if self._held is not None:
            self._held.append((ask, message))
        elif self.pace:
            asyncio.get_running_loop().call_later(self.pace * self.luck.uniform(0.5, 1.5), ask, message)
        else:
            ask(message)

    def go(self) -> None:
        """Let the players ask."""
        held, self._held = self._held, None
        for ask, message in held or ():
            self.later(ask, message)


def call(address: str, path: str, body: Any, cookie: str) -> tuple[Any, str]:
    """A POST, and the cookie that came back."""
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    request = urllib.request.Request(f"http://{address}{path}", json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or "").split(";")[0]


async def seated(table: BenchTable, address: str, cookies: list[str]) -> None:
    """Open the table, put a player on each seat, start."""
    people = [{"kind": "person", "name": "Camille"}, {"kind": "open"}]
    opened, cookie = await asyncio.to_thread(
        call, address, "/api/tables", {"game": table.game.name, "seats": people}, cookies[0]
    )
    cookies[0] = cookie or cookies[0]
    table.id = opened["id"]
    sitting = {"seat": 1, "name": "Dominique"}
    _, cookie = await asyncio.to_thread(call, address, f"/api/tables/{table.id}/sit", sitting, cookies[1])
    cookies[1] = cookie or cookies[1]
    await _started(table, address, cookies)


async def _started(table: BenchTable, address: str, cookies: list[str]) -> None:
    host, port = address.split(":")
    players: list[Player] = []
    for seat, cookie in enumerate(cookies):
        make = partial(Player, seat, table, cookie, address)
        _, player = await asyncio.get_running_loop().create_connection(make, host, int(port))
        players.append(player)
    await asyncio.gather(*(player.ready for player in players))
    await asyncio.to_thread(call, address, f"/api/tables/{table.id}/start", {}, cookies[0])


async def match_after_match(tables: list[BenchTable]) -> None:
    """Play the tables of a lane one after the other; all of them are open and started already."""
    for table in tables:
        table.go()
        await table.over.wait()
    print("a lane ran out of tables: give --spare more", file=sys.stderr)


async def main(address: str, lanes: int, seconds: float, pace: float, spare: int) -> None:
    """Seat everybody, say so, play, and print what was measured."""
    game = shelf.games()["multiplipotion"]  # the figures in docs/performance.md are its moves
    view = type(game.rules.view(*_first_sight(game)))
    tally = Measured()
    numbers = iter(range(1_000_000))
    waiting = [[BenchTable(game, view, tally, next(numbers), pace) for _ in range(spare)] for _ in range(lanes)]
    a_few = asyncio.Semaphore(AT_ONCE)

    async def sit(table: BenchTable) -> None:
        async with a_few:
            await seated(table, address, ["", ""])

    await asyncio.gather(*(sit(table) for lane in waiting for table in lane))
    playing = [asyncio.create_task(match_after_match(lane)) for lane in waiting]
    await asyncio.sleep(2)
    print("seated", flush=True)
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    told = {"seconds": tally.seconds, "refused": tally.refused, "bytes": tally.bytes, "lanes": len(playing)}
    print(json.dumps(told), flush=True)


def _first_sight(game: Game) -> tuple[Any, Any, int]:
    position = game.exam.examples()[0].position
    return position.table, position.hands[0], 0


if __name__ == "__main__":
    where, how_many, how_long, each, more = sys.argv[1:]
    uvloop.run(main(where, int(how_many), float(how_long), float(each), int(more)))
