"""`tablee store copy FROM TO`: a house moves to another store, and nothing is lost on the way."""

import asyncio
from dataclasses import asdict
from typing import Annotated

import typer

from tablee.cli.bars import Bar
from tablee.cli.choices import Lang
from tablee.cli.speech import usual_language, voice
from tablee.storage.log import BadStore
from tablee.storage.moving.move import moved

CANNOT = 2

Source = Annotated[
    str, typer.Argument(metavar="FROM", help="A folder or file of matches, or postgresql://host/database.")
]
Target = Annotated[str, typer.Argument(metavar="TO", help="The same, and empty: it is made if it is not there.")]


def register(app: typer.Typer) -> None:
    """Add the group."""
    room = typer.Typer(help="Where matches are kept.", no_args_is_help=True)
    room.callback()(lambda: None)  # so that the only command is called by its name
    room.command()(copy)
    app.add_typer(room, name="store")


def copy(source: Source, target: Target, lang: Lang = None) -> None:
    """Copy all matches into an empty store and compare them; no house may be open. Exit code 0: done; 2: it cannot."""
    language = lang or usual_language()
    say = voice(language)
    try:
        with Bar(say("store.copying")) as bar:
            done = asyncio.run(moved(source, target, bar.at))
    except BadStore as error:
        typer.echo(error.said(language), err=True)
        raise typer.Exit(CANNOT) from None
    typer.echo(say("store.copied", **asdict(done)))
