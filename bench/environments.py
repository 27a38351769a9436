"""Steps a second of our environments beside PettingZoo's own classic games, in turns in one run.

    python -m bench.environments

PettingZoo's games want packages that nothing else here needs, so they get an environment of their own in a temporary
folder, with this working copy in it. Random legal moves, raw environments without wrappers; connect four is the unit.
"""

import argparse
import importlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
UNIT = "pettingzoo connect_four"
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")
ROUNDS, SECONDS = 7, 1.0


def main() -> None:
    """Make the environment and run there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--here", action="store_true", help="all packages are here already")
    if parser.parse_args().here:
        print(table({name: made() for name, made in contestants().items()}))
        return
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        subprocess.run([UV, "venv", "-q", "--python", sys.executable, folder], check=True)
        wanted = ["-e", f"{ROOT}[research,engine]", "pettingzoo[classic]", "editables", "hatchling"]
        subprocess.run([UV, "pip", "install", "-q", "--python", python, *wanted], check=True)
        subprocess.run([python, "-m", "bench.environments", "--here"], cwd=ROOT, check=True)


def contestants() -> dict[str, Callable[[], Any]]:
    """Every environment, by a name for the table."""
    from tablee import research  # noqa: PLC0415 - only where the extra is installed
    from tablee.core.game.shelf import games  # noqa: PLC0415 - the same

    ours = {f"tablee {name}": lambda name=name: research.raw_env(name, 2) for name in games()}
    theirs = {f"pettingzoo {name.rpartition('_')[0]}": lambda name=name: classic(name) for name in CLASSIC}
    return {**theirs, **ours}


def classic(name: str) -> Any:
    """One of PettingZoo's own games without its wrappers."""
    return importlib.import_module(f"pettingzoo.classic.{name}").raw_env()


def table(envs: dict[str, Any]) -> str:
    """Rounds in turns; the median of each environment's ratio to the unit of its round, and its steps a second."""
    rates: dict[str, list[float]] = {name: [] for name in envs}
    for number in range(ROUNDS + 1):  # the first is not counted
        for name, env in envs.items():
            rate = steps(env, number)
            rates[name] += [rate] if number else []
    lines = ["| environment | steps a second | of connect four |", "|---|---|---|"]
    for name, own in rates.items():
        ratios = [mine / unit for mine, unit in zip(own, rates[UNIT], strict=True)]
        lines.append(f"| {name} | {median(own):.0f} | {median(ratios):.3f} ({min(ratios):.3f}–{max(ratios):.3f}) |")
    return "\n".join(lines)


def steps(env: Any, seed: int) -> float:
    """Random legal moves for a while."""
    import numpy as np  # noqa: PLC0415 - as above

    luck, made = np.random.default_rng(seed), 0
    env.reset(seed=seed)
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        made += 1
    return made / (time.process_time() - began)


if __name__ == "__main__":
    main()
