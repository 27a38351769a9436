"""docs/leaflets.md names tests that exist, and laws that are held."""

import re
from pathlib import Path

from tablee.testing.laws import LAWS

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "leaflets.md").read_text("utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    folders = (ROOT / "tests", ROOT / "src")
    there = {
        name
        for folder in folders
        for path in folder.rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert named
    assert named - there == set()


def test_every_law_that_the_page_names_exists() -> None:
    named = re.findall(r"law `(\w+)`", PAGE)
    assert named
    assert {f"law_{name}" for name in named} <= {law.__name__ for law in LAWS}
