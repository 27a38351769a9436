"""`tablee problems make|check|show`: problems found in matches of robots, proven again, and looked at."""

import typer

from tablee.cli.problems.check import check
from tablee.cli.problems.make import make
from tablee.cli.problems.show import show


def register(app: typer.Typer) -> None:
    """Add the group."""
    room = typer.Typer(help="Positions with something to find.", no_args_is_help=True)
    for command in (make, check, show):
        room.command()(command)
    app.add_typer(room, name="problems")
