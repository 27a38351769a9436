"""`tablee analyse RECORD`: how well a recorded match was played."""

from typing import Annotated

import typer

from tablee.cli.choices import AsJson, Lang, politely
from tablee.core.game.command import text_of
from tablee.match import codec
from tablee.match.local import from_record

File = Annotated[str, typer.Argument(metavar="RECORD", help="A record of a match; - reads it from a pipe.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(analyse)


def analyse(file: File, json: AsJson = False, lang: Lang = None) -> None:
    """Say of every turn of a recorded match what was best, and what was given away."""
    with politely(lang) as language:
        match = from_record(text_of(file))
        found = match.analysis()
        typer.echo(codec.encode(found) if json else match.retold(found, language))
