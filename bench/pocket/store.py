"""The promises of every store, kept by the one in a browser: the same tests, in a worker of Chromium, on IndexedDB."""

from __future__ import annotations

import json
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tools.node import node
from tools.pocket.__main__ import PYODIDE, ROOT

HERE = Path(__file__).resolve().parent
WEB = ROOT / "web"
BESIDE = ("pytest", "_pytest", "py", "pluggy", "iniconfig", "packaging", "pygments")
"""What the tests import; all of it plain Python."""
ASK = """(address) => new Promise((yes) => {
  const worker = new Worker(address, { type: 'module' });
  worker.onmessage = ({ data }) => yes(data);
  worker.onerror = (error) => yes({ broken: String(error.message) });
})"""


def promises_kept(page: Page, url: str, folder: Path) -> int:
    """How many promises were asked for, in a folder of the pocket that a server offers; all hold, or this raises."""
    house = folder / "house"
    pack(house / "contract.zip")
    bundled = str(house / "store.worker.js")
    rolldown = str(WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs")
    assert node(rolldown, str(HERE / "store.worker.js"), "--file", bundled, "--log-level", "silent", folder=WEB) == 0
    page.goto(f"{url}licenses.md")  # of this origin, and no house opens there
    answer = page.evaluate(ASK, f"{url}house/store.worker.js")
    assert "said" in answer, answer
    said: dict[str, str] = json.loads(answer["said"])
    broken = {name: why for name, why in said.items() if why}
    assert said, "no promise was found"
    assert not broken, json.dumps(broken, indent=1)
    return len(said)


def pack(archive: Path) -> None:
    """Tests, what they import, and the whole library of Python, of which the pocket has only what the house needs."""
    with zipfile.ZipFile(archive, "w") as packed:
        packed.write(PYODIDE / "python_stdlib.zip", "python_stdlib.zip")
        for path, name in wanted():
            packed.write(path, name)


def wanted() -> Iterator[tuple[Path, str]]:
    """Files, and where they stand for Python."""
    for name in ("bench/__init__.py", "bench/pocket/__init__.py", "bench/pocket/inside.py"):
        yield ROOT / name, name
    for name in ("tests/storage/test_every_store.py", "tests/storage/test_notes.py"):
        yield ROOT / name, name
    site = Path(sysconfig.get_paths()["purelib"])
    for package in BESIDE:
        for path in (site / f"{package}.py", *(site / package).rglob("*.py")):
            if path.is_file():
                yield path, path.relative_to(site).as_posix()
