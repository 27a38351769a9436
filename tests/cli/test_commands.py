"""`tablee solve`, `tablee GAME NAME`, `tablee analyse`: what games bring along is found, run and refused politely."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from tablee.cli import analyse, choices, commands, play
from tablee.core.game.command import Command, text_of
from tablee.core.refusal import Refused, Unreadable
from tablee.match import local
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME

Run = Callable[..., Result]


@dataclass(frozen=True, slots=True)
class Length:
    """How long a match was: the toy's analysis."""

    events: int


def best(typed: Namespace, say: Any) -> str:
    text = text_of(typed.file).strip()
    if not text:
        raise Refused(Unreadable(text))
    return f"{say('name.title')}: {sorted(text.split())[-typed.top :]}"


def asks(parser: ArgumentParser) -> None:
    parser.add_argument("file")
    parser.add_argument("--top", type=int, default=1)


SHOUT = Command("shout", "Loudly.", lambda parser: parser.add_argument("word"), lambda typed, _: typed.word.upper())
SOLVING = otherwise(
    GAME,
    text={"commands": (SHOUT,)},
    engine={
        "solve": Command("solve", "The best.", asks, best),
        "analyse": lambda options, seats, events: Length(len(events)),
        "retell": lambda analysis, say: f"{analysis.events} events",
    },
)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """run("solve", "toy", …) with a toy that has something to solve and one that has not."""
    shelf = {"toy": SOLVING, "mute": replace(GAME, name="mute")}
    for room in (choices, commands, local):
        monkeypatch.setattr(room, "games", lambda: shelf)
    monkeypatch.setenv("LC_ALL", "en")
    app = typer.Typer()
    for door in (commands, analyse, play):
        door.register(app)
    commands.of_games(app)

    def command(*words: Any, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(word) for word in words], input=typed, catch_exceptions=False)

    return command


def test_a_game_solves_what_a_file_holds(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards").write_text("3 9 4")
    assert run("solve", "toy", tmp_path / "cards").output == "Highest Card: ['9']\n"
    assert run("solve", "toy", "-", "--top", 2, "--lang", "fr", typed="3 9 4").output.endswith(": ['4', '9']\n")


def test_help_behind_the_game_is_the_games_own(run: Run) -> None:
    assert "--top" in run("solve", "toy", "--help").output


def test_what_cannot_be_solved_is_refused_with_a_sentence(run: Run, tmp_path: Path) -> None:
    assert run("solve", "toy", "-").exit_code == 2
    missing = run("solve", "toy", tmp_path / "none")
    assert (missing.exit_code, missing.stderr) == (2, f"Cannot read {tmp_path / 'none'}.\n")
    assert run("solve", "mute", "-").stderr == "mute has nothing to solve. Games that have: toy.\n"
    assert "not in this house" in run("solve", "chess").stderr


def test_a_command_of_a_games_own_is_called_by_both_names(run: Run) -> None:
    assert run("toy", "shout", "hello").output == "HELLO\n"
    assert run("mute", "shout", "hello").exit_code == 2


def test_a_record_is_analysed(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "match.txt"
    run("play", "toy", "--seat", "bot:pupil", "--seat", "bot:master", "--seed", "5", "--record", kept)
    assert run("analyse", kept).output.endswith(" events\n")
    assert run("analyse", kept, "--json").output.startswith('{"events":')


def test_a_game_that_is_not_analysed_says_so(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "match.txt"
    run("play", "mute", "--seat", "bot:pupil", "--seat", "bot:master", "--seed", "5", "--record", kept)
    assert run("analyse", kept).stderr == "Matches of mute are not analysed.\n"
