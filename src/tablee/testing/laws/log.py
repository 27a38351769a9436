"""Laws of the log: it alone makes the position, step by step, on any machine."""

import os
import subprocess
import sys

from tablee.core.game import Game
from tablee.core.game.shelf import package
from tablee.core.loop import evolve_all
from tablee.core.position import fingerprint
from tablee.testing.broken import hold
from tablee.testing.playout import playouts
from tablee.testing.traces import traces


def law_replay_equals_play(game: Game, seed: int) -> None:
    """Folding the log gives, at every step, the position that play had reached."""
    for playout in playouts(game, seed):
        position = game.rules.start(playout.sitting.options, playout.sitting.seats)
        for number, step in enumerate(playout.steps):
            position = evolve_all(game, position, step.events)
            hold(
                fingerprint(position) == step.fingerprint,
                f"the log replayed to ask {number} ({step.ask}) gives another position than play did",
            )


def law_same_log_same_hash(game: Game, seed: int) -> None:
    """Another process, with its own order of hashes, plays the same matches and finds the same fingerprints."""
    here = traces(game, seed)
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tablee.testing.elsewhere", package(game), str(seed)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    hold(done.returncode == 0, f"another process cannot play the game: {done.stderr[-500:]}")
    for mine, other in zip(here, done.stdout.splitlines(), strict=True):
        hold(mine == other, f"here “{mine}”, in another process “{other}”")
