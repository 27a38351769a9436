"""`tablee robots`: think for the houses on a bus or a database, on this machine, until told to stop."""

from __future__ import annotations

import asyncio
import os
import sys
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.choices import Lang, Store
from tablee.cli.serve import Bus
from tablee.cli.speech import usual_language, voice
from tablee.match.thinking import analyses
from tablee.match.thinking.robots import WORKERS
from tablee.server import logs
from tablee.server.settings import from_environment
from tablee.storage.log import BadStore
from tablee.storage.stores import is_postgres, require_extra

if TYPE_CHECKING:
    from tablee.server.analysts.crew import AnalystCrew
    from tablee.server.pool.crew import RobotCrew

Robots = Annotated[int, typer.Option("--robots", min=1, help="How many think at once; all cores but one if not given.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("robots")(think)


def think(bus: Bus = None, store: Store = None, robots: Robots = WORKERS, lang: Lang = None) -> None:
    """Think for the houses on a bus, as one more machine of robots; with their database, analyse for them too."""
    settings, language = from_environment(os.environ, bus=bus, store=store), lang or usual_language()
    say = voice(language)
    if not settings.bus and not is_postgres(settings.store):
        raise SystemExit(say("robots.no_bus"))
    logs.set_up(settings.log_level, sys.stderr)
    from tablee.server.pool.shift import work  # only now: it brings NATS along

    made: list[RobotCrew | AnalystCrew] = []

    def crews() -> list[RobotCrew | AnalystCrew]:
        made.extend([*_analysts(settings.store), *_robots(settings.bus, robots)])  # those first who are ready at once
        return made

    def ready() -> None:
        for crew in made:
            print(say(crew.ready, robots=crew.size, address=crew.address), flush=True)

    try:
        require_extra()
        asyncio.run(work(crews, ready))
    except BadStore as error:
        raise SystemExit(error.said(language)) from None
    except (BrokenExecutor, TimeoutError) as error:
        raise SystemExit(say("robots.not_ready", error=repr(error))) from None
    for crew in made:
        print(say(crew.done, thoughts=crew.thoughts), flush=True)


def _robots(bus: str, robots: int) -> list[RobotCrew]:
    from tablee.server.pool.crew import RobotCrew
    from tablee.server.visits.bus import Bus as Line

    return [RobotCrew(Line(bus), robots)] if bus else []


def _analysts(store: str) -> list[AnalystCrew]:
    if not is_postgres(store):
        return []
    from tablee.server.analysts.crew import AnalystCrew

    return [AnalystCrew(store, analyses.WORKERS)]
