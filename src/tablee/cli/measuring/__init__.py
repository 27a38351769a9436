"""What those need who want to know how strong a robot is: two of them against each other, or all."""

import typer

from tablee.cli.measuring import arena, ladder


def register(app: typer.Typer) -> None:
    """Add the commands."""
    for room in (arena, ladder):
        room.register(app)
