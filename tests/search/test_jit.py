"""The cache policy: no stale kernels, none compiled for nothing, no refusals of numba's where nobody may write."""

import os
import subprocess
import sys
from pathlib import Path

from tablee.search import jit

KERNEL = """
from house.search.jit import cache_folder, kernel
from house.search.halves import half
from house.games.{game}.engine.kernels.helper import double

@kernel
def answer(x):
    return double(x) + half(x)
"""
HELPER = """
from house.search.jit import kernel

@kernel
def double(x):
    return x * {factor}
"""
HALVES = """
from house.search.jit import kernel

@kernel
def half(x):
    return x // {divisor}
"""
ASK = """
import importlib, sys
from pathlib import Path
for game in sys.argv[1:]:
    moves = importlib.import_module(f"house.games.{game}.engine.kernels.moves")
    cached = moves.cache_folder(Path(moves.__file__).parent) is not None
    print(moves.answer(20), len(moves.answer.stats.cache_hits), cached)
"""


def make_house(folder: Path, divisor: int = 2, **factors: int) -> None:
    """A house with a helper for all, and games of which each has a helper of its own."""
    search = folder / "house" / "search"
    search.mkdir(parents=True, exist_ok=True)
    (search / "jit.py").write_bytes(Path(jit.__file__).read_bytes())
    (search / "halves.py").write_text(HALVES.format(divisor=divisor))
    for game, factor in factors.items():
        room = room_of(folder, game)
        room.mkdir(parents=True, exist_ok=True)
        (room / "moves.py").write_text(KERNEL.format(game=game))
        (room / "helper.py").write_text(HELPER.format(factor=factor))


def room_of(folder: Path, game: str) -> Path:
    return folder / "house" / "games" / game / "engine" / "kernels"


def ask(folder: Path, *games: str, **environment: str) -> str:
    """What a fresh process answers, a line for each game: the result, hits of the cache, whether there is a cache."""
    names = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH")
    clean = {name: value for name, value in os.environ.items() if name in names}
    done = subprocess.run(
        [sys.executable, "-B", "-c", ASK, *(games or ("whist",))],
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
    make_house(tmp_path, whist=2)
    assert ask(tmp_path, TABLEE_CACHE=cache) == "50 0 True"
    assert ask(tmp_path, TABLEE_CACHE=cache) == "50 1 True"
    make_house(tmp_path, whist=3)
    assert ask(tmp_path, TABLEE_CACHE=cache) == "70 0 True"


def test_a_helper_that_all_share_is_compiled_anew(tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    make_house(tmp_path, whist=2)
    assert ask(tmp_path, TABLEE_CACHE=cache) == "50 0 True"
    make_house(tmp_path, divisor=4, whist=2)
    assert ask(tmp_path, TABLEE_CACHE=cache) == "45 0 True"


def test_a_word_changed_in_one_game_compiles_no_other_game_anew(tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    make_house(tmp_path, whist=2, poker=3)
    assert ask(tmp_path, "whist", "poker", TABLEE_CACHE=cache) == "50 0 True\n70 0 True"
    page = room_of(tmp_path, "poker") / "helper.py"
    page.write_text(f'"""Other words."""\n{page.read_text()}')
    assert ask(tmp_path, "whist", "poker", TABLEE_CACHE=cache) == "50 1 True\n70 0 True"


def test_where_nothing_can_be_written_kernels_still_work(tmp_path: Path) -> None:
    make_house(tmp_path, whist=2)
    wall = tmp_path / "wall"
    wall.touch()  # a file where a folder is wanted stops even an administrator
    assert ask(tmp_path, HOME=str(wall), XDG_CACHE_HOME=str(wall / "cache")) == "50 0 False"
    assert not list((tmp_path / "house").glob("**/*.nbi"))


def test_a_cache_is_named_after_all_that_its_kernels_may_call(tmp_path: Path) -> None:
    search, lanes = jit.SHARED
    own = lanes.parents[1] / "games" / "whist" / "engine" / "kernels"
    assert jit._may_call(search) == (search,)
    assert jit._may_call(lanes) == (search, lanes)
    assert jit._may_call(own) == (search, lanes, own)
    homes = {path for path in jit.SEARCH.parent.rglob("kernels") if path.is_dir()}
    assert set(jit._may_call(tmp_path)) == {search, tmp_path} | homes
    folder = jit.cache_folder(search)
    assert folder is None or folder.name.startswith("kernels-")
