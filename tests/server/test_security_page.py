"""docs/security.md says which limits there are; every one of them, with its default."""

from dataclasses import fields
from pathlib import Path

from tablee.server.settings import Limits

PAGE = Path(__file__).parents[2] / "docs" / "security.md"


def test_every_limit_is_on_the_page_with_its_default() -> None:
    rows = [line for line in PAGE.read_text().splitlines() if line.startswith("| `TABLEE_")]
    said = {cells[1].strip(" `"): cells[2].strip() for cells in (row.split("|") for row in rows)}
    known = {f"TABLEE_{one.name.upper()}": f"{getattr(Limits(), one.name):,}" for one in fields(Limits)}
    assert said == known
