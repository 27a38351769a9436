"""`--help` speaks French where the machine does."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from tablee.cli import command_line
from tablee.cli.help import everything, french


def test_every_command_and_option_has_its_french() -> None:
    said = {one.help for one in everything(typer.main.get_command(command_line())) if len(one.help.split()) > 1}
    assert said == set(french())


def test_every_command_and_sub_command_has_a_help() -> None:
    app = command_line()

    def below(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
        yield path
        for name, one in getattr(command, "commands", {}).items():
            yield from below(one, (*path, name))

    paths = list(below(typer.main.get_command(app)))
    assert ("solve",) in paths
    for number, path in enumerate(paths):
        told = CliRunner().invoke(app, [*path, ("--help", "-h")[number % 2]])
        assert (told.exit_code, "sage: " in told.output) == (0, True), (path, told.output)


@pytest.mark.parametrize(
    ("language", "sentence", "other"),
    [
        ("fr_FR.UTF-8", "Ouvre Tablée\u00a0: les pages web", "The port"),
        ("en_GB.UTF-8", "Open the house: the web pages", "Le port"),
    ],
)
def test_serve_explains_itself_in_the_machine_s_language(language: str, sentence: str, other: str) -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--help"]
    variables = {"LC_ALL": language, "PYTHONIOENCODING": "utf-8", "COLUMNS": "120"}
    ended = subprocess.run(command, env=variables, capture_output=True, encoding="utf-8", timeout=50, check=True)
    assert sentence in ended.stdout
    assert other not in ended.stdout
