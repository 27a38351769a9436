"""Faults under load: four houses, players who never stop, and something is killed every few seconds.

    python -m bench.faults                 20 faults, some minutes
    python -m bench.faults --faults 200    the long run

Killed, at random: a house, its robots, NATS, the standby, the primary (the standby is promoted); a house is frozen
until its lease has run out; the line between a house and the database is cut. What a cluster's keeper would bring back
is brought back by tools/cluster.py. After each fault every table must go on. At the end every ask that was granted must
be in the log, once; and a window that comes back must always be told what it was told before, and no other seat's view.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from websockets.exceptions import WebSocketException

from tablee.match.play.marks import mark_in
from tests.server.processes import GAME, LastingPlayer
from tools.cluster import Cluster
from tools.cut import CuttableLine
from tools.houses import HouseProcess

FROZEN = 6.0
CALM = (1.0, 4.0)
"""Seconds between everybody being back and the next fault."""
PATIENCE = 60.0
MEND = 0.5
SILENCE = 2.0
"""Seconds without a word that no player causes."""
IN_STEP = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
LOST = (OSError, TimeoutError, WebSocketException)
LIMITS = {
    f"{name}_{how}": "1000000"
    for name in ("messages", "frames", "calls", "openings", "arrivals", "pages")
    for how in ("per_second", "at_once")
} | {"sockets_per_address": "100000", "connections_per_address": "100000", "tables_per_address": "100000"}


class Address:
    """Where players call: the proxy's."""

    def __init__(self, cluster: Cluster) -> None:
        self.address = f"127.0.0.1:{cluster.caddy.port}"


class Seat:
    """A player of one match, who notes for how long nothing was heard when something was to be."""

    def __init__(self, player: LastingPlayer, where: Address, luck: Random, waits: list[float]) -> None:
        self.player, self.where, self.luck, self.waits = player, where, luck, waits
        self.heard = perf_counter()
        self.over = False

    async def play(self) -> None:
        """Until the match is over, whatever happens on the way."""
        while not self.over:
            try:
                await asyncio.wait_for(self.player.join(self.where), 8)  # type: ignore[arg-type]  # it has an address
                await self._moves()
            except LOST:
                pass
            except AssertionError as refused:
                if not isinstance(refused.args[0] if refused.args else None, dict):
                    raise
                self.player._pending = None  # noqa: SLF001 - refused in plain words: asked anew
            with suppress(AttributeError):
                self.player.drop()
            await asyncio.sleep(self.luck.uniform(0.2, 0.5))

    async def _moves(self) -> None:
        while self.player.told["result"] is None:
            if self.player.may_ask:
                await asyncio.sleep(self.luck.uniform(0.1, 0.5))
                await self.player.ask(self.luck, f"{self.luck.getrandbits(64):x}")
            await self.player.hear()
            assert set(self.player.told["views"]) <= {str(self.player.seat)}, "told what another seat sees"
            now = perf_counter()
            if now - self.heard > SILENCE:
                self.waits.append(now - self.heard)
            self.heard = now
        self.over = True


