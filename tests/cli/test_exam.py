"""`tablee exam GAME`: one line a law that is broken, and an exit code that says so."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from tablee.cli import choices, exam
from tablee.core.game import Game
from tablee.testing import laws
from tablee.testing.broken import Broken
from tablee.testing.exam import exam as hold
from tests.exam.spoil import Edit, forget, spoilt
from tests.exam.toy import GAME

LAWS = [law for law in laws.LAWS if law.__name__ in ("law_nothing_is_lost", "law_rules_have_numbers")]
FAULTS: list[Edit] = [
    ("rules/evolve.py", "(*table.tricks[seat], *cards)", "cards"),
    ("text/leaflet.en.md", "**R4.** ", ""),
]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two laws will do: tests/exam holds the toy to all of them."""
    monkeypatch.setattr(laws, "LAWS", LAWS)
    monkeypatch.setenv("TABLEE_EXAM_SEEDS", "1")


def sit(game: Game, monkeypatch: pytest.MonkeyPatch, *words: str) -> Result:
    monkeypatch.setattr(choices, "games", lambda: {"toy": game})
    app = typer.Typer()
    exam.register(app)
    return CliRunner().invoke(app, ["toy", *words], catch_exceptions=False)


def test_a_game_that_passes_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = sit(GAME, monkeypatch, "--lang", "fr")
    assert (ended.exit_code, ended.stdout) == (0, "toy est reçu à l’examen\u00a0: les 2 lois tiennent.\n")


def test_every_broken_law_is_one_line_as_exam_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = spoilt(tmp_path, FAULTS)
    ended = sit(game, monkeypatch, "--lang", "en")
    with pytest.raises(Broken) as broken:
        hold(game)
    forget(game, tmp_path)
    *lines, last = ended.stdout.splitlines()
    assert ended.exit_code == 1
    assert [line for line in str(broken.value).splitlines() if line.split(":")[0].strip() in names()] == lines
    assert len(lines) == 2
    assert last == "toy breaks 2 of 2 laws."


def test_a_game_that_is_not_here_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "games", dict)
    app = typer.Typer()
    exam.register(app)
    ended = CliRunner().invoke(app, ["chess", "--lang", "en"])
    assert (ended.exit_code, ended.stdout) == (2, "")
    assert "“chess” is not in this house" in ended.stderr


def test_a_game_without_its_tests_is_sent_to_a_clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = spoilt(tmp_path, [], record_again=False)
    name = game.rules.options.__module__.partition(".")[0]
    (tmp_path / name / "tests").rename(tmp_path / "elsewhere")
    ended = sit(game, monkeypatch, "--lang", "en")
    forget(game, tmp_path)
    assert ended.exit_code == 2
    assert "in a clone of the repository" in ended.stderr


def names() -> list[str]:
    return [law.__name__ for law in LAWS]
