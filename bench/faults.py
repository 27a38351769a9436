"""Faults under load: four houses, players who never stop, and something is killed every few seconds.

    python -m bench.faults                 20 faults, some minutes
    python -m bench.faults --faults 200    the long run

Killed, at random: a house, its robots, NATS, the standby, the primary (the standby is promoted); a house is frozen
for 6 to 12 s, longer than its lease; the line between a house and the database is cut. What a cluster's keeper would
bring back is brought back by tools/cluster.py. After each fault every table must go on. At the end every ask that was
granted must be in the log, once, and every event that a window was told must be there as that seat may know it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from bench.faults_load import PATIENCE, SILENCE, Load, not_kept_once, told_otherwise
from tablee.match.tables.table import from_sheet
from tablee.storage.postgres.verify import PostgresVerification
from tools.cluster import Cluster
from tools.cut import CuttableLine
from tools.houses import HouseProcess

FROZEN = 6.0
CALM = (1.0, 4.0)
"""Seconds between everybody being back and the next fault."""
MEND = 0.5
IN_STEP = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
LOG = "SELECT m.id || ' ' || seq || ' ' || ask || ' ' || event FROM events JOIN matches m ON number = match"
LIMITS = {
    f"{name}_{how}": "1000000"
    for name in ("messages", "frames", "calls", "openings", "arrivals", "pages")
    for how in ("per_second", "at_once")
} | {"sockets_per_address": "100000", "connections_per_address": "100000", "tables_per_address": "100000"}


class Address:
    """Where players call: the proxy's."""

    def __init__(self, cluster: Cluster) -> None:
        self.address = f"127.0.0.1:{cluster.caddy.port}"


class Faults:
    """What can be done to a cluster."""

    def __init__(self, cluster: Cluster, lines: list[CuttableLine], luck: Random, only: list[str]) -> None:
        self._cluster, self._lines, self._luck, self._only = cluster, lines, luck, only
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
        kind = self._luck.choice([*self._kinds, "house frozen", "line cut"] if not self._only else self._only)
        if kind in ("standby killed", "primary killed"):
            await self._both_databases()
        self.done[kind] += 1
        if kind == "house frozen":
            await self._freeze(self._house().pid)
        elif kind == "line cut":
            for line in self._lines:
                line.cut()
            await asyncio.sleep(self._luck.uniform(1.0, FROZEN))
            for line in self._lines:
                line.mend()
        else:
            await asyncio.to_thread(self._kinds[kind])
        return kind

    async def _freeze(self, house: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(house, signal.SIGSTOP)
            await asyncio.sleep(self._luck.uniform(FROZEN, 2 * FROZEN))
            os.kill(house, signal.SIGCONT)

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
        with suppress(OSError):  # the house, a thread or a robot may end meanwhile
            for thread in Path(f"/proc/{self._house().pid}/task").iterdir():
                for child in (thread / "children").read_text().split():
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
    keeper, faults = asyncio.create_task(keep_up(cluster)), Faults(cluster, lines, luck, asked.only)
    by_kind: dict[str, list[float]] = {}
    try:
        await load.go_on()
        load.waits.clear()
        for number in range(1, asked.faults + 1):
            before, kind = len(load.waits), await faults.one()
            seconds = await load.go_on()
            by_kind.setdefault(kind, []).extend(load.waits[before:])
            longest = max(load.waits[before:], default=0.0)
            print(f"{number}. {kind}: all go on after {seconds:.1f} s, the longest silence {longest:.1f} s", flush=True)
            await asyncio.sleep(luck.uniform(*CALM))
        await load.go_on()
    finally:
        keeper.cancel()
        await asyncio.gather(load.end(), keeper, return_exceptions=True)
    return await asyncio.to_thread(tell, cluster, load, faults.done, by_kind)


def tell(cluster: Cluster, load: Load, faults: Counter[str], by_kind: Mapping[str, list[float]]) -> int:
    """The figures, and whatever was told or granted to somebody and is not in the log exactly so."""
    lines = (line.split(" ", 3) for line in cluster.primary.psql(LOG).splitlines())
    log = [(table, int(seq), event, ask) for table, seq, ask, event in lines]
    lost, otherwise = not_kept_once(load.granted, log), told_otherwise(load.players, log)
    walk = PostgresVerification(cluster.primary.address, from_sheet, lambda *_: None)
    damage = [one.said("en") for one in walk.findings()]
    told = sum(len(player.known) for player in load.players)
    print(f"\nfaults: {faults.total()}, matches: {len(load.players) // 2}")
    print(f"asks granted: {len(load.granted):,}; not in the log exactly once: {lost}")
    print(f"events told: {told:,}; not in the log so, or not for that seat: {otherwise}; found by verify: {damage}")
    for kind, waits in sorted((*by_kind.items(), ("all", load.waits))):
        ordered = sorted(waits) or [0.0]
        half, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
        print(
            f"{kind:<15} {faults.get(kind, faults.total()):>3} times: {len(waits):>4} silences over {SILENCE:.0f} s,"
            f" half up to {half:>4.1f} s, p99 {late:>4.1f} s, longest {ordered[-1]:>4.1f} s"
        )
    return lost + otherwise + len(damage)


def main() -> int:
    """Run it on a cluster of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--houses", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", default=[], help="nothing but this, as it is named; may be repeated")
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
