"""Two houses in two processes on one PostgreSQL, joined by NATS: any window anywhere, and either may be killed."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.match.play.marks import mark_in
from tablee.match.tables.table import from_sheet
from tablee.storage.postgres.verify import PostgresVerification
from tests.databases import database, postgres
from tests.server.processes import LastingPlayer, Process
from tools.cut import CuttableLine
from tools.servers import Nats, Postgres

__all__ = ["database", "postgres"]

NO_CLOCK = {"per_turn": 0, "per_match": 0}
SEEDS = range(6 if os.environ.get("LONG") else 1)
"""`python -m bench.faults` does all of it at random, and for as long as one likes."""
SOON = 20.0
"""Seconds in which a window must be back, on a machine that is busy; a lease takes two and a half."""


@pytest.fixture
def bus() -> Iterator[Nats]:
    server = Nats()
    server.start()
    yield server
    server.stop()


class Cluster:
    """Houses that share a database and a bus."""

    def __init__(self, folder: Path, database: str, bus: Nats) -> None:
        self._folder, self.database, self.bus = folder, database, bus
        self._houses: list[Process] = []

    def house(self, database: str = "") -> Process:
        """One more."""
        made = Process(self._folder, "--store", database or self.database, "--bus", self.bus.address)
        self._houses.append(made)
        return made

    def close(self) -> None:
        for house in self._houses:
            if house._process.poll() is None:
                os.kill(house.pid, signal.SIGCONT)
                house.kill()


@pytest.fixture
def cluster(tmp_path: Path, database: str, bus: Nats) -> Iterator[Cluster]:
    made = Cluster(tmp_path, database, bus)
    try:
        yield made
    finally:
        made.close()


def online(player: LastingPlayer, house: Process) -> list[bool]:
    """Who has a window open at the table, as a house says."""
    request = urllib.request.Request(
        f"http://{house.address}/api/tables/{player.table}", headers={"cookie": player._cookie}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return [seat["online"] for seat in json.load(answer)["seats"]]


def carried(house: Process) -> set[str]:
    """What came to a house by way of another, as its figures say."""
    with urllib.request.urlopen(f"http://{house.address}/metrics", timeout=60) as answer:
        return set(re.findall(r'tablee_carried_total{ask="(\w+)"}', answer.read().decode()))


async def two_at_a_table(here: Process, there: Process) -> tuple[LastingPlayer, LastingPlayer]:
    """Ana opens a table at one house, Bob sits down at it and opens his window at the other."""
    ana, bob = LastingPlayer(NO_CLOCK), LastingPlayer(NO_CLOCK, seat=1)
    wish = {"game": "multiplipotion", "seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}], "clock": NO_CLOCK}
    ana.table = bob.table = (await asyncio.to_thread(ana.call, here, "/api/tables", wish))["id"]
    table = f"/api/tables/{ana.table}"
    await asyncio.to_thread(online, ana, here)  # whoever is asked for it first has it
    seated = await asyncio.to_thread(bob.call, there, f"{table}/sit", {"seat": 1, "name": "Bob"})
    assert [seat["mine"] for seat in seated["seats"]] == [False, True]
    await asyncio.to_thread(ana.call, here, f"{table}/start", {})
    await ana.join(here)
    await bob.join(there)
    return ana, bob


async def play(players: tuple[LastingPlayer, LastingPlayer], luck: Random, moves: int) -> bool:
    """So many moves, whoever's turn it is; both windows are told each. True at the end of the match."""
    for _ in range(moves):
        mover = next((one for one in players if one.may_ask), None)
        if mover is None:
            return True
        before = mover.told["seq"]
        await mover.ask(luck, f"{luck.getrandbits(64):x}")
        while mover._pending is not None or mover.told["seq"] == before:
            await mover.hear()
        for one in players:
            while one.told["seq"] < mover.told["seq"]:
                await one.hear()
    return players[0].told["result"] is not None


async def back(player: LastingPlayer, house: Process) -> None:
    """Call until the line stands, but not for long."""
    async with asyncio.timeout(SOON):
        while True:
            player.drop()
            try:
                return await player.join(house)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.1)


def asks_in(postgres: Postgres, database: str) -> list[str]:
    """The asks of players that the log holds as answered, in order."""
    space = database.rpartition("=")[2]
    return [mark_in(one).ask for one in postgres.psql(f"SELECT ask FROM {space}.events WHERE ask LIKE '%/%'").split()]