async def opened(two: list[LastingPlayer], where: Any) -> str:
    """A table at which both sit and the match has begun."""
    wish = {"game": GAME.name, "seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}]}
    table: str = (await asyncio.to_thread(two[0].call, where, "/api/tables", wish))["id"]
    await asyncio.to_thread(two[1].call, where, f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    await asyncio.to_thread(two[0].call, where, f"/api/tables/{table}/start", {})
    return table


class Load:
    """Tables at which match after match is played, and what came of it."""

    def __init__(self, where: Address, tables: int, seed: int) -> None:
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
                raise SystemExit(f"{sum(seat.heard < began for seat in self._seats)} windows heard nothing for so long")
            await asyncio.sleep(0.1)
        return perf_counter() - began

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


class Faults:
    """What can be done to a cluster."""

    def __init__(self, cluster: Cluster, lines: list[CuttableLine], luck: Random) -> None:
        self._cluster, self._lines, self._luck = cluster, lines, luck
        self._kinds: dict[str, Callable[[], None]] = {
            "house killed": lambda: self._house().kill(),
            "robots killed": self._robots,
            "nats killed": cluster.nats.kill,
            "standby killed": self._standby,
            "primary killed": self._primary,
        }
        self.done: Counter[str] = Counter()

    async def one(self) -> str:
        """Something, at random."""
        kind = self._luck.choice([*self._kinds, "house frozen", "line cut"])
        if kind in ("standby killed", "primary killed"):
            await self._both_databases()
        self.done[kind] += 1
        if kind == "house frozen":
            house = self._house().pid
            os.kill(house, signal.SIGSTOP)
            await asyncio.sleep(FROZEN)
            with suppress(ProcessLookupError):
                os.kill(house, signal.SIGCONT)
        elif kind == "line cut":
            for line in self._lines:
                line.cut()
            await asyncio.sleep(self._luck.uniform(1.0, FROZEN))
            for line in self._lines:
                line.mend()
        else:
            await asyncio.to_thread(self._kinds[kind])
        return kind

    async def _both_databases(self) -> None:
        """Until the standby has all that was committed: to lose both copies at once is no fault that one survives."""
        for _ in range(int(PATIENCE / MEND)):
            with suppress(RuntimeError):
                if await asyncio.to_thread(self._cluster.primary.psql, IN_STEP) == "1":
                    return
            await asyncio.sleep(MEND)
        raise SystemExit("the standby does not follow")

    def _house(self) -> HouseProcess:
        return self._luck.choice([house for house in self._cluster.houses if house.runs])

    def _standby(self) -> None:
        self._cluster.standby.kill()

    def _primary(self) -> None:
        self._cluster.primary.kill()

    def _robots(self) -> None:
        for thread in Path(f"/proc/{self._house().pid}/task").iterdir():
            for child in (thread / "children").read_text().split():
                with suppress(ProcessLookupError):
                    os.kill(int(child), signal.SIGKILL)


async def keep_up(cluster: Cluster) -> None:
    """The keeper's part."""
    while True:
        await asyncio.sleep(MEND)
        try:
            await asyncio.to_thread(cluster.mend, lambda words: print(f"  {words}", flush=True))
        except Exception as error:  # a keeper does not give up: the next look tries again
            print(f"  not mended yet: {error}", flush=True)


async def storm(cluster: Cluster, lines: list[CuttableLine], asked: argparse.Namespace) -> int:
    """Play and break; says how many things were found wrong."""
    luck, load = Random(asked.seed), Load(Address(cluster), asked.tables, asked.seed)
    keeper, faults = asyncio.create_task(keep_up(cluster)), Faults(cluster, lines, luck)
    try:
        await load.go_on()
        load.waits.clear()
        for number in range(1, asked.faults + 1):
            before, kind = len(load.waits), await faults.one()
            seconds = await load.go_on()
            longest = max(load.waits[before:], default=0.0)
            print(f"{number}. {kind}: all go on after {seconds:.1f} s, the longest silence {longest:.1f} s", flush=True)
            await asyncio.sleep(luck.uniform(*CALM))
        await load.go_on()
    finally:
        for task in (*load.lanes, keeper):
            task.cancel()
        await asyncio.gather(*load.lanes, keeper, return_exceptions=True)
    return tell(cluster, load, faults.done)


def tell(cluster: Cluster, load: Load, faults: Counter[str]) -> int:
    """The figures, and what was granted to somebody and is not in the log exactly once."""
    said = "SELECT id || ' ' || ask FROM events JOIN matches ON number = match WHERE ask LIKE '%/%'"
    marks = [line.split(" ", 1) for line in cluster.primary.psql(said).splitlines()]
    kept = Counter((table, mark_in(mark).ask) for table, mark in marks)
    wrong = [ask for ask in load.granted if kept[ask] != 1]
    ordered = sorted(load.waits) or [0.0]
    half, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    print(f"\nfaults: {dict(faults)}")
    print(f"asks granted: {len(load.granted):,}; not in the log exactly once: {len(wrong)}")
    print(f"silences over {SILENCE:.0f} s: {len(load.waits)}, half of them up to {half:.1f} s, p99 {late:.1f} s")
    return len(wrong)


def main() -> int:
    """Run it on a cluster of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--houses", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    cluster = Cluster(asked.houses, chosen=LIMITS)
    lines = [CuttableLine(server.port) for server in (cluster.primary, cluster.standby)]
    both = ",".join(f"127.0.0.1:{line.port}" for line in lines)
    first = cluster.houses[0]
    settings = {**first.settings, "store": f"postgresql://postgres@{both}/postgres"}
    cluster.houses[0] = HouseProcess(first.folder, settings, first.port)
    try:
        with cluster:
            return asyncio.run(storm(cluster, lines, asked)) > 0
    finally:
        for line in lines:
            line.close()


if __name__ == "__main__":
    sys.exit(main())
