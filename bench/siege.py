"""One visitor against a fresh house with its usual limits: how long others' moves take, and whether it recovers.

`python -m bench.siege` runs every attack of bench/siege_attacks.py one by one against a house on 127.0.0.1, while eight
homes play.
A move that waits keeps its table from asking the next one, so a wait of a second counts as all the moves it held up.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from typing import Any

from bench.server import wait_for
from bench.siege_attacks import ATTACKS, Siege
from bench.siege_others import HOMES, PACE
from tablee.core.game import shelf

SHARES = (50, 95, 99)
RECOVERED = 3.0
"""Times the calm run's p95 that a move may take when the attack is over."""
LONGEST_WAIT = 60.0
YIELDING = 5
"""How much nicer the attacker is than house and players: it would have a machine of its own."""


@dataclass
class Others:
    """The moves of those who only play: when they were asked, and how long each took."""

    moves: list[tuple[float, float]] = field(default_factory=list)

    def listen(self, process: subprocess.Popen[str]) -> None:
        """Until the process ends."""
        assert process.stdout is not None
        for line in process.stdout:
            answered, seconds = map(float, line.split())
            self.moves.append((answered - seconds, seconds))

    def between(self, since: float, until: float) -> list[float]:
        """The waits of moves asked in that time, and of those they held up, in order."""
        waits = []
        for asked, seconds in self.moves.copy():
            if since <= asked < until:
                waits += [seconds, *(seconds - PACE * number for number in range(1, int(seconds / PACE) + 1))]
        return sorted(waits)


def main() -> None:
    """Run the attacks and print a table, or JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=10.0, help="how long each attack goes on")
    options.add_argument("--calm", type=float, default=5.0, help="how long others play undisturbed before each")
    options.add_argument("--only", nargs="*", default=[], help="only these attacks")
    options.add_argument("--json", action="store_true", help="print JSON")
    chosen = options.parse_args()
    attacks = [one for one in ATTACKS if not chosen.only or one.__name__ in chosen.only]
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))  # we hold the other ends of all connections
    results = [besieged(attack, chosen.calm, chosen.seconds) for attack in attacks]
    print(json.dumps(results, indent=2) if chosen.json else as_table(results))


def besieged(attack: Any, calm: float, seconds: float) -> dict[str, Any]:
    """One attack on a fresh house."""
    with tempfile.TemporaryDirectory(dir=Path.cwd() / ".cache") as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
        probe.close()
        house = subprocess.Popen(
            [sys.executable, "-m", "bench.siege_house", address.split(":")[1], data, f"{data}/turns.json"],
            env={**os.environ, "TABLEE_LOG_LEVEL": "error"},
            stdout=subprocess.DEVNULL,
        )
        playing = [sys.executable, "-m", "bench.siege_others", address]
        try:
            wait_for(address)
            with subprocess.Popen(playing, stdout=subprocess.PIPE, text=True) as players:
                try:
                    turns = Path(data, "turns.json")
                    return measured(attack, Siege(address, seconds), house.pid, players, calm) | longest(
                        house.pid, turns
                    )
                finally:
                    players.kill()
        finally:
            house.terminate()
            house.wait(20)


def measured(attack: Any, siege: Siege, pid: int, players: subprocess.Popen[str], calm: float) -> dict[str, Any]:
    """A calm run, the attack, and how long it takes until all is as before."""
    others = Others()
    Thread(target=others.listen, args=(players,), daemon=True).start()
    while len(others.moves) < HOMES * 10:
        time.sleep(0.1)
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (YIELDING,)) as attacker:
        attacker.submit(ready).result()
        before, began = memory(pid), time.perf_counter()
        time.sleep(calm)
        os.kill(pid, signal.SIGUSR1)  # turns are watched from now on
        attacked, peak = time.perf_counter(), Peak(pid)
        said = attacker.submit(laid, attack, siege).result()
        ended = time.perf_counter()
    usual = others.between(began, attacked)
    recovered = recovery(others, ended, RECOVERED * part(usual, 95), siege.address)
    waits = others.between(attacked, ended)
    return {
        "attack": attack.__name__,
        "what": attack.__doc__,
        "said": said,
        "calm_ms": {share: part(usual, share) * 1000 for share in SHARES},
        "siege_ms": {share: part(waits, share) * 1000 for share in SHARES},
        "longest_ms": max(waits, default=0.0) * 1000,
        "memory_mb": {"before": before, "peak": peak.stop(), "after": memory(pid)},
        "recovered_s": recovered,
    }


def longest(pid: int, turns: Path) -> dict[str, Any]:
    """The most processor time that a turn of the house's event loop took since it was asked last."""
    turns.unlink(missing_ok=True)
    os.kill(pid, signal.SIGUSR1)
    while not turns.exists() or not turns.read_text():
        time.sleep(0.1)
    return {"turn_ms": max(json.loads(turns.read_text()), default=0.0) * 1000}


def ready() -> int:
    """In the attacker's process: it has come, and knows the games."""
    return len(shelf.games())


def laid(attack: Any, siege: Siege) -> str:
    """In the attacker's process: what came of it."""
    said: str = asyncio.run(attack(siege))
    return said


def recovery(others: Others, since: float, limit: float, address: str) -> float | None:
    """Seconds until every home moves at its usual pace and newcomers are let in; None if that does not happen."""
    while (now := time.perf_counter()) - since < LONGEST_WAIT:
        time.sleep(0.5)
        waits = others.between(now - 1.0, now)
        if len(waits) >= HOMES * 4 and part(waits, 95) <= limit:
            wait_for(address)
            return max(0.0, now - 1.0 - since)
    return None


class Peak:
    """The most memory of a process and its children, looked at ten times a second."""

    def __init__(self, pid: int) -> None:
        self._pid, self._most, self._looking = pid, 0.0, True
        self._thread = Thread(target=self._look, daemon=True)
        self._thread.start()

    def stop(self) -> float:
        """Enough."""
        self._looking = False
        self._thread.join()
        return self._most

    def _look(self) -> None:
        while self._looking:
            self._most = max(self._most, memory(self._pid))
            time.sleep(0.1)


def memory(pid: int) -> float:
    """Megabytes of a process and of those it started."""
    found = 0.0
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                found = int(line.split()[1]) / 1024
        tasks = [(task / "children").read_text() for task in Path(f"/proc/{pid}/task").iterdir()]
    except OSError:  # it has just ended
        return found
    return found + sum(memory(int(child)) for task in tasks for child in task.split())


def part(waits: list[float], share: int) -> float:
    """The wait that this share of moves stays below."""
    return waits[min(len(waits) - 1, len(waits) * share // 100)] if waits else float("nan")


def as_table(results: list[dict[str, Any]]) -> str:
    """A row an attack, in Markdown."""
    lines = [
        "| attack | others’ moves: p50 calm → siege | p95 | p99 | longest | turn | memory | recovered |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in results:
        calm, siege, held = one["calm_ms"], one["siege_ms"], one["memory_mb"]
        shares = [f"{calm[s]:.1f} → {siege[s]:.1f} ms (× {siege[s] / calm[s]:.1f})" for s in SHARES]
        after = "no" if one["recovered_s"] is None else f"after {one['recovered_s']:.1f} s"
        size = " / ".join(f"{held[when]:.0f}" for when in ("before", "peak", "after"))
        cells = (
            f"{one['what']} ({one['said']})",
            *shares,
            f"{one['longest_ms']:.0f} ms",
            f"{one['turn_ms']:.0f} ms",
            f"{size} MB",
            after,
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
