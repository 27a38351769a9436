"""Moves through the whole server: real processes and sockets, both players, every move durable."""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")
RUNS = ((1, 0.0), (50, 0.0), (500, 1.0))
"""Tables, and seconds between the moves of a table (0: as fast as the house answers)."""
FASTEST, FASTEST_LANE = 8000, 1500
"""Moves a second we expect at most, of all and of one; so many tables are opened beforehand."""
MOVES_A_MATCH = 70

PACES = ("messages", "frames", "calls", "openings", "arrivals")
LIMITS = (
    *(f"{pace}_{how}" for pace in PACES for how in ("per_second", "at_once")),
    *("sockets_per_address", "connections_per_address", "tables_per_address", "tables"),
)
OPEN_HOUSE = {"TABLEE_LOG_LEVEL": "warning", **{f"TABLEE_{limit.upper()}": "1000000" for limit in LIMITS}}
"""All players come from one address here, and play faster than people."""


def main() -> None:
    """Run each size once and print a table, or JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=10.0, help="how long each size is measured")
    options.add_argument("--tables", type=int, help="only this many tables")
    options.add_argument("--pace", type=float, default=0.0, help="with --tables: seconds between moves of a table")
    options.add_argument("--json", action="store_true", help="print JSON")
    chosen = options.parse_args()
    runs = RUNS if chosen.tables is None else ((chosen.tables, chosen.pace),)
    results = [measured(tables, pace, chosen.seconds) for tables, pace in runs]
    print(json.dumps(results, indent=2) if chosen.json else as_table(results))


def measured(tables: int, pace: float, seconds: float) -> dict[str, Any]:
    """One size on a fresh server."""
    with tempfile.TemporaryDirectory(dir=Path.cwd() / ".cache") as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
        probe.close()
        server = subprocess.Popen(
            [sys.executable, "-m", "tablee", "serve", "--port", address.split(":")[1], "--data", data],
            env={**os.environ, **OPEN_HOUSE},
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_for(address)
            return {"tables": tables, "pace": pace, **play(server.pid, address, tables, seconds, pace)}
        finally:
            server.terminate()
            server.wait(10)


def play(pid: int, address: str, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """Let the players play and read the server's processor time meanwhile."""
    rate = 1 / pace if pace else min(FASTEST_LANE, FASTEST / tables)
    spare = 1 + int((seconds + 2) * rate / MOVES_A_MATCH + (0.5 if pace else 2))
    command = [sys.executable, "-m", "bench.players", *map(str, (address, tables, seconds, pace, spare))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        assert players.stdout.readline().strip() == "seated"
        began, before = time.perf_counter(), processor_seconds(pid)
        told = json.loads(players.stdout.readline())
        spent, lasted = processor_seconds(pid) - before, time.perf_counter() - began
        players.kill()
    waits = sorted(told["seconds"])
    return {
        "moves": len(waits),
        "moves_per_second": len(waits) / lasted,
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p99_ms": waits[len(waits) * 99 // 100] * 1000,
        "cpu_us_per_move": spent / len(waits) * 1e6,
        "bytes_per_move": told["bytes"] / len(waits),
        "refused": told["refused"],
    }


def processor_seconds(pid: int) -> float:
    """User and system time of a process, all its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def wait_for(address: str) -> None:
    """Until the house is open; by a call that houses of all versions answer (`bench.turns` compares them)."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"http://{address}/health"):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def as_table(results: list[dict[str, Any]]) -> str:
    """One line a size."""
    lines = ["tables  pace   moves/s    p50 ms    p99 ms  CPU µs/move  refused"]
    lines += [
        f"{one['tables']:>6}  {one['pace'] or 'max':>4}  {one['moves_per_second']:>8.0f}  {one['p50_ms']:>8.2f}  "
        f"{one['p99_ms']:>8.2f}  {one['cpu_us_per_move']:>11.0f}  {one['refused']:>7}"
        for one in results
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
