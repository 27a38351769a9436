"""`--help` speaks French where the machine does."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import typer.main
from typer.testing import CliRunner

from tablee import __version__
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
        assert path != ("serve",) or "Open the house: the web pages" in told.output


def test_it_says_which_version_it_is() -> None:
    told = CliRunner().invoke(command_line(), ["--version"])
    assert (told.exit_code, told.output) == (0, f"Tablée {__version__}\n")


def test_a_command_of_the_house_opens_no_game_s_box() -> None:
    called = "import sys, tablee.cli; tablee.cli.command_line([{!r}]); print('tablee.games' in sys.modules)"
    said = [
        subprocess.check_output([sys.executable, "-c", called.format(name)], text=True) for name in ("word", "--help")
    ]
    assert said == ["False\n", "True\n"]


def test_serve_explains_itself_in_the_machine_s_language() -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--help"]
    variables = {"LC_ALL": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8", "COLUMNS": "120"}
    ended = subprocess.run(command, env=variables, capture_output=True, encoding="utf-8", timeout=50, check=True)
    assert "Ouvre Tablée\u00a0: les pages web" in ended.stdout
    assert "The port" not in ended.stdout
