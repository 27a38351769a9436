"""What those need who keep a house: a copy of its matches, a look through them, another store, a doctor, bots."""

import typer

from tablee.cli.keeping import backup, bot, doctor, store, verify


def register(app: typer.Typer) -> None:
    """Add the commands."""
    for room in (backup, bot, doctor, store, verify):
        room.register(app)
