"""A wheel carries the house, its pages and its licence, and leaves its tests at home."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tablee.core.game.shelf import games

ROOT = Path(__file__).resolve().parent.parent


def test_a_wheel_holds_what_a_player_needs_and_no_tests(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"tablee/py.typed", "tablee/core/locales/fr.toml", "tablee/server/static/index.html"} <= set(names)
    for page in ("leaflet.fr.md", "locales/en.toml"):
        assert sum(name.endswith(f"/text/{page}") for name in names) == len(games())
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert [name for name in names if "tests" in name.split("/") or not name.startswith("tablee")] == []
