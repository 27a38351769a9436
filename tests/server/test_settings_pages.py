"""The pages say what can be set: docs/security.md each limit with its default, docs/operate.md all the rest."""

import re
from dataclasses import fields
from pathlib import Path

from tablee.server.settings import Limits, Settings

DOCS = Path(__file__).parents[2] / "docs"


def rows(page: str) -> list[list[str]]:
    """The cells of the lines of tables in which a setting comes first."""
    lines = (DOCS / page).read_text().splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| `TABLEE_")]


def test_every_limit_is_on_the_page_with_its_default() -> None:
    said = {name.strip("`"): default for name, default, _ in rows("security.md")}
    assert said == {f"TABLEE_{one.name.upper()}": f"{getattr(Limits(), one.name):,}" for one in fields(Limits)}


def test_every_other_setting_is_on_the_page_with_its_default_where_it_is_a_number() -> None:
    said = {name: cells for cells in rows("operate.md") for name in re.findall(r"TABLEE_\w+", cells[0])}
    known = {f"TABLEE_{one.name.upper()}": one for one in fields(Settings) if one.name != "limits"}
    assert known.keys() <= said.keys()
    for name, one in known.items():
        if isinstance(one.default, float):
            assert float(said[name][1]) == one.default, name
