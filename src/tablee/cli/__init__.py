"""The `tablee` command: every module of this room that has a `register` adds its commands."""

import importlib
import pkgutil
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
import typer.main

from tablee import __version__
from tablee.cli.help import in_french
from tablee.cli.speech import Language, sentence, usual_language, voice
from tablee.core.extras import lacking


def main() -> None:
    """Run the command line; it explains itself in French where the machine speaks French."""
    command = typer.main.get_command(command_line(sys.argv[1:2]))
    if usual_language() is Language.fr:
        in_french(command)
    try:
        command()
    except ModuleNotFoundError as error:
        if (missing := lacking(error)) is None:
            raise
        raise SystemExit(sentence(voice(usual_language()), missing)) from None


def command_line(called: Sequence[str] = ()) -> typer.Typer:
    """All commands; those of the games, for which their boxes are opened, not if one of the house's own is called."""
    app = typer.Typer(
        help="Tablée: five French parlour games at one table.",
        no_args_is_help=True,
        add_completion=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback()(_asked)  # so that a single command, too, is called by its name
    for module in pkgutil.iter_modules(__path__):
        command = importlib.import_module(f"{__name__}.{module.name}")
        if hasattr(command, "register"):
            command.register(app)
    if not set(called) & set(getattr(typer.main.get_command(app), "commands", ())):
        from tablee.cli.commands import of_games

        of_games(app)
    return app


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"Tablée {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which version this is.")
]


def _asked(version: Version = False) -> None:
    """What may be asked without a command."""
