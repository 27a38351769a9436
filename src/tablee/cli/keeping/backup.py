"""`tablee backup FILE`: a copy of all matches, made while the house is open, and looked through before it counts."""

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
from tablee.storage.sqlite.copying import backed_up
from tablee.storage.sqlite.verify import Verification

DAMAGED, CANNOT = 1, 2

Target = Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; for its owner alone (mode 0600).")]
Force = Annotated[bool, typer.Option("--force", help="Replace FILE if it is there already.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(backup)


def backup(file: Target, data: Data = None, store: Store = None, force: Force = False, lang: Lang = None) -> None:
    """Copy all matches, while the house is open. Exit code 0: done; 1: the copy is not whole; 2: it cannot be made."""
    language = lang or usual_language()
    say = voice(language)
    with Bar(say("backup.copying")) as bar:

        def whole(copy: Path) -> bool:
            found = [one for one in Verification(copy, from_sheet, bar.at).findings() if one.kind != "older"]
            for one in found:
                bar.say(one.said(language))
            return not found

        try:
            source = from_environment(os.environ, data=data, store=store).kept_in
            if isinstance(source, str):
                raise BadStore("no_file", path=file)
            good = backed_up(source, file, force, whole, bar.at)
        except BadStore as error:
            typer.echo(error.said(language), err=True)
            raise typer.Exit(CANNOT) from None
    typer.echo(say("backup.written" if good else "backup.damaged", file=file, size=file.stat().st_size if good else 0))
    raise typer.Exit(0 if good else DAMAGED)
