"""The rooms that travel into the browser are enough: whatever their files import is among them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.pocket.rooms import copy_rooms

ASLEEP = ("games", "server")
"""Some of their files stay unread in a browser: engines with kernels, the calls of a network."""
SOURCE = Path(__file__).resolve().parents[2] / "src/tablee"


def asked_for(page: Path) -> Iterator[str]:
    """The modules of Tablée that a file imports when it is loaded."""
    for statement in ast.parse(page.read_text("utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and str(statement.module).startswith("tablee."):
            yield str(statement.module)


def test_whatever_a_file_of_the_pocket_imports_travels_with_it(tmp_path: Path) -> None:
    copy_rooms(SOURCE, tmp_path)
    home = tmp_path / "tablee"
    packed = [page for page in home.rglob("*.py") if page.relative_to(home).parts[0] not in ASLEEP]
    assert packed
    missing = {
        f"{page.relative_to(tmp_path)}: {name}"
        for page in packed
        for name in asked_for(page)
        if not any((tmp_path / f"{name.replace('.', '/')}{end}").exists() for end in (".py", "/__init__.py"))
    }
    assert not missing
