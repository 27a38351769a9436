"""`tablee verify`: walks through the matches of a house and names what is not as it was written."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.bars import Bar
from tablee.cli.choices import Data, Lang, Store
from tablee.cli.speech import usual_language, voice
from tablee.match.tables.table import from_sheet
from tablee.server.settings import from_environment
from tablee.storage.log import BadStore
from tablee.storage.stores import verification

WRONG, CANNOT = 1, 2

File = Annotated[Path | None, typer.Option("--file", help="A single file instead, such as a backup.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(data: Data = None, store: Store = None, file: File = None, lang: Lang = None) -> None:
    """Look whether all matches are as they were written; a house may be open. Exit code 0: yes; 1: no; 2: cannot."""
    language = lang or usual_language()
    say = voice(language)
    path = file or from_environment(os.environ, data=data, store=store).kept_in
    wrong, key = 0, "verify.whole"
    with Bar(say("verify.looking")) as bar:
        try:
            walk = verification(path, from_sheet, bar.at)
            for one in walk.findings():
                if one.kind == "older":
                    key = "verify.older"
                else:
                    wrong += 1
                bar.say(one.said(language))
        except BadStore as error:
            typer.echo(error.said(language), err=True)
            raise typer.Exit(CANNOT) from None
    counts = {"path": walk.where, "tables": walk.tables, "matches": walk.matches, "events": walk.events}
    typer.echo(say("verify.wrong" if wrong else key, count=wrong, **counts))
    raise typer.Exit(WRONG if wrong else 0)