@pytest.mark.timeout(150)
@pytest.mark.parametrize("seed", SEEDS)
async def test_either_house_may_be_killed_or_stopped_and_nothing_told_is_lost(
    cluster: Cluster, postgres: Postgres, database: str, seed: int
) -> None:
    luck, space = Random(f"cluster {seed}"), database.rpartition("=")[2]
    first, second = cluster.house(), cluster.house()
    _, bob = players = await two_at_a_table(first, second)
    assert online(bob, second) == [True, True]
    assert not await play(players, luck, 6)
    assert carried(first) >= {"call", "open", "say"} > carried(second)
    first.kill()
    with pytest.raises(ConnectionClosed):  # Bob's window was carried there
        await bob.hear()
    await asyncio.gather(*(back(one, second) for one in players))
    assert not await play(players, luck, 3)

    third = cluster.house()
    os.kill(second.pid, signal.SIGSTOP)
    await asyncio.gather(*(back(one, third) for one in players))
    assert not await play(players, luck, 3)
    os.kill(second.pid, signal.SIGCONT)
    assert await asyncio.to_thread(online, bob, second) == [True, True]
    await back(bob, second)
    await closed_in_order(third, players, lambda: postgres.psql(f"SELECT count(*) FROM {space}.houses WHERE NOT lost"))
    await asyncio.gather(*(back(one, second) for one in players))
    await play(players, luck, 1000)
    check_record(players, second)
    assert sorted(asks_in(postgres, database)) == sorted(f"{one.seat}:{ask}" for one in players for ask in one.granted)
    walk = PostgresVerification(database, from_sheet, lambda *_: None)
    assert [one.said("en") for one in await asyncio.to_thread(lambda: list(walk.findings()))] == []


def test_a_house_waits_for_a_bus_that_is_not_there_and_says_so(tmp_path: Path, database: str) -> None:
    bus = Nats()
    where = ["--store", database, "--bus", bus.address, "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    command = [sys.executable, "-m", "tablee", "serve", *where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        assert house.stderr is not None
        assert f"The bus 127.0.0.1:{bus.port} does not answer. The house waits for it" in house.stderr.readline()
        try:
            bus.start()
            assert "http://localhost:" in "".join(islice(house.stdout, 2))
        finally:
            house.kill()
            bus.kill()


@pytest.fixture
def line(postgres: Postgres) -> Iterator[CuttableLine]:
    made = CuttableLine(postgres.port)
    yield made
    made.close()


@pytest.mark.timeout(120)
@pytest.mark.parametrize("seed", SEEDS)
async def test_a_cut_line_to_the_database_and_the_death_of_nats_lose_nothing(
    cluster: Cluster, line: CuttableLine, postgres: Postgres, database: str, seed: int
) -> None:
    luck = Random(f"cut {seed}")
    behind = database.replace(f":{postgres.port}/", f":{line.port}/")
    first, second = await asyncio.gather(asyncio.to_thread(cluster.house, behind), asyncio.to_thread(cluster.house))
    ana, bob = players = await two_at_a_table(first, second)
    assert not await play(players, luck, 4)

    cluster.bus.kill()
    await one_move(ana, luck)
    await asyncio.to_thread(cluster.bus.start)
    await back(bob, second)
    assert not await play(players, luck, 4)

    line.cut()
    for one in players:  # both are sent away, wherever they are: the table is second's now
        with pytest.raises(ConnectionClosed):
            await one.hear()
    assert status_of(first, "/open") == 503
    assert (status_of(second, "/open"), status_of(first, "/health")) == (200, 200)
    await asyncio.gather(*(back(one, second) for one in players))
    assert not await play(players, luck, 4)
    asked = sorted(f"{one.seat}:{ask}" for one in players for ask in one.granted)
    assert sorted(asks_in(postgres, database)) == asked
    for one in players:
        one.drop()


async def one_move(player: LastingPlayer, luck: Random) -> None:
    """At the table's own house one plays on, if it is one's turn, though nobody else can be spoken to."""
    if player.may_ask:
        await player.ask(luck, f"{luck.getrandbits(64):x}")
        while player._pending is not None:
            await player.hear()


def status_of(house: Process, path: str) -> int:
    """How a house answers a check."""
    try:
        with urllib.request.urlopen(f"http://{house.address}{path}", timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


async def closed_in_order(
    house: Process, players: tuple[LastingPlayer, LastingPlayer], alive: Callable[[], str]
) -> None:
    """A house that is told to close leaves its tables to the other before it hangs up."""
    assert alive() == "2"
    closing = asyncio.create_task(asyncio.to_thread(house.stop))
    for one in players:
        with pytest.raises(ConnectionClosed):
            await one.hear()
        assert alive() == "1"
    assert await closing == 0


def check_record(players: tuple[LastingPlayer, LastingPlayer], house: Process) -> None:
    """Every event that anybody was told is in the record, once."""
    with urllib.request.urlopen(f"http://{house.address}/api/tables/{players[0].table}/record", timeout=60) as answer:
        events = answer.read().decode().count("\n") - 10
    for one in players:
        assert events == one.told["seq"] == max(one.known)
        one.drop()
