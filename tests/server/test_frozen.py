"""A house that is frozen for a while, as a laptop that is closed, takes nobody's turn when it wakes."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tablee.match.play.watch import STALL
from tests.server.processes import LastingPlayer, Process

TURN = 6


@pytest.mark.timeout(120)
async def test_a_frozen_house_does_not_take_the_turn_on_waking(tmp_path: Path) -> None:
    player = LastingPlayer({"per_turn": TURN, "per_match": 0})
    house = Process(tmp_path)
    began = time.monotonic()  # the turn begins later, which a busy test may notice late
    await player.start(house)
    await player.join(house)
    while player.told["to_play"] != [0]:
        await player.hear()
    seq = player.told["seq"]
    os.kill(house.pid, signal.SIGSTOP)
    used = time.monotonic() - began
    await asyncio.sleep(TURN + STALL)  # the fault itself takes its time
    os.kill(house.pid, signal.SIGCONT)
    woke = time.monotonic()
    await player.hear()
    assert (player.told["seq"], player.told["events"]) == (seq, []), "the house says how the clocks stand, no more"
    while player.told["seq"] == seq:
        await player.hear()
    assert time.monotonic() - woke >= TURN - used - 1.5, "the seat had the rest of its turn"
    await player.leave()
    assert house.stop() == 0
