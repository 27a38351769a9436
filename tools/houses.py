"""Houses and their common door on this machine: `tablee serve` in processes of its own, behind Caddy."""

from __future__ import annotations

import json
import os
import signal
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tools.servers import PATIENCE, Nats, Server

CADDYFILE = Path(__file__).resolve().parent.parent / "deploy" / "Caddyfile"


class HouseProcess(Server):
    """A house on a store; its notes are in a file beside its folder."""

    def __init__(self, folder: Path, settings: Mapping[str, str], port: int = 0) -> None:
        super().__init__(port)
        self.folder = folder
        self.settings = settings
        self._settings = {f"TABLEE_{name.upper()}": text for name, text in settings.items()}

    def start(self) -> None:
        """Open it, and wait until one can play in it."""
        self.begin()
        self.wait()

    def wait(self, patience: float = PATIENCE) -> None:
        """Until one can play in it."""
        until = monotonic() + patience
        while self.ready.get("status") != "ok":
            if not self.runs or monotonic() > until:
                raise RuntimeError(f"the house did not open: {self.notes.read_text()[-2000:]}")
            sleep(0.1)

    def begin(self) -> None:
        """Have it open, without waiting for it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tablee", "serve", "--port", self.port, "--data", self.folder]
        with self.notes.open("ab") as notes:
            self._begin(*command, stdout=notes, stderr=notes, env={**os.environ, **self._settings})

    def stop(self) -> None:
        """Close it in order: what it holds is left to the others."""
        self.end(signal.SIGTERM)

    @property
    def notes(self) -> Path:
        return self.folder.with_suffix(".log")

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def ready(self) -> Mapping[str, Any]:
        """What it says of itself; nothing if it says nothing."""
        try:
            with urllib.request.urlopen(f"http://{self.address}/ready", timeout=2) as answer:
                told: Mapping[str, Any] = json.load(answer)
        except urllib.error.HTTPError as refused:
            told = json.load(refused)
        except (OSError, ValueError):
            told = {}
        return told


class RobotsProcess(Server):
    """Robots and analysts for all houses on a bus and a database; they listen on no port but the bus'."""

    def __init__(self, robots: int, bus: Nats, store: str) -> None:
        super().__init__(bus.port)
        where = ["--bus", bus.address, "--store", store]
        self._command = [sys.executable, "-m", "tablee", "robots", *where, "--robots", robots]

    def start(self) -> None:
        """Have them come; houses think themselves until they are ready."""
        self._run(*self._command)


class Caddy(Server):
    """The door, as deploy/Caddyfile has it."""

    def __init__(self, houses: Sequence[HouseProcess], port: int = 0) -> None:
        super().__init__(port)
        self._houses = " ".join(house.address for house in houses)

    def start(self) -> None:
        """Run it, on the same port as before."""
        chosen = {"TABLEE_SITE": self.address, "TABLEE_HOUSES": self._houses, "TABLEE_CADDY_ADMIN": "off"}
        caddy = Path(sys.executable).with_name("caddy")
        self._run(caddy, "run", "--adapter", "caddyfile", "--config", CADDYFILE, env={**os.environ, **chosen})

    def stop(self) -> None:
        """End it."""
        self.end(signal.SIGTERM)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"
