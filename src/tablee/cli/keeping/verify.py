"""`tablee verify`: walks through the matches of a house and names what is not as it was written."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.bars import Bar
from tablee.cli.choices import Lang
from tablee.cli.speech import usual_language, voice
from tablee.match.tables.table import from_sheet
from tablee.server.settings import from_environment
from tablee.storage.log import BadStore
from tablee.storage.verify import Verification

WRONG, CANNOT = 1, 2

Data = Annotated[Path | None, typer.Option(help="The folder in which matches are kept.")]
Store = Annotated[Path | None, typer.Option("--file", help="A single file instead, such as a backup.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(data: Data = None, file: Store = None, lang: Lang = None) -> None:
    """Look whether all matches are as they were written; a house may be open. Exit code 0: yes; 1: no; 2: cannot."""
    language = lang or usual_language()
    say = voice(language)
    path = file or from_environment(os.environ, data=data).store
    wrong, key = 0, "verify.whole"
    with Bar(say("verify.looking")) as bar:
        walk = Verification(path, from_sheet, bar.at)
        try:
            for one in walk.findings():
                if one.kind == "older":
                    key = "verify.older"
                else:
                    wrong += 1
                bar.say(one.said(language))
        except BadStore as error:
            typer.echo(error.said(language), err=True)
            raise typer.Exit(CANNOT) from None
    counts = {"path": path, "tables": walk.tables, "matches": walk.matches, "events": walk.events}
    typer.echo(say("verify.wrong" if wrong else key, count=wrong, **counts))
    raise typer.Exit(WRONG if wrong else 0)
