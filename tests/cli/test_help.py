"""Every command of the command line, and every command within a command, says what it is for."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from tablee.cli import command_line
from tablee.core.game.shelf import games

APP = command_line()


def calls(command: Any, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All that can be typed behind `tablee`; what has no parts is called as it is."""
    yield words
    for name, inner in getattr(command, "commands", {}).items():
        yield from calls(inner, (*words, name))


SOLVED = [("solve", game.name) for game in games().values() if game.engine.solve]
CALLS = [*calls(typer.main.get_command(APP)), *SOLVED]


@pytest.mark.parametrize("words", CALLS, ids=" ".join)
def test_a_command_has_a_help(words: tuple[str, ...]) -> None:
    told = CliRunner().invoke(APP, [*words, "--help"])
    assert told.exit_code == 0, told.output
    assert told.output.strip().lower().startswith("usage:")
    assert len(told.output.strip().splitlines()) > 2, "a usage line alone does not help"


def test_the_games_that_can_be_solved_are_among_them() -> None:
    assert SOLVED
    assert ("solve",) in CALLS
    assert len(CALLS) > 12
