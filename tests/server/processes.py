"""A house in a process of its own, to be killed, and a player who speaks to it over a real socket."""

from __future__ import annotations

import asyncio
import json
import os
import re
import select
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tablee.core.game import shelf

QUICK = {
    "TABLEE_ROBOT_PAUSE": "0.02",
    "TABLEE_GRACE": "0.5",
    "TABLEE_LOG_LEVEL": "warning",
    "TABLEE_MESSAGES_PER_SECOND": "500",
}
ADDRESS = re.compile(r"http://localhost:(\d+)/")
GAME = shelf.games()["multiplipotion"]


class Process:
    """`tablee serve` on a folder."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", str(folder), *more]
        self._process = subprocess.Popen(command, env={**os.environ, **QUICK}, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = map(ADDRESS.search, self._process.stdout)  # a starved house may note first that it was held up
        found = next(filter(None, said), None)
        assert found, "the house did not say where it is"
        self.address = f"127.0.0.1:{found[1]}"

    def kill(self) -> None:
        """As a power cut would; whatever the house had started must end by itself."""
        robots = [os.pidfd_open(int(child)) for child in self.children()]
        self._end(signal.SIGKILL)
        for robot in robots:
            assert select.select([robot], [], [], 60)[0], "a robot outlived its house"
            os.close(robot)

    @property
    def pid(self) -> int:
        return self._process.pid

    def children(self) -> list[str]:
        """Processes the house has started: its robots."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        return [child for thread in threads for child in (thread / "children").read_text().split()]

    def robots(self) -> list[int]:
        """Those of them that think; another one only tidies up after them."""
        children = map(int, self.children())
        return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> int:
        """As Ctrl+C would; says how it ended."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self._process.stdout is not None
        self._process.send_signal(how)
        ended = self._process.wait(60)
        self._process.stdout.close()
        return ended


class LastingPlayer:
    """One browser at one table against a bot; remembers everything it was told, across houses."""

    def __init__(self, clock: dict[str, int], seat: int = 0) -> None:
        self.seat = seat
        self.known: dict[int, Any] = {}
        self.told: dict[str, Any] = {}
        self.granted: list[str] = []
        self.heard_at = 0.0
        """When the house last said anything, be it that it lives."""
        self._clock = clock
        self._cookie = ""
        self._pending: dict[str, Any] | None = None

    def call(self, house: Process, path: str, body: Any) -> Any:
        """A POST."""
        headers = {"content-type": "application/json"} | ({"cookie": self._cookie} if self._cookie else {})
        request = urllib.request.Request(
            f"http://{house.address}{path}", json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            self._cookie = self._cookie or answer.headers["set-cookie"].split(";")[0]
            return json.load(answer)

    async def start(self, house: Process) -> None:
        """Open a table against the weakest bot, and start."""
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": GAME.engine.levels[0]}]
        wish = {"game": GAME.name, "seats": seats, "clock": self._clock}
        self.table = (await asyncio.to_thread(self.call, house, "/api/tables", wish))["id"]
        await asyncio.to_thread(self.call, house, f"/api/tables/{self.table}/start", {})

    async def join(self, house: Process) -> None:
        """Open a window; what was told before must still be so. An unanswered ask is sent again."""
        self._socket: ClientConnection = await connect(
            f"ws://{house.address}/ws/{self.table}", additional_headers={"Cookie": self._cookie}
        )
        await self.hear()
        assert self.told["why"] == "joined"
        if self._pending is not None:
            await self._socket.send(json.dumps(self._pending))

    async def hear(self) -> None:
        """Wait until something is told (or done), and check that nothing told before was lost or changed."""
        while True:
            message = json.loads(await asyncio.wait_for(self._socket.recv(), 60))
            self.heard_at = monotonic()
            assert message["type"] != "refused", message
            if done := message.get("done") or (message["type"] == "done" and message["id"]):
                assert self._pending is not None
                assert done == self._pending["id"]
                self.granted.append(str(done))
                self._pending = None
            if message["type"] == "told":
                self._remember(message)
            if message["type"] in ("told", "done"):
                return

    def _remember(self, message: dict[str, Any]) -> None:
        news = {one["seq"]: one for one in message["events"]}
        if message["why"] == "joined":
            assert {seq: news.get(seq) for seq in self.known} == self.known, "something told was lost"
            assert message["seq"] >= self.told.get("seq", 0)
        self.known.update(news)
        self.told = message

    @property
    def may_ask(self) -> bool:
        return self._pending is None and self.seat in self.told["to_play"]

    async def ask(self, luck: Any, ask_id: str) -> None:
        """Ask any legal move."""
        example = GAME.exam.examples()[0].position
        view = type(GAME.rules.view(example.table, example.hands[0], 0))
        seen: Any = msgspec.convert(self.told["views"][str(self.seat)], view)
        ask = msgspec.to_builtins(GAME.exam.random_action(seen, luck))
        del ask["seat"]
        self._pending = {"ask": ask, "seat": self.seat, "seq": self.told["seq"], "id": ask_id}
        await self._socket.send(json.dumps(self._pending))

    async def ping(self) -> None:
        """Ask whether the house lives, as pages do after a silence."""
        await self._socket.send('{"ping":true}')

    async def leave(self) -> None:
        await self._socket.close()

    def drop(self) -> None:
        """Lose the line, without a goodbye."""
        self._socket.transport.abort()
