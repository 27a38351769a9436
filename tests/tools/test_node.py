"""Two terminals in a fresh clone: npm wipes all packages before it adds one, but not under who builds with them."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import node

BOTH = """
import sys
from pathlib import Path
from tools import node

folder = Path(sys.argv[1])
node.CACHE = folder.parent
with node.packages(folder, dev={dev}):
    print("using", flush=True)
    sys.stdin.readline()
    there = [path.name for path in (folder / "node_modules").iterdir() if not path.name.startswith(".")]
    print(*sorted(there), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A package that needs one other, and one more for its developers; both lie on this disk."""
    for name in ("needed", "tested"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "package.json").write_text(json.dumps({"name": name, "version": "1.0.0"}))
    wanted = {"dependencies": {"needed": "file:../needed"}, "devDependencies": {"tested": "file:../tested"}}
    made = tmp_path / "pages"
    made.mkdir()
    (made / "package.json").write_text(json.dumps({"name": "pages", "version": "1.0.0", **wanted}))
    assert node.npm("install", "--silent", "--package-lock-only", "--offline", folder=made) == 0
    return made


@pytest.fixture
def terminals() -> Iterator[list[subprocess.Popen[str]]]:
    opened: list[subprocess.Popen[str]] = []
    yield opened
    for one in opened:
        one.kill()
        one.communicate()


def terminal(folder: Path, *, dev: bool) -> subprocess.Popen[str]:
    command = (sys.executable, "-c", BOTH.format(dev=dev), str(folder))
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path.cwd())


def says(one: subprocess.Popen[str]) -> str:
    assert one.stdout is not None
    return one.stdout.readline().strip()


def test_packages_are_not_wiped_under_whoever_builds_with_them(
    folder: Path, terminals: list[subprocess.Popen[str]]
) -> None:
    terminals.append(player := terminal(folder, dev=False))
    assert "packages of" in says(player)
    assert says(player) == "using"
    terminals.append(developer := terminal(folder, dev=True))
    assert says(developer) == "· waiting for somebody else who uses npm-pages"
    assert player.communicate("\n")[0] == "needed\n"
    assert "packages of" in says(developer)
    assert says(developer) == "using"
    terminals.append(second := terminal(folder, dev=False))
    assert says(second) == "using", "more than enough is there: nobody waits, nothing is installed"
    assert second.communicate("\n")[0] == developer.communicate("\n")[0] == "needed tested\n"


def test_two_who_want_them_at_once_install_them_once(folder: Path, terminals: list[subprocess.Popen[str]]) -> None:
    terminals += [terminal(folder, dev=True) for _ in range(2)]
    said = [one.communicate("\n")[0] for one in terminals]
    assert all("using\nneeded tested\n" in one for one in said)
    assert "".join(said).count("packages of") == 1


def test_an_installation_that_was_stopped_is_done_again(folder: Path) -> None:
    with node.packages(folder, dev=True):
        pass
    (folder / "package-lock.json").write_text("not a lock")
    with pytest.raises(SystemExit), node.packages(folder, dev=True):
        pass
    assert not (folder / "node_modules" / ".installed").exists()
