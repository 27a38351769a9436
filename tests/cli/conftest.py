"""The command line with the toy on the shelf, and no terminal."""

from collections.abc import Callable
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from tablee.arena import field, finding
from tablee.cli import choices, measuring, play, problems, replay
from tests.exam.toy import GAME

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """run("play", "toy", …, typed="…") as `tablee play toy …` would."""
    for room in (choices, replay, field, finding):
        monkeypatch.setattr(room, "games", lambda: {"toy": GAME})
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    app = typer.Typer()
    for door in (measuring, play, problems, replay):
        door.register(app)

    def command(*words: Any, typed: str | bytes = "") -> Result:
        return CliRunner().invoke(app, [str(word) for word in words], input=typed, catch_exceptions=False)

    return command
