"""`tablee robots`: think for the houses on a bus, on this machine, until told to stop."""

from __future__ import annotations

import asyncio
import os
import sys
from concurrent.futures import BrokenExecutor
from typing import Annotated

import typer

from tablee.cli.choices import Lang
from tablee.cli.serve import Bus
from tablee.cli.speech import usual_language, voice
from tablee.match.thinking.robots import WORKERS
from tablee.server import logs
from tablee.server.settings import from_environment

Robots = Annotated[int, typer.Option("--robots", min=1, help="How many think at once; all cores but one if not given.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("robots")(think)


def think(bus: Bus = None, robots: Robots = WORKERS, lang: Lang = None) -> None:
    """Think for the houses on a bus, as one more machine of robots."""
    settings, say = from_environment(os.environ, bus=bus), voice(lang or usual_language())
    if not settings.bus:
        raise SystemExit(say("robots.no_bus"))
    logs.set_up(settings.log_level, sys.stderr)
    from tablee.server.pool.shift import work  # only now: it brings NATS along

    def ready(address: str) -> None:
        print(say("robots.ready", robots=robots, address=address), flush=True)

    try:
        thoughts = asyncio.run(work(settings.bus, robots, ready))
    except (BrokenExecutor, TimeoutError) as error:
        raise SystemExit(say("robots.not_ready", error=repr(error))) from None
    print(say("robots.done", thoughts=thoughts), flush=True)
