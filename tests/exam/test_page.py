"""docs/add-a-game.md can be followed: it names everything the house asks for and every law."""

from dataclasses import fields
from pathlib import Path

import pytest

from tablee.core.game import Game
from tablee.testing import LAWS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md").read_text("utf-8")


@pytest.mark.parametrize("name", [one.name for one in fields(Game)])
def test_the_page_speaks_of_every_field_of_a_game(name: str) -> None:
    asked = {"actions": "actions.py", "events": "events.py", "refusals": "refusals.py", "options": "options.py"}
    assert any(f"`{asked.get(name, name)}{end}" in PAGE for end in ("`", "(", "=")) or f"{name}=" in PAGE


def test_the_page_lists_the_laws_as_they_are() -> None:
    rows = [f"| `{law.__name__.removeprefix('law_')}` | {(law.__doc__ or '').strip()} |" for law in LAWS]
    assert [row for row in rows if row not in PAGE] == []
