"""The cache policy: no stale kernels, and none of numba's refusals where nothing can be written."""

import os
import subprocess
import sys
from pathlib import Path

from tablee.search import jit

KERNEL = """
from room.jit import CACHE, kernel
from room.helper import double

@kernel
def answer(x):
    return double(x) + 1
"""
HELPER = """
from room.jit import kernel

@kernel
def double(x):
    return x * {factor}
"""
ASK = """
from room import kernels
print(kernels.answer(20), len(kernels.answer.stats.cache_hits), kernels.CACHE is not None)
"""


def make_room(folder: Path, factor: int) -> None:
    room = folder / "room"
    room.mkdir(exist_ok=True)
    (room / "__init__.py").touch()
    (room / "jit.py").write_bytes(Path(jit.__file__).read_bytes())
    (room / "kernels.py").write_text(KERNEL)
    (room / "helper.py").write_text(HELPER.format(factor=factor))


def ask(folder: Path, **environment: str) -> str:
    """What a fresh process answers: the result, hits of the cache, whether there is a cache."""
    names = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH")
    clean = {name: value for name, value in os.environ.items() if name in names}
    done = subprocess.run(
        [sys.executable, "-B", "-c", ASK],
        cwd=folder,
        env={**clean, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_helper_that_changes_in_another_file_is_compiled_anew(tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    make_room(tmp_path, factor=2)
    assert ask(tmp_path, TABLEE_CACHE=cache) == "41 0 True"
    assert ask(tmp_path, TABLEE_CACHE=cache) == "41 1 True"
    make_room(tmp_path, factor=3)
    assert ask(tmp_path, TABLEE_CACHE=cache) == "61 0 True"


def test_where_nothing_can_be_written_kernels_still_work(tmp_path: Path) -> None:
    make_room(tmp_path, factor=2)
    wall = tmp_path / "wall"
    wall.touch()  # a file where a folder is wanted stops even an administrator
    assert ask(tmp_path, HOME=str(wall), XDG_CACHE_HOME=str(wall / "cache")) == "41 0 False"
    assert not list((tmp_path / "room").glob("**/*.nbi"))


def test_the_cache_is_named_after_the_sources() -> None:
    folder = jit.cache_folder()
    assert folder is None or folder.name.startswith("kernels-")
    assert folder == jit.cache_folder()
