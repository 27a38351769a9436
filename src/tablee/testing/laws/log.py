"""Laws of the log: it alone makes the position, step by step, on any machine and in later years."""

import os
import subprocess
import sys

from tablee.core.game import Game
from tablee.core.game.shelf import package
from tablee.core.loop import evolve_all
from tablee.core.position import fingerprint
from tablee.core.refusal import Refused
from tablee.testing.broken import Broken, hold
from tablee.testing.golden import comes_to, expected, folder_of
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


def law_golden_records_replay(game: Game, _seed: int) -> None:
    """Every golden record replays to its committed end, and the present rules have one for each seat count."""
    folder, command = folder_of(game), f"python -m tablee.testing.golden {game.name}"
    found = {path.name: path for path in sorted(folder.glob("*.txt"))}
    for seats in game.rules.seat_counts:
        names = (name for name in found if name.startswith(f"v{game.rules.version}-{seats}-"))
        hold(any(names), f"no golden record for {seats} seats and rules {game.rules.version}; make it with: {command}")
    wanted = expected(folder)
    hold(set(wanted) == set(found), f"the golden records and {folder.name}/expected.toml do not name the same matches")
    for name, path in found.items():
        try:
            now = comes_to(game, path.read_text("utf-8"))
        except (Refused, ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise Broken(f"{name} can no longer be replayed: {error!r}") from error
        for what, value in now.items():
            hold(wanted[name].get(what) == value, f"{name}: {what} was {wanted[name].get(what)}, is now {value}")
