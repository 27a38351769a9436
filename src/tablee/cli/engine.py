"""`tablee engine GAME`: our robots for other programs, line by line; or a check of somebody else's engine."""

import asyncio
import sys
from typing import Annotated

import typer

from tablee.cli.choices import GameName, Lang, game_of, politely
from tablee.cli.speech import voice
from tablee.match.tables.lobby import level_named

Level = Annotated[str | None, typer.Option("--level", help="The level it begins with; the strongest if none is given.")]
Check = Annotated[
    str | None, typer.Option("--check", metavar="COMMAND", help="See whether another engine keeps to the protocol.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(engine)


def engine(game: GameName, level: Level = None, check: Check = None, lang: Lang = None) -> None:
    """Let other programs ask our robots, line by line (docs/engine-protocol.md); or check an engine of yours."""
    from tablee.engines.checking import checked  # not above: start-up can do without
    from tablee.engines.speaking import speak

    with politely(lang) as language:
        played, say = game_of(game), voice(language)
        begins = level_named(played, level) if level else played.engine.levels[-1]
    if check is None:
        asyncio.run(speak(played, begins, sys.stdin.readline, lambda line: print(line, flush=True)))
        return
    wrong = 0
    for finding in checked(check, played):
        wrong += bool(finding.wrong)
        typer.echo(f"{'✗' if finding.wrong else '✓'} {finding.asked}{f': {finding.wrong}' if finding.wrong else ''}")
    typer.echo(say("engine.failed" if wrong else "engine.passed", count=wrong))
    raise typer.Exit(1 if wrong else 0)
