"""A house killed in the middle of play and started again: nothing lost, nothing done twice, clocks and bots go on."""

import os
import signal
import sqlite3
import time
import urllib.request
from pathlib import Path
from random import Random

import pytest

from tablee.match.play.marks import mark_in
from tablee.match.tables.table import from_sheet
from tablee.storage.sqlite.verify import Verification
from tests.server.processes import LastingPlayer, Process

KILLS = 4


async def play(player: LastingPlayer, luck: Random, moves: int, *, with_open_ask: bool) -> bool:
    """Play so many messages long, then stop at some moment, perhaps with an ask on its way; True at the end."""
    for _ in range(moves):
        if player.told["result"] is not None:
            return True
        if player.may_ask:
            await player.ask(luck, f"{luck.getrandbits(64):x}")
        await player.hear()
    if with_open_ask and player.told["result"] is None and player.may_ask:
        await player.ask(luck, f"{luck.getrandbits(64):x}")
    return player.told["result"] is not None


@pytest.mark.timeout(180)
async def test_a_house_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    luck, player = Random("killed"), LastingPlayer({"per_turn": 600, "per_match": 3600})
    house, robots = Process(tmp_path), 0
    await player.start(house)
    for number in range(KILLS):
        await player.join(house)
        over = await play(player, luck, luck.randint(3, 14), with_open_ask=number % 2 == 0)
        assert not over, "the match was too short to be killed so often"
        robots += len(house.children())
        house.kill()
        assert wrong_in(tmp_path) == []
        house = Process(tmp_path)
    assert robots, "no robot was there to be orphaned"
    await player.join(house)
    while not await play(player, luck, 100, with_open_ask=False):
        pass
    with urllib.request.urlopen(f"http://{house.address}/api/tables/{player.table}/record", timeout=60) as answer:
        record = answer.read().decode()
    assert record.count("\n") - 10 == player.told["seq"] == max(player.known)
    await player.leave()
    assert house.stop() == 0
    assert asks_in(tmp_path) == sorted(f"0:{ask}" for ask in player.granted)
    assert wrong_in(tmp_path) == []


def wrong_in(folder: Path) -> list[str]:
    """What is damaged in a store: a kill must not look like it."""
    walk = Verification(folder / "tablee.db", from_sheet, lambda done, total: None)
    return [one.said("en") for one in walk.findings()]


def asks_in(folder: Path) -> list[str]:
    """The asks of players that the log holds as answered."""
    db = sqlite3.connect(folder / "tablee.db")
    marks = [mark_in(mark) for (mark,) in db.execute("SELECT ask FROM events WHERE ask LIKE '0/%'")]
    db.close()
    return sorted(mark.ask for mark in marks)


@pytest.mark.timeout(120)
async def test_a_house_killed_while_clocks_run_goes_on_with_them(tmp_path: Path) -> None:
    player = LastingPlayer({"per_turn": 1, "per_match": 0})
    house = Process(tmp_path)
    await player.start(house)
    await player.join(house)
    while not acted_for(player):
        await player.hear()
    house.kill()
    before, opened = len(acted_for(player)), time.time()
    house = Process(tmp_path)
    await player.join(house)
    running = [began for began in player.told["clock"]["since"] if began is not None]
    assert running
    assert min(running) >= opened, "time ran while the house was away"
    while len(acted_for(player)) == before:
        await player.hear()
    await player.leave()
    assert house.stop() == 0
    assert player.granted == []
    assert asks_in(tmp_path) == []


@pytest.mark.timeout(120)
async def test_robots_killed_while_they_are_idle_are_replaced_and_tables_are_opened_as_ever(tmp_path: Path) -> None:
    luck, player = Random("robots"), LastingPlayer({"per_turn": 0, "per_match": 0})
    house = Process(tmp_path)
    await player.start(house)
    await player.join(house)
    killed: set[int] = set()
    while player.told["result"] is None:
        if player.may_ask:
            for robot in house.robots()[: 3 - len(killed)]:
                os.kill(robot, signal.SIGKILL)
                killed.add(robot)
            await LastingPlayer({"per_turn": 0, "per_match": 0}).start(house)
            await player.ask(luck, f"{luck.getrandbits(64):x}")
        await player.hear()
    assert len(killed) == 3
    with urllib.request.urlopen(f"http://{house.address}/ready", timeout=60) as answer:
        assert answer.status == 200
    await player.leave()
    assert house.stop() == 0


def acted_for(player: LastingPlayer) -> list[int]:
    """What the house did in the first seat's place after the deal, since nobody asked anything."""
    dealt = min(one["at"] for one in player.known.values())
    return [seq for seq, one in player.known.items() if one["event"].get("seat") == 0 and one["at"] > dealt]
