"""The rooms that travel into the browser are enough: whatever their files import is among them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.pocket.rooms import copy_rooms

SOURCE = Path(__file__).resolve().parents[2] / "src/tablee"


def asked_for(page: Path) -> Iterator[str]:
    """The modules of Tablée that a file imports when it is loaded."""
    for statement in ast.parse(page.read_text("utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and str(statement.module).startswith("tablee."):
            yield str(statement.module)


def test_whatever_a_file_of_the_pocket_imports_travels_with_it(tmp_path: Path) -> None:
    copy_rooms(SOURCE, tmp_path)
    packed = [page for room in ("storage", "pocket") for page in (tmp_path / "tablee" / room).rglob("*.py")]
    assert packed
    missing = {
        f"{page.relative_to(tmp_path)}: {name}"
        for page in packed
        for name in asked_for(page)
        if not any((tmp_path / f"{name.replace('.', '/')}{end}").exists() for end in (".py", "/__init__.py"))
    }
    assert not missing
