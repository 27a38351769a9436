"""Show that matches of robots may be played anywhere: the same contest here and on a cluster that loses a worker.

make arena-cluster                                two workers on this machine; one is killed half-way
make arena-cluster GAME=… A=… B=… MATCHES=2000    another contest
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from distributed import LocalCluster

from tablee.core.game.shelf import games

OF_THE_RUN = {"seconds", "matches_per_second", "workers"}
"""Figures that say how long it took, not what came of it."""


@contextmanager
def two_workers() -> Iterator[Any]:
    """A scheduler and two workers on this machine, ended with all they started; a worker that dies is started again."""
    with (
        tempfile.TemporaryDirectory() as room,
        LocalCluster(  # type: ignore[no-untyped-call]  # distributed gives its constructor no types
            n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=room, silence_logs=50
        ) as cluster,
    ):
        yield cluster


def kill_one(cluster: Any) -> int:
    """Kill -9 a worker; answers which process it was."""
    worker: int = next(iter(cluster.workers.values())).pid
    os.kill(worker, signal.SIGKILL)
    return worker


def held(words: list[str], file: Path, cluster: Any = None) -> dict[str, Any]:
    """`tablee arena …` as anybody would type it; on a cluster a worker is killed when half of it is played."""
    where = ["--cluster", cluster.scheduler_address] if cluster else []
    command = [sys.executable, "-m", "tablee", "arena", *words, *where, "--json", str(file), "--lang", "en"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as arena:
        for number, line in enumerate(arena.stderr or (), 1):
            print(line, end="", file=sys.stderr)
            if number == 5 and cluster:
                print(f"killed: worker {kill_one(cluster)}", file=sys.stderr)
    if arena.returncode:
        sys.exit(arena.returncode)
    return {name: figure for name, figure in json.loads(file.read_text()).items() if name not in OF_THE_RUN}


def main() -> int:
    """Hold the contest twice and compare."""
    quick = next(game for game in games().values() if not game.engine.kernels)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=quick.name)
    parser.add_argument("--a", help="a robot; the second weakest if not said")
    parser.add_argument("--b", help="another; the weakest if not said")
    parser.add_argument("--matches", default="100")
    asked = parser.parse_args()
    levels = games()[asked.game].engine.levels
    words = [asked.game, asked.a or levels[1], asked.b or levels[0], "--matches", asked.matches, "--swap"]
    with tempfile.TemporaryDirectory() as room, two_workers() as cluster:
        here = held([*words, "--workers", "2"], Path(room, "here.json"))
        there = held(words, Path(room, "there.json"), cluster)
    print("The same figures." if here == there else f"Figures differ:\n{here}\n{there}")
    return here != there


if __name__ == "__main__":
    sys.exit(main())
