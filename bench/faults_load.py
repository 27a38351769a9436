"""Players who never stop, for bench/faults.py: they call again as pages do, and remember what they were told."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from http.client import HTTPException
from random import Random
from time import monotonic, perf_counter
from typing import Any

from websockets.exceptions import WebSocketException

from tablee.core.events import told_to
from tablee.match import codec
from tablee.match.play.marks import mark_in
from tests.server.processes import GAME, LastingPlayer

PATIENCE = 60.0
SILENCE = 2.0
"""Seconds without a word that no player causes."""
PING_PLAYING, PING_ASKING, PONG = 3.0, 1.0, 3.0
OPENED, RETRY, SLOWEST_RETRY = 8.0, 0.25, 8.0
"""Seconds, as in web/src/net/socket.ts."""
LOST = (OSError, TimeoutError, WebSocketException, HTTPException)


class Seat:
    """A player of one match, who notes for how long nothing was heard when something was to be."""

    def __init__(self, player: LastingPlayer, where: Any, luck: Random, waits: list[float]) -> None:
        self.player, self.where, self.luck, self.waits = player, where, luck, waits
        self.heard = perf_counter()
        self.over = False
        self._tries = 0

    async def play(self) -> None:
        """Until the match is over, whatever happens on the way."""
        while not self.over:
            try:
                await asyncio.wait_for(self.player.join(self.where), OPENED)
                self._tries = 0
                await self._moves()
            except LOST:
                pass
            except AssertionError as refused:
                if not isinstance(refused.args[0] if refused.args else None, dict):
                    raise
                self.player._pending = None  # noqa: SLF001 - refused in plain words: asked anew
            with suppress(AttributeError):
                self.player.drop()
            await asyncio.sleep(min(SLOWEST_RETRY, RETRY * 2**self._tries) * self.luck.uniform(0.75, 1.25))
            self._tries += 1

    async def _moves(self) -> None:
        self._note()
        while self.player.told["result"] is None:
            if self.player.may_ask:
                await asyncio.sleep(self.luck.uniform(0.1, 0.5))
                await self.player.ask(self.luck, f"{self.luck.getrandbits(64):x}")
            await self._hear()
            assert set(self.player.told["views"]) <= {str(self.player.seat)}, "told what another seat sees"
            self._note()
        self.over = True

    def _note(self) -> None:
        now = perf_counter()
        if now - self.heard > SILENCE:
            self.waits.append(now - self.heard)
        self.heard = now

    async def _hear(self) -> None:
        """What is told next; TimeoutError if the house does not even answer a ping."""
        hearing = asyncio.ensure_future(self.player.hear())
        try:
            while not hearing.done():
                quiet = PING_PLAYING if self.player._pending is None else PING_ASKING  # noqa: SLF001 - as the page does
                await asyncio.wait([hearing], timeout=quiet)
                if not hearing.done():
                    await self._live(hearing)
            hearing.result()
        finally:
            hearing.cancel()

    async def _live(self, hearing: asyncio.Future[None]) -> None:
        asked = monotonic()
        await self.player.ping()
        while not hearing.done() and self.player.heard_at < asked:
            if monotonic() - asked > PONG:
                raise TimeoutError
            await asyncio.wait([hearing], timeout=0.05)


async def opened(two: list[LastingPlayer], where: Any) -> str:
    """A table at which both sit and the match has begun."""
    wish = {"game": GAME.name, "seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}]}
    table: str = (await asyncio.to_thread(two[0].call, where, "/api/tables", wish))["id"]
    await asyncio.to_thread(two[1].call, where, f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    await asyncio.to_thread(two[0].call, where, f"/api/tables/{table}/start", {})
    return table


class Load:
    """Tables at which match after match is played, and what came of it."""

    def __init__(self, where: Any, tables: int, seed: int) -> None:
        self._where, self._tables = where, tables
        self._seats: set[Seat] = set()
        self.waits: list[float] = []
        self.players: list[LastingPlayer] = []
        self.lanes = [asyncio.create_task(self._lane(Random(f"{seed} {number}"))) for number in range(tables)]

    @property
    def granted(self) -> list[tuple[str, str]]:
        """Every ask that a player was told to be granted, with its table."""
        return [(one.table, f"{one.seat}:{ask}") for one in self.players for ask in one.granted]

    async def go_on(self) -> float:
        """Seconds until every window has heard something; whatever is wrong with a player ends it all."""
        began = perf_counter()
        while len(self._seats) < 2 * self._tables or not all(seat.heard > began for seat in self._seats):
            for one in self.lanes:
                if one.done():
                    one.result()
            if perf_counter() - began > PATIENCE:
                stuck = {seat.player.table for seat in self._seats if seat.heard < began}
                raise SystemExit(
                    f"nothing heard for so long at {len(stuck)} of {len(self._seats) / 2:.0f} tables: {stuck}"
                )
            await asyncio.sleep(0.1)
        return perf_counter() - began

    async def end(self) -> None:
        """Stop playing."""
        for lane in self.lanes:
            lane.cancel()
        await asyncio.gather(*self.lanes, return_exceptions=True)

    async def _lane(self, luck: Random) -> None:
        while True:
            two = [LastingPlayer({"per_turn": 0, "per_match": 0}, seat) for seat in (0, 1)]
            try:
                table = await opened(two, self._where)
            except LOST:
                await asyncio.sleep(0.5)
                continue
            for player in two:
                player.table = table
            playing = {Seat(player, self._where, luck, self.waits) for player in two}
            self._seats |= playing
            self.players += two
            await asyncio.gather(*(seat.play() for seat in playing))
            self._seats -= playing


def not_kept_once(granted: Iterable[tuple[str, str]], log: Iterable[tuple[str, int, str, str]]) -> int:
    """How many asks that were granted to somebody are not in the log, or twice."""
    kept = Counter((table, mark_in(mark).ask) for table, _, _, mark in log if "/" in mark)
    return sum(kept[ask] != 1 for ask in granted)


def told_otherwise(players: Iterable[LastingPlayer], log: Iterable[tuple[str, int, str, str]]) -> int:
    """How many events somebody was told that are not in the log, or that this seat may not know so."""
    events = {(table, seq): codec.event_from(GAME, text) for table, seq, text, _ in log}
    wrong = 0
    for player in players:
        for seq, told in player.known.items():
            event = events.get((player.table, seq))
            may_know = None if event is None else told_to(event, player.seat)
            wrong += may_know is None or json.loads(codec.encode(may_know)) != told["event"]
    return wrong
