"""Two processes that want the same cache on a fresh machine: one fills it, the other waits and uses it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.alone import filled

FILLER = """
import sys, time
from pathlib import Path
from tools.alone import filled

def fill(fresh):
    with Path({fillings!r}).open("a") as book:
        book.write("filled\\n")
    for number in range(50):
        (fresh / str(number)).write_text("part")
        time.sleep(0.005)

folder = filled(Path({folder!r}), fill)
assert len(list(folder.iterdir())) == 50, "seen before it was whole"
"""


def test_two_processes_at_once_fill_a_cache_once_and_both_find_it_whole(tmp_path: Path) -> None:
    folder, fillings = tmp_path / "cache" / "browser", tmp_path / "fillings"
    script = FILLER.format(fillings=str(fillings), folder=str(folder))
    both = [subprocess.Popen([sys.executable, "-c", script], cwd=Path.cwd()) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    assert fillings.read_text() == "filled\n"


def test_who_is_interrupted_leaves_nothing_half_done(tmp_path: Path) -> None:
    folder = tmp_path / "browser"

    def interrupted(fresh: Path) -> None:
        (fresh / "half").write_text("a part")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        filled(folder, interrupted)
    assert [path.name for path in tmp_path.iterdir()] == ["browser.lock"]
    filled(folder, lambda fresh: (fresh / "whole").touch())
    assert [path.name for path in folder.iterdir()] == ["whole"]
