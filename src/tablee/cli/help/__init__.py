"""`--help` in French: what the commands say of themselves is English in the code, and French in fr.toml."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

Spoken = Any
"""A command or one of its options, of typer's own click."""


@cache
def french() -> dict[str, str]:
    """The French of each English sentence."""
    return tomllib.loads((files("tablee.cli.help") / "fr.toml").read_text("utf-8"))


def in_french(command: Spoken) -> Spoken:
    """The command and all below it with their help in French; a sentence that is not listed stays as it is."""
    for one in everything(command):
        one.help = french().get(one.help, one.help)
        if hasattr(one, "short_help"):
            one.short_help = None  # it is cut from the help
    return command


def everything(command: Spoken) -> Iterator[Spoken]:
    """A command, its options and arguments, and the commands below it, if they have something to say."""
    if command.help:
        yield command
    yield from (one for one in command.params if getattr(one, "help", None))
    for below in getattr(command, "commands", {}).values():
        yield from everything(below)
