"""The `tablee` command: every module of this room that has a `register` adds its commands."""

import importlib
import pkgutil

import typer


def main() -> None:
    """Run the command line."""
    command_line()()


def command_line() -> typer.Typer:
    """All commands, those of the games included."""
    app = typer.Typer(
        help="Tablée: five French parlour games at one table.",
        no_args_is_help=True,
        add_completion=False,
    )
    app.callback()(lambda: None)  # so that a single command, too, is called by its name
    for module in pkgutil.iter_modules(__path__):
        command = importlib.import_module(f"{__name__}.{module.name}")
        if hasattr(command, "register"):
            command.register(app)
    return app
