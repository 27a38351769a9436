"""`--help` speaks French where the machine does."""

import subprocess
import sys

import pytest
import typer.main

from tablee.cli import command_line
from tablee.cli.help import everything, french


def test_every_command_and_option_has_its_french() -> None:
    said = {one.help for one in everything(typer.main.get_command(command_line())) if len(one.help.split()) > 1}
    assert said == set(french())


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
