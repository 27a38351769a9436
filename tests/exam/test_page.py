"""docs/add-a-game.md can be followed: it names everything the house asks for and every law."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from tablee.core.game import Engine, Exam, Game, Problems, Rules, Text
from tablee.testing.laws import LAWS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md").read_text("utf-8")


@pytest.mark.parametrize(
    "name", [one.name for part in (Game, Rules, Text, Engine, Exam, Problems) for one in fields(part)]
)
def test_the_page_speaks_of_every_field_of_a_game(name: str) -> None:
    asked = {field: f"rules/{field}.py" for field in ("actions", "events", "refusals", "options")}
    assert any(f"`{asked.get(name, name)}{end}" in PAGE for end in ("`", "(", "=")) or f"{name}=" in PAGE


def test_the_page_lists_the_laws_as_they_are() -> None:
    rows = [f"| `{law.__name__.removeprefix('law_')}` | {(law.__doc__ or '').strip()} |" for law in LAWS]
    assert [row for row in rows if row not in PAGE] == []


def test_the_toy_has_the_folders_and_files_that_the_page_teaches() -> None:
    tree = PAGE.partition("example/\n")[2].partition("```")[0]
    taught = {
        f"{room}/{file}"
        for room, files in re.findall(r"^  (\w+)/ (.*)$", tree, re.MULTILINE)
        for file in re.findall(r"[\w/.]+\.(?:py|md|toml)\b", files)
    }
    toy = Path(__file__).parent / "toy"
    rooms = {one.partition("/")[0] for one in taught}
    there = {
        path.relative_to(toy).as_posix()
        for room in rooms
        for path in (toy / room).rglob("*.*")
        if path.suffix in {".py", ".md", ".toml"} and path.name != "__init__.py"
    }
    assert rooms == {"rules", "text", "engine", "exam", "problems"}
    assert there == taught
    assert {path.name for path in toy.iterdir() if path.name != "__pycache__"} == rooms | {
        "__init__.py",
        "data",
        "tests",
    }
