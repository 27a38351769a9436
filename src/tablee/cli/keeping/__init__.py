"""What those need who keep a house: a copy of its matches, a look through them, a doctor for its configuration."""

import typer

from tablee.cli.keeping import backup, doctor, verify


def register(app: typer.Typer) -> None:
    """Add the commands."""
    for room in (backup, doctor, verify):
        room.register(app)
