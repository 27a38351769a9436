"""The engine protocol's `mode endgame`: exact where nothing is hidden, and a sentence where something is."""

import asyncio
from dataclasses import replace

import pytest

from tablee.core.game import Game
from tablee.core.game.shelf import games
from tablee.engines.speaking import Speaker
from tablee.games.topword.engine.endgame import endgame
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.engine.test_trials import RAS
from tablee.games.topword.text.diagram import read_position
from tablee.games.topword.text.notation import write
from tablee.match import codec

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels

GAME: Game = games()["topword"]


async def asked(view: View) -> list[str]:
    """What the engine says to `go mode endgame` in a position."""
    said: list[str] = []
    done = asyncio.Event()

    def say(line: str) -> None:
        said.append(line)
        if line.startswith("bestmove"):
            done.set()

    speaker = Speaker(GAME, GAME.engine.levels[-1], say)
    try:
        await speaker.heard(f"position {codec.encode(view).decode()}")
        await speaker.heard("go mode endgame")
        async with asyncio.timeout(120):
            await done.wait()
    finally:
        speaker.close()
    return said


async def test_the_end_is_looked_through_to_the_last_letter() -> None:
    """Whoever goes out with both letters earns 19 points and 10 for the letters that the other is left with."""
    view = replace(read_position(RAS), seat=1)
    found = endgame(view)
    assert found is not None
    assert found.gain == 29
    said = await asked(view)
    assert said[0] == "info endgame gain 29 exact"
    assert said[-1] == f"bestmove {write(found.ask)}"


async def test_an_end_that_is_none_is_said_to_be_none() -> None:
    view = replace(read_position(RAS), seat=1, bag=3)
    assert endgame(view) is None
    said = await asked(view)
    assert said[0].startswith("error thinking failed: this is no endgame")
    assert said[-1] == "bestmove none"
