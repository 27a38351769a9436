"""Two terminals that set up one folder: one makes .venv, the other waits for it and puts nothing in anew."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import install

SETTING_UP = """
import sys, time
from pathlib import Path
from tools import install

def made():
    install.VENV.mkdir()  # not twice
    time.sleep(0.2)

def fill(kind):
    assert install.VENV.is_dir()
    with (install.ROOT / "book").open("a") as book:
        book.write(f"begins {kind}\\n")
        book.flush()
        time.sleep(0.2)
        book.write(f"ends {kind}\\n")

install.ROOT = Path(sys.argv[1])
install.VENV = install.ROOT / ".venv"
install.make_environment, install.fill, install.answers = made, fill, lambda *_: True
sys.argv = ["install.py", "run"]
install.main()
"""


def test_of_two_who_set_up_at_once_one_does(tmp_path: Path) -> None:
    command = (sys.executable, "-c", SETTING_UP, str(tmp_path))
    both = [subprocess.Popen(command, cwd=Path.cwd()) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    assert (tmp_path / "book").read_text() == "begins run\nends run\n"


def test_what_changed_since_is_put_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock, project = tmp_path / "run.lock", tmp_path / "pyproject.toml"
    monkeypatch.setattr(install, "VENV", tmp_path)
    monkeypatch.setattr(install, "LOCKS", {"run": lock})
    monkeypatch.setattr(install, "PROJECT", project)
    monkeypatch.setattr(install, "HERE", project)
    monkeypatch.setattr(install, "answers", lambda *_: True)
    for name, second in (("run.lock", 1), ("pyproject.toml", 2), (".run", 3)):
        assert not install.installed("run")
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (second, second))
    assert install.installed("run")
    os.utime(lock, (4, 4))
    assert not install.installed("run")
